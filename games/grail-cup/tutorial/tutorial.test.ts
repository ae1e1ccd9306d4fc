import { lessonTestsOf, stillTestsOf } from "@roundtable/game-suite";
import { test } from "vitest";
import { game } from "../rules/index.ts";
import { lessons, stills } from "./index.ts";

test.each(lessonTestsOf(game, lessons))("$name", ({ run }) => run());
test.each(stillTestsOf(game, lessons, stills))("$name", ({ run }) => run());
