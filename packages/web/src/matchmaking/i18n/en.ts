const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const text = {
  code: {
    title: "Table code",
    looking: "Looking for the table…",
    none: "There is no table with this code. Perhaps its game is over: ask for the code again.",
    bad: "A code has six letters and no vowels, such as BCD GHJ.",
  },
  find: {
    title: "Find me a game",
    game: "Which game",
    nobodyWaits: "nobody is waiting",
    wait: (n: number) => (n === 1 ? "1 person is waiting" : `${n} people are waiting`),
    size: "Number of players",
    anySize: "Any number",
    kind: "Kind of game",
    friendly: "Friendly",
    rated: "Rated",
    patience: "If there are too few people",
    people: "Wait for more players",
    bots30: "Bots after 30 seconds",
    bots120: "Bots after 2 minutes",
    clock: "In one sitting, by the clock: the time depends on the number of players.",
    go: "Find players",
  },
  waiting: {
    title: "Your search",
    looking: (game: string) => `Looking for people to play ${game} with.`,
    since: "You have been waiting for",
    others: (n: number) =>
      n <= 1
        ? "Nobody else is waiting yet."
        : `${count(n, "person is", "people are")} waiting, you included.`,
    bots: "Bots take the free seats in",
    stay: "Stay on this page: if you leave it, the search soon stops.",
    stop: "Stop looking",
    missed: "A table was ready, but you did not answer in time, so the others went ahead.",
    again: "Look again",
  },
  offer: {
    title: "A table is ready",
    company: (people: number, bots: number) =>
      bots === 0
        ? `${count(people, "person", "people")}, no bots.`
        : `${count(people, "person", "people")} and ${count(bots, "bot", "bots")}.`,
    here: "Are you there? Time left:",
    sit: "Sit down",
    no: "Not now",
    others: (ready: number, of: number) =>
      `Waiting for the others: ${ready} of ${of} ${ready === 1 ? "is" : "are"} there.`,
    sign: "Your table is ready",
  },
  invited: {
    title: "Invitations",
    by: (name: string, game: string) => `${name} is keeping a seat for you: ${game}`,
    accept: "Sit down",
    decline: "Decline",
    /** Where there is little room. */
    sit: "Sit down",
    later: "Later",
  },
  companions: {
    title: "People you have played with",
    none: "People you finish a game with appear here, so that you can invite them to the next one.",
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
    none: "No table of this game is open right now.",
  },
};
