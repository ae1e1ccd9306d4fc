/** Whether an option changes anything at a table of so many. */
export function applies(option: string, seats: number): boolean {
  switch (option) {
    case "rerollHits": // DC-29: alone it hits one's own die.
    case "openScores": // DC-21: alone there are no other players to show it to.
    case "twoRows": // DC-27: alone full rows end nothing.
      return seats > 1;
    case "level": // DC-28
    case "target": // DC-29
      return seats === 1;
    default:
      return true;
  }
}
