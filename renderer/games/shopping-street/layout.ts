import { columns } from '../../../shared/games/shopping-street/street.ts';
import type { BoardLayout } from '../../table/index.ts';

/** What the street needs to stay on one screen. */
export const leastHeights = { row: 656, shared: 640 } as const;

/** Width and height of a piece, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the one-screen board draws how large, in pixels. */
export interface Measures {
  /** The heights of a pavement and of what lies between the two; the desk has the rest. */
  readonly pavement: number;
  readonly market: number;
  readonly plot: Size;
  /** The cards of the hand, those of the display, and the same while an exchange needs the room. */
  readonly card: Size;
  readonly display: Size;
  readonly displayTrading: Size;
  /** Where the offers lie. */
  readonly stage: Size;
  /** The height of a rival's row; from `tallRival` on it has two lines. */
  readonly rival: number;
}

/** A rival's row from this height on has two lines. */
export const tallRival = 54;

/** The column for the others and the till roll. */
const sideWidth = 262;
/** How wide a card is for its height. */
const cardShape = 68 / 104;
/** How wide a shop is for its height. */
const shopShape = 92 / 140;
/** The pavement round its plots: the kerb, and the air over and under them; between two plots, and at its ends. */
const kerb = { high: 14, between: 2, ends: 8 } as const;
/** Heights of a plot, the market and the desk of a board 720 high, and the most they grow in a higher one. */
const usual = { plot: 130, market: 156, desk: 165 } as const;
const mostGrown = 1.3;
/** Head, counter and what else stands between them, in the three forms of the board. */
const framed = { side: 43 + 68, row: 48 + 76 + 46, upright: 50 + 104 } as const;
/** What the cards of the hand leave of the desk, and those of the display of the market. */
const air = { hand: 34, display: 50 } as const;
/** What stands beside the offers: deck, counter of open shops, display; and the gaps. */
const besideOffers = 96 + 132 + 108 + 60;

/** Measures of the one-screen board with so many players. */
export function measuresFor(layout: BoardLayout, seatCount: number): Measures {
  return layout.upright ? uprightMeasures(layout, seatCount) : rowMeasures(layout, seatCount);
}

function plotIn(width: number, height: number): Size {
  const room = (width - 2 * kerb.ends - (columns.length - 1) * kerb.between) / columns.length;
  const wide = Math.floor(room) - 4;
  return { width: wide, height: Math.min(Math.round(height), Math.floor(wide / shopShape)) };
}

function cardIn(height: number): Size {
  return { width: Math.round(height * cardShape), height: Math.round(height) };
}

function rowMeasures({ width, height, side }: BoardLayout, seatCount: number): Measures {
  const rivals = seatCount - 1;
  const room = side ? width - sideWidth : width;
  const left = height - framed[side ? 'side' : 'row'] - 2 * kerb.high;
  const grown = Math.min(mostGrown, left / (2 * usual.plot + usual.market + usual.desk));
  const market = Math.round(usual.market * Math.max(0.9, grown));
  const plot = plotIn(room, usual.plot * grown);
  const pavement = plot.height + kerb.high;
  const desk = left + 2 * kerb.high - 2 * pavement - market;
  return {
    pavement,
    market,
    plot,
    card: cardIn(Math.min(150, desk - air.hand)),
    display: cardIn(market - air.display),
    displayTrading: { width: 40, height: Math.floor((market - 48) / 2) },
    stage: { width: room - besideOffers, height: market },
    rival: side ? Math.min(62, Math.floor(260 / rivals)) : 40,
  };
}

/** Upright the market has two rows, and the others stand two in a row over the street. */
function uprightMeasures({ width, height }: BoardLayout, seatCount: number): Measures {
  const rival = 40;
  const others = Math.ceil((seatCount - 1) / 2) * (rival + 4) + 8;
  const left = height - framed.upright - others - 2 * kerb.high;
  const plot = plotIn(width, left * 0.165);
  const pavement = plot.height + kerb.high;
  const rest = left + 2 * kerb.high - 2 * pavement;
  const market = Math.round(rest * 0.57);
  const row = market / 2;
  return {
    pavement,
    market,
    plot,
    card: cardIn(Math.min(140, rest - market - 104)),
    display: cardIn(row - air.display),
    displayTrading: cardIn(row - air.display),
    stage: { width: width - 20, height: row },
    rival,
  };
}

/** How the cards laid out are drawn: how large, and in one row or in two. */
export interface OfferedCards {
  readonly card: Size;
  readonly rows: 1 | 2;
}

/** The sign over the cards of an offer, and its paper round them. */
const offerFrame = { high: 52, wide: 24, least: 104 } as const;
/** The least of a card that must be in sight in a row, where another lies over it. */
const inSight = 32;

/** How so many cards of each player find room side by side. `room` in pixels. */
export function offeredCards(counts: readonly number[], room: Size): OfferedCards {
  const inOneRow = cardIn(room.height - offerFrame.high);
  const needed = counts.reduce(
    (sum, count) => sum + Math.max(offerFrame.least, inOneRow.width + inSight * (count - 1) + offerFrame.wide),
    0,
  );
  if (needed <= room.width) return { card: inOneRow, rows: 1 };
  return { card: { width: 42, height: Math.floor((room.height - offerFrame.high - 3) / 2) }, rows: 2 };
}
