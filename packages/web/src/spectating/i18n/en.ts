export const text = {
  who: "Who can watch",
  kinds: { allowed: "Everyone", delayed: "Everyone, with a 3-minute delay", none: "Nobody" },
  later: (minutes: number) =>
    `Spectators see this table with a ${minutes}-minute delay. The game will appear here by itself.`,
  nobody: "This is a private table. Anyone can watch the replay once the game is over.",
  talk: "The players will see this once the game is over.",
};
