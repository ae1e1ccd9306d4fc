import { Choice } from "@roundtable/kit";
import type { Person } from "@roundtable/protocol";
import type { Ban } from "@roundtable/protocol/operator";
import { useState } from "preact/hooks";
import { OperatorActionForm } from "./operator-action-form.tsx";
import { type ItemProps, momentOf, type SectionProps } from "./item.ts";
import { Paged } from "./paged.tsx";

const DAYS = ["1", "7", "30", "for_ever"] as const;
type Days = (typeof DAYS)[number];

function daysOf(days: Days): number | null {
  return days === "for_ever" ? null : Number(days);
}

interface DaysChoiceProps extends SectionProps {
  readonly days: Days;
  readonly onChoose: (days: Days) => void;
}

function DaysChoice({ says, days, onChoose }: DaysChoiceProps) {
  return (
    <Choice
      legend={says.howLong}
      values={DAYS}
      value={days}
      renderValue={(one) => says.days[one]}
      onChoose={onChoose}
    />
  );
}

interface BanFormProps extends ItemProps {
  readonly person: Person;
  readonly addresses: readonly string[];
}

export function BanForm({ says, person, addresses, onDone }: BanFormProps) {
  const [days, setDays] = useState<Days>("1");
  const [withAddress, setWithAddress] = useState(false);
  const [address] = addresses;
  const range = withAddress && address !== undefined ? { addresses: address } : {};
  return (
    <OperatorActionForm
      says={says}
      does={says.ban}
      label={says.banWhom(person.name)}
      path="bans"
      more={{ person: person.id, days: daysOf(days), ...range }}
      onDone={onDone}
    >
      <DaysChoice says={says} days={days} onChoose={setDays} />
      {address !== undefined && (
        <label class="operator-check">
          <input
            type="checkbox"
            checked={withAddress}
            onChange={({ currentTarget }) => setWithAddress(currentTarget.checked)}
          />{" "}
          {says.alsoAddress(address)}
        </label>
      )}
    </OperatorActionForm>
  );
}

export function LiftForm({ says, ban, onDone }: ItemProps & { ban: Ban }) {
  const whom = [ban.person?.name, ban.addresses].filter(Boolean).join(" · ");
  return (
    <OperatorActionForm
      says={says}
      does={says.lift}
      label={says.liftOf(whom)}
      path={`bans/${ban.id}/lift`}
      onDone={onDone}
    />
  );
}

/** Bans an address, for people without a name or who come back under another one. */
function AddressBan({ says, onDone }: ItemProps) {
  const [days, setDays] = useState<Days>("1");
  const [addresses, setAddresses] = useState("");
  return (
    <OperatorActionForm
      says={says}
      does={says.banAddresses}
      label={says.banAddresses}
      path="bans"
      more={{ addresses, days: daysOf(days) }}
      onDone={onDone}
    >
      <label>
        <span class="label">{says.range}</span>
        <input
          value={addresses}
          required
          maxLength={60}
          autocomplete="off"
          onInput={({ currentTarget }) => setAddresses(currentTarget.value)}
        />
      </label>
      <DaysChoice says={says} days={days} onChoose={setDays} />
    </OperatorActionForm>
  );
}

export function Bans({ says }: SectionProps) {
  const [banned, setBanned] = useState(0);
  return (
    <>
      <div class="operator-above">
        <AddressBan key={banned} says={says} onDone={() => setBanned(banned + 1)} />
      </div>
      <BanList key={banned} says={says} />
    </>
  );
}

function BanList({ says }: SectionProps) {
  return (
    <Paged
      name="bans"
      says={says}
      renderItem={(ban, done) => (
        <li key={ban.id}>
          <p>
            <b>
              <bdi>{[ban.person?.name, ban.addresses].filter(Boolean).join(" · ")}</bdi>
            </b>
          </p>
          <p class="operator-words">{ban.why}</p>
          <p class="hint">{ban.until === null ? says.forEver : says.until(momentOf(ban.until))}</p>
          <div class="row">
            <LiftForm says={says} ban={ban} onDone={done} />
          </div>
        </li>
      )}
    />
  );
}
