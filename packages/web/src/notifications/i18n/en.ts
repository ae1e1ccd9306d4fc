import type { NotificationKind, NotificationChannel } from "@roundtable/protocol/notifications";

export const text = {
  title: "Notifications",
  help: "We can notify you when a table is waiting for you and you aren’t looking at it. One tap takes you there.",
  browser: {
    title: "In this browser",
    states: {
      on: "This browser notifies you, even when none of our pages are open.",
      off: "Your browser will ask whether to allow notifications. You’ll only get one when a table is waiting.",
      forbidden:
        "Notifications from this site are blocked. Allow them in your browser’s site settings, next to the address.",
      "home-screen-first":
        "On an iPhone or iPad, first add this site to your home screen: tap “Share”, then “Add to Home Screen”. Open it from there and come back to this page.",
      cannot: "This browser can’t do that here. It works over https in Chrome, Edge, Firefox and Safari.",
    },
    turnOn: "Notify me in this browser",
    turnOff: "Turn off here",
    elsewhere: (count: number) =>
      count === 1 ? "One of your browsers notifies you." : `${count} of your browsers notify you.`,
  },
  mail: {
    title: "By email",
    help: "For correspondence games and invitations.",
    address: "Your email address",
    send: "Send confirmation email",
    waiting: (address: string) =>
      `We’ve sent an email to ${address}. Open the link in it to start getting notifications there.`,
    on: (address: string) => `Notifications go to ${address}.`,
    turnOff: "Turn off emails",
    wrong: "That doesn’t look like an email address. Check for typos.",
  },
  hook: {
    title: "Via your own server",
    help: "A webhook: we call this address when a table is waiting, with a small JSON message signed with a secret.",
    address: "Address (https)",
    save: "Save",
    secret: "Signing secret",
    turnOff: "Turn off",
    wrong: "We can’t call this address. It must start with https and be reachable from the internet.",
  },
  what: "What to notify you about",
  kinds: {
    "your-turn": "It’s your turn",
    invitation: "Someone invites you",
    "table-full": "Your table is full",
    "table-started": "A game has started",
    nudge: "Someone is waiting for you",
    paused: "A game is paused",
  } satisfies Record<NotificationKind, string>,
  ways: { push: "Browser", mail: "Email", hook: "Server" } satisfies Record<NotificationChannel, string>,
  by: (kind: string, way: string) => `${kind}: ${way}`,
  when: "When",
  onlyWhenAway: "Only when I’m not looking at the table",
  quiet: "Quiet hours",
  quietHelp: "If something happens during these hours, we notify you afterwards if it still matters.",
  from: "from",
  to: "until",
  zone: (place: string) => `${place} time.`,
  test: "Send me a test notification",
  tested: "It’s on its way.",
  untested: "There’s no way to notify you yet. Turn one on above.",
  tooFast: "Too many requests. Try again in a few minutes.",
  link: {
    confirm: { title: "Done", done: (address: string) => `Notifications now go to ${address}.` },
    stop: {
      title: "Unsubscribed",
      done: (address: string) => `We won’t send any more emails to ${address}.`,
    },
    noLonger: "This link is no longer valid",
    noLongerHelp:
      "It’s too old, or wasn’t copied in full. You can change your notifications in the settings.",
    settings: "Notification settings",
  },
};
