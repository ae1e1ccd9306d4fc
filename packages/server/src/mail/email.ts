import type { Locale } from "@roundtable/language";
import * as v from "valibot";

const Lines = v.array(v.string());
const Link = v.object({ text: v.string(), href: v.pipe(v.string(), v.url()) });

/** A mail in the language of its reader. It holds nothing that others may not read. */
export const Email = v.object({
  locale: v.string(),
  subject: v.string(),
  lines: Lines,
  /** The one link of the mail. */
  press: Link,
  /** The text below the link. */
  after: Lines,
  /** For notifications: how to unsubscribe. Mail programs that offer it themselves send a POST to `post`. */
  stop: v.nullable(v.object({ text: v.string(), href: v.pipe(v.string(), v.url()), post: v.string() })),
});
export interface Email {
  readonly locale: Locale;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly press: { readonly text: string; readonly href: string };
  readonly after: readonly string[];
  readonly stop: { readonly text: string; readonly href: string; readonly post: string } | null;
}

type ReadEmail = v.InferOutput<typeof Email>;

export function asText({ lines, press, after, stop }: ReadEmail): string {
  const parts = [...lines, `${press.text}:\n${press.href}`, ...after];
  const end = stop === null ? [] : [`-- \n${stop.text}: ${stop.href}`];
  return [...parts, ...end].join("\n\n") + "\n";
}

/** Mail programs only support inline styles. The colours are those of the page. */
export function asHtml({ locale, subject, lines, press, after, stop }: ReadEmail): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const button =
    `<p style="margin:24px 0"><a href="${escaped(press.href)}" style="display:inline-block;padding:12px 24px;` +
    `border-radius:8px;background:#7a2e1d;color:#fff;text-decoration:none;font-weight:600">${escaped(press.text)}</a></p>`;
  const small = "margin:24px 0 0;font-size:13px;color:#6b5d4d";
  const end =
    stop === null
      ? ""
      : `<p style="${small}"><a href="${escaped(stop.href)}" style="color:#6b5d4d">${escaped(stop.text)}</a></p>`;
  return [
    `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f6efe2;color:#2b2118;font:16px/1.5 Georgia,serif">',
    '<div style="max-width:520px;margin:0 auto;padding:24px;background:#fffaf0;border-radius:12px">',
    ...lines.map(paragraph),
    button,
    ...after.map(paragraph),
    end,
    "</div></body></html>",
  ].join("\n");
}

/** Fit for one header line, whatever names are in it. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
