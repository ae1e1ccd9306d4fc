import { Icon, icons } from "@roundtable/kit";
import { t } from "../i18n/index.ts";
import { muted } from "../settings/settings.ts";

/** Mutes a person, or unmutes them. */
export function MuteButton({ person, name }: { person: string; name: string }) {
  const hidden = muted.value.includes(person);
  return (
    <button
      type="button"
      class="quiet small"
      aria-label={hidden ? t.value.table.unmute(name) : t.value.table.mute(name)}
      onClick={() => void mute(person, !hidden)}
    >
      <Icon name={hidden ? icons.silence : icons.sound} />
      <bdi>{name}</bdi>
      {hidden && <span>{t.value.table.muted}</span>}
    </button>
  );
}

/** Applies to all of my devices; if that fails, to this one. */
async function mute(person: string, isMuted: boolean): Promise<void> {
  muted.value = isMuted ? [...muted.value, person] : muted.value.filter((other) => other !== person);
  const { setBlock } = await import("./blocks.ts");
  await setBlock(person, isMuted ? "mute" : null).catch(() => {});
}
