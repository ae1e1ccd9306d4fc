import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The path of a Firefox: the one that FIREFOX_PATH names, or one that the machine has; null if there is none. */
export function findFirefox(): string | null {
  const named = process.env.FIREFOX_PATH;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH is ${named}, where nothing is. Correct or unset it.`);
  }
  return usual().find((path) => existsSync(path)) ?? null;
}

function usual(): string[] {
  const { PROGRAMFILES = "", LOCALAPPDATA = "", PATH = "" } = process.env;
  switch (process.platform) {
    case "darwin":
      return ["/Applications", join(homedir(), "Applications")].map((folder) =>
        join(folder, "Firefox.app", "Contents", "MacOS", "firefox"),
      );
    case "win32":
      return [PROGRAMFILES, LOCALAPPDATA].map((folder) => join(folder, "Mozilla Firefox", "firefox.exe"));
    default:
      return PATH.split(delimiter).flatMap((folder) =>
        ["firefox", "firefox-esr"].map((name) => join(folder, name)),
      );
  }
}
