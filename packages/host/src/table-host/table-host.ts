import { offeredBots } from "@roundtable/bots";
import type { Command } from "@roundtable/kernel";
import type { Person } from "@roundtable/protocol";
import type { Secret } from "../disclosure/secret.ts";
import type { HintCommand, PlayCommand, PreviewCommand } from "../match/play-command.ts";
import { isRefusal, refused, type Refusal } from "../refusal.ts";
import { withInvited, withoutInvited } from "../seats/invite.ts";
import { changed, type TableCommand } from "../seats/table-command.ts";
import { isOpening } from "../start/call-off.ts";
import { comeToStart, type ShareCommand } from "../start/shares.ts";
import { calledAsBefore } from "../tables/display-names.ts";
import { type PersonId, seatOf, type Table, type TableId } from "../tables/table.ts";
import { over } from "../votes/end-vote.ts";
import { welcomedBack } from "../votes/stand-in.ts";
import type { Listener } from "./listeners.ts";
import { LiveTable } from "./live-table.ts";
import type { HintOnItsWay, PreviewsByAnswer } from "./match-at-table.ts";
import type { Ports } from "./ports.ts";
import { type InvitationChange, TableGone } from "./table-store.ts";
import { LOOKING } from "./table-tasks.ts";

const NOBODY = { seats: [], since: 0 };

type Invited = Extract<InvitationChange, { readonly until: number }>;
type InvitationAnswer = Extract<InvitationChange, { readonly answer: string }>["answer"];

/**
 * One table, and the match at it: what people, operators and scripts want done. It is given a store, a clock, bots that think
 * and an audience, and knows neither a server nor a page.
 */
export class TableHost {
  /** What happens at the table unasked. */
  readonly live: LiveTable;

  /** Null if there is no such table. Throws `BrokenTable` or `NewerRules` if it cannot be opened here. */
  static async load(ports: Ports, id: TableId): Promise<TableHost | null> {
    const live = await LiveTable.load(ports, id);
    return live === null ? null : new TableHost(live);
  }

  private constructor(live: LiveTable) {
    this.live = live;
  }

  get table(): Table {
    return this.live.table;
  }

  enter(
    listener: Listener,
    { lines, hidden }: { readonly lines: number; readonly hidden: boolean },
  ): Promise<Refusal | null> {
    const { tasks, listeners, presence, broadcast, kept, ports } = this.live;
    return tasks.do(async () => {
      const { person } = listener;
      listeners.look(listener, !hidden);
      await broadcast.learnOf(person.id);
      presence.arrive(person.id);
      this.live.meet(person);
      const now = ports.clock.now();
      const come = comeToStart(this.table, person.id, now);
      const seat = seatOf(come, person.id);
      await kept.change(seat === null ? come : welcomedBack(come, seat, now), "person");
      broadcast.admit(listener, lines);
      if (hidden) presence.look(person.id);
      this.live.tell();
      return null;
    }, LOOKING);
  }

  exit(listener: Listener): void {
    const { tasks, listeners, presence, kept } = this.live;
    tasks.background(async () => {
      const wasHere = listeners.remove(listener);
      if (wasHere) presence.leave(this.table, listener.person.id);
      const isEmpty = wasHere && !presence.isAnybodyHere;
      if (isEmpty && this.table.status === "gathering") await kept.touch();
      await this.live.bringUpToTime();
    });
  }

  /** Somebody looks at this tab, or away from it: who does not look is notified of their turn. */
  look(listener: Listener, isVisible: boolean): Promise<Refusal | null> {
    const { tasks, listeners, presence } = this.live;
    return tasks.do(() => {
      if (!listeners.has(listener.person.id)) return refused("not-here");
      listeners.look(listener, isVisible);
      presence.look(listener.person.id);
      this.live.wake();
      return null;
    });
  }

  isVisibleTo(person: PersonId): boolean {
    return this.live.listeners.isVisibleTo(person);
  }

  change(person: Person, command: TableCommand): Promise<Refusal | null> {
    const { tasks, kept, match, start, presence, ports } = this.live;
    return tasks.do(async () => {
      const apart = command.kind === "sit" ? await ports.audience.whyNotBeside(this.table, person) : null;
      if (apart !== null) return apart;
      const leaves = command.kind === "leave" ? seatOf(this.table, person.id) : null;
      if (leaves !== null && isOpening(this.table)) {
        await start.callOff([leaves]);
        return null;
      }
      const next = changed(this.table, person.id, command, {
        game: kept.inPlay.game,
        bots: offeredBots(kept.inPlay.bots),
        awaySince: (seat) => presence.awaySince(this.table, seat),
        awaited: kept.match?.awaited ?? NOBODY,
        now: ports.clock.now(),
        owner: person.botOf?.id ?? null,
      });
      if (isRefusal(next)) return next;
      this.live.meet(person);
      await kept.change(next, "person");
      await match.settleUndo();
      await start.goOn(this.table);
      this.live.tell();
      if (command.kind === "nudge") match.remind(command.seat, person.id);
      return null;
    });
  }

