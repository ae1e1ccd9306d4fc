import type { NotificationKind, NotificationChannel } from "@roundtable/protocol/notifications";

export const text = {
  title: "Notifications",
  help: "When a table is waiting for you and you are not looking at it, we can notify you. One press takes you there.",
  browser: {
    title: "In this browser",
    states: {
      on: "This browser notifies you, even when none of our pages is open.",
      off: "Your browser will ask whether it may show you notifications. Nothing is shown unless a table is waiting.",
      forbidden:
        "Notifications from here are blocked. You can allow them in your browser’s settings, beside the address.",
      "home-screen-first":
        "On an iPhone or iPad, first put this site on the home screen: “Share”, then “Add to Home Screen”. Open it from there and come back to this page.",
      cannot: "This browser cannot do this here. It works over https, in Chrome, Edge, Firefox and Safari.",
    },
    turnOn: "Notify me in this browser",
    turnOff: "Turn off here",
    elsewhere: (count: number) =>
      count === 1 ? "One of your browsers notifies you." : `${count} of your browsers notify you.`,
  },
  mail: {
    title: "By e-mail",
    help: "For games over several days, and for invitations.",
    address: "Your e-mail address",
    send: "Send me a confirmation",
    waiting: (address: string) =>
      `We have written to ${address}. Follow the link in that e-mail, and notifications will go there.`,
    on: (address: string) => `Notifications go to ${address}.`,
    turnOff: "No more e-mails",
    wrong: "This does not look like an e-mail address.",
  },
  hook: {
    title: "Via your own server",
    help: "An address that we call when a table is waiting, with a small JSON message signed with a secret.",
    address: "Address (https)",
    save: "Save",
    secret: "The secret that signs the calls",
    turnOff: "Stop calling it",
    wrong: "This address cannot be called. It must begin with https and be reachable from outside.",
  },
  what: "What to notify you about",
  kinds: {
    "your-turn": "It is your turn",
    invitation: "Somebody invites you",
    "table-full": "Your table is full",
    "table-started": "A game has begun",
    nudge: "Somebody is waiting for you",
    paused: "A game is paused",
  } satisfies Record<NotificationKind, string>,
  ways: { push: "Browser", mail: "E-mail", hook: "Server" } satisfies Record<NotificationChannel, string>,
  by: (kind: string, way: string) => `${kind}: ${way}`,
  when: "When",
  onlyWhenAway: "Only when I am not looking at the table",
  quiet: "Quiet hours",
  quietHelp: "What happens during these hours is reported afterwards, if it still matters.",
  from: "from",
  to: "until",
  zone: (place: string) => `${place} time.`,
  test: "Send me a test notification",
  tested: "It is on its way.",
  untested: "There is no way to notify you yet.",
  tooFast: "That was a lot at once. Try again in a few minutes.",
  link: {
    confirm: { title: "Done", done: (address: string) => `Notifications now go to ${address}.` },
    stop: { title: "No more e-mails", done: (address: string) => `Nothing more is sent to ${address}.` },
    noLonger: "This link is no longer valid",
    noLongerHelp:
      "It is too old, or was not copied in full. You can do everything that it did on your own page.",
    settings: "Notification settings",
  },
};
