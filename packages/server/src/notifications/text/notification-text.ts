import type { NotificationKind } from "@roundtable/protocol/notifications";

interface MessageText {
  readonly title: string;
  readonly body: string;
}

/** The texts of notifications in one language. `from` is a person's name, "" if it is unknown. */
export interface NotificationText {
  readonly notifications: Readonly<Record<NotificationKind, (game: string, from: string) => MessageText>>;
  /** Several at once: the number of tables, and their games. */
  readonly several: (count: number, games: string) => MessageText;
  readonly test: MessageText;
  /** The labels of the links. */
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
