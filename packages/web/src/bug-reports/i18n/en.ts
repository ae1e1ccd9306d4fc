export const text = {
  title: "Report a problem",
  help: "What did you expect, and what happened instead? The operator gets your message with the full log, and can turn it into a test.",
  words: "In your own words",
  send: "Send",
  sent: "Thanks! Your report has arrived.",
  save: "Save as a file too",
  saveRunning: "During the game, the file contains only what you’ve seen yourself.",
};
