import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { HarbourTable } from '../table.ts';
import { choosePartPrompt, chooseWayPrompt } from './action.ts';
import { exchangePrompt, gainPrompt, givePrompt, oneGoodPrompt, stealPrompt, takePrompt, tollPrompt } from './goods.ts';
import { raiseMarkerPrompt, setMarketPrompt, swapMarkersPrompt } from './market.ts';
import { endTurnPrompt, movePawnPrompt } from './pawn.ts';
import { type HarbourPrompt, prompt } from './prompt.ts';
import { buyPrompt, keepPrompt } from './purchase.ts';
import { freeBuildingPrompt, keepCharacterPrompt, startingGoodsPrompt } from './setup.ts';
import { waitingPrompt } from './waiting.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. */
export function promptOf(table: HarbourTable, pending: PendingChoice): HarbourPrompt {
  const { question, words } = table;
  if (question === null) return prompt({ title: words.counter('titles.over'), rule: 'the-end', icon: 'trophy' });
  if (!table.asked) return waitingPrompt(table, question);
  switch (question.type) {
    case 'keep-character':
      return keepCharacterPrompt(table, pending);
    case 'free-building':
      return freeBuildingPrompt(table, pending);
    case 'starting-goods':
      return startingGoodsPrompt(table, pending, question);
    case 'move-pawn':
      return movePawnPrompt(table, pending, question);
    case 'toll':
      return tollPrompt(table, pending, question);
    case 'choose-way':
      return chooseWayPrompt(table, pending, question);
    case 'choose-part':
      return choosePartPrompt(table, question);
    case 'gain':
      return gainPrompt(table, pending, question);
    case 'give':
      return givePrompt(table, pending, question);
    case 'take':
      return takePrompt(table, pending, question);
    case 'steal':
      return stealPrompt(table, pending, question);
    case 'set-market':
      return setMarketPrompt(table, pending, question);
    case 'swap-markers':
      return swapMarkersPrompt(table, pending);
    case 'raise-marker':
      return raiseMarkerPrompt(table, pending);
    case 'double':
    case 'fill-up':
      return oneGoodPrompt(table, pending, question);
    case 'exchange':
      return exchangePrompt(table, pending, question);
    case 'buy':
      return buyPrompt(table, pending, question);
    case 'keep':
      return keepPrompt(table, pending, question);
    case 'end-turn':
      return endTurnPrompt(table, pending);
  }
}
