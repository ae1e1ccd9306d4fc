import { useSpectatingText } from "./i18n/index.ts";
import "./spectating.css";

/** Who reads what a spectator writes during the match. */
export function SpectatorTalk() {
  const says = useSpectatingText();
  return says === null ? null : <p class="hint">{says.talk}</p>;
}
