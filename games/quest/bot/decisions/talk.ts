import { type Seat, seatsOf } from "@roundtable/kernel";
import { sideOf } from "../../rules/characters.ts";
import type { Statement } from "../../rules/statements.ts";
import { bestAccusations } from "./accusations.ts";
import { likeliestEvil } from "../belief/belief.ts";
import type { Mind } from "../belief/mind.ts";
import { heir } from "./appointments.ts";
import { recordOf, type SpokenRecord, type Stance, stanceIn } from "../belief/spoken-record.ts";
import { suggestedMagic, suggestedTeam } from "./team.ts";
import { reportedCheck } from "./amulet-report.ts";
import { statementsIn } from "../belief/heard-statements.ts";

/** How often a player says something that they could say. */
const TALKATIVE = 0.7;

/** QU-40: what the bot says before it answers. Evil says what a good player in its place could say. */
export function speak(mind: Mind): readonly Statement[] {
  const { seat, view, heard } = mind.sight;
  if (view.talk !== "open" || isKnownAsEvil(mind, seat)) return [];
  const words = statementsIn(heard);
  const taken = new Map<Seat, Stance>();
  return thoughts(mind, recordOf(mind.sight, seat)).filter((statement) => {
    const stance = stanceIn(statement, words);
    if (stance === null) return true;
    const isFirst = !taken.has(stance.of);
    taken.set(stance.of, stance.stance);
    return isFirst;
  });
}

/** Everything that it could say now; only the first statement about each player is made. */
function thoughts(mind: Mind, record: SpokenRecord): readonly Statement[] {
  const { view, decision } = mind.sight;
  switch (decision.question.kind) {
    case "ready":
      return claim(mind, record, 0.6);
    case "team":
      return view.team?.chosen.length === 0 ? [...claim(mind, record, 0.8), ...reports(mind, record)] : [];
    case "card":
      if (!mind.happens(TALKATIVE)) return reports(mind, record);
      return [
        ...claim(mind, record, 0.5),
        ...reports(mind, record),
        ...opinion(mind, record),
        ...succession(mind),
      ];
    case "new-leader":
      return [...reports(mind, record), ...replies(mind, record), ...suggestions(mind)];
    case "discussion":
      return [...claim(mind, record, 0.9), ...reports(mind, record), ...accusations(mind, record)];
    default:
      return [];
  }
}

/**
 * Everybody claims to be good and no more: the character is hidden from the Hunter, and from those who would claim it
 * too.
 */
function claim(mind: Mind, { hasClaimed }: SpokenRecord, likely: number): readonly Statement[] {
  return hasClaimed || !mind.happens(likely) ? [] : [{ kind: "i-am-good" }];
}

/** Reports of its amulet checks, and of its cards on failed quests. */
function reports(mind: Mind, record: SpokenRecord): readonly Statement[] {
  const { seat, view } = mind.sight;
  const checks = mind.mine.checks
    .filter((check) => check.as === "holder" && !record.checksTold.has(check.seat))
    .flatMap((check): Statement[] => {
      const saw = reportedCheck(mind, record, check.seat, check.loyalty);
      return saw === null ? [] : [{ kind: "i-checked", seat: check.seat, saw }];
    });
  const innocence = view.quests.flatMap(({ team, fails, failed }, index): Statement[] => {
    const quest = index + 1;
    const isMine = failed && team.includes(seat) && !record.successesTold.has(quest);
    const couldBeTrue = fails < team.length && (mind.side === "evil" || mind.mine.cards[index] === "success");
    return isMine && couldBeTrue && quest === view.quests.length && mind.happens(0.5)
      ? [{ kind: "i-played-success", quest }]
      : [];
  });
  return [...checks, ...innocence];
}

/** Whom it suspects or trusts most. */
function opinion(mind: Mind, record: SpokenRecord): readonly Statement[] {
  const suspected = bySuspicion(mind).filter(
    (other) => mind.blamed(other) > 0.5 && maySay(mind, record, other, "suspects"),
  );
  if (suspected.length > 0) return illOf(mind, suspected.slice(0, 1), suspected);
  return bySuspicion(mind)
    .toReversed()
    .filter((other) => mind.blamed(other) < 0.2 && maySay(mind, record, other, "trusts"))
    .slice(0, mind.happens(0.5) ? 1 : 0)
    .map((other): Statement => ({ kind: "i-trust", seat: other }));
}

