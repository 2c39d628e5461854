import { z } from 'zod';
import type { TableMessage } from '../../../shared/protocol/messages.ts';

const asking = z.looseObject({ question: z.looseObject({ type: z.string() }).nullish() });

/** What a table asks, by the name of the question; "nothing" while nobody is asked. */
export function askedAt({ view }: TableMessage): string {
  return asking.parse(view).question?.type ?? 'nothing';
}
