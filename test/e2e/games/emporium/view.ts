import { z } from 'zod';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';

const sealed = z.looseObject({ made: z.boolean(), choice: z.unknown() });

const player = z.looseObject({
  gold: z.number(),
  hand: z.looseObject({ count: z.number(), cards: z.array(z.string()).nullable() }),
  choice: sealed,
  marked: sealed,
});

/** The part of an Emporium view that the tests read, independent of the game's types. */
export const emporiumView = z.looseObject({
  round: z.number(),
  phase: z.string(),
  heroRow: z.array(z.looseObject({ hero: z.string(), worn: z.array(z.string().nullable()) })),
  discards: z.record(z.string(), z.array(z.string())),
  sales: z.array(z.looseObject({ item: z.string() })),
  players: z.array(player),
  ending: z.string().nullable(),
  question: z.looseObject({ type: z.string() }).nullable(),
});
export type EmporiumViewRead = z.infer<typeof emporiumView>;

export function emporiumViewOf(table: TableMessage): EmporiumViewRead {
  return emporiumView.parse(table.view);
}
