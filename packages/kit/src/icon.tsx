import { imageRole } from "./image-role.ts";

/**
 * A picture in the colour of the text: one of those that `icons.json` here or a game's `table/icons.json` lists by
 * `{ "our word": "name in game-icons" }`. The build draws each list into a sprite and hands out addresses in it for
 * names; an icon that does not exist fails it.
 */
export function Icon({ name, label, class: className }: { name: string; label?: string; class?: string }) {
  return (
    <svg class={`icon ${className ?? ""}`} viewBox="0 0 512 512" {...imageRole(label)}>
      <use href={name} />
    </svg>
  );
}
