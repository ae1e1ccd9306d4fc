import type { Transaction } from "kysely";
import { createTransport } from "nodemailer";
import * as v from "valibot";
import { type Sender, type Outbox, Undeliverable } from "../outbox/outbox.ts";
import type { OutboxMessage } from "../outbox/outbox-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { asHtml, asText, inOneLine, Email } from "./email.ts";
import { MailAddress } from "./mail-address.ts";

export interface MailSettings {
  /** `smtp://name:password@mail.example.org:587`, or `smtps:` for TLS from the first byte. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
}

const TIMEOUT_MS = 15_000;

/** Sends mails through the operator's mail server, if one is set. */
export class Mailer {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox, settings: MailSettings | null) {
    this.#outbox = outbox;
    if (settings !== null) outbox.open("mail", smtpSender(settings));
  }

  get isOn(): boolean {
    return this.#outbox.isOpen("mail");
  }

  /** Resolves when the mail is in the outbox. Returns false if no mail server is set. */
  async post(to: string, email: Email, person: PersonId | null = null): Promise<boolean> {
    if (!this.isOn) return false;
    await this.#outbox.post([outgoingEmail(to, email, person)]);
    return true;
  }

  /** Saves the mail within a transaction. Call `wake` after the commit. */
  async save(db: Transaction<Schema>, to: string, email: Email, person: PersonId): Promise<void> {
    if (this.isOn) await this.#outbox.save(db, [outgoingEmail(to, email, person)]);
  }

  /** Sends saved mails. */
  wake(): void {
    this.#outbox.wake();
  }
}

/** Throws unless `to` is a single address: the caller should have checked it. */
export function outgoingEmail(to: string, email: Email, person: PersonId | null): Omit<OutboxMessage, "id"> {
  return { person, way: "mail", target: v.parse(MailAddress, to), content: JSON.stringify(email) };
}

function smtpSender({ smtpUrl, from }: MailSettings): Sender {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ id, target, content }) {
      const email = v.parse(Email, JSON.parse(content));
      const address = v.parse(MailAddress, target);
      const host = from.address.split("@")[1] ?? "";
      try {
        await transport.sendMail({
          to: { name: "", address },
          envelope: { from: from.address, to: [address] },
          // The same id at each attempt, so that a mail that was sent twice is shown once.
          messageId: `<${id}@${host}>`,
          subject: inOneLine(email.subject),
          text: asText(email),
          html: asHtml(email),
          headers: {
            "Auto-Submitted": "auto-generated",
            "Content-Language": email.locale,
            ...(email.stop === null
              ? {}
              : {
                  "List-Unsubscribe": `<${email.stop.post}>`,
                  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
                }),
          },
        });
      } catch (error) {
        const isForGood = error instanceof Error && "permanent" in error && error.permanent === true;
        throw isForGood ? new Undeliverable("The mail server refuses it.", { cause: error }) : error;
      }
    },
  };
}
