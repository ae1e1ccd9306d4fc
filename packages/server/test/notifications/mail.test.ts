import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import * as v from "valibot";
import type { Email } from "../../src/mail/email.ts";
import { MailAddress } from "../../src/mail/mail-address.ts";
import { outgoingEmail, Mailer } from "../../src/mail/mailer.ts";
import { Outbox } from "../../src/outbox/outbox.ts";
import type { Store } from "../../src/store/store.ts";
import { keptLog } from "../support/captured-log.ts";
import { newStore } from "../support/servers/test-store.ts";
import { type MailSink, mailSink } from "../support/test-mail-server.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";

const MINUTE = 60_000;

const LETTER: Email = {
  locale: "ru",
  subject: "Ваш ход",
  lines: ["Анна ждёт вас за столом «Dice City».", "<b>Не</b> разметка & не тег"],
  press: { text: "К столу", href: "https://games.example.org/t/abc?x=1&y=2" },
  after: ["До встречи!"],
  stop: {
    text: "Больше не писать",
    href: "https://games.example.org/stop#s",
    post: "https://games.example.org/api/stop/s",
  },
};

interface Post {
  readonly store: Store;
  readonly clock: ManualClock;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
}

function postOffice(
  store: Store,
  sink: MailSink,
  clock = new ManualClock(),
  log = pino({ level: "silent" }),
): Post {
  const outbox = new Outbox(store, clock, log);
  onTestFinished(() => outbox.stop());
  const from = { name: "Roundtable", address: "games@example.org" };
  return { store, clock, outbox, mailer: new Mailer(outbox, { smtpUrl: sink.url, from }) };
}

/** So many minutes pass, and whatever is due then is done. */
async function later({ clock, outbox }: Post, minutes: number): Promise<void> {
  clock.advance(minutes * MINUTE);
  outbox.wake();
  await outbox.settled();
}

async function waiting({ store }: Post): Promise<number> {
  return (await store.db.selectFrom("outbox").select("id").execute()).length;
}

test("a mail comes as text and as HTML, in its language, with one thing to press and a way to end it", async () => {
  const sink = await mailSink();
  const post = postOffice(await newStore(), sink);
  expect(await post.mailer.post("ann@example.org", LETTER)).toBe(true);
  const [mail] = await sink.arrived(1);
  await post.outbox.settled();
  expect(mail).toMatchObject({ from: "games@example.org", to: ["ann@example.org"] });
  expect(mail?.headers.get("subject")).toBe("Ваш ход");
  expect(mail?.headers.get("from")).toBe("Roundtable <games@example.org>");
  expect(mail?.headers.get("to")).toBe("ann@example.org");
  expect(mail?.headers.get("list-unsubscribe")).toBe("<https://games.example.org/api/stop/s>");
  expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(mail?.text).toContain("К столу:\nhttps://games.example.org/t/abc?x=1&y=2");
  expect(mail?.html).toContain('<html lang="ru">');
  expect(mail?.html).toContain('href="https://games.example.org/t/abc?x=1&#38;y=2"');
  expect(mail?.html).not.toContain("<b>");
  expect(await waiting(post)).toBe(0);
});

