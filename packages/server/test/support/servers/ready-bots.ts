import type { BotPool, Question, Reply } from "@roundtable/host/bots/bot-pool";

/** Bots that need no time to think and give their first answer: when they do is the clock's affair alone. */
export class ReadyBots implements BotPool {
  /** Everything that they were ever asked. */
  readonly asked: Question[] = [];
  readonly waiting = 0;
  readonly #signals: AbortSignal[] = [];

  /** How much of that nobody has called off. */
  get wanted(): number {
    return this.#signals.filter(({ aborted }) => !aborted).length;
  }

  choose(question: Question, signal: AbortSignal): Promise<Reply> {
    this.asked.push(question);
    this.#signals.push(signal);
    return Promise.resolve({ answer: question.sight.decision.answers[0]?.id ?? "", statements: [] });
  }

  advise(): Promise<null> {
    return Promise.resolve(null);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
