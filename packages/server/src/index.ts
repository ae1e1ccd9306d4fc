export { type Clock, systemClock } from "./clock.ts";
export { type Parts, type RunningServer, startServer } from "./server.ts";
export { readSettings, type Settings, SettingsError } from "./settings.ts";
export { type Rates, RATES } from "./wire/rates.ts";
