import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Person } from "@roundtable/protocol";
import type { PasskeySignInBody, NewPasskeyBody } from "@roundtable/protocol/account";
import type { Clock } from "@roundtable/host/clock";
import { passkeysOf, readPasskey } from "../people/account-repository.ts";
import type { Store } from "../store/store.ts";
import { written } from "../store/write-result.ts";
import { saveTicket, type TicketKind, useTicket } from "./ticket-repository.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { hashOf } from "../common/token.ts";

/** How long a person may take to find their passkey. */
const CHALLENGE_MS = 5 * 60 * 1000;
export const MOST_PASSKEYS = 20;
/** ES256, EdDSA and RS256. Every authenticator supports one of them. */
const SIGNATURES = [-7, -8, -257];

/** A passkey as it is stored. */
export interface NewPasskey {
  readonly id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
}

/** The site of a passkey, as the browser knows it. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** Passkeys (WebAuthn). A challenge is valid for one response on one site. */
export class Passkeys {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Options for `navigator.credentials.create`, as JSON. */
  async registrationOptions(person: Person, site: Site): Promise<string> {
    const before = await passkeysOf(this.#store.db, person.id);
    const options = await generateRegistrationOptions({
      rpName: "Roundtable",
      rpID: site.host,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: "none",
      supportedAlgorithmIDs: SIGNATURES,
      timeout: CHALLENGE_MS,
      excludeCredentials: before.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    await this.#challenge("new-passkey", options.challenge, person.id);
    return JSON.stringify(options);
  }

  /** null if it does not answer a challenge that this person got on this site. */
  async verifyRegistration(
    person: PersonId,
    { response }: NewPasskeyBody,
    site: Site,
  ): Promise<NewPasskey | null> {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#isAsked("new-passkey", challenge, person),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
        supportedAlgorithmIDs: SIGNATURES,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        id,
        public_key: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports: JSON.stringify(transports),
      };
    } catch {
      // The library throws for every kind of mismatch. All mean that the response is invalid.
      return null;
    }
  }

  /** Options for `navigator.credentials.get` with any passkey of this site, as JSON. They also serve autofill. */
  async signInOptions(site: Site): Promise<string> {
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      timeout: CHALLENGE_MS,
      userVerification: "preferred",
    });
    await this.#challenge("passkey", options.challenge, null);
    return JSON.stringify(options);
  }

  /**
   * The same for a signed-in person who has to prove their identity: one of their own passkeys, with user verification. All
   * of ours support that, because discoverable credentials have at least a PIN.
   */
  async proofOptions(person: PersonId, site: Site): Promise<string> {
    const own = await passkeysOf(this.#store.db, person);
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      timeout: CHALLENGE_MS,
      userVerification: "required",
      allowCredentials: own.map(({ id }) => ({ id })),
    });
    await this.#challenge("proof", options.challenge, person);
    return JSON.stringify(options);
  }

  /** The owner of the passkey and whether the device verified the user; null if the response is invalid. */
  async personFor(
    answer: PasskeySignInBody,
    site: Site,
  ): Promise<{ readonly person: PersonId; readonly isVerified: boolean } | null> {
    return await this.#answered(answer, site, { kind: "passkey", person: null });
  }

  /** Whether one of this person's passkeys responded, with user verification. */
  async proves(person: PersonId, answer: PasskeySignInBody, site: Site): Promise<boolean> {
    const answered = await this.#answered(answer, site, { kind: "proof", person });
    return answered?.person === person && answered.isVerified;
  }

  async #answered(
    { response }: PasskeySignInBody,
    site: Site,
    asked: { readonly kind: "passkey" | "proof"; readonly person: PersonId | null },
  ): Promise<{ readonly person: PersonId; readonly isVerified: boolean } | null> {
    const kept = await readPasskey(this.#store.db, response.id);
    if (kept === null) return null;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#isAsked(asked.kind, challenge, asked.person),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: asked.kind === "proof",
        credential: {
          id: kept.id,
          publicKey: new Uint8Array(Buffer.from(kept.public_key, "base64url")),
          counter: kept.counter,
        },
      });
      if (!verified) return null;
      const used = { counter: authenticationInfo.newCounter, used: this.#clock.now() };
      await this.#store.write(async (transaction) => {
        await transaction.updateTable("passkeys").set(used).where("id", "=", kept.id).execute();
      });
      return { person: kept.person, isVerified: authenticationInfo.userVerified };
    } catch {
      return null;
    }
  }

  async #challenge(kind: TicketKind, challenge: string, person: PersonId | null): Promise<void> {
    const until = this.#clock.now() + CHALLENGE_MS;
    await this.#store.write((transaction) =>
      saveTicket(transaction, { hash: hashOf(challenge), kind, person, until }),
    );
  }

  /** Whether this challenge was given to this person recently and not used yet. */
  async #isAsked(kind: TicketKind, challenge: string, person: PersonId | null): Promise<boolean> {
    const wanted = { hash: hashOf(challenge), kind, now: this.#clock.now() };
    const [ticket] = await written(this.#store, async (transaction) => [
      await useTicket(transaction, wanted),
    ]);
    return ticket?.person === person;
  }
}
