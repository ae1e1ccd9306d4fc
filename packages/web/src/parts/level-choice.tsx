import { t } from "../i18n/index.ts";
import { level, LEVELS } from "../settings/settings.ts";

/** The level of the bots that I seat from now on. */
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
