import { exitCodeOf } from "../command-line.ts";
import { newGame } from "./new-game.ts";

process.exitCode = await exitCodeOf(process, () => newGame(process.argv.slice(2), process.cwd(), process));
