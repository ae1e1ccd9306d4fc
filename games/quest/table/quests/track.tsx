import type { Seat } from "@roundtable/kernel";
import { explain, Icon, nameOf, namesOf, pieceName } from "@roundtable/kit";
import { plainText } from "@roundtable/language";
import { useId } from "preact/hooks";
import type { QuestView } from "../../rules/quest.ts";
import { type Check, checksOf } from "./checks.ts";
import icons from "../icons.json" with { type: "json" };
import { eventLine, type Scene } from "../scene.ts";

/** QU-2: the quests as printed, and their results. */
export function Track({ scene, seen, onOpen }: { scene: Scene; seen: number; onOpen: () => void }) {
  const { view, words } = scene;
  const checks = checksOf(view);
  return (
    <ol class="qu-track" aria-label={pieceName(scene, "quest")}>
      {view.tableau.map(({ team, failsNeeded, amulet }, nth) => {
        const quest = view.quests[nth];
        const isNow = nth === view.quests.length && view.ending === null;
        const says = [
          words.quest(nth + 1),
          words.team(team),
          ...(failsNeeded > 1 ? [words.twoFails] : []),
          ...(amulet ? [pieceName(scene, "amulet")] : []),
          ...(quest === undefined
            ? []
            : [quest.failed ? words.failed : words.succeeded, words.fails(quest.fails)]),
        ].join(", ");
        return (
          <li
            key={nth}
            class="qu-quest"
            data-now={isNow ? "" : undefined}
            data-over={quest === undefined ? undefined : ""}
            data-result={quest === undefined ? undefined : quest.failed ? "fail" : "success"}
            style={{ "--cards": nth >= seen ? team : 0 }}
            {...(quest === undefined ? explain("quest") : {})}
          >
            {quest === undefined ? (
              <span class="for-readers">{says}</span>
            ) : (
              <Past scene={scene} quest={quest} check={checks.get(nth)} says={says} onOpen={onOpen} />
            )}
            <span class="qu-quest-team" aria-hidden="true">
              {team}
              {failsNeeded > 1 && (
                <span class="qu-two">
                  <Icon name={icons.fail} />
                  <Icon name={icons.fail} />
                </span>
              )}
            </span>
            {quest !== undefined && <Result quest={quest} />}
            {amulet && (
              <span class="qu-quest-amulet" {...explain("amulet")}>
                <Icon name={icons.amulet} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface PastProps {
  readonly scene: Scene;
  readonly quest: QuestView;
  readonly check: Check | undefined;
  readonly says: string;
  readonly onOpen: () => void;
}

/** A finished quest shows who led, went, had the magic token and checked whom afterwards, and links to all of them. */
function Past({ scene, quest, check, says, onOpen }: PastProps) {
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameOf(scene, seat)).join(", ");
  const lines = [
    { icon: icons.leader, words: `${pieceName(scene, "leader")} · ${names([quest.leader])}` },
    { icon: icons.team, words: `${scene.words.team(quest.team.length)} · ${names(quest.team)}` },
    { icon: icons.magic, words: `${pieceName(scene, "magic")} · ${names([quest.magic])}` },
    ...(check === undefined ? [] : [{ icon: icons.checked, words: checkWords(scene, check) }]),
  ];
  const words = useId();
  return (
    <>
      <button
        type="button"
        class="qu-quest-past"
        aria-label={says}
        aria-describedby={words}
        onClick={onOpen}
      />
      <span class="qu-quest-told" id={words} role="tooltip">
        <b>{says}</b>
        {lines.map((line) => (
          <span key={line.icon}>
            <Icon name={line.icon} /> {line.words}
          </span>
        ))}
      </span>
    </>
  );
}

function checkWords(scene: Scene, { holder, checked }: Check): string {
  if (checked === null) return `${pieceName(scene, "amulet")} · ${nameOf(scene, holder)}`;
  return plainText(eventLine(scene, { kind: "checked", seat: holder, target: checked }), namesOf(scene));
}

function Result({ quest }: { quest: QuestView }) {
  return (
    <span class="qu-result" aria-hidden="true">
      <Icon name={quest.failed ? icons.fail : icons.success} />
      {quest.fails > 0 && <b>{quest.fails}</b>}
    </span>
  );
}
