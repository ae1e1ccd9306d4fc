import { Choice, play } from "@roundtable/kit";
import { useState } from "preact/hooks";
import { LIMITS, Name } from "@roundtable/protocol";
import * as v from "valibot";
import { renameMe, me } from "../connection/index.ts";
import { t } from "../i18n/index.ts";
import {
  coach,
  CONFIRMS,
  confirms,
  contrast,
  CONTRASTS,
  locale,
  motion,
  MOTIONS,
  palette,
  PALETTES,
  sounds,
  tempo,
  TEMPOS,
  theme,
  THEMES,
} from "../settings/settings.ts";
import { nameProblem } from "../parts/name-problem.ts";
import { ACCESSIBILITY } from "./accessibility-text.ts";
import { Form } from "./form.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** The form with all settings. */
export function SettingsForm() {
  const text = t.value.settings;
  const eyes = ACCESSIBILITY[locale.value];
  return (
    <>
      {/* The key resets the form when the name changes, for instance with the language. */}
      <NameForm key={me.value?.name} />
      <LanguageChoice />
      <Choice
        legend={text.theme}
        values={THEMES}
        value={theme.value}
        renderValue={(value) => text.themes[value]}
        onChoose={(value) => (theme.value = value)}
      />
      <Choice
        legend={eyes.contrast}
        values={CONTRASTS}
        value={contrast.value}
        renderValue={(value) => eyes.contrasts[value]}
        onChoose={(value) => (contrast.value = value)}
      />
      <Choice
        legend={eyes.palette}
        values={PALETTES}
        value={palette.value}
        renderValue={(value) => eyes.palettes[value]}
        onChoose={(value) => (palette.value = value)}
      />
      <Choice
        legend={text.tempo}
        values={TEMPOS}
        value={tempo.value}
        renderValue={(value) => text.tempos[value]}
        onChoose={(value) => (tempo.value = value)}
      />
      <Choice
        legend={eyes.motion}
        values={MOTIONS}
        value={motion.value}
        renderValue={(value) => eyes.motions[value]}
        onChoose={(value) => (motion.value = value)}
      />
      <Choice
        legend={eyes.confirm}
        values={CONFIRMS}
        value={confirms.value}
        renderValue={(value) => eyes.confirms[value]}
        onChoose={(value) => (confirms.value = value)}
      />
      <Choice
        legend={text.coach}
        values={["off", "on"]}
        value={coach.value ? "on" : "off"}
        renderValue={(value) => text.coaches[value === "on" ? 1 : 0]}
        onChoose={(value) => (coach.value = value === "on")}
      />
      <Choice
        legend={text.sound}
        values={["off", "on"]}
        value={sounds.value ? "on" : "off"}
        renderValue={(value) => (value === "on" ? text.soundOn : text.soundOff)}
        onChoose={(value) => {
          sounds.value = value === "on";
          if (sounds.value) play("bell");
        }}
      />
    </>
  );
}

function NameForm() {
  const text = t.value.settings;
  const [name, setName] = useState(me.value?.name ?? "");
  return (
    <div>
      <Form
        class="name-form"
        act={text.rename}
        isReady={v.is(Name, name) && name !== me.value?.name}
        inputProblem={nameProblem(name)}
        onSubmit={() => renameMe(name)}
      >
        <label>
          <span class="label">{text.name}</span>
          <input
            value={name}
            maxLength={LIMITS.name}
            autocomplete="off"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      </Form>
      <p class="hint">{text.nameHelp}</p>
    </div>
  );
}
