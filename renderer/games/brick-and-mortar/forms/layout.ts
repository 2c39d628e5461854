import { within } from '../../../game-kit/sizes.ts';
import { type BoardLayout, sideColumn } from '../../../table/index.ts';

/** Minimum heights for a board on one screen. */
export const leastHeights = { row: 560, shared: 600 } as const;

/** Is it the one-screen board without room for the stores for sale and the log beside it? */
export function lacksSide({ setting, side }: BoardLayout): boolean {
  return setting === 'one-screen' && !side;
}

/** Width of the street itself on the one-screen setting, beside the stores for sale and the log. */
export function streetWidth({ width, side }: BoardLayout): number {
  return side ? width - sideColumn : width;
}

/** The heights of the one-screen board from its head down, in pixels of its own scale. */
export interface StreetHeights {
  readonly head: number;
  /** The rivals' side. */
  readonly far: number;
  readonly kerb: number;
  readonly docks: number;
  /** The own shops and the desk: what is left, and never less than `nearLeast` in any window that gets a street. */
  readonly nearSide: number;
  /** With a second line of words where there is little width. */
  readonly counter: number;
}

/** The plates of the rivals alone, their buildings, and the air over these. */
const plates = 46;
const buildings = { least: 126, usual: 182, most: 240, upright: 212 } as const;
const skyline = 14;
/** The own building at its usual size; upright the desk with dial, cards and stores in hand below it. */
export const nearLeast = { row: 226, upright: 440 } as const;
const nearUsual = { row: 247, upright: 496 } as const;

/** Divides the height: the own prompt comes first; rivals' buildings may be brief. */
export function streetHeights({ height, side, upright }: BoardLayout): StreetHeights {
  const head = side ? 43 : 50;
  const kerb = 42;
  const docks = 124;
  const counter = side ? 68 : upright ? 100 : 84;
  const left = height - head - kerb - docks - counter;
  const form = upright ? 'upright' : 'row';
  // what is left over makes both sides of the street higher
  const over = upright ? 0 : Math.max(0, left - nearUsual.row - buildings.usual - skyline);
  const usual = upright ? buildings.upright : Math.min(buildings.most, buildings.usual + Math.floor(over / 2));
  const forRivals = Math.min(usual + skyline, left - nearUsual[form]);
  const far = forRivals < buildings.least + skyline ? plates : forRivals;
  return { head, far, kerb, docks, nearSide: left - far, counter };
}

/** How high the rivals' buildings are drawn; 0 where there is room for their plates alone. */
export function rivalsHeight(layout: BoardLayout): number {
  const { far } = streetHeights(layout);
  return far === plates ? 0 : Math.floor(far) - skyline;
}

/** How large the near side is drawn. */
export interface NearSizes {
  /** Height of the own shops at most. */
  readonly shops: number;
  readonly dial: number;
  /** Height of the stores in hand, below the market cards. */
  readonly stores: number;
}

/** The plate over the own shops, and the air round them. */
const ownPlate = 41;
/** What stores in hand leave to the edge of the desk and to the market cards above them. */
const besideStores = 150;
/** A desk with dial, cards and stores in hand. */
const fullDesk = 264;

/** Sizes of the near side in a room of this height: the measured one, for the counter may take more than usual. */
export function nearSizes(height: number, upright: boolean): NearSizes {
  const shops = Math.max(112, Math.min(upright ? 208 : 260, height - ownPlate - (upright ? fullDesk : 0)));
  const desk = upright ? height - ownPlate - shops : height;
  const stores = upright ? 104 : Math.max(90, Math.min(150, height - besideStores));
  return { shops, dial: Math.max(112, Math.min(184, desk - 72)), stores };
}

/** How wide the own shops and the fronts of a choice are drawn, in pixels. */
export interface ChoiceWidths {
  readonly own: number;
  readonly front: number;
}

/** What the near side needs beside shops and fronts: its edges, the desk's own, and the buttons of the hand. */
const besideChoice = 134;
/** The plate over the own shops is this wide, with a long name; fewer shops leave no more to the desk. */
const ownPlateWidth = 362;
const ownShop = { least: 70, most: 146, gap: 6 } as const;
const front = { least: 100, most: 134, gap: 8 } as const;

/** Shares out the width while fronts lie on the desk to be chosen from: these come first. */
export function choiceWidths(layout: BoardLayout, shops: number, fronts: number): ChoiceWidths {
  const room = streetWidth(layout) - besideChoice;
  const ours = Math.max(ownPlateWidth, shops * (ownShop.most + ownShop.gap));
  const left = layout.upright ? room : room - ours;
  const width = within(Math.floor(left / Math.max(1, fronts) - front.gap), front);
  if (layout.upright) return { own: ownShop.most, front: width };
  const rest = room - fronts * (width + front.gap);
  return { own: within(Math.floor(rest / Math.max(1, shops) - ownShop.gap), ownShop), front: width };
}

/** The desk's contents: number of cards, of chosen cards, and whether it has the two dials of a sale. */
export interface OnDesk {
  readonly cards: number;
  readonly chosen: number;
  readonly work: 'cards-to-play' | 'two-dials' | 'other';
}

/** What the desk needs for them at their usual size, in pixels; how they grow where there is more. */
const cardToPlay = { width: 84, height: 210 } as const;
const twoDials = { width: 250, height: 180 } as const;
const heldCard = { first: 50, more: 28 } as const;
const chosenCard = 54;
const deskEdges = 30;
const mostGrowth = 1.5;

/** By how much what stands on a desk and the cards beside it are drawn larger than usual, from 1. */
export interface DeskGrowth {
  readonly set: number;
  readonly hand: number;
}

const enlarged = (growth: number): number => Math.max(1, Math.min(mostGrowth, growth));

/** Growth factors that fill a desk of this size: the question's instrument grows first, then the cards. */
export function deskGrowth({ cards, chosen, work }: OnDesk, width: number, height: number): DeskGrowth {
  if (work === 'other') return { set: 1, hand: 1 };
  const room = width - deskEdges - chosen * chosenCard;
  if (work === 'cards-to-play') {
    return { set: 1, hand: enlarged(Math.min(room / (cards * cardToPlay.width), height / cardToPlay.height)) };
  }
  const fan = heldCard.first + heldCard.more * Math.max(0, cards - 1);
  const set = enlarged(Math.min((room - fan) / twoDials.width, height / twoDials.height));
  return { set, hand: enlarged((room - set * twoDials.width) / fan) };
}
