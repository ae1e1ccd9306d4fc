import { LIMITS, type Person } from "@roundtable/protocol";
import type { Clock } from "@roundtable/host/clock";
import { newId } from "../common/ids.ts";
import { Queue } from "@roundtable/host/queue";
import type { SignedOut } from "../store/group-commit.ts";
import {
  guestBotBy,
  guestBotsOf,
  insertGuestBot,
  type StoredGuestBot,
  revokeGuestBot,
  markGuestBotSeen,
} from "./guest-bot-repository.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { People } from "../people/people.ts";
import { hashOf, newSecret } from "../common/token.ts";

/** Makes a token recognisable wherever it turns up. */
const PREFIX = "roundtable-bot-";
const HOUR = 60 * 60 * 1000;

/** People's own bots. Each is a person with a token, of which only the hash is stored. */
export class GuestBots {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #people: People;
  readonly #making = new Queue();
  readonly #revoked: (which: SignedOut) => void;

  /** `revoked` hears that the token of a bot counts no longer. */
  constructor(store: Store, clock: Clock, people: People, revoked: (which: SignedOut) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#people = people;
    this.#revoked = revoked;
  }

  /** The bot with this token. Its use is noted once an hour. */
  async find(token: string): Promise<Person | null> {
    if (!token.startsWith(PREFIX)) return null;
    const found = await guestBotBy(this.#store.db, hashOf(token));
    if (found === null) return null;
    const { bot, used } = found;
    const now = this.#clock.now();
    if (used === null || Math.abs(now - used) >= HOUR)
      await this.#store.write((transaction) => markGuestBotSeen(transaction, bot, now));
    return bot;
  }

  of(owner: PersonId): Promise<StoredGuestBot[]> {
    return guestBotsOf(this.#store.db, owner);
  }

  /** The token is shown only this once. */
  make(
    owner: Person,
    name: string,
  ): Promise<"too-many-bots" | { readonly bot: PersonId; readonly token: string }> {
    return this.#making.run(async () => {
      if ((await this.of(owner.id)).length >= LIMITS.botsPerPerson) return "too-many-bots";
      const token = `${PREFIX}${newSecret()}`;
      const person = newId();
      const created = this.#clock.now();
      await this.#people.save(owner);
      await this.#store.write((transaction) =>
        insertGuestBot(transaction, { person, name, owner: owner.id, hash: hashOf(token), created }),
      );
      return { bot: person, token };
    });
  }

  /** False if this owner has no such bot. It stays at the tables where it has played. */
  async revoke(owner: PersonId, bot: PersonId): Promise<boolean> {
    if (!(await this.of(owner)).some(({ person }) => person === bot)) return false;
    await this.#store.write(async (transaction) => {
      await revokeGuestBot(transaction, owner, bot);
    });
    await this.announceRevoked([bot]);
    return true;
  }

  /** Closes the sockets of bots with revoked tokens, on every node. */
  async announceRevoked(bots: readonly PersonId[]): Promise<void> {
    for (const person of bots) {
      const signedOut = { person, session: null };
      await this.#store.write(async () => {}, { signedOut });
      this.#revoked(signedOut);
    }
  }
}
