import type { Locale } from "../locale.ts";
import { tableText as en } from "./en.ts";
import { tableText as fr } from "./fr.ts";
import { tableText as ru } from "./ru.ts";
import type { TableText } from "./table-text.ts";

/** In every language, for tools and tests; a page fetches its reader's alone. */
export const tableText: Readonly<Record<Locale, TableText>> = { en, fr, ru };
