import { Icon } from "@roundtable/kit";
import { locale } from "../settings/settings.ts";
import { Page } from "../shell/page.tsx";
import { CREDITS } from "./text.ts";
import iconAuthors from "./icon-authors.json" with { type: "json" };
import "./credits.css";

const TYPEFACES = [
  ["Alegreya, Alegreya SC", "Juan Pablo del Peral, Huerta Tipográfica"],
  ["Ruslan Display", "Denis Masharov, Vladimir Rabdu"],
] as const;

/** The build puts the address of the sprite before the icon's name. */
function nameOf(icon: string): string {
  return icon.replace(/^.*#/, "").replaceAll("-", " ");
}

export function Credits() {
  const text = CREDITS[locale.value];
  return (
    <Page title={text.title}>
      <div class="prose">
        <h1>{text.title}</h1>
        <p>{text.independent}</p>
        <p>{text.icons}</p>
        <dl class="credit-list" lang="en">
          {Object.entries(iconAuthors).map(([author, icons]) => (
            <div key={author}>
              <dt>{author}</dt>
              <dd>
                <ul class="credit-icons">
                  {icons.map((icon) => (
                    <li key={icon}>
                      <Icon name={icon} />
                      {nameOf(icon)}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="https://game-icons.net">{text.iconsSource}</a>
        </p>
        <p>
          <a href="https://creativecommons.org/licenses/by/3.0/">{text.iconsLicence}</a>
        </p>
        <p>{text.fonts}</p>
        <dl class="credit-list" lang="en">
          {TYPEFACES.map(([face, author]) => (
            <div key={face}>
              <dt>{face}</dt>
              <dd>{author}</dd>
            </div>
          ))}
        </dl>
        <p>{text.code}</p>
      </div>
    </Page>
  );
}
