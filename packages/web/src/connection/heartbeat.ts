/** How long after the last answer a ping is sent, in a visible tab and in a hidden one. */
const PING_MS = 3000;
const HIDDEN_PING_MS = 30_000;
/** A command that is not acknowledged after this long triggers a ping. */
const COMMAND_MS = 1000;
/** How long an answer may take, normally and after a reason to doubt the connection. */
const ANSWER_MS = 4500;
const CHECK_MS = 2000;
/**
 * A connection that went silent repeatedly may only be slow, so it gets up to this many pings before it is given up.
 */
const MOST_TRIES = 4;
/** After the whole page was suspended, its timers may fire before it reads the messages that arrived meanwhile. */
const GRACE_MS = 500;

export interface HeartbeatPorts {
  readonly ping: () => void;
  readonly onSilent: () => void;
  readonly isHidden: () => boolean;
}

/**
 * The heartbeat: notices a half-open connection, in a visible tab at most eight seconds after its last answer. Only an
 * answer to something we sent counts, because messages may still arrive over a connection that swallows what we send.
 */
export class Heartbeat {
  readonly #ports: HeartbeatPorts;
  #state: "stopped" | "quiet" | "hurried" | "asking" = "stopped";
  /** How often the connection has gone silent since the last answer. */
  #silences = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: HeartbeatPorts) {
    this.#ports = ports;
  }

  /** The connection is open. */
  start(): void {
    this.#state = "quiet";
    this.#after(this.#ports.isHidden() ? HIDDEN_PING_MS : PING_MS, () => this.#ask());
  }

  stop(): void {
    this.#state = "stopped";
    clearTimeout(this.#timer);
  }

  onCommandSent(): void {
    if (this.#state !== "quiet") return;
    this.#state = "hurried";
    this.#after(COMMAND_MS, () => this.#ask());
  }

  onCommandAnswered(): void {
    // While a ping is out, this message proves nothing: it may have been sent before the ping.
    if (this.#state === "quiet" || this.#state === "hurried") this.#onAnswer();
  }

  onPingAnswered(): void {
    if (this.#state !== "stopped") this.#onAnswer();
  }

  /** There is a reason to doubt the connection: the page was hidden, or the network has changed. */
  check(): void {
    if (this.#state !== "stopped") this.#ask(CHECK_MS);
  }

  #onAnswer(): void {
    this.#silences = 0;
    this.start();
  }

  #ask(within = ANSWER_MS, tries = Math.min(1 + this.#silences, MOST_TRIES)): void {
    this.#state = "asking";
    this.#ports.ping();
    this.#after(within, () => {
      if (tries > 1) this.#ask(within, tries - 1);
      else this.#after(GRACE_MS, () => this.#giveUp());
    });
  }

  #giveUp(): void {
    this.#silences += 1;
    this.stop();
    this.#ports.onSilent();
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}
