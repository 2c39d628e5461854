import { keepTables, keptTables, type LearnerStore } from './learners.ts';
import { learnersKnown } from './slices/learners-slice.ts';
import type { AppStore } from './store.ts';

/** Loads the learners of this device into the store, and saves every change. */
export function keepLearners(store: AppStore, device: LearnerStore): void {
  store.dispatch(learnersKnown(keptTables(device)));
  let known = store.getState().learners.tables;
  store.subscribe(() => {
    const { tables } = store.getState().learners;
    if (tables === known) return;
    const before = known;
    known = tables;
    keepTables(
      device,
      tables.filter((each) => !before.includes(each)),
    );
  });
}
