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

/** How long somebody may look for his key. */
const CHALLENGE_MS = 5 * 60 * 1000;
export const MOST_PASSKEYS = 20;
/** ES256, EdDSA and RS256: one of them every key speaks. */
const SIGNATURES = [-7, -8, -257];

/** A key as it is kept. */
export interface NewPasskey {
  readonly id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
}

/** The site that a key is for, as a browser knows it. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** Keys that devices keep for somebody. A challenge is good for one answer, and for no other site. */
export class Passkeys {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** What a browser needs to make a key for this person, as JSON. */
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

  /** Null where it is no answer to what we have asked this person here. */
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
      // Whatever is wrong with it, it is wrong.
      return null;
    }
  }

  /** What a browser needs to find any key of this site, as JSON; also while somebody types a name. */
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
   * The same for somebody who is signed in and has to prove who they are: one of their own keys, which must make sure that it is
   * them. All of ours can: they are discoverable, and keys of that kind have a PIN at least.
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

  /** Whose key has answered, and whether it made sure that it was them; null where none of ours has. */
  async personFor(
    answer: PasskeySignInBody,
    site: Site,
  ): Promise<{ readonly person: PersonId; readonly isVerified: boolean } | null> {
    return await this.#answered(answer, site, { kind: "passkey", person: null });
  }

  /** Whether a key of this person has answered, and made sure that it was them. */
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

  /** Asked of this person, not long ago, and not answered yet. */
  async #isAsked(kind: TicketKind, challenge: string, person: PersonId | null): Promise<boolean> {
    const wanted = { hash: hashOf(challenge), kind, now: this.#clock.now() };
    const [ticket] = await written(this.#store, async (transaction) => [
      await useTicket(transaction, wanted),
    ]);
    return ticket?.person === person;
  }
}
