import { kept, useFetched } from "../games.ts";

const settings = kept(() => import("./settings-dialog.tsx"));

/** The settings, fetched when somebody first wants them. */
export function SettingsDoor(props: { onClose: () => void }) {
  const room = useFetched(settings(""));
  return room === null ? null : <room.SettingsDialog {...props} />;
}
