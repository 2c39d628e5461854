import { columns } from '../../../../shared/games/shopping-street/street.ts';
import { type Bounds, type Size, shaped, within } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';

/** Minimum heights for a board on one screen. */
export const leastHeights = { row: 656, shared: 640 } as const;

/** Sizes on the one-screen board, in pixels. */
export interface Measures {
  /** The heights of a pavement and of what lies between the two; the desk has the rest. */
  readonly pavement: number;
  readonly market: number;
  readonly plot: Size;
  /** The cards of the hand, those of the display, and the same while an exchange needs the room. */
  readonly card: Size;
  readonly display: Size;
  readonly displayTrading: Size;
  /** The height of a row of the counter of open shops, and the same while an exchange needs the room. */
  readonly open?: number;
  readonly openTrading?: number;
  /** Where the offers lie; and where they lie alone beside the display, without deck and open shops. */
  readonly stage: Size;
  readonly stageAlone: Size;
  /** The height of a rival's row. */
  readonly rival: number;
}

/** Width of the column with the other players and the log. */
const sideWidth = 262;
/** Width divided by height of a card. */
export const cardShape = 68 / 104;
/** How wide a shop is for its height. */
export const shopShape = 92 / 140;
/** The pavement round its plots: the kerb, and the air over and under them; between two plots, and at its ends. */
const kerb = { high: 18, between: 2, ends: 8 } as const;
/** Heights of a plot, the market and the desk of a board 720 high, and the most they grow in a higher one. */
const usual = { plot: 130, market: 156, desk: 165 } as const;
const least = { market: 128, desk: 126 } as const;
const mostGrown = 1.3;
/** Head, counter and what else stands between them, in the three forms of the board. */
const framed = { side: 43 + 68, row: 48 + 70 + 62, upright: 50 + 104 } as const;
/** What the cards of the hand leave of the desk, and those of the display of the market. */
const air = { hand: 34, display: 50 } as const;
/** Widths beside the offers, with gaps: deck, counter of open shops and display; or the display only. */
const besideOffers = { all: 108 + 122 + 102 + 50, display: 102 + 30 } as const;
/** The heights of a row of the counter of open shops. */
const openRow: Bounds = { least: 24, most: 32 };

/** Sizes of the one-screen board for a number of players. */
export function measuresFor(layout: BoardLayout, seatCount: number): Measures {
  return layout.upright ? uprightMeasures(layout, seatCount) : rowMeasures(layout, seatCount);
}

function plotIn(width: number, height: number): Size {
  const room = (width - 2 * kerb.ends - (columns.length - 1) * kerb.between) / columns.length;
  const wide = Math.floor(room) - 4;
  return { width: wide, height: Math.min(Math.round(height), Math.floor(wide / shopShape)) };
}

/** A card so high, in pixels. */
export function cardIn(height: number): Size {
  return shaped(height, cardShape);
}

function rowMeasures({ width, height, side }: BoardLayout, seatCount: number): Measures {
  const rivals = seatCount - 1;
  const room = side ? width - sideWidth : width;
  const left = height - framed[side ? 'side' : 'row'] - 2 * kerb.high;
  const grown = Math.min(mostGrown, left / (2 * usual.plot + usual.market + usual.desk));
  const market = Math.round(Math.max(least.market, usual.market * grown));
  const plot = plotIn(room, (left - market - Math.max(least.desk, usual.desk * grown)) / 2);
  const pavement = plot.height + kerb.high;
  const desk = left + 2 * kerb.high - 2 * pavement - market;
  return {
    pavement,
    market,
    plot,
    card: cardIn(Math.min(150, desk - air.hand)),
    display: cardIn(market - air.display),
    displayTrading: { width: 40, height: Math.floor((market - 48) / 2) },
    open: rowOf(market),
    openTrading: openRow.least,
    stage: { width: room - besideOffers.all, height: market },
    stageAlone: { width: room - besideOffers.display, height: market },
    rival: side ? Math.min(64, Math.floor(264 / rivals)) : 58,
  };
}

/** A row of the counter of open shops, of five in so much height. */
function rowOf(height: number): number {
  return within(Math.floor((height - 22) / 5), openRow);
}

