import { fightsWon } from '../../../../shared/games/emporium/fights.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { markedBy } from '../../../../shared/games/emporium/votes.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { type EmporiumTable, playerOf } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';
import { type Sent, sentWith } from './preview.ts';

/** True if the active seat has sealed a choice or vote that it may still take back. */
export function hasSealed(table: Pick<EmporiumTable, 'moves'>): boolean {
  return movesOfType(table, 'take-back').length > 0;
}

/** True if a bid is being chosen. A player without cards can only bid. */
export function isBidding({ view, ownSeat, pending }: Pick<EmporiumTable, 'view' | 'ownSeat' | 'pending'>): boolean {
  return pending.bidding || playerOf(view, ownSeat).hand.count === 0;
}

/** The move that a die number would seal: a price for the picked card, or a bid. Undefined if illegal. */
export function sealedBy(table: EmporiumTable, number: number): EmporiumMove | undefined {
  if (isBidding(table)) return movesOfType(table, 'bid').find(({ gold }) => gold === number);
  const { card } = table.pending;
  return movesOfType(table, 'sell').find((move) => move.item === card && move.price === number);
}

/** The move of the patron's current choice. Undefined if incomplete or if the fight would be lost. */
export function sendingMove(table: EmporiumTable): EmporiumMove | undefined {
  const sent = sentWith(table);
  return sent === null ? undefined : movesOfType(table, 'send').find((move) => isSending(move, sent));
}

function isSending(move: Extract<EmporiumMove, { type: 'send' }>, { hero, monster, change }: Sent): boolean {
  return (
    move.hero === hero &&
    move.monster === monster &&
    move.added === change.added &&
    move.swappedIn === change.swappedIn &&
    move.swappedOut === change.swappedOut
  );
}

/** True if the own seat can win a fight as a patron. */
export function canWin({ view, ownSeat }: Pick<EmporiumTable, 'view' | 'ownSeat'>): boolean {
  return fightsWon(view, playerOf(view, ownSeat).hand.cards ?? []).length > 0;
}

/** The vote that marks these heroes. */
export function voteFor(table: Pick<EmporiumTable, 'moves'>, { marked }: PendingChoice): EmporiumMove | undefined {
  return movesOfType(table, 'vote').find((move) => isSame(markedBy(move), marked));
}

function isSame(some: readonly HeroId[], others: readonly HeroId[]): boolean {
  return some.length === others.length && some.every((hero) => others.includes(hero));
}
