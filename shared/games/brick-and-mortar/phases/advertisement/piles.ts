import { playerAt, type StepHandlers } from '../../../../engine/index.ts';
import { board } from '../../board.ts';
import { drawMarketCards } from '../../decks.ts';
import type { BrickEvent } from '../../events.ts';
import type { MarketCardId } from '../../market-cards.ts';
import { effectsOf } from '../../open-stores.ts';
import type { BrickState, Face } from '../../state.ts';
import { pushWindow } from '../modifiers/windows.ts';
import type { OpeningSteps } from '../opening-steps.ts';
import { askForCards } from './advertisement.ts';

/** Adds a card to a pile. Piles are sorted by id, so that their order does not reveal the players. */
export function addToPile(state: BrickState, face: Face, card: MarketCardId): void {
  // Rules, "What each player may see": never who played a card. Ruling 22.
  const pile = face === 'supply' ? state.supplyPile : state.demandPile;
  pile.push(card);
  pile.sort();
}

/** Collects the chosen cards, then lets each Advertisement Agency act, in turn order. */
function formPiles(state: BrickState, events: BrickEvent[]): void {
  for (const player of state.players) {
    for (const { card, face } of player.chosenCards) addToPile(state, face, card);
    player.chosenCards = [];
    player.ready = false;
    player.redrawn = false;
    player.locked = false;
  }
  events.push({ type: 'piles-formed', supply: state.supplyPile.slice(), demandCount: state.demandPile.length });
  state.agenda.push({ type: 'refill-hands' });
  for (const seat of state.turnOrder.toReversed()) {
    for (const store of playerAt(state, seat).building) {
      if (effectsOf(store.id, 'peek-and-add-card').length > 0) {
        state.agenda.push({ type: 'agency', seat, store: store.id });
      }
    }
  }
}

/** Rules, "Advertisement": in turn order, refills each hand to five; then Supply follows. */
function refillHands(state: BrickState, events: BrickEvent[]): void {
  for (const seat of state.turnOrder) {
    const player = playerAt(state, seat);
    const cards = drawMarketCards(state, player, board.marketHand - player.marketHand.length, events);
    if (cards.length > 0) events.push({ type: 'cards-drawn', seat, count: cards.length, cards });
  }
}

/** The steps of the Advertisement Phase, except the Advertisement Agency's. */
export const advertisementSteps: StepHandlers<
  BrickState,
  Pick<OpeningSteps, 'begin-advertisement' | 'choose-cards' | 'form-piles' | 'refill-hands'>,
  BrickEvent
> = {
  'begin-advertisement'(state, _step, events) {
    state.phase = 'advertisement';
    events.push({ type: 'phase-began', phase: 'advertisement', month: state.month });
    state.agenda.push({ type: 'choose-cards' });
    pushWindow(state, 'before-advertisement');
  },
  'choose-cards'(state, _step, events) {
    askForCards(state, events);
  },
  'form-piles'(state, _step, events) {
    formPiles(state, events);
  },
  'refill-hands'(state, _step, events) {
    refillHands(state, events);
    state.agenda.push({ type: 'begin-supply' });
  },
};
