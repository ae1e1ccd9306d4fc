import { expect, test } from "vitest";
import { readSettings, SettingsError } from "../../src/config/settings.ts";
import { listenError } from "../../src/listen-errors.ts";

const WRONG_PORT = "it must be a number from 0 to 65535.";
const WRONG_SENDER = "it must say from whom mails are, such as Roundtable <games@example.org>.";
const WRONG_ADDRESS = "it must be an address such as https://games.example.org.";

test.each([
  [{ PORT: "eighty" }, `PORT is “eighty”; ${WRONG_PORT}`],
  [{ PORT: "65536" }, `PORT is “65536”; ${WRONG_PORT}`],
  [{ PORT: "-1" }, `PORT is “-1”; ${WRONG_PORT}`],
  [{ PORT: "80.5" }, `PORT is “80.5”; ${WRONG_PORT}`],
  [
    { KEEP_DAYS: "for ever" },
    "KEEP_DAYS is “for ever”; it must be a number of days, or 0 to keep everything.",
  ],
  [{ REVIEW_SECONDS: "long" }, "REVIEW_SECONDS is “long”; it must be a number from 0 to 3600."],
  [{ KEEP_DAYS: "-1" }, "KEEP_DAYS is “-1”; it must be a number of days, or 0 to keep everything."],
  [{ PUBLIC_URL: "games" }, `PUBLIC_URL is “games”; ${WRONG_ADDRESS}`],
  [{ PUBLIC_URL: "ftp://games.example.org" }, `PUBLIC_URL is “ftp://games.example.org”; ${WRONG_ADDRESS}`],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL is “loud”; it can be fatal, error, warn, info, debug, trace, silent."],
  [
    { SMTP_URL: "mail.example.org", MAIL_FROM: "games@example.org" },
    "SMTP_URL is no address of a mail server; it must be like smtp://name:password@mail.example.org:587.",
  ],
  [{ SMTP_URL: "smtp://localhost" }, `MAIL_FROM is not set; ${WRONG_SENDER}`],
  [
    { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@b.org, c@d.org" },
    `MAIL_FROM is “a@b.org, c@d.org”; ${WRONG_SENDER}`,
  ],
  [
    { DATABASE_URL: "postgres://club:100%sure@localhost/roundtable" },
    "DATABASE_URL has a % that means nothing: where one is meant, write %25.",
  ],
  ...["security", "http://example.org/security", "ann@example.org, bob@example.org"].map(
    (contact): [Record<string, string>, string] => [
      { SECURITY_CONTACT: contact },
      `SECURITY_CONTACT is “${contact}”; it must be an e-mail address, or an address that begins with https://.`,
    ],
  ),
  [{ TRUST_PROXY: "maybe" }, "TRUST_PROXY is “maybe”; it can be 1 or 0."],
])("a wrong setting is named: %o", (env, message) => {
  expect(() => readSettings(env, "/")).toThrow(new SettingsError(message));
});

test("without any setting it listens everywhere on port 3000 and keeps its data in the repository", () => {
  const usual = {
    listenAddress: "0.0.0.0",
    port: 3000,
    dataDir: "/repo/.data",
    databaseUrl: null,
    publicUrl: null,
    trustProxy: false,
    metricsToken: null,
    securityContact: null,
    keepDays: 365,
    archiveDir: null,
    logLevel: "info",
    callsLoopback: false,
    mail: null,
    reviews: { seconds: 300, waiting: 20 },
  };
  expect(readSettings({}, "/repo")).toEqual(usual);
  // As an empty line in a file of settings gives it.
  expect(readSettings({ PORT: "", HOST: "  ", TRUST_PROXY: "" }, "/repo")).toEqual(usual);
});

test("every setting is taken as it is given", () => {
  const env = {
    DATA_DIR: "kept/here",
    DATABASE_URL: "postgres://club@db.example.org/roundtable",
    HOST: " ::1 ",
    PORT: "65535",
    PUBLIC_URL: "http://games.example.org",
    TRUST_PROXY: "1",
    METRICS_TOKEN: "s3cret",
    SECURITY_CONTACT: "security@example.org",
    KEEP_DAYS: "30",
    ARCHIVE_DIR: "old",
    LOG_LEVEL: "debug",
    SMTP_URL: "smtps://club:secret@mail.example.org",
    CALL_LOOPBACK: "1",
    REVIEW_SECONDS: "0",
    REVIEWS_WAITING: "5",
    MAIL_FROM: "Club evening <games@example.org>",
  };
  expect(readSettings(env, "/repo")).toEqual({
    dataDir: "/repo/kept/here",
    databaseUrl: "postgres://club@db.example.org/roundtable",
    listenAddress: "::1",
    port: 65535,
    publicUrl: new URL("http://games.example.org/"),
    trustProxy: true,
    metricsToken: "s3cret",
    securityContact: "mailto:security@example.org",
    keepDays: 30,
    archiveDir: "/repo/old",
    logLevel: "debug",
    callsLoopback: true,
    mail: {
      smtpUrl: "smtps://club:secret@mail.example.org",
      from: { name: "Club evening", address: "games@example.org" },
    },
    reviews: { seconds: 0, waiting: 5 },
  });
  expect(readSettings({ DATA_DIR: "/elsewhere", PORT: "0" }, "/repo")).toMatchObject({
    dataDir: "/elsewhere",
    port: 0,
  });
  expect(readSettings({ PUBLIC_URL: "https://a.example" }, "/repo").publicUrl?.protocol).toBe("https:");
  expect(readSettings({ KEEP_DAYS: "0" }, "/repo").keepDays).toBeNull();
  const contact = (text: string) => readSettings({ SECURITY_CONTACT: text }, "/repo").securityContact;
  expect(contact("mailto:security@example.org")).toBe("mailto:security@example.org");
  expect(contact("https://example.org/security")).toBe("https://example.org/security");
  const trust = (word: string): boolean => readSettings({ TRUST_PROXY: word }, "/repo").trustProxy;
  expect([trust("true"), trust("false"), trust("0")]).toEqual([true, false, false]);
});

test("the error says why it cannot listen, and how it could", () => {
  const why = (code: string): unknown =>
    listenError(Object.assign(new Error("no"), { code }), { listenAddress: "203.0.113.9", port: 80 });
  expect(why("EADDRINUSE")).toEqual(
    new SettingsError(
      "Port 80 is taken. If Roundtable runs there, open it; if not, choose another port: PORT=81 npm start",
    ),
  );
  expect(why("EACCES")).toEqual(
    new SettingsError("Port 80 is not allowed to us. Choose one above 1023: PORT=3000 npm start"),
  );
  for (const code of ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "EINVAL", "ENOTFOUND"])
    expect(why(code)).toEqual(new SettingsError("HOST is 203.0.113.9, which is no address of this machine."));
  for (const other of [Object.assign(new Error("no"), { code: "EIO" }), new Error("no"), "no"])
    expect(listenError(other, { listenAddress: "", port: 80 })).toBe(other);
});
