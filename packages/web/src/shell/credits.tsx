import { t } from "../i18n/index.ts";
import { Page } from "./page.tsx";

const ICON_AUTHORS = [
  "Lorc",
  "Delapouite",
  "Skoll",
  "Cathelineau",
  "Caro Asercion",
  "Sbed",
  "Faithtoken",
  "DarkZaitzev",
];
const TYPEFACES = [
  ["Alegreya, Alegreya SC", "Juan Pablo del Peral, Huerta Tipográfica"],
  ["Ruslan Display", "Denis Masharov, Vladimir Rabdu"],
] as const;

export function Credits() {
  const text = t.value.credits;
  return (
    <Page title={text.title}>
      <div class="prose">
        <h1>{text.title}</h1>
        <p>{text.independent}</p>
        <p>{text.icons}</p>
        <ul class="credit-list" lang="en">
          {ICON_AUTHORS.map((author) => (
            <li key={author}>{author}</li>
          ))}
        </ul>
        <p>{text.fonts}</p>
        <ul class="credit-list" lang="en">
          {TYPEFACES.map(([face, author]) => (
            <li key={face}>
              <b>{face}</b>: {author}
            </li>
          ))}
        </ul>
        <p>{text.code}</p>
      </div>
    </Page>
  );
}
