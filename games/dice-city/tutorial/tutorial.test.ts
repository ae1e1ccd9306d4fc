import { lessonTestsOf } from "@roundtable/game-suite";
import { test } from "vitest";
import { game } from "../rules/index.ts";
import { lessons } from "./index.ts";

test.each(lessonTestsOf(game, lessons))("$name", ({ run }) => run());