test("where no mail server is set nothing is sent or kept", async () => {
  const store = await newStore();
  const mailer = new Mailer(new Outbox(store, new ManualClock(), pino({ level: "silent" })), null);
  expect(mailer.isOn).toBe(false);
  expect(await mailer.post("ann@example.org", LETTER)).toBe(false);
  expect(await store.db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

test.each([
  "ann@example.org\r\nBcc: eve@example.org",
  "ann@example.org, eve@example.org",
  "ann@example.org;eve@example.org",
  "Ann <ann@example.org>",
  '"ann eve"@example.org',
  "ann@example.org\0",
  "ann@localhost",
  "ann..b@example.org",
  "@example.org",
  "ann@192.0.2.1",
  `${"a".repeat(65)}@example.org`,
  `ann@${"a.".repeat(130)}org`,
])("%j is not one address: no mail goes there", (address) => {
  expect(() => outgoingEmail(address, LETTER, null)).toThrow(v.ValiError);
});

test.each(["ann@example.org", "ann.o'neill+games@sub.example.co.uk", " ann@xn--e1afmkfd.xn--p1ai "])(
  "%j is an address",
  (address) => {
    expect(v.is(MailAddress, address)).toBe(true);
  },
);

test("whatever name stands in a subject, it makes no header of its own", async () => {
  const sink = await mailSink();
  const post = postOffice(await newStore(), sink);
  await post.mailer.post("ann@example.org", {
    ...LETTER,
    subject: "Hello\r\nBcc: eve@example.org\u2028X: y",
  });
  const [mail] = await sink.arrived(1);
  expect(mail?.headers.get("subject")).toBe("Hello Bcc: eve@example.org X: y");
  expect(mail?.headers.has("bcc")).toBe(false);
  expect(mail?.to).toEqual(["ann@example.org"]);
});

test("a mail that was not taken is tried again a few times, by another server after a restart, and then given up", async () => {
  const sink = await mailSink();
  sink.refuse(451);
  const before = postOffice(await newStore(), sink);
  await before.mailer.post("ann@example.org", LETTER);
  await before.outbox.settled();
  expect([sink.attempts, await waiting(before)]).toEqual([1, 1]);
  await before.outbox.stop();
  const after = postOffice(before.store, sink, before.clock);
  after.outbox.wake();
  await after.outbox.settled();
  expect(sink.attempts).toBe(1);
  for (const [minutes, attempts] of [
    [1, 2],
    [5, 3],
    [30, 4],
  ] as const) {
    await later(after, minutes);
    expect(sink.attempts).toBe(attempts);
  }
  sink.refuse(null);
  await later(after, 240);
  expect([sink.attempts, sink.mails.length, await waiting(after)]).toEqual([5, 1, 0]);
});

test("a mail that is refused for good is not tried again", async () => {
  const sink = await mailSink();
  sink.refuse(550);
  const post = postOffice(await newStore(), sink);
  await post.mailer.post("ann@example.org", LETTER);
  await post.outbox.settled();
  expect([sink.attempts, await waiting(post)]).toEqual([1, 0]);
});

test.each([
  [451, "A message could not be delivered; it will be retried."],
  [550, "A message could not be delivered; giving up."],
])(
  "where a mail server answers %i, the log has a code and our own id, and not the recipient",
  async (code, msg) => {
    const sink = await mailSink();
    sink.refuse(code, "<ann@example.org> is not welcome");
    const { log, lines } = keptLog();
    const post = postOffice(await newStore(), sink, new ManualClock(), log);
    await post.mailer.post("ann@example.org", LETTER);
    await post.outbox.settled();
    expect(lines).toMatchObject([
      {
        msg,
        channel: "mail",
        attempts: 1,
        failure: `SMTP ${code}`,
        message: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/\bann\b|example|welcome/);
  },
);

test("where no mail server listens, the log says so by the code of the system", async () => {
  const sink = await mailSink();
  const { log, lines } = keptLog();
  const post = postOffice(await newStore(), sink, new ManualClock(), log);
  await sink.close();
  await post.mailer.post("ann@example.org", LETTER);
  await post.outbox.settled();
  expect(lines).toMatchObject([
    { msg: "A message could not be delivered; it will be retried.", failure: "ESOCKET" },
  ]);
});

test("a mail that nobody takes in the end is given up", async () => {
  const sink = await mailSink();
  sink.refuse(451);
  const post = postOffice(await newStore(), sink);
  await post.mailer.post("ann@example.org", LETTER);
  await post.outbox.settled();
  for (let tries = 0; tries < 4; tries++) {
    await later(post, 240);
  }
  expect([sink.attempts, await waiting(post)]).toEqual([5, 0]);
});

test("a mail whose keeping is tried again, since nobody heard that it was kept, is sent once", async () => {
  const sink = await mailSink();
  const store = await newStore();
  let heard = 0;
  const twice: Store = {
    ...store,
    async write(write, about) {
      if (heard++ === 0) await store.write(write, about);
      await store.write(write, about);
    },
  };
  const { outbox, mailer } = postOffice(twice, sink);
  await mailer.post("ann@example.org", LETTER);
  await outbox.settled();
  expect(sink.attempts).toBe(1);
});

test("of several servers that share a store, one sends a mail", async () => {
  const sink = await mailSink();
  const store = await newStore();
  const clock = new ManualClock();
  const offices = [1, 2, 3].map(() => postOffice(store, sink, clock));
  await store.write(async (db) => {
    const parcel = {
      person: null,
      way: "mail",
      target: "ann@example.org",
      content: JSON.stringify(LETTER),
    } as const;
    await offices[0]?.outbox.save(db, [parcel]);
  });
  for (const { outbox } of offices) outbox.wake();
  for (const { outbox } of offices) await outbox.settled();
  expect(sink.attempts).toBe(1);
});

test("a mail server that does not answer does not delay a stop", async () => {
  const store = await newStore();
  const outbox = new Outbox(store, new ManualClock(), pino({ level: "silent" }));
  outbox.open("hook", { send: () => new Promise(() => {}) });
  await outbox.post([{ person: null, way: "hook", target: "x", content: "{}" }]);
  await outbox.stop();
  expect((await store.db.selectFrom("outbox").select("tries").execute()).map(({ tries }) => tries)).toEqual([
    1,
  ]);
});
