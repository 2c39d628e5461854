import { askedAlone, internedByNumber, notAnAnswer, playerAt, type StepHandlers } from '../../../../engine/index.ts';
import type { BrickEvent } from '../../events.ts';
import type { BrickMove } from '../../moves.ts';
import { tokenRange } from '../../payment.ts';
import type { BrickState } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import { pass } from '../answers.ts';
import type { OpeningSteps } from '../opening-steps.ts';
import type { RulesOf } from '../question-rules.ts';
import { addOpeningOffers, openAuction } from './auction.ts';
import { handPrice, takeStore } from './buying.ts';
import { askToManage } from './managing.ts';
import { updatePublicRow } from './public-row.ts';

const buyMove = internedByNumber(
  (store: StoreId, tokens: number): BrickMove => ({ type: 'buy-from-hand', store, tokens }),
);

/** Adds the public moves of a store action: an offer for a store of the public row, or passing. */
function addOpenMoves({ publicRow }: BrickState, into: BrickMove[]): void {
  for (const store of publicRow) addOpeningOffers(store, into);
  into.push(pass);
}

/**
 * Rules, "Building from February on": buy from hand, open an auction for a public store, or pass.
 * The on-deck store cannot be auctioned.
 */
export const storeActionQuestion: RulesOf<'store-action'> = {
  asks: askedAlone,
  moves(state, _question, seat) {
    const player = playerAt(state, seat);
    const moves: BrickMove[] = [];
    for (const store of player.storeHand) {
      const { least, most } = tokenRange(player.money, handPrice(player, store).price);
      for (let tokens = least; tokens <= most; tokens++) moves.push(buyMove(store, tokens));
    }
    addOpenMoves(state, moves);
    return moves;
  },
  // stores in the hand, and how they could be paid, are private
  publicMoves(state) {
    const moves: BrickMove[] = [];
    addOpenMoves(state, moves);
    return moves;
  },
  answer(state, question, seat, move, events) {
    const player = playerAt(state, seat);
    state.question = null;
    switch (move.type) {
      case 'buy-from-hand':
        player.storeHand = player.storeHand.filter((store) => store !== move.store);
        takeStore(state, seat, move.store, 'hand', handPrice(player, move.store), move.tokens, events);
        break;
      case 'open-auction':
        openAuction(state, seat, move.store, move.offer, events);
        break;
      case 'pass':
        player.storeAction = 'passed';
        events.push({ type: 'passed', seat });
        break;
      default:
        throw notAnAnswer(question.type, move.type);
    }
  },
};

/** The steps of the Building Phase, except January's choice. */
export const buildingSteps: StepHandlers<
  BrickState,
  Pick<OpeningSteps, 'begin-building' | 'store-action' | 'manage' | 'update-public-row'>,
  BrickEvent
> = {
  'begin-building'(state, _step, events) {
    state.phase = 'building';
    state.publicStoreBought = false;
    for (const player of state.players) {
      player.storeAction = 'open';
      player.bought = null;
    }
    events.push({ type: 'phase-began', phase: 'building', month: state.month });
    if (state.month === 0) planStartingStores(state);
    else planTurns(state);
  },
  'store-action'(state, step) {
    if (playerAt(state, step.seat).storeAction === 'open') state.question = { type: 'store-action', seat: step.seat };
  },
  manage(state, step) {
    askToManage(state, step.seat);
  },
  'update-public-row'(state, _step, events) {
    updatePublicRow(state, events);
    state.agenda.push({ type: 'begin-advertisement' });
  },
};

/** Rules, "Building in January": starting stores are taken in turn order; the public row does not change. */
function planStartingStores(state: BrickState): void {
  state.agenda.push({ type: 'starting-stores-leave' });
  for (const seat of state.turnOrder.toReversed()) state.agenda.push({ type: 'starting-store', seat });
}

/**
 * Schedules one turn each in turn order: store action, then managing.
 * Only managing can gain points, so the remaining players keep their relative order, and none gains or loses a turn.
 * Ruling 42.
 */
function planTurns(state: BrickState): void {
  state.agenda.push({ type: 'update-public-row' });
  for (const seat of state.turnOrder.toReversed()) {
    state.agenda.push({ type: 'manage', seat }, { type: 'store-action', seat });
  }
}
