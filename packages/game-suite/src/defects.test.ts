import type { Bot, BotSight } from "@roundtable/bots";
import { type Chance, type Game, pickOne } from "@roundtable/kernel";
import { line, seat, type Locale, UNTOLD } from "@roundtable/language";
import { describe, expect, test } from "vitest";
import { type GameTexts, type Subject, SuiteFailure, suiteOf } from "./index.ts";
import { bots } from "./testing/bots.ts";
import { moonlight } from "./testing/moonlight.ts";
import { texts } from "./testing/texts.ts";
import { cardAt, leaderOf, type Moonlight, moonOf, type State } from "./testing/words.ts";

/** What the suite has to say of the toy with something changed. */
function complaints(changes: Partial<Game<Moonlight>>, said: GameTexts = texts): string[] {
  return failures(changes, { texts: said, bots }, 2).map(({ sentence }) => sentence);
}

function failures(
  changes: Partial<Game<Moonlight>>,
  rest: Omit<Subject, "game">,
  botTables: number,
): SuiteFailure[] {
  const game = { ...moonlight, seats: { min: 3, max: 3, usual: 3 }, ...changes };
  const suite = suiteOf({ game, ...rest }, { games: 5, botTables, stride: 1, cap: 200 });
  return suite.tests.flatMap(({ run }) => {
    try {
      run();
      return [];
    } catch (failure) {
      if (!(failure instanceof SuiteFailure)) throw failure;
      return [failure];
    }
  });
}

/** The toy's decision, changed wherever this question is asked. */
function decisionBut(
  kind: Moonlight["question"]["kind"],
  change: (
    decision: NonNullable<ReturnType<typeof moonlight.decision>>,
    state: State,
  ) => ReturnType<typeof moonlight.decision>,
): Pick<Game<Moonlight>, "decision"> {
  return {
    decision(state, seat) {
      const decision = moonlight.decision(state, seat);
      return decision?.question.kind === kind ? change(decision, state) : decision;
    },
  };
}

/** The toy's apply, with something done before each answer. */
function applyBut(before: Game<Moonlight>["apply"]): Pick<Game<Moonlight>, "apply"> {
  return {
    apply(state, seat, answer, dealer) {
      before(state, seat, answer, dealer);
      moonlight.apply(state, seat, answer, dealer);
    },
  };
}

test("the toy as it is gives no cause for complaint", () => {
  expect(complaints({})).toEqual([]);
});

describe("a leak is found", () => {
  test("in the view", () => {
    const found = complaints({
      view: (state, viewer) => ({ ...moonlight.view(state, viewer), moon: moonOf(state) }),
    });
    expect(found).toContainEqual(
      expect.stringMatching(/can see what it may not know: its view differs at moon/),
    );
  });

  test("in the decision", () => {
    const found = complaints(
      decisionBut("play", (decision, state) => ({
        ...decision,
        duration: { seconds: 10 + moonOf(state), then: decision.answers[0]?.id ?? "" },
      })),
    );
    expect(found).toContainEqual(expect.stringMatching(/its decision differs at duration.seconds/));
  });

  test("in the order of the answers", () => {
    const found = complaints(
      decisionBut("path", (decision, state) => ({
        ...decision,
        answers: moonOf(state) % 2 === 0 ? decision.answers : decision.answers.toReversed(),
      })),
    );
    expect(found).toContainEqual(expect.stringMatching(/the order of its answers differs/));
  });

  test("in the number of answers", () => {
    const found = complaints(
      decisionBut("peek", (decision, state) => ({
        ...decision,
        answers: moonOf(state) > 6 ? decision.answers : decision.answers.slice(1),
      })),
    );
    expect(found).toContainEqual(expect.stringMatching(/the number of its answers differs/));
  });

  test("in the events that somebody is sent", () => {
    const found = complaints({ see: (event) => event });
    expect(found).toContainEqual(expect.stringMatching(/was sent a secret in the event “drew”: card/));
  });

  test("in a preview, though the view and the events are sound", () => {
    const found = complaints(
      applyBut((state, seat, answer, dealer) => {
        if (answer.kind === "peek") dealer.tell({ kind: "peeked", seat, card: moonOf(state) });
      }),
    );
    expect(found).toContainEqual(expect.stringMatching(/a preview differs at peek\.events\.0\.card/));
  });

  test("in whether a preview is final", () => {
    const found = complaints(
      applyBut((state, seat, answer, dealer) => {
        if (answer.kind === "walk" && moonOf(state) > 6) dealer.reveal({ kind: "walked", seat });
      }),
    );
    expect(found).toContainEqual(expect.stringMatching(/a preview differs at walk\.events/));
  });
});

