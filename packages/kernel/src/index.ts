export { chanceOf, pickOne, shuffled } from "./chance/chance.ts";
export type { Chance, ChanceSource, Draw } from "./chance/chance.ts";
export { checkTable, readOption } from "./check.ts";
export type { Checked } from "./check.ts";
export type { Command } from "./match/command.ts";
export { ForcedDealer } from "./chance/forced-dealer.ts";
export { copyOf, plainCopy } from "./game.ts";
export { answerOfKind, wrongAnswer } from "./answer-of-kind.ts";
export type {
  AwaitedDecision,
  Check,
  Decision,
  Facts,
  Game,
  Outcome,
  Shape,
  Statistics,
  MatchEvent,
} from "./game.ts";
export { LessonMismatch } from "./lesson/lesson.ts";
export { LessonRun, LessonScript } from "./lesson/lesson-script.ts";
export type { ScriptedChance, Lesson, LessonStep, Moves } from "./lesson/lesson.ts";
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
} from "./match/log.ts";
export { hasUndoneReveal } from "./match/undone-reveal.ts";
export { Match } from "./match/match.ts";
export type {
  AskedDecision,
  Beginning,
  MatchSight,
  Result,
  Snapshot,
  UndoReach,
  UndoRequest,
} from "./match/match-types.ts";
export { isHintPublic } from "./match/visibility.ts";
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
export { Recording } from "./replay/recording.ts";
export type { Perspective } from "./replay/recording.ts";
export { positionAt } from "./match/position.ts";
export { standingAnswersIn } from "./match/standing-in-log.ts";
export { recorded, ReplayMismatch } from "./chance/recorded-chance.ts";
export { MATCH_REASONS } from "./refusal-reasons.ts";
export type { MatchReason } from "./refusal-reasons.ts";
export {
  applyEntries,
  replay,
  replayToEnd,
  resumeMatch,
  replayWithEvents,
  resumeCompatible,
} from "./replay/replay.ts";
export { seatsOf, viewersOf } from "./seat.ts";
export type { Seat, Viewer } from "./seat.ts";
export { previewOf, sightOf } from "./sight.ts";
export type { Preview, PreviewedDecision, Sight } from "./sight.ts";
export { RecordingDealer } from "./chance/dealer.ts";
export type { Dealer } from "./chance/dealer.ts";
export { isSaid, LONGEST_TEXT } from "./talk.ts";
export type { Said, Saying, Talk } from "./talk.ts";
export { steps } from "./steps.ts";
export type { AskStep, DoStep, Steps, Task } from "./steps.ts";
export { chanceFrom, isDie, seeded } from "./chance/random.ts";
export type { Words } from "./chance/random.ts";
