import type { HostMessage } from '../../../shared/protocol/messages.ts';
import { proofOf } from '../secrets.ts';

/** Answers kept for one client. */
const answersKept = 200;

/**
 * Cached answers to a client's requests.
 * A repeated request is answered again, but carried out only once.
 */
export class Answers {
  readonly #kept = new Map<string, { readonly asked: string; readonly answer: HostMessage }>();

  /** Forgets all cached answers; the client has left. */
  forget(): void {
    this.#kept.clear();
  }

  /** The cached answer, if both the request's id and its text match. */
  to(request: string, text: string): HostMessage | undefined {
    const kept = this.#kept.get(request);
    return kept !== undefined && kept.asked === proofOf(text) ? kept.answer : undefined;
  }

  /** Caches an answer. Answers that show private views are not cached; a repeated request computes them again. */
  keep(request: string, text: string, answer: HostMessage): void {
    if (answer.type !== 'done' && answer.type !== 'refused' && answer.type !== 'entered') return;
    this.#kept.set(request, { asked: proofOf(text), answer });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > answersKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}
