import { playerAt, type Seat, seatAt } from '../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../shared/games/harbour/events.ts';
import { goods } from '../../../shared/games/harbour/goods.ts';
import { type HarbourTypes, harbour } from '../../../shared/games/harbour/index.ts';
import type { HarbourState } from '../../../shared/games/harbour/state.ts';
import type { Count, Watcher } from './watcher.ts';

/** A match with more rounds is a standoff. */
const manyRounds = 60;
/** Both seats together take more goods than this from each other only where hardly anybody buys. */
const manyTaken = 40;

const facts = [
  'matches of more than 60 rounds',
  'rounds',
  'visits',
  'visits that do nothing',
  'visits that do nothing and cost a toll',
  'purchases declined that were possible',
  'goods taken from others',
  'goods lost beyond the limit',
  'matches in which more than 40 goods are taken',
] as const;

type Fact = (typeof facts)[number];

/** The visit that is under way: a turn is several moves. */
let begun: { readonly seat: Seat; readonly state: HarbourState; toll: number } | null = null;
/** Goods taken in the match so far. */
let taken = 0;

/** Whether nothing but the pawn moved, or the visitor only lost goods. */
function didNothing(before: HarbourState, after: HarbourState, seat: Seat): boolean {
  if (after.market.join() !== before.market.join() || after.centre.join() !== before.centre.join()) return false;
  return before.players.every((player, index) => {
    const now = playerAt(after, seatAt(index));
    return goods.every((good) =>
      index === seat ? now.goods[good] <= player.goods[good] : now.goods[good] >= player.goods[good],
    );
  });
}

function seeEvent(event: HarbourEvent, count: Count<Fact>): void {
  if (event.type === 'good-passed') {
    count(event.to, 'goods taken from others', event.count);
    taken += event.count;
  }
  if (event.type === 'goods-gained' && event.cause !== 'gift')
    count(event.seat, 'goods lost beyond the limit', event.offered - event.gained);
}

/** Counts empty visits and standoffs in Harbour; what concerns a whole match at the first seat. */
export const watcher: Watcher<HarbourTypes, Fact> = {
  facts,
  see({ before, after, seat, move, events }, count) {
    if (move.type === 'move-pawn') {
      begun = { seat, state: before, toll: 0 };
      count(seat, 'visits');
    }
    if (move.type === 'decline' && harbour.legalMoves(before, seat).some(({ type }) => type === 'ship'))
      count(seat, 'purchases declined that were possible');
    for (const event of events) {
      seeEvent(event, count);
      if (begun === null) continue;
      if (event.type === 'toll-paid' && event.seat === begun.seat) begun.toll++;
      if (event.type !== 'turn-began' && event.type !== 'match-ended') continue;
      if (didNothing(begun.state, after, begun.seat)) {
        count(begun.seat, 'visits that do nothing');
        if (begun.toll > 0) count(begun.seat, 'visits that do nothing and cost a toll');
      }
      begun = null;
    }
  },
  ended({ round }, count) {
    if (round > manyRounds) count(seatAt(0), 'matches of more than 60 rounds');
    if (taken > manyTaken) count(seatAt(0), 'matches in which more than 40 goods are taken');
    count(seatAt(0), 'rounds', round);
    taken = 0;
  },
};
