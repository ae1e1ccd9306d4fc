import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that others are called at; it takes everything, or answers with another status. */
export interface OutsideServer {
  readonly url: string;
  readonly calls: readonly Call[];
  answer(status: number): void;
  close(): void;
}

export async function openOutsideServer(): Promise<OutsideServer> {
  const calls: Call[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      calls.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end("What it says is not read.");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer(next) {
      status = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A browser as far as Web Push is concerned: it has keys of its own, and only it can read what is sent to it. */
export class PushBrowser {
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(sink: OutsideServer, name = "one") {
    this.#keys.generateKeys();
    this.endpoint = `${sink.url}/push/${name}`;
  }

  get subscription(): object {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: this.#keys.getPublicKey("base64url"), auth: this.#auth.toString("base64url") },
    };
  }

  /** RFC 8188 and RFC 8291: aes128gcm, one record. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), theirs]);
    const ikm = Buffer.from(hkdfSync("sha256", this.#keys.computeSecret(theirs), this.#auth, info, 32));
    const derived = (label: string, length: number): Buffer =>
      Buffer.from(hkdfSync("sha256", ikm, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // After the text comes the mark of the last record, and padding.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}
