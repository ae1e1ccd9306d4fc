import type { Person } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import { isLocal } from "../offline/local-id.ts";
import { lazy } from "../parts/lazy.ts";
import type { TableSession } from "../table/session.ts";
import type { MenuProps } from "../table/slots.ts";
import { useModerationText } from "./i18n/index.ts";

const PersonDialog = lazy(() => import("./person-dialog.tsx"), "PersonDialog");

/** In the menu: everybody who sits or has spoken at the table, except me. A press opens what can be done about them. */
export function PeopleAtTable({ match: { session, info }, onOpen }: MenuProps) {
  const says = useModerationText();
  const others = othersAt(session);
  if (isLocal(info.id) || says === null || others.length === 0) return null;
  const open = (person: Person) =>
    onOpen((onClose) => <PersonDialog person={person} session={session} onClose={onClose} />);
  return (
    <section class="moderation-people" aria-label={says.people}>
      <p class="label">{says.people}</p>
      <div class="row">
        {others.map((person) => (
          <button key={person.id} type="button" class="plain small" onClick={() => open(person)}>
            <bdi>{person.name}</bdi>
          </button>
        ))}
      </div>
    </section>
  );
}

function othersAt({ info, chat }: TableSession): Person[] {
  const seated = info.value?.seats.flatMap((at) => (at.kind === "person" ? [at.person] : [])) ?? [];
  const spoken = chat.value.map(({ person: id, name }) => ({ id, name }));
  const others = new Map([...spoken, ...seated].map((person) => [person.id, person]));
  return [...others.values()].filter(({ id }) => id !== me.value?.id);
}
