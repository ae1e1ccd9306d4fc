import type { Locale } from "../locale.ts";
import type { Name } from "../name.ts";
import { botNames as en } from "./en.ts";
import { botNames as fr } from "./fr.ts";
import { botNames as ru } from "./ru.ts";

/** In every language, for tests; a page fetches its reader's alone. */
export const botNames: Readonly<Record<Locale, readonly Name[]>> = { en, fr, ru };
