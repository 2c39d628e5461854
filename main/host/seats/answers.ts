import type { HostMessage } from '../../../shared/protocol/messages.ts';
import { proofOf } from '../secrets.ts';

/** Answers kept for one client. */
const answersKept = 200;

/** What a client has been answered, so that a request that comes twice is answered twice and carried out once. */
export class Answers {
  readonly #kept = new Map<string, { readonly asked: string; readonly answer: HostMessage }>();

  /** Whoever was answered so has no part in it any more: nothing holds that was said. */
  forget(): void {
    this.#kept.clear();
  }

  /** The answer to the same request, asked in the same words under the same name. */
  to(request: string, text: string): HostMessage | undefined {
    const kept = this.#kept.get(request);
    return kept !== undefined && kept.asked === proofOf(text) ? kept.answer : undefined;
  }

  /** Keeps an answer. What shows a seat's private things is not kept: asked again, it is looked up again. */
  keep(request: string, text: string, answer: HostMessage): void {
    if (answer.type !== 'done' && answer.type !== 'refused' && answer.type !== 'entered') return;
    this.#kept.set(request, { asked: proofOf(text), answer });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > answersKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}
