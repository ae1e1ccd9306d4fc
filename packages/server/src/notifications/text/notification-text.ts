import type { NotificationKind } from "@roundtable/protocol/notifications";

interface MessageText {
  readonly title: string;
  readonly body: string;
}

/** What people are told, in one language. `from` is somebody's name, "" where it is not known. */
export interface NotificationText {
  readonly notifications: Readonly<Record<NotificationKind, (game: string, from: string) => MessageText>>;
  /** Several at once: how many tables, and their games. */
  readonly several: (count: number, games: string) => MessageText;
  readonly test: MessageText;
  /** On what leads there. */
  readonly toTable: string;
  readonly toTables: string;
  readonly email: {
    readonly why: string;
    readonly stop: string;
    readonly confirm: {
      readonly subject: string;
      readonly lines: readonly string[];
      readonly press: string;
      readonly after: string;
    };
  };
}
