import type { NoticeKind, NoticeWay } from "@roundtable/protocol/notices";

export const text = {
  title: "Being told",
  help: "When a table waits for you and you are not looking at it, we can tell you. One press leads you there.",
  browser: {
    title: "In this browser",
    states: {
      on: "This browser tells you, even when no page of ours is open.",
      off: "Your browser will ask whether it may show you notifications. Nothing is shown unless a table waits.",
      forbidden:
        "Notifications from here are blocked. You can allow them in the settings of your browser, beside the address.",
      "home-screen-first":
        "On an iPhone or iPad, first put this site on the home screen: “Share”, then “Add to Home Screen”. Open it from there and come back to this page.",
      cannot: "This browser cannot do it here. It works over https, in Chrome, Edge, Firefox and Safari.",
    },
    turnOn: "Tell me in this browser",
    turnOff: "No longer here",
    elsewhere: (count: number) =>
      count === 1 ? "One browser of yours tells you." : `${count} browsers of yours tell you.`,
  },
  mail: {
    title: "By mail",
    help: "For matches over days, and for invitations.",
    address: "Your mail address",
    send: "Ask me there",
    waiting: (address: string) =>
      `We have written to ${address}. Press the link in that mail, and you will be told there.`,
    on: (address: string) => `You are told at ${address}.`,
    turnOff: "No more mails",
    wrong: "This does not look like a mail address.",
  },
  hook: {
    title: "By your own server",
    help: "An address that we call when a table waits, with a small JSON. It is signed with a secret.",
    address: "Address (https)",
    save: "Call it",
    secret: "The secret with which calls are signed",
    turnOff: "Call it no more",
    wrong: "This address cannot be called. It must begin with https and be reachable from outside.",
  },
  what: "What you are told",
  kinds: {
    "your-turn": "It is your turn",
    invitation: "Somebody invites you",
    "table-full": "Your table is full",
    "table-started": "A match has begun",
    nudge: "Somebody is waiting for you",
    paused: "A match is paused",
  } satisfies Record<NoticeKind, string>,
  ways: { push: "Browser", mail: "Mail", hook: "Server" } satisfies Record<NoticeWay, string>,
  by: (kind: string, way: string) => `${kind}: ${way}`,
  when: "When",
  onlyWhenAway: "Only when I am not looking at the table",
  quiet: "Quiet hours",
  quietHelp: "What happens then is told afterwards, if it is still true.",
  from: "from",
  to: "until",
  zone: (zone: string) => `By the time of ${zone}.`,
  test: "Send me a test",
  tested: "It is on its way.",
  untested: "There is no way yet by which you could be told.",
  tooFast: "That was a lot at once. Try again in a few minutes.",
  link: {
    confirm: { title: "That was it", done: (address: string) => `From now on you are told at ${address}.` },
    stop: { title: "No more mails", done: (address: string) => `Nothing more is sent to ${address}.` },
    noLonger: "This link is no longer good",
    noLongerHelp: "It is too old, or was not copied whole. Your own page has everything that it could do.",
    settings: "How I am told",
  },
};
