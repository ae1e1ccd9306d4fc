export const text = {
  title: "Something is wrong here",
  help: "What should have happened, and what happened instead? Whoever runs the server gets your words together with the whole log, and can make a test of it.",
  words: "In your own words",
  send: "Send",
  sent: "Thank you. Your report has arrived.",
  save: "Save as a file, too",
  saveRunning: "While the game runs, the file holds only what you have seen yourself.",
};
