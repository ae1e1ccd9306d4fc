import type { Game } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import type { TableInfo } from "@roundtable/protocol";
import { type ComponentChild, createContext, createElement, Fragment, type FunctionComponent } from "preact";
import { useContext } from "preact/hooks";
import type { FrameProps, MatchAtTable } from "./frame.tsx";
import type { TableSession } from "./session.ts";

/** The props that each slot gives to the features in it. */
export interface SlotProps {
  /** In place of the table, before the match. */
  readonly lobby: LobbyProps;
  /** In place of the table, while a spectator may not see it. */
  readonly hidden: { readonly info: TableInfo; readonly title: string };
  /** Draws nothing, and runs while the table is open. */
  readonly background: object;
  /** Beside the pieces. */
  readonly coach: FrameProps;
  /** In the action bar, among the votes. */
  readonly votes: { readonly match: Pick<MatchAtTable, "session" | "info" | "me"> };
  /** In the action bar, above the question. */
  readonly notices: { readonly match: MatchAtTable };
  /** In the action bar, after the clock. */
  readonly besideClock: { readonly match: MatchAtTable };
  /** In the action bar, after the question. */
  readonly besideQuestion: { readonly match: MatchAtTable };
  /** In the action bar, between the question and its answers. */
  readonly belowQuestion: FrameProps;
  /** In the list of speakers below the chat, beside everybody but me. */
  readonly speaker: { readonly person: string; readonly name: string };
  /** Above the form in which a spectator of a running match writes. */
  readonly spectatorTalk: object;
  /** The menu as a whole. */
  readonly menu: MenuProps;
  /** In the menu, for players: actions about the match. */
  readonly menuActions: { readonly match: MatchAtTable; readonly onClose: () => void };
  /** In the menu, for everybody. */
  readonly menuItems: MenuProps;
  /** The end of the match as a whole. */
  readonly end: FrameProps & { readonly onClose: () => void };
  /** At the end, below the result. */
  readonly endNotes: { readonly match: MatchAtTable };
  /** At the end, after the link to the replay. */
  readonly endLinks: { readonly match: MatchAtTable };
}

export interface LobbyProps {
  readonly session: TableSession;
  readonly game: Game;
  readonly text: GameText;
  /** null until it is loaded: the game’s own editor of options appears with it */
  readonly table: GameTable | null;
}

export interface MenuProps extends FrameProps {
  readonly onClose: () => void;
  readonly onSettings: () => void;
  /** Opens a dialog in place of the menu. */
  readonly onOpen: (dialog: (onClose: () => void) => ComponentChild) => void;
}

/** A component in a slot. A lazy one can be loaded ahead. */
type Part<Props> = FunctionComponent<Props> & { preload?(this: void): Promise<unknown> };

/** The features that fill each slot. `app/` puts them in; the table knows none of them. */
export type TableSlots = { readonly [Name in keyof SlotProps]?: readonly Part<SlotProps[Name]>[] };

export const TableSlots = createContext<TableSlots>({});

interface Props<Name extends keyof SlotProps> {
  readonly name: Name;
  readonly given: SlotProps[Name];
}

/** Draws all features in a slot. */
export function Slot<Name extends keyof SlotProps>({ name, given }: Props<Name>) {
  const parts = useSlot(name);
  return createElement(
    Fragment,
    null,
    parts.map((part, nth) => createElement(part, { ...given, key: nth })),
  );
}

export function useSlot<Name extends keyof SlotProps>(name: Name): readonly Part<SlotProps[Name]>[] {
  return useContext(TableSlots)[name] ?? [];
}
