import { z } from 'zod';
import { seat, tableId } from '../../shared/protocol/messages.ts';

/** A seat whose person plays for the first time, and what has been explained to it: kinds of questions, by their names. */
const learner = z.object({ seat, explained: z.array(z.string().max(40)).max(60) });
export type Learner = z.infer<typeof learner>;

const taughtTable = z.object({ table: tableId, learners: z.array(learner).max(8) });
/** A table with the seats of this device that learn at it. */
export type TaughtTable = z.infer<typeof taughtTable>;

const PLACE = 'high-street:learners';
const KEPT = 20;

/** Where a device keeps who learns; null keeps nothing. */
export type LearnerStore = Pick<Storage, 'getItem' | 'setItem'> | null;

/** The tables at which somebody of this device learns, the latest first; none where it keeps none. */
export function keptTables(store: LearnerStore): readonly TaughtTable[] {
  try {
    return z.array(taughtTable).parse(JSON.parse(store?.getItem(PLACE) ?? '[]'));
  } catch {
    // denied, or nothing that this program wrote: nobody learns
    return [];
  }
}

/** Keeps these tables as they are now; others, of which other pages of this device tell, stay. The newest twenty are kept. */
export function keepTables(store: LearnerStore, changed: readonly TaughtTable[]): void {
  const isChanged = ({ table }: TaughtTable) => changed.some((each) => each.table === table);
  const others = keptTables(store).filter((each) => !isChanged(each));
  const kept = [...changed, ...others].filter(({ learners }) => learners.length > 0).slice(0, KEPT);
  try {
    store?.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // denied or full: it holds for as long as the page lives
  }
}
