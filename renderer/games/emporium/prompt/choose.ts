import { highestBidWith } from '../../../../shared/games/emporium/choices.ts';
import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { saleProspects } from '../../../../shared/games/emporium/prospects.ts';
import { whyNoSuchBid } from '../../../../shared/games/emporium/reasons.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { canWin, isBidding, sealedBy } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type EmporiumTable, playerOf } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { fitsWords } from '../words/sale-words.ts';
import { type EmporiumAction, type EmporiumPrompt, prompt } from './prompt.ts';

/** The prompt for the secret choice: a card and a price, or a bid. The button seals it. */
export function choosePrompt(table: EmporiumTable, pending: PendingChoice): EmporiumPrompt {
  const { words, view, layout } = table;
  if (isBidding(table)) return bidPrompt(table, pending);
  const { card } = pending;
  const patron = patronButton(table);
  if (card !== null) {
    const fits = fitsWords({ view, words }, card);
    return prompt({
      title: words.counter('titles.price', { item: words.item(card) }),
      // a phone's counter has no room for the rule
      hint: layout.setting === 'phone' ? fits : `${words.counter('hints.lower-first')} ${fits}`,
      rule: 'sales',
      clears: true,
      actions: [patron, ...sealButton(table)],
    });
  }
  return prompt({
    title: words.counter('titles.choose'),
    hint: words.counter('hints.choose'),
    rule: 'the-action-phase',
    actions: [patron],
  });
}

/** Seals the picked card once a number is picked. */
function sealButton(table: EmporiumTable): readonly EmporiumAction[] {
  const { words, pending } = table;
  const move = pending.number === null ? undefined : sealedBy(table, pending.number);
  if (move === undefined || pending.number === null) return [];
  const gold = words.gold(pending.number);
  const label =
    move.type === 'sell'
      ? words.counter('moves.seal-sale', { item: words.item(move.item), gold })
      : words.counter('moves.seal-bid', { gold });
  return [{ key: 'seal', label, moves: [move], main: true, ...confirmationOf(table, move) }];
}

/** Warns of a sale that must fail when there is a better choice. Slots can only fill until the sale. */
function confirmationOf(table: EmporiumTable, move: EmporiumMove): Pick<EmporiumAction, 'confirmation'> {
  const { words, view } = table;
  const fits = (id: ItemId): boolean => saleProspects(view, id, 0).length > 0;
  if (move.type !== 'sell' || fits(move.item)) return {};
  const better = movesOfType(table, 'sell').some((other) => fits(other.item)) || movesOfType(table, 'bid').length > 0;
  if (!better) return {};
  const facts = { item: words.item(move.item) };
  return { confirmation: words.counter('doubts.no-slot', facts) };
}

/** Switches to a bid; without gold, gives the reason. */
function patronButton({ words, view, ownSeat, moves }: EmporiumTable): EmporiumAction {
  const button = { key: 'patron', label: words.counter('moves.patron'), moves: [] };
  if (movesOfType({ moves }, 'bid').length > 0)
    return { ...button, change: { bidding: true, card: null, number: null } };
  return { ...button, disabledReason: reasonWords(whyNoSuchBid(playerOf(view, ownSeat).gold), words) };
}

function bidPrompt(table: EmporiumTable, pending: PendingChoice): EmporiumPrompt {
  const { words, ownSeat, view } = table;
  const { gold } = playerOf(view, ownSeat);
  const most = words.gold(highestBidWith(gold));
  return prompt({
    title: words.counter('titles.bid', { most }),
    hint: words.counter(canWin(table) ? 'hints.bid' : 'hints.bid-in-vain'),
    rule: 'patrons',
    clears: pending.bidding || pending.number !== null,
    actions: sealButton(table),
  });
}

/** A sealed choice can be taken back until all have sealed. */
export function sealedPrompt(table: EmporiumTable): EmporiumPrompt {
  const { words, toAct, question } = table;
  return prompt({
    title: words.counter('titles.sealed', { names: words.names(toAct), count: toAct.length }),
    hint: words.counter('hints.sealed'),
    icon: 'envelope',
    rule: question?.type === 'vote' ? 'banishing' : 'the-action-phase',
    actions: movesOfType(table, 'take-back').map((move) => ({
      key: 'take-back',
      label: words.counter('moves.take-back'),
      moves: [move],
    })),
  });
}
