import { kept, useFetched } from "../games.ts";
import type { PersonDialogProps } from "./person-dialog.tsx";

/** Few ever need it: it is fetched when somebody does. */
export function PersonDoor(props: PersonDialogProps) {
  const room = useFetched(personRoom(""));
  return room === null ? null : <room.PersonDialog {...props} />;
}

const personRoom = kept(() => import("./person-dialog.tsx"));
