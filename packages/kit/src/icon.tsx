import { named } from "./named.ts";

/**
 * One picture of the sprite, in the colour of the text. The sprite holds what `icons.json` here and each game's
 * `table/icons.json` list: `{ "our word": "name in game-icons" }`. An icon that does not exist fails the build.
 */
export function Icon({ name, label, class: className }: { name: string; label?: string; class?: string }) {
  return (
    <svg class={`icon ${className ?? ""}`} viewBox="0 0 512 512" {...named(label)}>
      <use href={iconAddress(name)} />
    </svg>
  );
}

/** For a `<use>` inside a drawing of one's own; the picture is 512 by 512. */
export function iconAddress(name: string): string {
  return `${import.meta.env.VITE_ICONS}#${name}`;
}
