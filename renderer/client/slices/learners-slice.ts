import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Learner, TaughtTable } from '../learners.ts';

export interface LearnersSlice {
  /** The learners by table, as far as this device knows. */
  readonly tables: readonly TaughtTable[];
}

interface AtSeat {
  readonly table: string;
  readonly seat: number;
}

/** Replaces the learners of a table. */
function changed(
  { tables }: LearnersSlice,
  table: string,
  change: (learners: readonly Learner[]) => Learner[],
): LearnersSlice {
  const learners = tables.find((each) => each.table === table)?.learners ?? [];
  return { tables: [{ table, learners: change(learners) }, ...tables.filter((each) => each.table !== table)] };
}

const initialState: LearnersSlice = { tables: [] };

const slice = createSlice({
  name: 'learners',
  initialState,
  reducers: {
    learnersKnown: (_, { payload }: PayloadAction<readonly TaughtTable[]>): LearnersSlice => ({ tables: payload }),
    /** Makes a seat a learner with nothing explained yet, or no longer one. */
    learningChanged: (all, { payload }: PayloadAction<AtSeat & { readonly learns: boolean }>): LearnersSlice => {
      const { table, seat, learns } = payload;
      return changed(all, table, (learners) => [
        ...learners.filter((each) => each.seat !== seat),
        ...(learns ? [{ seat, explained: [] }] : []),
      ]);
    },
    /** Marks something as explained to a learner. */
    thingExplained: (all, { payload }: PayloadAction<AtSeat & { readonly what: string }>): LearnersSlice => {
      const { table, seat, what } = payload;
      const before = explainedTo(all, table, seat);
      if (before === null || before.includes(what)) return all;
      return changed(all, table, (learners) =>
        learners.map((each) => (each.seat === seat ? { seat, explained: [...before, what] } : each)),
      );
    },
  },
});

/** The explanations that a seat of this device has seen; null if it is no learner. */
export function explainedTo({ tables }: LearnersSlice, table: string, seat: number): readonly string[] | null {
  const learners = tables.find((each) => each.table === table)?.learners;
  return learners?.find((each) => each.seat === seat)?.explained ?? null;
}

export const { learnersKnown, learningChanged, thingExplained } = slice.actions;
export const learnersReducer = slice.reducer;
