import type { BotPool, Question, Reply } from "../../src/bots/thought.ts";

/** Bots that need no time to think and give their first answer: when they do is the clock's affair alone. */
export class ReadyBots implements BotPool {
  /** Everything that they were ever asked. */
  readonly asked: Question[] = [];
  readonly waiting = 0;

  choose(question: Question): Promise<Reply> {
    this.asked.push(question);
    return Promise.resolve({ answer: question.sight.decision.answers[0]?.id ?? "", statements: [] });
  }

  advise(): Promise<null> {
    return Promise.resolve(null);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
