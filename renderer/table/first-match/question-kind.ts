import { z } from 'zod';

/** What every game's view has of the question that the match waits for. */
const asking = z.object({ question: z.object({ type: z.string() }) });

/** The kind of question that a table waits for, as its game calls it; null while it waits for none. */
export function questionKind(view: unknown): string | null {
  return asking.safeParse(view).data?.question.type ?? null;
}
