import { imageRole } from "./image-role.ts";

/**
 * An icon in the colour of the text. It is listed in `icons.json` here or in a game's `table/icons.json` as `{ "our
 * word": "name in game-icons" }`. The build draws each list into a sprite and replaces names by addresses in it; it
 * fails for an icon that does not exist.
 */
export function Icon({ name, label, class: className }: { name: string; label?: string; class?: string }) {
  return (
    <svg class={`icon ${className ?? ""}`} viewBox="0 0 512 512" {...imageRole(label)}>
      <use href={name} />
    </svg>
  );
}
