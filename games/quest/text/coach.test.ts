import { coachTestsOf } from "@roundtable/game-suite";
import { test } from "vitest";
import { game } from "../rules/index.ts";
import { text as en } from "./en.ts";
import { text as fr } from "./fr.ts";
import { coaches } from "./index.ts";
import { text as ru } from "./ru.ts";

test.each(coachTestsOf(game, { ru, fr, en }, coaches))("$name", ({ run }) => run());
