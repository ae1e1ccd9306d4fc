import type { FromServer } from "@roundtable/protocol";
import type { TableId } from "../tables/table.ts";
import { NEWS } from "./news-text.ts";

declare const frame: unique symbol;

/** A message as it is sent to a listener: one of the protocol, or the news of a match. No other text is one. */
export type Frame = string & { readonly [frame]: true };

export function encode(message: FromServer): Frame {
  return JSON.stringify(message) as Frame;
}

/** The same news for a listener who has opened several tables. */
export function withTable(news: Frame, table: TableId): Frame {
  return news.startsWith(NEWS) ? (`${NEWS}"table":"${table}",${news.slice(NEWS.length)}` as Frame) : news;
}

/** The same news, with the word that this command is done. */
export function withAck(news: Frame, command: string): Frame {
  return `${news.slice(0, -1)},"ack":${JSON.stringify(command)}}` as Frame;
}
