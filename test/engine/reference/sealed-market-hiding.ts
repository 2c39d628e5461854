import {
  type Audience,
  type EventHiding,
  eachSeat,
  faceDown,
  type HidingTable,
  heldCards,
  hidden,
  open,
  owned,
  sealedChoice,
} from '../../../shared/engine/index.ts';
import type { Good, MarketEvent, MarketPlayer, MarketState } from './sealed-market-state.ts';

/** Purses are public once the game is over. */
const ownerOrAllWhenOver: Audience<MarketState> = (state, viewer, owner) => viewer === owner || state.phase === 'over';

const playerHiding = {
  coins: owned<number, MarketState>(ownerOrAllWhenOver),
  hand: heldCards<Good>(),
  bid: sealedChoice<number>(),
} satisfies HidingTable<MarketState, MarketPlayer>;

export const marketHiding = {
  random: hidden<MarketState['random']>(),
  copies: open<number>(),
  phase: open<MarketState['phase']>(),
  round: open<number>(),
  leader: open<MarketState['leader']>(),
  deck: faceDown<Good>(),
  market: open<Good[]>(),
  discards: open<Good[]>(),
  revealed: open<number[]>(),
  queue: open<MarketState['queue']>(),
  ending: open<MarketState['ending']>(),
  players: eachSeat<MarketState, MarketPlayer, typeof playerHiding>(playerHiding),
} satisfies HidingTable<MarketState>;

export const marketEventHiding = {
  'bid-sealed': { seat: 'open', coins: 'seat' },
  'bid-taken-back': { seat: 'open' },
  'bids-revealed': { bids: 'reveal' },
  taken: { seat: 'open', good: 'open', paid: 'open' },
  sold: { seat: 'open', good: 'open', count: 'open', coins: 'open' },
  passed: { seat: 'open' },
  'round-began': { round: 'open', market: 'open' },
  'match-ended': { ending: 'open', coins: 'open' },
} as const satisfies EventHiding<MarketEvent>;
