import { Choice } from "@roundtable/kit";
import { LOCALES, type Locale } from "@roundtable/language";
import { t } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";

const NAMES: Readonly<Record<Locale, { readonly own: string; readonly short: string }>> = {
  ru: { own: "русский", short: "Ру" },
  fr: { own: "français", short: "Fr" },
  en: { own: "English", short: "En" },
};

/** Every language by its own name, so that nobody has to understand the current one. */
export function LanguageChoice({ short = false }: { short?: boolean }) {
  return (
    <Choice
      legend={t.value.settings.language}
      hideLegend={short}
      values={LOCALES}
      value={locale.value}
      renderValue={(value) => (
        <span lang={value}>
          {short && <span aria-hidden="true">{NAMES[value].short}</span>}
          <span class={short ? "for-readers" : ""}>{NAMES[value].own}</span>
        </span>
      )}
      onChoose={(value) => (locale.value = value)}
    />
  );
}
