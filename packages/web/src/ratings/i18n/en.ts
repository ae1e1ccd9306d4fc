export const text = {
  leaving: {
    lost: "You lose this rated game. A bot plays your seat until you return.",
    lostAndOver: "You lose this rated game, and it is over.",
    won: "Everybody else has left: the game ends, and you have won it.",
  },
  leaveNow: "Leave this rated game and lose it?",
  endNow: "End this rated game and lose it?",
  pause: (time: string) => `In a rated game all pauses together last at most ${time}.`,
  pausedUntil: (when: string) => `The game is paused until ${when} at the latest. The clocks are stopped.`,
  out: "Everybody’s time is up. Whoever answers now plays on; a bot plays for the others, and they have lost.",
};
