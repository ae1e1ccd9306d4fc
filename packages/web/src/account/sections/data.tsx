import { useState } from "preact/hooks";
import { me } from "../../connection/index.ts";
import { AccountForm } from "../account-form.tsx";
import { type AccountText, useAccountText } from "../i18n/index.ts";
import { Field, Disclosure } from "../fields.tsx";
import { deleteMe } from "../requests.ts";

/** My data: download it, or delete the account. */
export function Section() {
  const says = useAccountText();
  return says === null ? null : <Data says={says} />;
}

function Data({ says }: { says: AccountText }) {
  const text = says.data;
  const [typed, setTyped] = useState("");
  const leave = async () => {
    await deleteMe(typed);
    localStorage.clear();
    location.replace("/");
  };
  return (
    <section id="data" class="me-part" aria-labelledby="data-title">
      <h2 id="data-title">{text.title}</h2>
      <p class="hint">{text.help}</p>
      <p>
        <a class="button plain" href="/api/me/data" download="roundtable-my-data.json">
          {text.save}
        </a>
      </p>
      <Disclosure title={text.delete}>
        <p>{text.deleteHelp}</p>
        <AccountForm says={says} act={text.deleteNow} onSubmit={leave}>
          <Field
            label={text.typeName(me.value?.name ?? "")}
            autocomplete="off"
            value={typed}
            onInput={setTyped}
          />
        </AccountForm>
      </Disclosure>
    </section>
  );
}
