import { type Settings, SettingsError } from "./config/settings.ts";

/** An error that names the setting to change, if a setting is the cause; otherwise the original error. */
export function listenError(
  error: unknown,
  { listenAddress, port }: Pick<Settings, "listenAddress" | "port">,
): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  switch (error.code) {
    case "EADDRINUSE":
      return new SettingsError(
        `Port ${port} is taken. If Roundtable runs there, open it; if not, choose another port: PORT=${port + 1} npm start`,
      );
    case "EACCES":
      return new SettingsError(
        `Port ${port} is not allowed to us. Choose one above 1023: PORT=3000 npm start`,
      );
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EAI_AGAIN":
    case "EINVAL":
    case "ENOTFOUND":
      return new SettingsError(`HOST is ${listenAddress}, which is no address of this machine.`);
    default:
      return error;
  }
}
