import { t } from "../i18n/index.ts";
import { level, LEVELS } from "../settings/settings.ts";

/** How well bots play from now on, wherever they are seated. */
export function LevelChoice() {
  return (
    <select
      class="level"
      aria-label={t.value.home.botsPlay}
      value={level.value}
      onChange={({ currentTarget }) => {
        level.value = LEVELS.find((one) => one === currentTarget.value) ?? level.value;
      }}
    >
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {`${t.value.home.bots} · ${t.value.lobby.botLevels[one]}`}
        </option>
      ))}
    </select>
  );
}
