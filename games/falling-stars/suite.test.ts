import { suiteOf } from "@roundtable/game-suite";
import { test } from "vitest";
import { bots } from "./bot/index.ts";
import { game } from "./rules/index.ts";
import { text as en } from "./text/en.ts";
import { text as fr } from "./text/fr.ts";
import { text as ru } from "./text/ru.ts";

const suite = suiteOf({ game, texts: { ru, fr, en }, bots });
test.each(suite.tests)("$name", ({ run }) => run());
