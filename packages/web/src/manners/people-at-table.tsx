import type { Person } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import type { TableSession } from "../table/session.ts";
import { useMannersText } from "./i18n/index.ts";

interface Props {
  readonly session: TableSession;
  readonly onChoose: (person: Person) => void;
}

/** Everybody who sits here or has spoken here but me: one press, and something can be done about him. */
export function PeopleAtTable({ session, onChoose }: Props) {
  const says = useMannersText();
  const others = othersAt(session);
  if (says === null || others.length === 0) return null;
  return (
    <section class="manners-people" aria-label={says.people}>
      <p class="label">{says.people}</p>
      <div class="row">
        {others.map((person) => (
          <button key={person.id} type="button" class="plain small" onClick={() => onChoose(person)}>
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
