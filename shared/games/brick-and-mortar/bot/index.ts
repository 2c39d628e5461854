import type { Guide } from '../../../engine/index.ts';
import type { BrickTypes } from '../index.ts';
import type { BrickState } from '../state.ts';
import { isIdle } from './idle.ts';
import { measure } from './measure.ts';
import { monthsAfter } from './money.ts';
import { promiseOf } from './prior.ts';
import { weights } from './weights.ts';

/** Stocking and selling turn by turn can be measured; dials, cards, auctions and pending orders cannot. */
function isQuiet({ question, players }: BrickState): boolean {
  switch (question?.type) {
    case 'draft':
      return players.every(({ kept }) => kept === null);
    case 'advertise':
      return players.every(({ chosenCards, ready, redrawn }) => chosenCards.length === 0 && !ready && !redrawn);
    case 'agency':
      return question.pile === null;
    case 'manage':
      return players[question.seat]?.bought === null;
    case 'stock-bid':
      return players.every(({ bidPrice }) => bidPrice === null);
    case 'sale-bid':
      return players.every(({ bidPrice, bidQuantity }) => bidPrice === null && bidQuantity === null);
    case 'stock':
      return question.order.length === 0;
    case 'auction':
    case 'store-payment':
    case 'surplus':
      return false;
    default:
      return true;
  }
}

export const brickAndMortarGuide: Guide<BrickTypes> = {
  features: Object.keys(weights),
  weights: Object.values(weights),
  measure,
  spread: (state) => 4 + 1.2 * Math.max(0, monthsAfter(state)),
  prior: promiseOf,
  isIdle,
  foretellsSealed: false,
  isQuiet,
  round: ({ month }) => month,
};