  /** Keeps a free seat for somebody. */
  invite(invited: Invited): Promise<Refusal | null> {
    const { tasks, kept, ports } = this.live;
    const { host, person } = invited;
    return tasks.do(async () => {
      const next = withInvited(this.table, host, person);
      if (isRefusal(next)) return next;
      this.live.meet({ id: person, name: await ports.audience.nameOf(person) });
      if (next !== this.table) await kept.change(next, "person", invited);
      this.live.tell();
      return null;
    });
  }

  /** Nobody waits for this person any more. */
  uninvite(person: PersonId, answer: InvitationAnswer): Promise<Refusal | null> {
    const { tasks, kept } = this.live;
    return tasks.do(async () => {
      await kept.change(withoutInvited(this.table, person), "host", { person, answer });
      this.live.tell();
      return null;
    });
  }

  /** Resolves when the match has begun, or cannot. */
  async start(person: PersonId): Promise<Refusal | null> {
    const outcome = await this.live.tasks.do(() => this.live.start.press(person));
    return outcome !== null && "begun" in outcome ? await outcome.begun : outcome;
  }

  /** A share of chance, sealed or opened. */
  share(person: PersonId, command: ShareCommand): Promise<Refusal | null> {
    return this.live.tasks.do(() => this.live.start.share(person, command));
  }

  /** `null` when it is done, “told” when the listener has heard so by what followed. */
  play(listener: Listener, command: PlayCommand): Promise<Refusal | "told" | null> {
    return this.live.tasks.do(() => this.live.match.play(listener, command));
  }

  /** What will certainly follow from the answers of this person, who is asked now. */
  preview(person: PersonId, command: PreviewCommand): Promise<Refusal | PreviewsByAnswer> {
    return this.live.tasks.do(() => this.live.match.preview(person, command));
  }

  /** What the strongest bot would answer in this person's place. The table goes on while it thinks. */
  hint(person: PersonId, command: HintCommand): Promise<Refusal | HintOnItsWay> {
    return this.live.tasks.do(() => this.live.match.hint(person, command));
  }

  /** What a script does at a seat, as in a lesson. */
  enact(command: Command): Promise<Refusal | "told" | null> {
    return this.live.tasks.do(() => this.live.match.enact(command));
  }

  earlierChat(listener: Listener, before: number): Promise<Refusal | null> {
    return this.live.tasks.do(() => {
      if (!this.live.listeners.has(listener.person.id)) return refused("not-here");
      this.live.broadcast.tellEarlierChat(listener, before);
      return null;
    });
  }

  /** Another table for the same people: the one that there already is, or the one that `make` makes. */
  again(
    person: PersonId,
    make: (table: Table) => Promise<{ readonly table: Table; readonly key: Secret<string> } | Refusal>,
  ): Promise<Refusal | { readonly again: string }> {
    return this.live.tasks.do<Refusal | { readonly again: string }>(async () => {
      if (this.table.status !== "over") return refused("not-over");
      if (seatOf(this.table, person) === null) return refused("not-seated");
      if (this.table.again !== null) return { again: this.table.again };
      const made = await make(this.table);
      if (isRefusal(made)) return made;
      await this.live.kept.playAgainAt(made.table, made.key);
      this.live.tell();
      return { again: made.table.id };
    });
  }

  async renamed(person: Person, before: string): Promise<void> {
    const { tasks, kept } = this.live;
    if (!kept.names.has(person.id)) return;
    await tasks.do(async () => {
      const seat = seatOf(this.table, person.id);
      const isSilent = seat !== null && kept.match?.maySpeak(seat) === false;
      const next = isSilent ? calledAsBefore(this.table, seat, before) : this.table;
      await kept.rename(person.id, person.name, next);
      this.live.tell();
    });
  }

  /** Removes a table that never started, unless somebody looks at it or something has happened there since; whether it did. */
  async removeIfSilent(lastUsed: number): Promise<boolean> {
    const { tasks, kept, presence, ports } = this.live;
    return await tasks.alone(async () => {
      try {
        await kept.lookAgain();
        await kept.recover();
      } catch (error) {
        if (!(error instanceof TableGone)) throw error;
        // Somebody else was faster.
        this.live.markGone();
        return false;
      }
      if (this.table.status !== "gathering" || presence.isAnybodyHere) return false;
      // Somebody who has left since it was found silent was there until then.
      if (!(await ports.store.wasLastUsed(this.table.id, lastUsed))) return false;
      await kept.remove();
      this.live.markGone();
      return true;
    });
  }

  /** An operator ends the match, or closes a table that has none; true if the table is gone. */
  endByOperator(): Promise<Refusal | boolean> {
    const { tasks, kept, ports } = this.live;
    return tasks.do<Refusal | boolean>(async () => {
      switch (this.table.status) {
        case "over":
          return refused("not-playing");
        case "gathering":
          await kept.remove();
          this.live.markGone();
          return true;
        case "playing":
          await kept.change(over(this.table, "abandoned", ports.clock.now()), "host");
          this.live.tell();
          return false;
      }
    });
  }

  /** Nobody may write here any more, or everybody may again. */
  silence(isSilenced: boolean): Promise<Refusal | null> {
    return this.live.tasks.do(async () => {
      await this.live.kept.change({ ...this.table, isSilenced }, "host");
      this.live.tell();
      return null;
    });
  }
}
