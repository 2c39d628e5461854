import { highestBidWith } from '../../../../shared/games/emporium/choices.ts';
import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { canWin, isBidding, movesOfType, sealedBy } from '../interaction/offers.ts';
import { saleProspects } from '../interaction/outlook.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type EmporiumTable, playerOf } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { whyNoSuchBid } from '../words/reasons.ts';
import { fitsWords } from '../words/sale-words.ts';
import { type EmporiumAction, type EmporiumPlan, plan } from './plan.ts';

/** The prompt for the secret choice: a card and a price, or a bid. The button seals it. */
export function choosePlan(table: EmporiumTable, half: PendingChoice): EmporiumPlan {
  const { words, view, layout } = table;
  if (isBidding(table)) return bidPlan(table, half);
  const { card } = half;
  const patron = patronButton(table);
  if (card !== null) {
    const fits = fitsWords({ view, words }, card);
    return plan({
      asks: words.counter('asks.price', { item: words.item(card) }),
      // a phone's counter has no room for the rule
      says: layout.setting === 'phone' ? fits : `${words.counter('says.lower-first')} ${fits}`,
      rule: 'sales',
      clears: true,
      actions: [patron, ...sealButton(table)],
    });
  }
  return plan({
    asks: words.counter('asks.choose'),
    says: words.counter('says.choose'),
    rule: 'the-action-phase',
    actions: [patron],
  });
}

/** Seals the picked card once a number is picked. */
function sealButton(table: EmporiumTable): readonly EmporiumAction[] {
  const { words, half } = table;
  const move = half.number === null ? undefined : sealedBy(table, half.number);
  if (move === undefined || half.number === null) return [];
  const gold = words.gold(half.number);
  const label =
    move.type === 'sell'
      ? words.counter('moves.seal-sale', { item: words.item(move.item), gold })
      : words.counter('moves.seal-bid', { gold });
  return [{ key: 'seal', label, moves: [move], main: true, ...doubtOf(table, move) }];
}

/** Warns of a sale that must fail when there is a better choice. Slots can only fill until the sale. */
function doubtOf(table: EmporiumTable, move: EmporiumMove): Pick<EmporiumAction, 'doubt'> {
  const { words, view } = table;
  const fits = (id: ItemId): boolean => saleProspects(view, id, 0).length > 0;
  if (move.type !== 'sell' || fits(move.item)) return {};
  const better = movesOfType(table, 'sell').some((other) => fits(other.item)) || movesOfType(table, 'bid').length > 0;
  if (!better) return {};
  const facts = { item: words.item(move.item) };
  return { doubt: words.counter('doubts.no-slot', facts) };
}

/** Switches to a bid; without gold, gives the reason. */
function patronButton({ words, view, near, moves }: EmporiumTable): EmporiumAction {
  const button = { key: 'patron', label: words.counter('moves.patron'), moves: [] };
  if (movesOfType({ moves }, 'bid').length > 0)
    return { ...button, change: { bidding: true, card: null, number: null } };
  return { ...button, disabledReason: reasonWords(whyNoSuchBid(playerOf(view, near).gold), words) };
}

function bidPlan(table: EmporiumTable, half: PendingChoice): EmporiumPlan {
  const { words, near, view } = table;
  const { gold } = playerOf(view, near);
  const most = words.gold(highestBidWith(gold));
  return plan({
    asks: words.counter('asks.bid', { most }),
    says: words.counter(canWin(table) ? 'says.bid' : 'says.bid-in-vain'),
    rule: 'patrons',
    clears: half.bidding || half.number !== null,
    actions: sealButton(table),
  });
}

/** A sealed choice can be taken back until all have sealed. */
export function sealedPlan(table: EmporiumTable): EmporiumPlan {
  const { words, toAct, question } = table;
  return plan({
    asks: words.counter('asks.sealed', { names: words.names(toAct), count: toAct.length }),
    says: words.counter('says.sealed'),
    icon: 'envelope',
    rule: question?.type === 'vote' ? 'banishing' : 'the-action-phase',
    actions: movesOfType(table, 'take-back').map((move) => ({
      key: 'take-back',
      label: words.counter('moves.take-back'),
      moves: [move],
    })),
  });
}
