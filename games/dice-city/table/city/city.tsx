import type { Seat } from "@roundtable/kernel";
import { explain, group, Icon, memoDrawing, nameOf, pieceName, stop } from "@roundtable/kit";
import { COLUMNS, type Row, ROWS } from "../../rules/pieces.ts";
import { Cell } from "./cell.tsx";
import { RowDie } from "../pieces/dice.tsx";
import icons from "../icons.json" with { type: "json" };
import { label, playerOf, type Scene } from "../scene.ts";

/** A city, large: five streets of six locations, each with its gate, where its die rests when it is spent. */
export function City({ scene, seat }: { scene: Scene; seat: Seat }) {
  return (
    <div class={`dc-city ${seat === scene.me ? "dc-mine" : ""}`}>
      <div class="dc-plan" {...group(nameOf(scene, seat), COLUMNS.length + 1)}>
        <div class="dc-columns" aria-hidden="true">
          {COLUMNS.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        {ROWS.map((row) => (
          <div key={row} class={`dc-street dc-row-${row}`}>
            <Gate scene={scene} seat={seat} row={row} />
            {COLUMNS.map((column) => (
              <Cell key={column} scene={scene} seat={seat} spot={{ row, column }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A die that stands in its street can be sent on other errands from here. */
function Gate({ scene, seat, row }: { scene: Scene; seat: Seat; row: Row }) {
  const { view, ghost, me, offers, offer } = scene;
  const { spent, column } = playerOf(view, seat).dice[row];
  const leaves = ghost !== null && !spent && playerOf(ghost, seat).dice[row].spent;
  const question = scene.decision?.question;
  const held = seat === me && question?.kind === "spend" && question.die === row;
  const answer = seat === me ? offers.gates.get(row) : undefined;
  return (
    <div
      class={`dc-gate ${held ? "dc-held" : ""}`}
      data-gate={`${seat}-${row}`}
      {...explain(answer === undefined || spent ? `die-${row}` : "gate")}
      {...stop(false, label(scene, pieceName(scene, `die-${row}`), String(column)), offer(answer))}
    >
      <GateDrawing />
      {spent && (
        <span class="dc-rests" data-key={`die-${seat}-${row}`}>
          <RowDie row={row} face={column} />
        </span>
      )}
      {leaves && (
        <span class="dc-rests dc-ghost">
          <RowDie row={row} face={column} />
        </span>
      )}
      {answer !== undefined && !spent && (
        <span class="dc-errand">
          <Icon name={icons["other-ways"]} />
        </span>
      )}
    </div>
  );
}

const GateDrawing = memoDrawing(() => (
  <svg viewBox="0 0 60 70" preserveAspectRatio="none" aria-hidden="true">
    <path class="wall" d="M5 69V23h50v46z" />
    <path class="roof" d="M1 24L16 5h28l15 19z" />
    <path class="shine" d="M8 19h44M13 13h34M19 8h22" />
    <path class="arch" d="M13 69V45a17 15 0 0 1 34 0v24z" />
    <path class="window" d="M9 30h5v7H9zM46 30h5v7h-5z" />
  </svg>
));
