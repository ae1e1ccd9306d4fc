import type { AccountReason } from "@roundtable/protocol/account";

export const text = {
  title: "You",
  devices: {
    title: "Where you are signed in",
    help: "Each browser in which you play. If you do not know one of them, sign it out.",
    guest: "Only your browser knows you so far. Once you have played, you find here where you are signed in.",
    here: "this one",
    unknown: "Unknown device",
    lastSeen: (when: string) => `last used ${when}`,
    signOut: "Sign out",
    signOutOf: (device: string) => `Sign out: ${device}`,
    everywhere: "Sign out everywhere",
    everywhereHelp: "On every device, this one too.",
  },
  reasons: {
    "no-such-session": "That device is signed out already.",
    "no-way-back": "You could not come back: nothing but this browser knows you. Make an account first.",
  } satisfies Record<AccountReason, string>,
};
