import { askedAlone, interned, notAnAnswer, type Seat, type StepHandlers } from '../../../../engine/index.ts';
import type { BrickEvent } from '../../events.ts';
import { itemTypes } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { addItems } from '../../open-stores.ts';
import type { BrickState } from '../../state.ts';
import { type StoreId, stores } from '../../stores/index.ts';
import type { OpeningSteps } from '../opening-steps.ts';
import type { RulesOf } from '../question-rules.ts';
import { openStore } from './managing.ts';

const chooseMove = interned((store: StoreId): BrickMove => ({ type: 'choose-starting-store', store }));

/**
 * Opens a starting store in the seat's empty building, filled to capacity on its top shelf. Rules, "Building in
 * January".
 */
export function openStartingStore(state: BrickState, seat: Seat, id: StoreId, events: BrickEvent[]): void {
  const store = openStore(state, seat, id, events);
  for (const item of itemTypes) {
    const holding = stores[id].holds[item];
    if (holding === undefined) continue;
    addItems(store, item, holding.capacity);
    events.push({ type: 'stocked-free', seat, store: id, item, count: holding.capacity, source: 'general-supply' });
  }
}

/** Rules, "Building in January": in turn order each player takes one of the remaining starting stores. */
export const startingStoreQuestion: RulesOf<'starting-store'> = {
  asks: askedAlone,
  publicMoves: 'all',
  moves: (state) => state.startingStores.map(chooseMove),
  answer(state, question, seat, move, events) {
    if (move.type !== 'choose-starting-store') throw notAnAnswer(question.type, move.type);
    state.startingStores = state.startingStores.filter((store) => store !== move.store);
    state.question = null;
    events.push({ type: 'starting-store-chosen', seat, store: move.store });
    openStartingStore(state, seat, move.store, events);
  },
};

/** The two steps of January for starting stores. */
export const startingStoreSteps: StepHandlers<
  BrickState,
  Pick<OpeningSteps, 'starting-store' | 'starting-stores-leave'>,
  BrickEvent
> = {
  'starting-store'(state, step) {
    state.question = { type: 'starting-store', seat: step.seat };
  },
  'starting-stores-leave'(state) {
    state.startingStores = [];
    state.agenda.push({ type: 'begin-advertisement' });
  },
};
