import type { Seen } from '../../../shared/engine/hiding.ts';

function isSeenBy<Table extends object>(hiding: Table, view: unknown): view is Seen<Table> {
  return typeof view === 'object' && view !== null && Object.keys(view).every((field) => field in hiding);
}

/** A table's view as one of the game with this hiding table. Throws for the view of another game. */
export function viewIn<Table extends object>(hiding: Table, view: unknown): Seen<Table> {
  if (!isSeenBy(hiding, view)) throw new Error('The view belongs to another game.');
  return view;
}
