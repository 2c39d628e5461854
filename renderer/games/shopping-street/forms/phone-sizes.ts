import { type Size, shaped, within } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';

/** Pixels of the other parts: the head, the others in short, types to ask for, the sets, the line with the tools, the counter. */
const parts = { head: 46, others: 34, types: 54, sets: 52, line: 50, counter: 132 } as const;
/** Air round pavements and display together, and round the hand. */
const air = { middle: 34, hand: 18 } as const;

/** Air at both sides together, and between two cards of the hand. */
const sides = 12;
export const handGap = 4;

/** Landscape: width of the column with hand and counter beside the street. */
export const columnBeside = 368;

/** Minimum touch target; hand cards grow up to the third size. */
const handCard = { least: 46, close: 52, most: 64 } as const;
const cardShape = 1.22;
/** From this height on there is room for a third row of cards. */
const tallPhone = 780;

const plotHeights = { least: 66, most: 112 } as const;
/** How wide a plot is for its height. */
const plotShape = 0.66;
const leastPlot = 48;
const displayHeights = { least: 62, most: 88 } as const;
const displayShape = 0.72;

/** In a window less high, the line with the tools lies further down while something is asked. */
const lowPhone = 700;

/** Layout of a phone, in pixels. */
export interface PhoneSizes {
  /** True if a low window moves the tool line further down during a prompt. */
  readonly low: boolean;
  /** True in landscape: street and market are beside everything else. */
  readonly beside: boolean;
  readonly plot: Size;
  /** A card of the display or an offer. */
  readonly card: Size;
  readonly hand: HandSizes;
}

/** The rows in which a hand lies: with more cards than they hold, all together move sideways. */
export interface HandSizes {
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
}

/** Shares out the window of a phone: every card of a usual hand within the thumb's reach, and the street over it. */
export function phoneSizes({ width, height }: Pick<BoardLayout, 'width' | 'height'>, cards: number): PhoneSizes {
  const beside = width > height;
  const hand = handSizes(beside ? columnBeside : width, height, cards);
  const low = height < lowPhone;
  const foot =
    hand.rows * (hand.card.height + handGap) + air.hand + parts.sets + (low ? 0 : parts.line) + parts.counter;
  const left = height - parts.others - parts.types - air.middle - (beside ? 0 : parts.head + foot);
  // the display takes a third of what is left, and what the plots need no more
  const displayHeight = within(Math.round(left * 0.3), displayHeights);
  const plotHeight = within(Math.floor((left - displayHeight) / 2), plotHeights);
  return {
    low,
    beside,
    plot: { width: Math.max(leastPlot, Math.round(plotHeight * plotShape)), height: plotHeight },
    card: shaped(displayHeight, displayShape),
    hand,
  };
}

function handSizes(width: number, height: number, cards: number): HandSizes {
  const room = width - sides;
  const inRow = (each: number) => Math.floor((room + handGap) / (each + handGap));
  const rows = Math.min(height >= tallPhone ? 3 : 2, Math.max(1, Math.ceil(cards / inRow(handCard.least))));
  // many cards, or little room, and each is no larger than it must be
  const most = rows > 2 || height < lowPhone ? handCard.close : handCard.most;
  const columns = Math.max(1, Math.ceil(cards / rows), Math.min(cards, inRow(most)));
  const cardWidth = within(Math.floor((room - (columns - 1) * handGap) / columns), { least: handCard.least, most });
  return { rows, columns, card: { width: cardWidth, height: Math.round(cardWidth * cardShape) } };
}
