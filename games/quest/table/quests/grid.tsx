import type { Seat } from "@roundtable/kernel";
import { Icon, nameOf, pieceName, SeatName, Shield, shieldOf } from "@roundtable/kit";
import { type Check, checksOf } from "./checks.ts";
import icons from "../icons.json" with { type: "json" };
import type { Scene } from "../scene.ts";

/** Quests by players: who led, who went, who had the magic token, the result, and who checked whom afterwards. */
export function Grid({ scene }: { scene: Scene }) {
  const { view, words, seats } = scene;
  const checks = checksOf(view);
  return (
    <div class="qu-claims qu-grid">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {view.tableau.map((_, nth) => {
              const quest = view.quests[nth];
              return (
                <th key={nth} scope="col" data-result={quest && (quest.failed ? "fail" : "success")}>
                  <Told number={nth + 1} words={words.quest(nth + 1)} />
                  {quest !== undefined && (
                    <span class="qu-grid-result">
                      <Icon
                        name={quest.failed ? icons.fail : icons.success}
                        label={quest.failed ? words.failed : words.succeeded}
                      />
                      <small>
                        <Told number={quest.fails} words={words.fails(quest.fails)} />
                      </small>
                    </span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {seats.map((at) => (
            <tr key={at.seat}>
              <th scope="row">
                <SeatName at={at} />
              </th>
              {view.tableau.map((_, nth) => (
                <td key={nth}>
                  <Part scene={scene} seat={at.seat} nth={nth} checked={checks.get(nth)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In words, or on a phone only the number; always in words for screen readers. */
function Told({ number, words }: { number: number; words: string }) {
  return (
    <>
      <span class="qu-grid-words">{words}</span>
      <span class="qu-grid-number" aria-hidden="true">
        {number}
      </span>
    </>
  );
}

interface PartProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly nth: number;
  readonly checked: Check | undefined;
}

/** The part of one player in one quest. */
function Part({ scene, seat, nth, checked }: PartProps) {
  const quest = scene.view.quests[nth];
  const isNow = nth === scene.view.quests.length;
  const leader = quest?.leader ?? (isNow ? scene.view.leader : null);
  const team = quest?.team ?? (isNow ? (scene.view.team?.chosen ?? []) : []);
  const magic = quest?.magic ?? (isNow ? (scene.view.team?.magic ?? null) : null);
  return (
    <span class="qu-part">
      {leader === seat && (
        <Icon name={icons.leader} label={pieceName(scene, "leader")} class="qu-part-leader" />
      )}
      {team.includes(seat) && <Icon name={icons.team} label={scene.words.team(team.length)} />}
      {magic === seat && <Icon name={icons.magic} label={pieceName(scene, "magic")} class="qu-part-magic" />}
      {checked?.holder === seat && checked.checked !== null && (
        <span class="qu-part-check">
          <Icon name={icons.checked} label={pieceName(scene, "amulet")} />
          <Shield name={shieldOf(scene, checked.checked)} label={nameOf(scene, checked.checked)} />
        </span>
      )}
    </span>
  );
}