describe("what is told of a hint is found", () => {
  const choosyPeek = decisionBut("peek", (decision, state) => ({
    ...decision,
    answers: handOfLeader(state) > 6 ? decision.answers : decision.answers.slice(1),
  }));

  test("where only some worlds leave the one who asks for it a choice", () => {
    expect(complaints(choosyPeek)).toContainEqual(
      expect.stringMatching(/^(Seat \d|The public) would learn .+ if seat \d asked for a hint: .+ at “peek”/),
    );
  });

  test("unless the step is secret", () => {
    const found = complaints({
      ...choosyPeek,
      view(state, viewer) {
        const shown = moonlight.view(state, viewer);
        if (shown.awaited === null) return shown;
        return { ...shown, awaited: { ...shown.awaited, secretly: true } };
      },
    });
    expect(found).not.toContainEqual(expect.stringContaining("asked for a hint"));
  });

  test("where those still seem to be asked who have answered, and nothing says that this is a secret", () => {
    const found = complaints({
      view(state, viewer) {
        const shown = moonlight.view(state, viewer);
        if (shown.awaited?.question !== "play") return shown;
        return { ...shown, awaited: { ...shown.awaited, seats: [0, 1, 2] } };
      },
    });
    expect(found).toContainEqual(expect.stringMatching(/has answered is not shown, .+ `secretly`/));
  });
});

/** The first card of the leader, which only that seat knows. */
function handOfLeader(state: State): number {
  return cardAt(state, state.hands[leaderOf(state)]?.[0] ?? 0);
}

describe("a redeal that cannot be trusted is found", () => {
  test("when it does nothing", () => {
    const found = complaints({ redeal: (state) => structuredClone(state) });
    expect(found).toContainEqual(
      expect.stringMatching(/The secret “cards of seat 1”, .+ never changed in \d+ redeals/),
    );
  });

  test("when it forgets one secret", () => {
    const found = complaints({
      redeal(state, viewer, chance) {
        const { cards, ...redealt } = moonlight.redeal(state, viewer, chance);
        const moon = cards.pop() ?? 0;
        const swapped = cards.map((card) => (card === moonOf(state) ? moon : card));
        return { ...redealt, cards: [...swapped, moonOf(state)] };
      },
    });
    expect(found).toContainEqual(expect.stringMatching(/The secret “moon”, .+ never changed/));
  });

  test("when it changes the state it is given", () => {
    const found = complaints({
      redeal(state, viewer, chance) {
        state.cards.splice(0, state.cards.length, ...moonlight.redeal(state, viewer, chance).cards);
        return state;
      },
    });
    expect(found).toContainEqual(expect.stringMatching(/redeal\(\) changes the state it is given/));
  });

  test("when events are not told anew to fit it", () => {
    const found = complaints({ retell: (event) => event });
    expect(found).toContainEqual(
      expect.stringMatching(/What the event “drew” hides never changed in \d+ redeals/),
    );
  });

  test("when an event is told anew though nothing was redealt", () => {
    const found = complaints({
      retell: (event, redealt) =>
        event.kind === "drew" ? { ...event, card: 0 } : moonlight.retell(event, redealt),
    });
    expect(found).toContainEqual(
      expect.stringMatching(/retell\(\) changes “drew” where nothing was redealt/),
    );
  });

  test("when it changes what the viewer knows", () => {
    const found = complaints({
      redeal: (state, _, chance) => moonlight.redeal(state, "public", chance),
    });
    expect(found).toContainEqual(expect.stringMatching(/its view differs at hand/));
  });

  test("when the redealt state cannot be played", () => {
    const found = complaints({
      redeal: (state, viewer, chance) => ({ ...moonlight.redeal(state, viewer, chance), next: 99 }),
      view: (state, viewer) => ({ ...moonlight.view(state, viewer), left: 0 }),
    });
    expect(found).toContainEqual(expect.stringMatching(/There is no card in slot/));
  });
});

