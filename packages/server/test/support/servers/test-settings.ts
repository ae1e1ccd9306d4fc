import type { Settings } from "../../../src/config/settings.ts";

export function settingsFor(dataDir: string, more: Partial<Settings> = {}): Settings {
  return {
    dataDir,
    databaseUrl: null,
    listenAddress: "127.0.0.1",
    port: 0,
    publicUrl: null,
    trustProxy: false,
    metricsToken: null,
    securityContact: null,
    keepDays: null,
    archiveDir: null,
    logLevel: "silent",
    callsLoopback: false,
    mail: null,
    reviews: { seconds: 60, waiting: 20 },
    ...more,
  };
}
