import { z } from 'zod';
import type { TableMessage } from '../../../shared/protocol/messages.ts';

const asking = z.looseObject({ question: z.looseObject({ type: z.string() }).nullish() });

/** The name of the question that a table asks; "nothing" if there is none. */
export function askedAt({ view }: Pick<TableMessage, 'view'>): string {
  return asking.parse(view).question?.type ?? 'nothing';
}