describe("a game that gets stuck is found", () => {
  test("when nobody is asked", () => {
    const found = complaints({ asked: (state) => (state.stage === "peek" ? [] : moonlight.asked(state)) });
    expect(found).toContainEqual("Dead end: the game is not over, but nobody is asked.");
  });

  test("when there is nothing to answer", () => {
    const found = complaints(decisionBut("peek", (decision) => ({ ...decision, answers: [] })));
    expect(found).toContainEqual(expect.stringMatching(/Dead end: seat \d has no answer to “peek”/));
  });

  test("when the one who is asked gets no decision", () => {
    const found = complaints(decisionBut("peek", () => null));
    expect(found).toContainEqual(expect.stringMatching(/Dead end: seat \d is asked, but gets no decision/));
  });

  test("when it has no end", () => {
    const found = complaints({
      apply(state, seat, answer, dealer) {
        moonlight.apply(state, seat, answer, dealer);
        if (state.stage === "play") state.stage = "path";
      },
    });
    expect(found).toContainEqual("The game is not over after 200 answers.");
  });

  test("when somebody is asked after the end", () => {
    const found = complaints({ asked: (state) => (state.stage === "over" ? [0] : moonlight.asked(state)) });
    expect(found).toContainEqual("The game is over, but seat 0 is asked.");
  });
});

describe("a view to which nothing leads that was told is found", () => {
  test("when it is not made after an event", () => {
    const found = complaints({
      after: (view, event) => (event.kind === "won" ? view : moonlight.after(view, event)),
    });
    expect(found).toContainEqual(
      expect.stringMatching(
        /^Seat 0 is told .*“shown”, “won”.*, and what it sees differs: mine: \d+ became null\.$/,
      ),
    );
  });

  test("when an event does not tell what is seen", () => {
    const found = complaints({
      see: (event, viewer) =>
        event.kind === "path" && viewer === "public" ? null : moonlight.see(event, viewer),
    });
    expect(found).toContainEqual(
      expect.stringMatching(
        /^The public is told nothing, and what it sees differs: path: null became "\w+"\.$/,
      ),
    );
  });

  test("when the one before is changed on the way", () => {
    const found = complaints({
      after: (view, event) =>
        event.kind === "path" ? Object.assign(view, { path: event.path }) : moonlight.after(view, event),
    });
    expect(found).toContainEqual(
      expect.stringMatching(/^after\(\) changes the view it is given: path: null became "\w+"\.$/),
    );
  });

  test("unless it only comes with the true view, as the game says", () => {
    const found = complaints({
      after: (view, event) => (event.kind === "path" ? view : moonlight.after(view, event)),
      replay: { stripUntold: ({ path: _path, points: _points, ...view }) => view },
    });
    expect(found).toEqual([]);
  });
});

describe("a question that is out of order is found", () => {
  test("when a seat that is not asked gets a decision", () => {
    const found = complaints({ asked: (state) => moonlight.asked(state).slice(0, 1) });
    expect(found).toContainEqual(expect.stringMatching(/Seat \d is not asked, but gets the decision “play”/));
  });

  test("when two answers have the same id", () => {
    const found = complaints(
      decisionBut("path", (decision) => ({
        ...decision,
        answers: decision.answers.map((answer) => ({ ...answer, id: "on" })),
      })),
    );
    expect(found).toContainEqual("Two answers to “path” have the id on.");
  });

  test("when the answer for the end of its time is none of its answers", () => {
    const found = complaints(
      decisionBut("play", (decision) => ({ ...decision, duration: { seconds: 30, then: "card-0" } })),
    );
    expect(found).toContainEqual(expect.stringMatching(/card-0 is given, but that is none of its answers/));
  });

  test("when the view does not say who is awaited", () => {
    const found = complaints({
      view: (state, viewer) => ({
        ...moonlight.view(state, viewer),
        awaited: { seats: [], question: "play" },
      }),
    });
    expect(found).toContainEqual(expect.stringMatching(/does not say that seat 0 is awaited/));
  });
});

