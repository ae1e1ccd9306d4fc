/** What the page remembers of somebody who has played before: nothing is offered to him, and nothing explained. */
export const SEASONED: Readonly<Record<string, string>> = {
  "met-games": JSON.stringify(["grail-cup", "quest", "dice-city"]),
  coach: JSON.stringify(false),
};
