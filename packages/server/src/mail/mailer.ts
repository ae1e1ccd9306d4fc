import type { Transaction } from "kysely";
import { createTransport } from "nodemailer";
import * as v from "valibot";
import { type Carrier, type Outbox, Undeliverable } from "../outbox/outbox.ts";
import type { Parcel } from "../outbox/outbox-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { asHtml, asText, inOneLine, Letter } from "./email.ts";
import { MailAddress } from "./mail-address.ts";

export interface MailSettings {
  /** `smtp://name:password@mail.example.org:587`; `smtps:` where it is encrypted from the first byte. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
}

const TIMEOUT_MS = 15_000;

/** Mails by somebody's mail server. Where none is set there are none. */
export class Mailer {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox, settings: MailSettings | null) {
    this.#outbox = outbox;
    if (settings !== null) outbox.open("mail", smtpCarrier(settings));
  }

  get isOn(): boolean {
    return this.#outbox.isOpen("mail");
  }

  /** Resolves when it is kept; it is sent soon, and tried again where that fails. False where there are no mails. */
  async post(to: string, letter: Letter, person: PersonId | null = null): Promise<boolean> {
    if (!this.isOn) return false;
    await this.#outbox.post([mailParcel(to, letter, person)]);
    return true;
  }

  /** As a part of a transaction; `wake` when that is kept. */
  async keep(db: Transaction<Schema>, to: string, letter: Letter, person: PersonId): Promise<void> {
    if (this.isOn) await this.#outbox.keep(db, [mailParcel(to, letter, person)]);
  }

  /** What was kept is sent. */
  wake(): void {
    this.#outbox.wake();
  }
}

/** Throws unless it is one address: whoever has let another in has not looked. */
export function mailParcel(to: string, letter: Letter, person: PersonId | null): Omit<Parcel, "id"> {
  return { person, way: "mail", target: v.parse(MailAddress, to), content: JSON.stringify(letter) };
}

function smtpCarrier({ smtpUrl, from }: MailSettings): Carrier {
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
    async carry({ id, target, content }) {
      const letter = v.parse(Letter, JSON.parse(content));
      const address = v.parse(MailAddress, target);
      const host = from.address.split("@")[1] ?? "";
      try {
        await transport.sendMail({
          to: { name: "", address },
          envelope: { from: from.address, to: [address] },
          // Sent twice by an accident between sending and noting it, it is one mail to those who sort them.
          messageId: `<${id}@${host}>`,
          subject: inOneLine(letter.subject),
          text: asText(letter),
          html: asHtml(letter),
          headers: {
            "Auto-Submitted": "auto-generated",
            "Content-Language": letter.locale,
            ...(letter.stop === null
              ? {}
              : {
                  "List-Unsubscribe": `<${letter.stop.post}>`,
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
