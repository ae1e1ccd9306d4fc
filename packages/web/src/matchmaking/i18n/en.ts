const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const text = {
  code: {
    title: "Table code",
    looking: "Looking for the table…",
    none: "No table has this code. Its game may be over: ask for a new code.",
    bad: "A code has six letters and no vowels, like BCD GHJ.",
  },
  find: {
    title: "Find a game",
    game: "Game",
    nobodyWaits: "nobody is waiting",
    wait: (n: number) => (n === 1 ? "1 person is waiting" : `${n} people are waiting`),
    size: "Number of players",
    anySize: "Any number",
    kind: "Type of game",
    friendly: "Casual",
    rated: "Rated",
    patience: "If there aren’t enough people",
    people: "Wait for more players",
    bots30: "Add bots after 30 seconds",
    bots120: "Add bots after 2 minutes",
    clock: "A live game with a clock. The time depends on the number of players.",
    go: "Find players",
  },
  waiting: {
    title: "Your search",
    looking: (game: string) => `Looking for people to play ${game} with you.`,
    since: "You’ve been waiting for",
    others: (n: number) =>
      n <= 1
        ? "Nobody else is waiting yet."
        : `${count(n, "person is", "people are")} waiting, including you.`,
    bots: "Bots will fill the free seats in",
    stay: "Stay on this page: the search stops soon after you leave it.",
    stop: "Cancel search",
    missed: "A table was ready, but you didn’t answer in time, so the others went ahead.",
    again: "Search again",
  },
  offer: {
    title: "A table is ready",
    company: (people: number, bots: number) =>
      bots === 0
        ? `${count(people, "person", "people")}, no bots.`
        : `${count(people, "person", "people")} and ${count(bots, "bot", "bots")}.`,
    here: "Are you ready? Time left:",
    sit: "Join",
    no: "Not now",
    others: (ready: number, of: number) =>
      `Waiting for the others: ${ready} of ${of} ${ready === 1 ? "is" : "are"} ready.`,
    sign: "Your table is ready",
  },
  invited: {
    title: "Invitations",
    by: (name: string, game: string) => `${name} invites you to play ${game}`,
    accept: "Accept",
    decline: "Decline",
    /** Where there is little room. */
    sit: "Join",
    later: "Later",
  },
  companions: {
    title: "Recent players",
    none: "People you finish a game with show up here, so you can invite them to the next one.",
    invite: "Invite",
    inviteWhom: (name: string) => `Invite ${name}`,
    invited: "Invited",
  },
  open: {
    game: "Game",
    all: "All games",
    fresh: (n: number) => count(n, "new table", "new tables"),
    gone: "no longer open",
    watching: (n: number) => `${n} watching`,
    none: "No open tables for this game right now.",
  },
};
