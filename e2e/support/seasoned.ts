/** What the page remembers of people who have played before: nothing is offered to them, and nothing explained. */
export const SEASONED: Readonly<Record<string, string>> = {
  "met-games": JSON.stringify(["grail-cup", "quest", "dice-city"]),
  coach: JSON.stringify(false),
};
