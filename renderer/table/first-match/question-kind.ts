import { z } from 'zod';

/** The question in any game's view. */
const asking = z.object({ question: z.object({ type: z.string() }) });

/** The kind of the open question, by the game's own name; null if none is open. */
export function questionKind(view: unknown): string | null {
  return asking.safeParse(view).data?.question.type ?? null;
}
