export const text = {
  leaving: {
    lost: "You’ll lose this rated game. A bot plays for you until you’re back.",
    lostAndOver: "You’ll lose this rated game, and it will end.",
    won: "Everyone else has left: the game ends, and you win.",
  },
  leaveNow: "Leave this rated game and lose it?",
  endNow: "End this rated game and lose it?",
  pause: (time: string) => `In a rated game, all pauses together can last at most ${time}.`,
  pausedUntil: (when: string) => `The game is paused until ${when} at the latest. The clocks are stopped.`,
  out: "Everyone is out of time. Move now to stay in. Anyone who doesn’t loses, and a bot takes over.",
};