/** QU-18: before the Last Chance everybody says whom they would point at. */
function accusations(mind: Mind, record: SpokenRecord): readonly Statement[] {
  const accused = likeliestEvil(mind.story).seats;
  const mayAccuse = (other: Seat) => maySay(mind, record, other, "suspects");
  if (mind.side === "good") return illOf(mind, accused.filter(mayAccuse), []);
  const suspected = bySuspicion(mind);
  return illOf(mind, suspected.slice(0, accused.length).filter(mayAccuse), suspected.filter(mayAccuse));
}

/** By rule of thumb it accuses these; an evil player might as well accuse as many others, friends or strangers. */
function illOf(mind: Mind, usual: readonly Seat[], suspected: readonly Seat[]): readonly Statement[] {
  const friends = suspected.filter((other) => mind.evil(other) > 0.5);
  const strangers = suspected.filter((other) => !friends.includes(other));
  const others = mind.side === "good" ? [] : [friends, strangers].map((some) => some.slice(0, usual.length));
  const different = others.filter((some) => some.length > 0 && some.join() !== usual.join());
  return bestAccusations(mind, [usual, ...different]).map((seat): Statement => ({ kind: "i-suspect", seat }));
}

/**
 * The others, the most suspicious first. Sparing friends can give an evil player away; it does so only for the Hunter,
 * who has to learn who is evil.
 */
function bySuspicion(mind: Mind): readonly Seat[] {
  const { seat, seats, view } = mind.sight;
  const spared = mind.side === "evil" && view.set.includes("blind-hunter") ? mind.skill.spares : 0;
  const score = (other: Seat) => mind.blamed(other) - spared * mind.evil(other);
  return seatsOf(seats)
    .filter((other) => other !== seat)
    .toSorted((one, other) => score(other) - score(one));
}

/** Nobody says the same thing twice, nor what everybody knows to be wrong; an evil player never contradicts itself. */
function maySay(mind: Mind, { stances }: SpokenRecord, of: Seat, stance: Stance): boolean {
  const shown = mind.sight.view.revealed[of];
  if (shown !== undefined && (sideOf(shown) === "evil") !== (stance === "suspects")) return false;
  const said = stances.get(of);
  return said === undefined || (said !== stance && mind.side === "good");
}

/** Who should lead next. */
function succession(mind: Mind): readonly Statement[] {
  const { seats, view } = mind.sight;
  const free = seatsOf(seats).filter(
    (other) => !view.veterans.includes(other) && view.amulets.every(({ holder }) => holder !== other),
  );
  if (free.length === 0 || !mind.happens(0.25)) return [];
  return [{ kind: "should-lead", seat: heir(mind, free) }];
}

/** Whom the next leader should send. */
function suggestions(mind: Mind): readonly Statement[] {
  const { seats, view } = mind.sight;
  const size = view.tableau[view.quests.length]?.team;
  if (size === undefined || !mind.happens(0.5)) return [];
  const team = suggestedTeam(mind, size, seatsOf(seats));
  return [
    { kind: "send", seats: team },
    { kind: "give-magic", seat: suggestedMagic(mind, team) },
  ];
}

/** Agrees or disagrees with the last opinion of somebody else. */
function replies(mind: Mind, record: SpokenRecord): readonly Statement[] {
  const { seat, heard } = mind.sight;
  const words = statementsIn(heard);
  const last = words.findLast((word) => word.seat !== seat && stanceIn(word.statement, words) !== null);
  const theirs = last === undefined ? null : stanceIn(last.statement, words);
  if (last === undefined || theirs === null || record.answered.has(last.entry)) return [];
  const { kind } = last.statement;
  if (kind === "i-agree" || kind === "i-disagree") return [];
  const answer = (agrees: boolean): readonly Statement[] => [
    { kind: agrees ? "i-agree" : "i-disagree", seat: last.seat, entry: last.entry },
  ];
  if (theirs.of === seat) return theirs.stance === "suspects" ? answer(false) : [];
  const blamed = mind.blamed(theirs.of);
  const own: Stance | null = blamed > 0.6 ? "suspects" : blamed < 0.25 ? "trusts" : null;
  if (own === null || !maySay(mind, record, theirs.of, own)) return [];
  return answer(own === theirs.stance);
}

function isKnownAsEvil({ sight: { view } }: Mind, seat: Seat): boolean {
  const shown = view.revealed[seat];
  return shown !== undefined && sideOf(shown) === "evil";
}
