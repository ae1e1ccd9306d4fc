import { suiteOf } from "@roundtable/game-suite";
import { test } from "vitest";
import { bots } from "./bot/index.ts";
import { game } from "./rules/index.ts";
import { text as en } from "./text/en.ts";
import { text as fr } from "./text/fr.ts";
import { text as ru } from "./text/ru.ts";

// The best bot thinks for seconds in one game.
const suite = suiteOf({ game, texts: { ru, fr, en }, bots }, { botTables: 1 });
test.each(suite.tests)("$name", ({ run }) => run());
