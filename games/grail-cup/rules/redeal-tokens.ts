import { type Chance, shuffled, type Viewer } from "@roundtable/kernel";
import { tokenOn } from "./clovers.ts";
import type { Space, Token } from "./pieces.ts";
import type { Clovers, Lying, Pooled } from "./state.ts";

/**
 * Nobody knows a face-down token, except what Merlin's player has seen. Two things may differ from the truth: how
 * another's Merlin put down the tokens, and which token is which. A token can lie only where it can have come to: it
 * must have been in the reserve when the one on that space was drawn. The true positions must not influence the
 * result, so the tokens are dealt from a sorted order.
 */
export function redealTokens(clovers: Clovers, viewer: Viewer, chance: Chance): void {
  for (const { by, names } of clovers.rearrangements) {
    if (by !== viewer) putDownAnew(clovers, names, viewer, chance);
  }
  drawAnew(clovers, viewer, chance);
}

/** A token that the viewer has looked at since stays where they saw it. */
function putDownAnew(clovers: Clovers, names: readonly number[], viewer: Viewer, chance: Chance): void {
  const spaces = spacesOf(clovers).filter((space) => {
    const { name, rememberedBy } = tokenOn(clovers, space);
    return names.includes(name) && !(viewer !== "public" && rememberedBy.includes(viewer));
  });
  const tokens = shuffled(
    chance,
    spaces.map((space) => tokenOn(clovers, space)).toSorted((one, other) => inOrder(one, other, viewer)),
  );
  for (const [index, space] of spaces.entries()) {
    const put = tokens[index];
    const { name, rememberedBy } = tokenOn(clovers, space);
    if (put !== undefined) clovers.track[space] = { ...put, name, rememberedBy };
  }
}

/** Of what the viewer has not seen, the token is drawn anew: it does not count. */
function inOrder(one: Lying, other: Lying, viewer: Viewer): number {
  return (
    one.laid - other.laid ||
    byName(one.seenBy.join(), other.seenBy.join()) ||
    (isSeenBy(one, viewer) ? byName(one.token, other.token) : 0)
  );
}

function inPool(one: Pooled, other: Pooled): number {
  return one.since - other.since || byName(one.token, other.token);
}

function byName(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function drawAnew(clovers: Clovers, viewer: Viewer, chance: Chance): void {
  const spaces = spacesOf(clovers).toSorted(
    (one, other) => tokenOn(clovers, one).laid - tokenOn(clovers, other).laid,
  );
  const isSeen = (space: Space) => isSeenBy(tokenOn(clovers, space), viewer);
  const lying = spaces.map((space): Pooled => {
    const { token, since } = tokenOn(clovers, space);
    return { token, since };
  });
  let pool = [...lying, ...clovers.reserve].toSorted(inPool);
  const lay = (space: Space, drawn: Pooled | undefined): void => {
    if (drawn === undefined) throw new Error(`Nothing can lie on space ${space}.`);
    pool = pool.filter((pooled) => pooled !== drawn);
    clovers.track[space] = { ...tokenOn(clovers, space), ...drawn };
  };
  // A viewer cannot know which of equal tokens they have seen: the one shuffled in last is taken, then the others fit
  // as before.
  for (const space of spaces.filter(isSeen)) {
    const { token, laid } = tokenOn(clovers, space);
    lay(
      space,
      pool.findLast((pooled) => pooled.token === token && pooled.since <= laid),
    );
  }
  // In the order in which they were drawn, what each could have been only grows: taking any is never a dead end.
  for (const space of spaces.filter((unseen) => !isSeen(unseen))) {
    const { laid } = tokenOn(clovers, space);
    const could = pool.filter(({ since }) => since <= laid);
    lay(space, could[chance.pick(could.length)]);
  }
  clovers.reserve.splice(0, clovers.reserve.length, ...pool);
}

/** Face-down tokens by space, as far as this viewer has not seen them. */
export function hiddenTokens(clovers: Clovers, viewer: Viewer): Record<Space, Token> {
  const hidden: Record<Space, Token> = {};
  for (const space of spacesOf(clovers)) {
    const lying = tokenOn(clovers, space);
    if (!isSeenBy(lying, viewer)) hidden[space] = lying.token;
  }
  return hidden;
}

function isSeenBy(lying: Lying, viewer: Viewer): boolean {
  return viewer !== "public" && lying.seenBy.includes(viewer);
}

function spacesOf(clovers: Clovers): Space[] {
  return Object.keys(clovers.track).map(Number);
}
