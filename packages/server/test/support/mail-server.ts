import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as it has come. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** By their names in small letters, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  /** The text part, decoded. */
  readonly text: string;
  readonly html: string;
}

/** A real mail server on a port of its own that delivers to nobody. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly Received[];
  /** How often somebody has tried. */
  readonly attempts: number;
  /** The next mails are refused with this code and these words; with null they are taken. */
  refuse(code: number | null, words?: string): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const mails: Received[] = [];
  let attempts = 0;
  let refusal: { readonly code: number; readonly words: string } | null = null;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        attempts++;
        if (refusal !== null) {
          done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push(
          read(
            Buffer.concat(chunks).toString("utf8"),
            mailFrom === false ? "" : mailFrom.address,
            rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get attempts() {
      return attempts;
    },
    refuse(code, words = "Not now") {
      refusal = code === null ? null : { code, words };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
      }),
  };
}

function read(source: string, from: string, to: readonly string[]): Received {
  const [head, body] = parted(source);
  const headers = headersIn(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => {
    const [partHead, content] = parted(part.trimStart());
    return { headers: headersIn(partHead), content };
  });
  const of = (type: string): string => {
    const part = parts.find((one) => one.headers.get("content-type")?.startsWith(type));
    return part === undefined ? "" : decoded(part.content, part.headers.get("content-transfer-encoding"));
  };
  return { from, to, headers, text: of("text/plain"), html: of("text/html") };
}

function parted(text: string): [string, string] {
  const end = text.indexOf("\r\n\r\n");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 4)];
}

function headersIn(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
    }),
  );
}

/** RFC 2047, as far as our mails have it. */
function words(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decoded(word.replaceAll("_", " "), "quoted-printable"),
    );
}

function decoded(text: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return text;
  const bytes = text
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
