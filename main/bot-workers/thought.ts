import type { Answer, Question } from './questions.ts';

/** Thrown when a worker took too long (`late`) or failed. */
export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
  readonly slip: 'late' | 'failed';

  constructor(slip: 'late' | 'failed', cause?: unknown) {
    super(`thinking was ${slip}`, { cause });
    this.slip = slip;
  }
}

/** Thrown to callers whose question was cancelled. */
export class ThinkingCancelled extends Error {
  override readonly name = 'ThinkingCancelled';
}

/** A question in progress. */
export interface Thought {
  /** Rejects with `ThinkingFailed` or `ThinkingCancelled`. */
  readonly answer: Promise<Answer>;
  /** Cancels the question. */
  cancel(): void;
}

/** The context of a question and its optional callbacks. */
export interface Asking {
  /** The table's id; the tables of a server take turns. */
  readonly table: string;
  /** Called with partial answers. */
  readonly soFar?: (answer: Answer) => void;
  /** Called when a worker takes the question. */
  readonly begun?: () => void;
}

/** What answers a server's questions. */
export interface Thinking {
  ask(question: Question, asking: Asking): Thought;
  /** Stops thinking and resolves once that is done. Never rejects. */
  close(): Promise<void>;
}

/** For a server without workers: its bots choose at first glance. */
export const nobodyThinks: Thinking = {
  ask: () => ({ answer: Promise.reject(new ThinkingFailed('failed')), cancel: () => {} }),
  close: () => Promise.resolve(),
};