/** In portrait the market has two rows, and the other players two columns above the street. */
function uprightMeasures({ width, height }: BoardLayout, seatCount: number): Measures {
  const rival = 58;
  const others = Math.ceil((seatCount - 1) / 2) * rival + 8;
  const left = height - framed.upright - others - 2 * kerb.high;
  const plot = plotIn(width, left * 0.165);
  const pavement = plot.height + kerb.high;
  const rest = left + 2 * kerb.high - 2 * pavement;
  const card = cardIn(Math.min(150, rest * 0.32));
  const market = Math.round(rest - card.height - 92);
  const row = market / 2;
  return {
    pavement,
    market,
    plot,
    card,
    display: cardIn(row - air.display),
    displayTrading: cardIn(row - air.display),
    open: rowOf(row),
    openTrading: rowOf(row),
    stage: { width: width - 20, height: row },
    stageAlone: { width: width - 20, height: row },
    rival,
  };
}

/** What a card under another shows, for its width and besides, in pixels: its margin with value, group and sign. */
const margin = { part: 0.324, air: 2 } as const;
/** What a hand keeps free at its ends and between its types. */
const handEdges = 34;
const leastCard = 54;

/** The size of a card in a fan of `count` cards, `width` pixels wide: at most `card`, so that each shows its margin. */
export function cardInFan(card: Size, count: number, width: number): Size {
  const covered = Math.max(0, count - 1);
  const most = (width - handEdges - covered * margin.air) / (1 + covered * margin.part);
  const wide = Math.min(card.width, Math.max(leastCard, Math.floor(most)));
  return wide === card.width ? card : { width: wide, height: Math.round(wide / cardShape) };
}

/** How the cards laid out are drawn: how large, and in one row or in two. */
export interface OfferedCards {
  readonly card: Size;
  readonly rows: 1 | 2;
}

/** The parts of an offer, in pixels: name plate, paper edge, the least for a name, and the gaps between cards. */
const offerFrame = { high: 68, wide: 20, least: 144, between: 3, apart: 8 } as const;
/** Beside the asking player's cards is what they are for. */
const forWhat = 34;
/** The least of a card that must be in sight in a row, where another lies over it. */
const inSight = 34;
/** How wide the cards are in two rows, at most and at least. */
const inTwoRows = { most: 48, least: 32 } as const;

/** How the offers lie in the street. */
export interface OffersLaid {
  /** True if deck and open shops make space for the offers. */
  readonly alone: boolean;
  /** In the order of the counts. */
  readonly cards: readonly OfferedCards[];
}

/**
 * The layout of the players' offers, the asker's first: beside everything else, or alone. Offers that still do not fit
 * have the smallest size and scroll sideways.
 */
export function layOffers(
  counts: readonly number[],
  { stage, stageAlone }: Pick<Measures, 'stage' | 'stageAlone'>,
): OffersLaid {
  const cards = offeredCards(counts, stage);
  if (cards !== null) return { alone: false, cards };
  const least: OfferedCards = { card: { width: inTwoRows.least, height: heightInTwo(stageAlone) }, rows: 2 };
  return { alone: true, cards: offeredCards(counts, stageAlone) ?? counts.map(() => least) };
}

function heightInTwo(room: Size): number {
  return Math.floor((room.height - offerFrame.high - offerFrame.between) / 2);
}

/**
 * In one row if each card shows enough, else the largest offer in two. Null if they do not fit. `room` in pixels.
 */
function offeredCards(counts: readonly number[], room: Size): readonly OfferedCards[] | null {
  const width = room.width - (counts.length - 1) * offerFrame.apart;
  const row = cardIn(room.height - offerFrame.high);
  const high = heightInTwo(room);
  const most = counts.map((_, place) => place).toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
  const oneRow: OfferedCards = { card: row, rows: 1 };
  for (let folded = 0; folded <= counts.length; folded++) {
    const inTwo = most.slice(0, folded);
    for (let card: number = inTwoRows.most; card >= inTwoRows.least; card--) {
      const needed = counts.reduce((sum, count, place) => {
        const columns = inTwo.includes(place)
          ? Math.ceil(count / 2) * (card + offerFrame.between)
          : row.width + inSight * (count - 1);
        const cards = count === 0 ? 0 : columns + offerFrame.wide + (place === 0 ? forWhat : 0);
        return sum + Math.max(offerFrame.least, cards);
      }, 0);
      if (needed > width) continue;
      const twoRows: OfferedCards = { card: { width: card, height: high }, rows: 2 };
      return counts.map((_, place) => (inTwo.includes(place) ? twoRows : oneRow));
    }
  }
  return null;
}
