import {
  type Audience,
  type EventHiding,
  eachSeat,
  faceDown,
  type HidingTable,
  hidden,
  open,
  owned,
  type Seen,
  type Visibility,
} from '../../engine/index.ts';
import type { MercadoEvent } from './events.ts';
import type { Good } from './market.ts';
import type { MercadoState, PlayerState } from './state.ts';
import type { CustomerId, Restaurant } from './tiles.ts';

/** With the option for hidden money, money is known only to its owner until the scoring. Ruling 14. */
const ownerUnlessOpen: Audience<MercadoState> = (state, viewer, owner) =>
  viewer === owner || !state.settled.hiddenMoney || state.ending !== null;

/** A grey restaurant: its kind if known, or only its presence. Ruling 9. */
export type SeenGrey = Restaurant | 'unknown' | null;

function greyTiles(): Visibility<MercadoState, (Restaurant | null)[], readonly SeenGrey[]> {
  return {
    presence: 'shown',
    show: (tiles, { settled }) =>
      settled.greyKnown ? tiles : tiles.map((restaurant) => (restaurant === null ? null : 'unknown')),
    unknown: (tiles, { state: { settled } }, into) => {
      if (!settled.greyKnown) into.push(...tiles);
    },
  };
}

/** Face-down stacks: views show only their sizes. */
function faceDownStacks(): Visibility<MercadoState, CustomerId[][], readonly number[]> {
  return {
    presence: 'shown',
    show: (stacks) => stacks.map((stack) => stack.length),
    unknown: (stacks, _at, into) => {
      for (const stack of stacks) into.push(...stack);
    },
  };
}

const playerHiding = {
  money: owned<number, MercadoState>(ownerUnlessOpen),
  tiles: open<Good[]>(),
  woodenStands: open<number>(),
  restaurants: open<Restaurant[]>(),
  moneyByRound: owned<number[], MercadoState>(ownerUnlessOpen),
} satisfies HidingTable<MercadoState, PlayerState>;

/** Who knows which field. Rules, "What is hidden". */
export const mercadoHiding = {
  random: hidden<MercadoState['random']>(),
  seatCount: open<number>(),
  settled: open<MercadoState['settled']>(),
  startPlayer: open<MercadoState['startPlayer']>(),
  round: open<number>(),
  stands: open<MercadoState['stands']>(),
  open: open<MercadoState['open']>(),
  grey: greyTiles(),
  doors: open<MercadoState['doors']>(),
  customers: open<MercadoState['customers']>(),
  stacks: faceDownStacks(),
  bag: faceDown<Good>(),
  display: open<Good[]>(),
  players: eachSeat<MercadoState, PlayerState, typeof playerHiding>(playerHiding),
  turn: open<MercadoState['turn']>(),
  coinsInRow: open<number>(),
  lastRound: open<MercadoState['lastRound']>(),
  tally: open<MercadoState['tally']>(),
  ending: open<MercadoState['ending']>(),
  question: open<MercadoState['question']>(),
} satisfies HidingTable<MercadoState>;

export type MercadoView = Seen<typeof mercadoHiding>;
export type PlayerView = MercadoView['players'][number];

/** Who knows which facts of an event: all are public, including single payments. Ruling 14. */
export const mercadoEventHiding = {
  'specialty-chosen': { seat: 'open', good: 'open' },
  'round-began': { round: 'open' },
  'hand-exchanged': { seat: 'open', returned: 'open', drawn: 'open' },
  'display-exchanged': { seat: 'open', returned: 'open', drawn: 'open' },
  'stand-opened': {
    seat: 'open',
    good: 'open',
    space: 'open',
    cost: 'open',
    inRow: 'open',
    inColumn: 'open',
    income: 'open',
    earned: 'open',
  },
  'restaurant-taken': { seat: 'open', space: 'open', restaurant: 'open' },
  'tile-taken': { seat: 'open', good: 'open' },
  'display-filled': { good: 'open' },
  'customers-brought': { seat: 'open', customers: 'open', entrance: 'open', income: 'open' },
  'customers-came': { customers: 'open' },
  'restaurant-opened': { seat: 'open', restaurant: 'open', space: 'open', coins: 'open' },
  'coin-taken': { seat: 'open', inRow: 'open' },
  'last-round-began': { why: 'open', left: 'open' },
  'seat-scored': { seat: 'open', coins: 'open', breakdown: 'open' },
  'challenge-counted': { seat: 'open', counted: 'open', fame: 'open', greatDeal: 'open' },
  'match-ended': { ending: 'open' },
} as const satisfies EventHiding<MercadoEvent>;
