import { interned, playerAt } from '../../../../engine/index.ts';
import { drawMarketCards } from '../../decks.ts';
import type { BrickMove } from '../../moves.ts';
import type { StoreId } from '../../stores/index.ts';
import type { WindowModifier } from './window-modifier.ts';

const drawExtraMove = interned((store: StoreId): BrickMove => ({ type: 'draw-extra', store }));

/** Draws extra market cards before anyone plays. Ruling 36. */
export const drawExtra: WindowModifier<'draw-extra'> = {
  move: 'draw-extra',
  once: true,
  offer(_state, _moment, store, _effect, into) {
    into.push(drawExtraMove(store.id));
  },
  use(state, moment, _store, effect, _move, events) {
    const cards = drawMarketCards(state, playerAt(state, moment.seat), effect.cards, events);
    events.push({ type: 'cards-drawn', seat: moment.seat, count: cards.length, cards });
  },
};
