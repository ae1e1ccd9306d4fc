import { onTestFinished } from "vitest";
import { type MailServer, openMailServer, type Received } from "./mail-server.ts";
import { until } from "./until.ts";

export interface MailSink extends MailServer {
  /** When so many have come. */
  arrived(count: number): Promise<readonly Received[]>;
}

/** A mail server for as long as a test takes. */
export async function mailSink(): Promise<MailSink> {
  const server = await openMailServer();
  onTestFinished(() => server.close());
  return Object.assign(server, {
    async arrived(count: number) {
      await until(() => server.mails.length >= count);
      return server.mails;
    },
  });
}
