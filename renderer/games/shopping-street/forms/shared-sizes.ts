import { columns } from '../../../../shared/games/shopping-street/street.ts';
import { type Size, within } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';
import { cardIn, cardShape, type OfferedCards, shopShape } from './layout.ts';

/** Pixels: the column for players and roll, the head and the counter, and what stands round the plots of a pavement. */
const side = 262;
const headAndCounter = 111;
const kerb = { high: 16, wide: 4, ends: 8 } as const;
/** How much of the height each pavement has; the market between them has the rest. */
const forPavement = 0.285;
/** Width of the counter, deck and display beside the offers, and the space beside the display; in pixels. */
const besideOffers = 322;
const besideDisplay = 620;
const onDisplay = 4;
/** What the cards of the display leave of the market, in one row and in two. */
const airOfDisplay = { one: 72, two: 48 } as const;
const largest = { player: 84, display: 180, displayTrading: 96 } as const;
/** How much of the height the players' rows have. */
const forPlayers = 0.58;
const playersEdges = 12;

/** What lies in the street between the pavements, in pixels. */
export interface MarketSizes {
  /** The cards of the display, and the same while an exchange needs the room. */
  readonly display: Size;
  readonly displayTrading: Size;
  /** Where the offers lie. */
  readonly stage: Size;
}

/** Sizes on the shared board, in pixels. */
export interface SharedSizes extends MarketSizes {
  /** The heights of a pavement and of what lies between the two. */
  readonly pavement: number;
  readonly market: number;
  readonly plot: Size;
  /** The height of a player's row. */
  readonly player: number;
}

/** Sizes on the large screen, in board pixels. */
export function sharedSizes({ width, height }: Pick<BoardLayout, 'width' | 'height'>, seatCount: number): SharedSizes {
  const rows = height - headAndCounter;
  const wide = Math.floor((width - side - 2 * kerb.ends) / columns.length) - kerb.wide;
  const plot = {
    width: wide,
    height: Math.min(Math.round(rows * forPavement) - kerb.high, Math.floor(wide / shopShape)),
  };
  const pavement = plot.height + kerb.high;
  const market = rows - 2 * pavement;
  return {
    pavement,
    market,
    plot,
    display: cardIn(
      Math.min(largest.display, market - airOfDisplay.one, (width - side - besideDisplay) / onDisplay / cardShape),
    ),
    displayTrading: cardIn(Math.min(largest.displayTrading, Math.floor((market - airOfDisplay.two) / 2))),
    stage: { width: width - side - besideOffers, height: market },
    player: Math.min(largest.player, Math.floor((rows * forPlayers - playersEdges) / seatCount)),
  };
}

/**
 * Where the board is as long as it must be, and the street as wide as the window, or wider than a narrow one; in
 * pixels.
 */
const below = { plot: { least: 72, most: 112 }, card: 98, stage: 190, edges: 24 } as const;

/** Sizes of the scrolling board, in pixels. */
export function sizesBelow({ width }: Pick<BoardLayout, 'width'>): MarketSizes & Pick<SharedSizes, 'plot'> {
  const room = Math.floor((width - 2 * kerb.ends) / columns.length) - kerb.wide;
  const wide = within(room, below.plot);
  return {
    plot: { width: wide, height: Math.round(wide / shopShape) },
    display: cardIn(below.card),
    displayTrading: cardIn(below.card),
    stage: { width: width - below.edges, height: below.stage },
  };
}

/**
 * The parts of an offer, in pixels: name plate, paper edge, the least for a name, and the purpose of the asker's cards;
 * then the gaps between offers and between cards.
 */
const offer = { high: 52, wide: 26, least: 150, forWhat: 34, gap: 8, between: 6 } as const;
/** Air over and under the offers together. */
const airOfOffers = 12;
/** The largest card, and the smallest readable from across a room. */
const offeredCard = { most: 186, least: 68 } as const;

/**
 * The largest cards with which all offers fit, the asker's first: side by side or in two rows of players, each offer in
 * one row or two. `room` in pixels.
 */
export function offersForAll(counts: readonly number[], room: Size): OfferedCards {
  for (let height = offeredCard.most; height >= offeredCard.least; height -= 2) {
    const card = cardIn(height);
    for (const rows of [1, 2] as const) {
      const widths = counts.map((count, place) => {
        const cards = Math.ceil(count / rows) * (card.width + offer.between) + offer.wide;
        return Math.max(offer.least, count > 0 && place === 0 ? cards + offer.forWhat : cards);
      });
      const lines = linesFor(widths, room.width);
      const high = lines * (offer.high + rows * (height + offer.between)) + (lines - 1) * offer.gap;
      if (high + airOfOffers <= room.height && Math.max(...widths) <= room.width) return { card, rows };
    }
  }
  return { card: cardIn(offeredCard.least), rows: 2 };
}

/** In how many lines offers of these widths lie, each as full as can be. */
function linesFor(widths: readonly number[], room: number): number {
  let [lines, taken] = [1, 0];
  for (const width of widths) {
    if (taken > 0 && taken + width > room) [lines, taken] = [lines + 1, 0];
    taken += width + offer.gap;
  }
  return lines;
}
