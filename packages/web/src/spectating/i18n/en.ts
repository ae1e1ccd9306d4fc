export const text = {
  who: "Who may watch",
  kinds: { allowed: "Everybody", delayed: "Everybody, 3 minutes late", none: "Nobody" },
  later: (minutes: number) =>
    `Spectators see this table ${minutes} ${minutes === 1 ? "minute" : "minutes"} late. The game will appear here by itself.`,
  nobody: "This table plays in private. When the game is over, everybody can watch it.",
  talk: "The players will see this when the game is over.",
};
