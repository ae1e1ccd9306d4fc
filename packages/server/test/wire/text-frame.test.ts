import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { expect, test } from "vitest";
import { textFrame } from "../../src/websocket/text-frame.ts";

const LENGTHS = [0, 1, 125, 126, 127, 255, 256, 40_000, 65_535];

test("texts in ASCII that are not long arrive as they were written, each as one message", async () => {
  const texts = LENGTHS.map((length) =>
    Array.from({ length }, (_, at) => String.fromCharCode(at % 128)).join(""),
  );
  const http = createServer();
  const server = new WebSocketServer({ noServer: true });
  http.on("upgrade", (request, stream, head) =>
    server.handleUpgrade(request, stream, head, () => {
      for (const text of texts) stream.write(textFrame(text) ?? "", "latin1");
    }),
  );
  await once(http.listen(0, "127.0.0.1"), "listening");
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const read: string[] = [];
  await new Promise<void>((resolve) => {
    client.on("message", (data: Buffer, isBinary: boolean) => {
      read.push(isBinary ? "binary" : data.toString());
      if (read.length === texts.length) resolve();
    });
  });
  expect(read).toEqual(texts);
  client.terminate();
  http.close();
});

test.each([["é"], ["игра"], ["🎲"], ["a".repeat(65_536)]])("the library must send %.8s", (text) => {
  expect(textFrame(text)).toBeNull();
});
