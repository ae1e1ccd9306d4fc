import type { NotificationKind } from "@roundtable/protocol/notifications";

interface Said {
  readonly title: string;
  readonly body: string;
}

/** What people are told, in one language. `from` is somebody's name, "" where it is not known. */
export interface NoticeText {
  readonly notices: Readonly<Record<NotificationKind, (game: string, from: string) => Said>>;
  /** Several at once: how many tables, and their games. */
  readonly several: (count: number, games: string) => Said;
  readonly test: Said;
  /** On what leads there. */
  readonly toTable: string;
  readonly toTables: string;
  readonly letter: {
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
