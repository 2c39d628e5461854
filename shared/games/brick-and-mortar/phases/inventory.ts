import { playerAt } from '../../../engine/index.ts';
import type { BrickEvent } from '../events.ts';
import { itemTypes } from '../items.ts';
import { ages } from '../open-stores.ts';
import type { BrickState, OpenStore } from '../state.ts';
import { expiring } from './modifiers/expiry.ts';
import { pushWindow } from './modifiers/windows.ts';

/** Begins the Inventory Phase: expiring items may first go to the market, then all items age. */
export function beginInventory(state: BrickState, events: BrickEvent[]): void {
  state.phase = 'inventory';
  events.push({ type: 'phase-began', phase: 'inventory', month: state.month });
  state.agenda.push({ type: 'begin-utilities' }, { type: 'age-items' });
  pushWindow(state, 'during-inventory');
}

function ageShelves(store: OpenStore): void {
  if (!ages(store.id)) return;
  for (const item of itemTypes) {
    const shelves = store.shelves[item];
    if (shelves === undefined) continue;
    for (let shelf = shelves.length - 1; shelf > 0; shelf--) shelves[shelf] = shelves[shelf - 1] ?? 0;
    shelves[0] = 0;
  }
}

/** Rules, "Inventory": all items move down one shelf at once; those leaving the bottom shelf are discarded. */
export function ageItems(state: BrickState, events: BrickEvent[]): void {
  for (const seat of state.turnOrder) {
    for (const store of playerAt(state, seat).building) {
      for (const item of itemTypes) {
        const count = expiring(store, item);
        if (count > 0) events.push({ type: 'items-expired', seat, store: store.id, item, count });
      }
      ageShelves(store);
    }
  }
  events.push({ type: 'items-aged' });
}
