import { keepTables, keptTables, type LearnerStore } from './learners.ts';
import { learnersKnown } from './slices/learners-slice.ts';
import type { AppStore } from './store.ts';

/** Tells the page who learned on this device before, and keeps from now on who does. */
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
