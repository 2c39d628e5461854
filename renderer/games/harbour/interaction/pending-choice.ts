import type { Seat } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { Good } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { Piece } from './pieces.ts';

/** A conversion of goods being composed; fields are null until chosen. */
export interface Alchemy {
  readonly pay: Good | null;
  readonly from: Good | null;
  readonly into: Good | null;
}

/** A choice not yet played. Kept in the page until its question changes. */
export interface PendingChoice {
  /** The picked piece: a place, a good or a character. */
  readonly selected: Piece | null;
  /** Goods chosen in order: gained, paid, handed in, or market markers. */
  readonly picked: readonly Good[];
  /** Purchase: the types to ship, in order of picking. */
  readonly ships: readonly Good[];
  /** Purchase: true to use the inland traders. */
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

export const emptyChoice: PendingChoice = {
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
 * Identifies the question of a pending choice; the choice is dropped when this changes.
 * A pre-shipping ability changes the table but keeps the choice.
 */
export function choiceKey(view: Pick<HarbourView, 'question' | 'turnsTaken'>, inHand: Seat | null): string {
  const { question } = view;
  const asked = question?.type === 'buy' ? { ...question, swapped: true, cleared: true } : question;
  return JSON.stringify([inHand, view.turnsTaken, asked]);
}
