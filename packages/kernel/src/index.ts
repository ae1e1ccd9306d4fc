export { chanceOf, pickOne, shuffled } from "./chance.ts";
export type { Chance, ChanceSource, Draw } from "./chance.ts";
export { checkTable, readOption } from "./check.ts";
export type { Checked } from "./check.ts";
export type { Command } from "./command.ts";
export { ForcedDealer } from "./forced.ts";
export { copyOf, plainCopy } from "./game.ts";
export { given, unfit } from "./given.ts";
export type { WaitedFor, Check, Decision, Facts, Game, Outcome, Shape, Statistics, Told } from "./game.ts";
export { LessonMismatch, LessonRun } from "./lesson.ts";
export type { LaidDown, Lesson, LessonStep, Moves } from "./lesson.ts";
export type {
  Answered,
  CalledOff,
  Continued,
  Entry,
  Fairness,
  Header,
  Log,
  SaidEntry,
  TakenBack,
  UndoAsked,
  UndoDropped,
  UndoVoted,
} from "./log.ts";
export { wasSeenAndTakenBack } from "./seen-and-taken-back.ts";
export { Match } from "./match.ts";
export type {
  AskedDecision,
  Beginning,
  MatchSight,
  Result,
  Snapshot,
  UndoReach,
  UndoRequest,
} from "./match.ts";
export { isHintTold } from "./noticing.ts";
export { readBag, valuesOf, writeBag } from "./options.ts";
export type {
  BagOption,
  ChoiceOption,
  OptionSpec,
  OptionSpecs,
  OptionValues,
  SwitchOption,
  TableProblem,
} from "./options.ts";
export { Recording } from "./recording.ts";
export type { Eyes } from "./recording.ts";
export { positionAt } from "./position.ts";
export { standingIn } from "./standing-in.ts";
export { recorded, ReplayMismatch } from "./recorded.ts";
export { MATCH_REASONS } from "./reason.ts";
export type { MatchReason } from "./reason.ts";
export { playOn, replay, replayed, resumed, retold, resumedWhileTheSame } from "./replay.ts";
export { seatsOf, viewersOf } from "./seat.ts";
export type { Seat, Viewer } from "./seat.ts";
export { previewOf, sightOf } from "./sight.ts";
export type { Preview, PreviewedDecision, Sight } from "./sight.ts";
export { RecordingDealer } from "./dealer.ts";
export type { Dealer } from "./dealer.ts";
export { isSaid, LONGEST_TEXT } from "./talk.ts";
export type { Said, Saying, Talk } from "./talk.ts";
export { steps } from "./steps.ts";
export type { AskStep, DoStep, Steps, Task } from "./steps.ts";
export { chanceFrom, isDie, seeded } from "./random.ts";
export type { Words } from "./random.ts";