describe("a state that is not what it seems is found", () => {
  test("when there is chance that nobody was asked for", () => {
    let tosses = 0;
    const found = complaints(
      applyBut((state, seat) => {
        state.points[seat] = tosses++ % 3;
      }),
    );
    expect(found).toContainEqual(
      expect.stringMatching(/There is a hidden source of chance: The answer .+points/),
    );
  });

  test("when setup rolls dice of its own", () => {
    let nights = 0;
    const found = complaints({
      setup: (seats, options, dealer) => ({
        ...moonlight.setup(seats, options, dealer),
        round: nights++ % 2,
      }),
    });
    expect(found).toContainEqual(expect.stringMatching(/There is a hidden source of chance: Setup/));
  });

  test.each([
    ["a date", { since: new Date(0) }, /since is a Date/],
    ["a hole", { since: undefined }, /since is undefined/],
    ["no number", { since: Number.NaN }, /since is NaN/],
  ])("when it does not survive JSON because of %s", (_, stowaway, complaint) => {
    const found = complaints({
      setup: (seats, options, dealer) => ({ ...moonlight.setup(seats, options, dealer), ...stowaway }),
    });
    expect(found).toContainEqual(expect.stringMatching(complaint));
  });

  test("when a clone shares what apply changes", () => {
    const found = complaints({ clone: (state) => ({ ...state }) });
    expect(found).toContainEqual(
      expect.stringMatching(/What is done to a clone happens to the original too/),
    );
  });

  test("when looking changes it", () => {
    const found = complaints({
      secrets(state, viewer) {
        state.points.reverse();
        return moonlight.secrets(state, viewer);
      },
    });
    expect(found).toContainEqual(expect.stringMatching(/secrets\(\) changes the state: points/));
  });

  test("when what one sees hangs on whether the public's view is at hand", () => {
    const found = complaints({
      view: (state, viewer, open) => ({ ...moonlight.view(state, viewer), ...(open && { round: 7 }) }),
    });
    expect(found).toContainEqual(expect.stringMatching(/something else beside the public's view: round/));
  });

  test("when a view that was shown goes on changing with it", () => {
    const found = complaints({
      view: (state, viewer) => ({ ...moonlight.view(state, viewer), points: state.points }),
    });
    expect(found).toContainEqual(expect.stringMatching(/had before .* changes with the state: points/));
  });
});

test("an answer that teaches somebody something without being marked is found", () => {
  const found = complaints({
    apply(state, seat, answer, dealer) {
      if (answer.kind !== "peek") return moonlight.apply(state, seat, answer, dealer);
      state.moonSeenBy.push(seat);
      state.stage = "play";
    },
  });
  expect(found).toContainEqual(
    expect.stringMatching(/learns something from peek, which is not marked as revealing/),
  );
});

test("a secret move that shows only in what another can no longer take back is found", () => {
  const found = complaints({
    view(state, viewer) {
      const shown = moonlight.view(state, viewer);
      if (state.stage !== "play") return shown;
      return { ...shown, handSizes: [], awaited: { seats: [0, 1, 2], question: "play" } };
    },
    see: (event, viewer) =>
      event.kind === "played" && event.seat !== viewer ? null : moonlight.see(event, viewer),
  });
  expect(found).toContainEqual(
    expect.stringMatching(
      /notices nothing of card-\d+ but that its own last answer, free to take back before/,
    ),
  );
});

describe("a text that cannot be shown is found", () => {
  const { walked: _, ...eventsWithoutWalking } = texts.ru.event;

  test("when it is missing in one language", () => {
    const found = complaints({}, { ...texts, ru: { ...texts.ru, event: eventsWithoutWalking } });
    expect(found).toContainEqual("There is no text in ru for “event walked”.");
  });

  test("when one language leaves untold what the others tell, but not when all do", () => {
    const untold = (locale: Locale) => ({
      ...texts[locale],
      event: { ...texts[locale].event, walked: () => UNTOLD },
    });
    const found = complaints({}, { ...texts, ru: untold("ru") });
    expect(found).toContainEqual("The ru text of “event walked” is empty: “”.");
    expect(complaints({}, { ru: untold("ru"), fr: untold("fr"), en: untold("en") })).toEqual([]);
  });

  test("when a value of an option has no name", () => {
    const deck = { name: "Deck", help: "How many cards there are.", values: { short: "12 cards" } };
    const found = complaints({}, { ...texts, en: { ...texts.en, option: { ...texts.en.option, deck } } });
    expect(found).toContainEqual("There is no text in en for the value “long” of “deck”.");
  });

  test("when its verb does not fit the person who is addressed", () => {
    const walked = () => line`${seat(0)} идёт дальше.`;
    const found = complaints({}, { ...texts, ru: { ...texts.ru, event: { ...texts.ru.event, walked } } });
    expect(found).toContainEqual(expect.stringMatching(/The ru text of “event walked” .+ but “Вы идёт”/));
  });

  test.each(["ru", "fr"] as const)("when in %s the name of a bot is not in the form it needs", (locale) => {
    const walked = () =>
      locale === "ru" ? line`Дорога у ${seat(0)}.` : line`C’est le chemin de ${seat(0)}.`;
    const { event } = texts[locale];
    const found = complaints({}, { ...texts, [locale]: { ...texts[locale], event: { ...event, walked } } });
    expect(found).toContainEqual(
      expect.stringMatching(/The .. text of “event walked” does not .+ the name in/),
    );
  });

  test("when it lacks the space that French wants", () => {
    const path = () => line`Quel chemin?`;
    const found = complaints({}, { ...texts, fr: { ...texts.fr, question: { ...texts.fr.question, path } } });
    expect(found).toContainEqual(
      expect.stringMatching(/The fr text of “question path” lacks the non-breaking space/),
    );
  });
});

describe("a bot that cannot play is found", () => {
  const sound: Bot<Moonlight> = { choose: ({ decision }, chance) => pickOne(chance, decision.answers) };

  /** What the suite finds when a sound bot, now called “odd”, is changed like this. */
  function found(odd: Partial<Bot<Moonlight>>, changes: Partial<Game<Moonlight>> = {}): SuiteFailure[] {
    return failures(changes, { texts, bots: { odd: { ...sound, ...odd } } }, 20);
  }

  function sentences(...of: Parameters<typeof found>): string[] {
    return found(...of).map(({ sentence }) => sentence);
  }

  test("when it throws, though only by one combination of all options", () => {
    const said = sentences({
      choose(sight, chance) {
        const { deck, peeking, stars } = sight.options;
        if (deck === "long" && !peeking && stars.includes("comet")) throw new Error("Lost in the dark.");
        return sound.choose(sight, chance);
      },
    });
    expect(said).toEqual([
      expect.stringMatching(
        /^The bot “odd” on seat \d throws “Lost in the dark\.” when it is asked “path”\.$/,
      ),
    ]);
  });

  test("when it throws instead of speaking", () => {
    const said = sentences({
      say({ decision }) {
        if (decision.question.kind === "peek") throw new Error("No words.");
        return [];
      },
    });
    expect(said).toEqual([
      expect.stringMatching(
        /^The bot “odd” on seat \d throws “No words\.” when it may speak before “peek”\.$/,
      ),
    ]);
  });

  test("when its answer is none of the decision’s", () => {
    const said = sentences({ choose: () => ({ kind: "walk", id: "fly" }) });
    expect(said).toEqual([
      expect.stringMatching(
        /^The bot “odd” on seat \d answers “fly” to “path”, which is none of its answers\.$/,
      ),
    ]);
  });

  test("when the game breaks at what it says", () => {
    const { talk = expect.fail("The toy has talk.") } = moonlight;
    const read: typeof talk.read = (state, seat, value) => {
      if (typeof value === "object" && value !== null && "of" in value && value.of === 7)
        throw new RangeError("Who?");
      return talk.read(state, seat, value);
    };
    const said = sentences({ say: () => [{ kind: "doubt", of: 7 }] }, { talk: { ...talk, read } });
    expect(said).toEqual([
      expect.stringMatching(
        /^The bot “odd” on seat \d says \{"kind":"doubt","of":7\}, at which the game throws “Who\?”\.$/,
      ),
    ]);
  });

  const byMoon = (moon: number): string => (moon > 6 ? "peek" : "walk");
  const answering = (id: string, sight: BotSight<Moonlight>, chance: Chance) =>
    sight.decision.answers.find((answer) => answer.id === id) ?? sound.choose(sight, chance);

  test("when it is handed the real state to imagine from", () => {
    const said = sentences(
      { choose: (sight, chance) => answering(byMoon(moonOf(sight.world)), sight, chance) },
      {
        redeal: (state, viewer, chance) =>
          chance.pick(4) > 0 ? structuredClone(state) : moonlight.redeal(state, viewer, chance),
      },
    );
    expect(said).toContainEqual(
      expect.stringMatching(
        /^The bot “odd” on seat \d imagines from another world when what it cannot know lies otherwise: cards\.\d+: /,
      ),
    );
  });

  describe("when it has looked into the cards of others", () => {
    let lookedAt: State | null = null;
    const careless: Partial<Game<Moonlight>> = {
      redeal(state, viewer, chance) {
        lookedAt = state;
        return moonlight.redeal(state, viewer, chance);
      },
    };
    const moonSeen = () => (lookedAt === null ? 0 : moonOf(lookedAt));

    test("to answer by them", () => {
      const said = sentences(
        { choose: (sight, chance) => answering(byMoon(moonSeen()), sight, chance) },
        careless,
      );
      expect(said).toEqual([
        expect.stringMatching(
          /^The bot “odd” on seat \d replies otherwise when what it cannot know lies otherwise: answer: "(peek|walk)" became "(peek|walk)"\.$/,
        ),
      ]);
    });

    test("to speak of them", () => {
      const said = sentences({ say: () => (moonSeen() > 6 ? [{ kind: "boast" }] : []) }, careless);
      expect(said).toEqual([
        expect.stringMatching(/^The bot “odd” on seat \d replies otherwise when .+: statements/),
      ]);
    });
  });

  test("with its table, its company and all that happened there", () => {
    let answers = 0;
    const [failure] = found({
      choose(sight, chance) {
        if (++answers > 4) throw new Error("Tired.");
        return sound.choose(sight, chance);
      },
    });
    expect(failure?.deal).toMatchObject({ seats: 3, seed: 1 });
    expect(failure?.deal?.bots).toContain("odd");
    expect(failure?.log?.header.options).toEqual(failure?.deal?.options);
    expect(failure?.log?.entries.length).toBeGreaterThan(1);
    expect(failure?.message).toMatch(
      /^moonlight, 3 seats \(.*odd.*\), \{.+\}, seed 1, after \d+ entries: The bot “odd”/,
    );
  });
});

test("an option that no table may use is found", () => {
  const found = complaints({
    check: (_, { peeking }) => ({ errors: peeking ? [] : [{ kind: "long-night" }], warnings: [] }),
  });
  expect(found).toContainEqual("The option peeking can be set to false, but no such table may start.");
});

test("a failure says how to see it again", () => {
  const suite = suiteOf(
    { game: { ...moonlight, see: (event) => event }, texts, bots },
    { games: 1, stride: 1 },
  );
  const secrecy = suite.tests.find(({ name }) => name === "2 seats: nobody is sent what they may not know");
  expect(() => secrecy?.run()).toThrow(/^moonlight, 2 seats, .+, seed 1, after 0 entries: /);
});
