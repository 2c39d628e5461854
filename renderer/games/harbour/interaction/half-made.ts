import type { Seat } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { Good } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { Piece } from './pieces.ts';

/** A turn of goods into others that is being composed; each fact null until it is chosen. */
export interface Alchemy {
  readonly pay: Good | null;
  readonly from: Good | null;
  readonly into: Good | null;
}

/** A choice that is not played yet. It lives in the page and goes with the question it answers. */
export interface HalfMade {
  /** The piece picked on the table: a place to go to, a good to take, a character. */
  readonly selected: Piece | null;
  /** Goods chosen one after the other: gained, paid, handed in, or the markers of the market. */
  readonly picked: readonly Good[];
  /** Purchase: the types to ship, in the order in which they were picked. */
  readonly ships: readonly Good[];
  /** Purchase: are the inland traders to be used? */
  readonly traded: boolean;
  /** Purchase: the building to buy. */
  readonly building: BuildingId | null;
  /** Numbers set so far, by the key of their stepper: how many to steal, which goods the warehouses keep. */
  readonly amounts: Readonly<Record<string, number>>;
  /** The ability of the Alchemist, while it is being composed; null when it is not. */
  readonly alchemy: Alchemy | null;
  /** An ability that acts before shipping, while its good or its building is being picked. */
  readonly before: 'swap-before-buying' | 'clear-building' | null;
}

/** Nothing chosen yet. */
export const untouched: HalfMade = {
  selected: null,
  picked: [],
  ships: [],
  traded: false,
  building: null,
  amounts: {},
  alchemy: null,
  before: null,
};

/**
 * What a half-made choice belongs to: it is dropped when another question is asked, or somebody else. An ability before
 * shipping changes the table but not what was composed so far.
 */
export function choiceKey(view: Pick<HarbourView, 'question' | 'turnsTaken'>, inHand: Seat | null): string {
  const { question } = view;
  const asked = question?.type === 'buy' ? { ...question, swapped: true, cleared: true } : question;
  return JSON.stringify([inHand, view.turnsTaken, asked]);
}
