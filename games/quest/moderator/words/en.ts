import { plural } from "@roundtable/language";
import type { Pace, Ways } from "../sitting.ts";

/** What the moderator says beyond the game's own texts. The other languages have its type. */
export const en = {
  title: "At a real table",
  setup: {
    lead: "One device for the whole company: it deals or lets you deal, reads the introduction aloud, keeps time and remembers everything. No connection needed.",
    players: "Players, in the order in which they sit",
    name: (nth: number) => `Player ${nth}`,
    add: "One more player",
    remove: (name: string) => `Remove ${name}`,
    sameNames: "Everybody needs a name of their own.",
    moreOptions: "More options",
    ways: "How you play",
    begin: { device: "Deal the cards", "by-hand": "Begin" } satisfies Record<Ways["dealing"], string>,
  },
  dealing: {
    legend: "Characters",
    values: { device: "Dealt by the device", "by-hand": "Dealt by hand" } satisfies Record<
      Ways["dealing"],
      string
    >,
    help: {
      device: "Everybody looks at their card on the device, one after another.",
      "by-hand":
        "You deal real cards, and the device never learns who is who: it reads the introduction, keeps time and writes down what you enter.",
    } satisfies Record<Ways["dealing"], string>,
  },
  knowledge: {
    legend: "Who knows whom",
    values: { "eyes-closed": "Read aloud, eyes closed", device: "Read on the device" } satisfies Record<
      Ways["knowledge"],
      string
    >,
    help: {
      "eyes-closed": "Everybody sees only their card on the device; then the introduction is read aloud.",
      device: "Everybody reads on the device, unseen, what they know.",
    } satisfies Record<Ways["knowledge"], string>,
  },
  cards: {
    legend: "Quest cards, votes and checks",
    values: { device: "On the device", real: "With real cards" } satisfies Record<Ways["cards"], string>,
    help: {
      device: "The device goes round, and everybody decides unseen.",
      real: "Played on the table; only the result is entered.",
    } satisfies Record<Ways["cards"], string>,
  },
  ending: {
    legend: "Hunt and Last Chance",
    values: { device: "On the device", "by-hand": "By hand" } satisfies Record<Ways["ending"], string>,
    help: {
      device: "Pointing and naming are entered, and the device knows who has won.",
      "by-hand": "Played at the table; only the winner is entered.",
    } satisfies Record<Ways["ending"], string>,
  },
  speech: {
    legend: "Introduction",
    on: "Aloud",
    off: "Text only",
    noVoice: "This device has no voice for the language: somebody reads the text aloud.",
    mute: "The voice does not answer: somebody reads the text aloud.",
    language: "Language",
    pace: "Pace",
    paces: { slow: "slow", even: "even", quick: "quick" } satisfies Record<Pace, string>,
  },
  opening: {
    leads: (name: string) => `${name} leads the first quest`,
    drawn: "Drawn by lot, before the deal.",
    drawnOrSaid: "Drawn by lot. If you have agreed on somebody else, tap that name.",
    who: "The first leader",
    tokens: "The leader takes the leader token and a veteran token.",
    next: "To the cards",
    deal: "Deal the cards by hand",
    take: "Take these cards.",
    putAway: (count: number) =>
      `Shuffle these and put ${count} ${plural("en", count, { one: "card", other: "cards" })} away unseen.`,
    rest: "Shuffle what is left of all of them and deal one card to each. Everybody looks at their own, unseen.",
    dealt: "Everybody has seen their card",
  },
  cover: {
    passTo: (name: string) => `Pass the device to ${name}`,
    onlyFor: "Nobody else may look now.",
    reveal: (name: string) => `I am ${name}`,
    hide: "Hide",
    hideAndPass: "Hide and pass on",
    again: "Look at a card again",
    whose: "Whose card?",
  },
  role: {
    yours: "Your character",
    eyesClosed: "What you know you will learn in the introduction.",
    remember: "Remember it, then hide it.",
  },
  secrets: {
    answers: "Your answer",
    card: (quest: number) => `Your card for quest ${quest}`,
    "hunt-vote": "Your vote on the hunt",
    point: "At whom do you point?",
    drop: "Your hands",
    show: "You are being checked",
    confirm: "Confirm and hide",
    onlyOne: "You have no choice, but nobody must notice.",
  },
  check: {
    saw: "The answer to your check",
    overhear: "The first check",
    nothing: "There is nothing for you here. Wait a moment, then hide.",
    real: (holder: string, target: string) => `${holder} checks ${target}`,
    realHow: "The one who is checked shows the answer so that nobody else sees it.",
    sentinel:
      "Then for the Sentinel: everybody closes their eyes; the one who is checked raises a thumb if the answer is evil; the Sentinel looks; the thumb goes down, all open their eyes.",
    done: "It has been shown",
  },
  narration: {
    title: "The introduction",
    lead: "Has everybody seen their card? Put the device in the middle of the table.",
    sentence: (nth: number, of: number) => `${nth} of ${of}`,
    play: "Read it aloud",
    pause: "Pause",
    back: "Back",
    next: "Next",
    again: "From the beginning",
    toQuests: "To the first quest",
  },
  quests: {
    quest: (nth: number) => `Quest ${nth}`,
    leads: (name: string) => `${name} leads`,
    team: (chosen: number, of: number) => `Who goes? Chosen: ${chosen} of ${of}.`,
    magic: "Who gets the magic token?",
    send: "Send the team",
    fails: "How many Fails lie on the table?",
    votes: "How many Fails in the vote on the hunt?",
    enter: "Enter",
    failsNeeded: (count: number) =>
      `It takes ${count} ${plural("en", count, { one: "Fail", other: "Fails" })} to fail.`,
    succeeded: "The quest succeeds",
    failed: "The quest fails",
    turnUp: "The cards are shuffled. Put the device in the middle of the table.",
    show: "Turn the cards up",
    goOn: "Go on",
  },
  choose: {
    "new-leader": "Who leads next?",
    amulet: "Who gets the amulet?",
    check: "Who is checked?",
    braggart: "A Braggart who is named shows his card at once.",
    by: (name: string) => `${name} decides, aloud.`,
  },
  windows: {
    galahad: "Galahad may step forward now",
    "hunt-window": "The Blind Hunter may step forward now and hunt",
    ask: "Ask aloud and wait a moment.",
    nobody: "Nobody steps forward",
    somebody: "Somebody steps forward",
    who: "Who is it?",
    claims: {
      galahad: (name: string) => `${name} says: “I am Galahad.”`,
      "hunt-window": (name: string) => `${name} says: “I am the Blind Hunter.”`,
    },
    final: "Confirm only what was said aloud: it cannot be taken back.",
    confirm: "Yes, that was said",
    not: (name: string) => `${name} cannot do that: the deal says otherwise.`,
  },
  discussion: {
    title: "Discussion",
    help: "Five minutes to find the evil players. Then talk is closed.",
    start: "Start the clock",
    stop: "Stop the clock",
    over: "Time is up.",
    end: "End the discussion",
    left: (time: string) => `${time} left`,
    revealer: "The Revealer, if dealt, shows her card now, before the discussion.",
  },
  finale: {
    lastChance: "Good’s Last Chance",
    hands: "All hands",
    lower: "Evil players lower their hands, good players keep theirs up.",
    lowered: "Lower them",
    acts: "Whoever can still change a hand may do so now, aloud.",
    who: "Who acts?",
    saysSo: (name: string) => `${name} says so`,
    count: "Count the hands",
    nothing: (name: string) => `${name} has no hand to change.`,
    done: "Nobody else: count the hands",
    hunt: "The hunt",
    names: (name: string) => `${name} names, nobody else speaks.`,
    confirm: "That is what was said",
    verdict: "Who has won?",
    verdictHelp: {
      successes:
        "The Blind Hunter, if dealt, reveals herself and hunts: she names a player and the character, twice. Both right: evil wins. At the first mistake: good wins.",
      window:
        "The Blind Hunter may now reveal herself and hunt. If nobody does, Good’s Last Chance is played.",
      vote: "First everybody votes on the hunt with a card, unseen. With two Fails or more the Blind Hunter, if dealt, reveals herself and hunts; otherwise Good’s Last Chance is played.",
      lastChance: "Good’s Last Chance is played.",
    },
    allLeadersEvil: (leaders: string) =>
      `If the Last Chance fails, evil wins; but if every leader was evil, good wins all the same. The leaders: ${leaders}. After a hunt this exception does not apply.`,
    good: "Good has won",
    evil: "Evil has won",
    nobody: "nobody",
  },
  over: {
    good: "Good wins",
    evil: "Evil wins",
    characters: "Who was who",
    again: "Another game",
  },
  putAway: (count: number) =>
    plural("en", count, {
      one: "One of these cards was put away unseen.",
      other: `${count} of these cards were put away unseen.`,
    }),
  story: "What happened",
  nothingYet: "Nothing yet.",
  correct: "Correct the last entry",
  beginAnew: "Begin anew",
  beginAnewSure: "Give this game up?",
  yes: "Yes, give it up",
  no: "No, go on",
  cancel: "Cancel",
};

export type Words = typeof en;
