import { type Bounds, within } from '../../../game-kit/sizes.ts';
import type { BrickTable } from '../table.ts';

/** What lies on the desk of a phone at the moment, and so what the room there is goes to first. */
export type DeskKind =
  | 'sealed'
  | 'dial'
  | 'points'
  | 'cards'
  | 'cards-to-swap'
  | 'fronts'
  | 'for-sale'
  | 'lot'
  | 'shops'
  | 'crates'
  | 'news';

/** How large everything between the docks and the counter of a phone is drawn, in pixels. */
export interface PhoneSizes {
  /** Height of the own shops; 0 where the choice at hand needs all the room. */
  readonly shops: number;
  readonly dial: number;
  /** Height of the sealed letter, or of the store that is paid for. */
  readonly letter: number;
  /** Do the market cards lie open below, or wait behind a button? */
  readonly fan: boolean;
  /** The height for stores to choose from. */
  readonly fronts: number;
  /** Are the stores for sale set in two columns, without their modifiers? */
  readonly pairs: boolean;
}

/** The room between docks and counter. */
export interface PhoneRoom {
  readonly width: number;
  readonly height: number;
  /** Landscape: the shops are beside the desk, not above it. */
  readonly wide: boolean;
  /** Does nothing stand in the own building yet? */
  readonly bare: boolean;
  /** Are there stores in hand? */
  readonly stores: boolean;
}

/** The line with month and phase, the kerb, and the air round the shops. */
const frame = 36;
/** The hand as a fan, and as a row of buttons. */
const fanHeight = 104;
const rowHeight = 55;
const pad = 16;
const shopBounds: Bounds = { least: 78, most: 188 };
const dialBounds: Bounds = { least: 132, most: 196 };
/** Below this height, shops show too little to take space from the prompt. */
const legible = 96;
/** Shops with their orders below. */
const withOrders = 140;
/** As high as the quantity beside it. */
const usualDial = 150;
const letterBounds: Bounds = { least: 88, most: 176 };
/** The price list of points, the cards of Advertisement with their buttons, two rows of crates with the hand's row. */
const needs = { points: 138, cards: 202, 'cards-to-swap': 250, crates: 130 + rowHeight } as const;
/** Five stores for sale one below the other or in two columns, and the stores in hand below them. */
const forSale = { rows: 258, pairs: 182, hand: 112 } as const;

/** What a phone's desk is for now. */
export function deskKind({ question, asked, sealed, inHand, moves, offers }: BrickTable): DeskKind {
  if (sealed) return 'sealed';
  const choosesFront = question?.type === 'draft' || question?.type === 'starting-store';
  if (choosesFront && (asked || inHand === null)) return 'fronts';
  if (!asked) return 'news';
  switch (question?.type) {
    case 'stock-bid':
    case 'sale-bid':
    case 'auction':
      return 'dial';
    case 'invest':
      return 'points';
    case 'advertise':
      return moves.some(({ type }) => type === 'redraw-card') ? 'cards-to-swap' : 'cards';
    case 'store-action':
      return 'for-sale';
    case 'store-payment':
      return 'lot';
    default:
      return offers.some(({ piece }) => piece?.startsWith('crate:')) ? 'crates' : 'shops';
  }
}

/** Shares out the room of a phone: the choice at hand first, then the own shops, then the cards in hand. */
export function phoneSizes(kind: DeskKind, room: PhoneRoom): PhoneSizes {
  const { height, wide, bare, stores } = room;
  const beside = Math.max(0, height - frame);
  const usual: PhoneSizes = { shops: 0, dial: usualDial, letter: 0, fan: false, fronts: 0, pairs: false };
  if (wide) {
    const desk = Math.max(0, height - pad);
    const whole = kind === 'cards' || kind === 'cards-to-swap' || kind === 'for-sale' || kind === 'fronts' || bare;
    const lies = kind === 'sealed' || kind === 'news';
    const fan = kind === 'shops' ? desk >= fanHeight : lies && desk >= fanHeight + letterBounds.least;
    return {
      ...usual,
      shops: whole ? 0 : within(beside - 6, shopBounds),
      dial: within(desk, dialBounds),
      letter: within(desk - (fan ? fanHeight : rowHeight), letterBounds),
      fan,
      fronts: height - 34 - rowHeight,
    };
  }
  /** What is left for the shops; nothing where that would be too little to see anything in them. */
  const left = (need: number): number => (bare ? 0 : within(beside - need, shopBounds));
  const leftOrNothing = (need: number): number => (beside - need < legible ? 0 : left(need));
  switch (kind) {
    case 'dial': {
      const shops = left(usualDial + pad);
      const dial = within(beside - shops - pad, dialBounds);
      return { ...usual, shops, dial, fan: beside - shops - dial - pad >= fanHeight };
    }
    case 'sealed':
    case 'news': {
      const shops = bare ? 0 : within(beside * 0.36, shopBounds);
      const fan = beside - shops - fanHeight >= letterBounds.least + pad;
      const rest = beside - shops - (fan ? fanHeight : rowHeight) - pad;
      return { ...usual, shops, letter: within(rest, letterBounds), fan };
    }
    case 'points': {
      const shops = leftOrNothing(needs.points + rowHeight);
      return { ...usual, shops, fan: beside - shops - needs.points >= fanHeight };
    }
    case 'cards':
    case 'cards-to-swap':
      return { ...usual, shops: leftOrNothing(needs[kind]) };
    case 'crates':
      return { ...usual, shops: left(needs.crates) };
    case 'lot': {
      const shops = left(letterBounds.least + rowHeight + pad);
      const rest = beside - shops - rowHeight - pad;
      return { ...usual, shops, letter: within(rest, letterBounds), fan: rest - letterBounds.most >= fanHeight };
    }
    case 'for-sale': {
      const hand = stores ? forSale.hand : 0;
      const pairs = height - 22 < forSale.rows + hand;
      return { ...usual, pairs, shops: leftOrNothing((pairs ? forSale.pairs : forSale.rows) + hand) };
    }
    case 'fronts':
      return { ...usual, fronts: Math.max(0, height - 34 - rowHeight) };
    case 'shops': {
      const fan = beside - fanHeight >= withOrders;
      return { ...usual, shops: left(fan ? fanHeight : rowHeight), fan };
    }
  }
}
