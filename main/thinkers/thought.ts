import type { Answer, Question } from './questions.ts';

/** Why there is no answer: it took too long, or whoever thought broke down. */
export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
  readonly slip: 'late' | 'failed';

  constructor(slip: 'late' | 'failed', cause?: unknown) {
    super(`thinking was ${slip}`, { cause });
    this.slip = slip;
  }
}

/** Thrown at whoever waits for an answer that nobody wants any more. */
export class ThinkingCancelled extends Error {
  override readonly name = 'ThinkingCancelled';
}

/** Something that is being thought about. */
export interface Thought {
  /** Rejects with ThinkingFailed, or with ThinkingCancelled. */
  readonly answer: Promise<Answer>;
  /** Nobody wants to know any more. */
  cancel(): void;
}

/** For whom a question is asked, and what they want to hear before the answer. */
export interface Asking {
  /** The id of their table: the tables of a house are thought for in turn. */
  readonly table: string;
  /** Hears what the answer would be so far. */
  readonly soFar?: (answer: Answer) => void;
  /** Hears that a thinker has taken the question up. */
  readonly begun?: () => void;
}

/** Whoever thinks for a host. */
export interface Thinking {
  ask(question: Question, asking: Asking): Thought;
  /** Thinks no more; resolves when that is so. Never rejects. */
  close(): Promise<void>;
}

/** A host without thinkers: its bots choose at first glance. */
export const nobodyThinks: Thinking = {
  ask: () => ({ answer: Promise.reject(new ThinkingFailed('failed')), cancel: () => {} }),
  close: () => Promise.resolve(),
};
