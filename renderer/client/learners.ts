import { z } from 'zod';
import { seat, tableId } from '../../shared/protocol/messages.ts';

/** A first-time player's seat, and the kinds of questions explained to it, by name. */
const learner = z.object({ seat, explained: z.array(z.string().max(40)).max(60) });
export type Learner = z.infer<typeof learner>;

const taughtTable = z.object({ table: tableId, learners: z.array(learner).max(8) });
/** A table with its learners' seats on this device. */
export type TaughtTable = z.infer<typeof taughtTable>;

const PLACE = 'high-street:learners';
const KEPT = 20;

/** Storage of learners; null stores nothing. */
export type LearnerStore = Pick<Storage, 'getItem' | 'setItem'> | null;

/** The tables with learners on this device, latest first; empty if none are stored. */
export function keptTables(store: LearnerStore): readonly TaughtTable[] {
  try {
    return z.array(taughtTable).parse(JSON.parse(store?.getItem(PLACE) ?? '[]'));
  } catch {
    // denied, or not written by this program: no learners
    return [];
  }
}

/** Saves these tables, and leaves the tables of other pages unchanged. Keeps the newest twenty. */
export function keepTables(store: LearnerStore, changed: readonly TaughtTable[]): void {
  const isChanged = ({ table }: TaughtTable) => changed.some((each) => each.table === table);
  const others = keptTables(store).filter((each) => !isChanged(each));
  const kept = [...changed, ...others].filter(({ learners }) => learners.length > 0).slice(0, KEPT);
  try {
    store?.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // denied or full: it lasts as long as the page
  }
}
