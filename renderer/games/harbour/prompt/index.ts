import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { HarbourTable } from '../table.ts';
import { choosePartPlan, chooseWayPlan } from './action.ts';
import { exchangePlan, gainPlan, givePlan, oneGoodPlan, stealPlan, takePlan, tollPlan } from './goods.ts';
import { raiseMarkerPlan, setMarketPlan, swapMarkersPlan } from './market.ts';
import { endTurnPlan, movePawnPlan } from './pawn.ts';
import { type HarbourPlan, plan } from './plan.ts';
import { buyPlan, keepPlan } from './purchase.ts';
import { freeBuildingPlan, keepCharacterPlan, startingGoodsPlan } from './setup.ts';
import { waitingPlan } from './waiting.ts';

export type { HarbourAction, HarbourPlan } from './plan.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. */
export function planOf(table: HarbourTable, half: PendingChoice): HarbourPlan {
  const { question, words } = table;
  if (question === null) return plan({ asks: words.counter('asks.over'), rule: 'the-end', icon: 'trophy' });
  if (!table.asked) return waitingPlan(table, question);
  switch (question.type) {
    case 'keep-character':
      return keepCharacterPlan(table, half);
    case 'free-building':
      return freeBuildingPlan(table, half);
    case 'starting-goods':
      return startingGoodsPlan(table, half, question);
    case 'move-pawn':
      return movePawnPlan(table, half, question);
    case 'toll':
      return tollPlan(table, half, question);
    case 'choose-way':
      return chooseWayPlan(table, half, question);
    case 'choose-part':
      return choosePartPlan(table, question);
    case 'gain':
      return gainPlan(table, half, question);
    case 'give':
      return givePlan(table, half, question);
    case 'take':
      return takePlan(table, half, question);
    case 'steal':
      return stealPlan(table, half, question);
    case 'set-market':
      return setMarketPlan(table, half, question);
    case 'swap-markers':
      return swapMarkersPlan(table, half);
    case 'raise-marker':
      return raiseMarkerPlan(table, half);
    case 'double':
    case 'fill-up':
      return oneGoodPlan(table, half, question);
    case 'exchange':
      return exchangePlan(table, half, question);
    case 'buy':
      return buyPlan(table, half, question);
    case 'keep':
      return keepPlan(table, half, question);
    case 'end-turn':
      return endTurnPlan(table, half);
  }
}
