import { AuditFailure, type RandomWords, type Seat } from '../../../shared/engine/index.ts';

export const goods = ['silk', 'spice', 'tea', 'salt', 'amber'] as const;
export type Good = (typeof goods)[number];

/** Goods each trader starts with. */
export const handSize = 3;
/** Coins; the highest bid of the dial. */
export const highestBid = 12;

export interface MarketPlayer {
  coins: number;
  hand: Good[];
  /** The sealed bid in coins; null before it is made and after the reveal. */
  bid: number | null;
}

export type MarketEnding = 'deck-empty' | 'fortune';

export interface MarketState {
  random: RandomWords;
  /** The number of each good. */
  copies: number;
  phase: 'bid' | 'take' | 'sell' | 'over';
  /** From 1. */
  round: number;
  leader: Seat;
  /** The last is on top. */
  deck: Good[];
  market: Good[];
  discards: Good[];
  /** The bids of this round by seat; empty until the reveal. */
  revealed: number[];
  /** The seats still to take or to sell, in order. */
  queue: Seat[];
  ending: MarketEnding | null;
  players: MarketPlayer[];
}

export type MarketMove = Readonly<
  | { type: 'bid'; coins: number }
  | { type: 'take-back' }
  | { type: 'take'; good: Good }
  | { type: 'pass' }
  | { type: 'sell'; good: Good }
  | { type: 'done' }
>;

export type MarketEvent = Readonly<
  | { type: 'bid-sealed'; seat: Seat; coins: number | null }
  | { type: 'bid-taken-back'; seat: Seat }
  | { type: 'bids-revealed'; bids: readonly number[] }
  | { type: 'taken'; seat: Seat; good: Good; paid: number }
  | { type: 'sold'; seat: Seat; good: Good; count: number; coins: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'round-began'; round: number; market: readonly Good[] }
  | { type: 'match-ended'; ending: MarketEnding; coins: readonly number[] }
>;

export interface MarketTypes {
  State: MarketState;
  Move: MarketMove;
  Event: MarketEvent;
}

/** The player of a seat. Throws RangeError for a seat that is not at the table. */
export function playerOf(state: MarketState, seat: Seat): MarketPlayer {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat} at this table`);
  return player;
}

function copyPlayer(player: MarketPlayer): MarketPlayer {
  return { coins: player.coins, hand: player.hand.slice(), bid: player.bid };
}

/** An independent copy. Revealed bids never change, so the copy shares them. */
export function copyState(state: MarketState): MarketState {
  const [a, b, c, d] = state.random;
  return {
    random: [a, b, c, d],
    copies: state.copies,
    phase: state.phase,
    round: state.round,
    leader: state.leader,
    deck: state.deck.slice(),
    market: state.market.slice(),
    discards: state.discards.slice(),
    revealed: state.revealed,
    queue: state.queue.slice(),
    ending: state.ending,
    players: state.players.map(copyPlayer),
  };
}

/** Throws AuditFailure unless every good is in exactly one place and nobody owes coins. */
export function auditState(state: MarketState): void {
  const all = [state.deck, state.market, state.discards, ...state.players.map((player) => player.hand)].flat();
  for (const good of goods) {
    const found = all.filter((other) => other === good).length;
    if (found !== state.copies) throw new AuditFailure(`${found} of ${state.copies} ${good}`);
  }
  for (const { coins, bid } of state.players) {
    if (!Number.isInteger(coins) || coins < 0) throw new AuditFailure(`a purse of ${coins} coins`);
    if (bid !== null && (bid < 0 || bid > coins)) throw new AuditFailure(`a bid of ${bid} out of ${coins} coins`);
  }
}
