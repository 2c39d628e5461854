import { displayPrice } from '../../../../shared/games/shopping-street/hands.ts';
import { leastUseful } from '../../../../shared/games/shopping-street/prospects.ts';
import { cardsDown, cardsPicked, cardWanted, discardRun, stillOwed } from '../interaction/offers.ts';
import { handOnStreet } from '../interaction/preview.ts';
import type { Asked, StreetTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { prompt, type StreetAction, type StreetPrompt } from './prompt.ts';
import { tradeWords } from './trade-words.ts';

/** Three cards for one that was taken from the display, one by one. */
export function payPrompt(table: StreetTable, { taken }: Asked<'pay'>): StreetPrompt {
  const { words } = table;
  return prompt({
    title: words.counter('titles.pay', { card: words.card(taken) }),
    hint: `${pickedWords(table, displayPrice)} ${tradeWords(table, [taken])}`,
    rule: 'trade',
    clears: cardsPicked(table).length > 0,
    actions: [...leastButton(table), discardButton(table)],
  });
}

/** The prompt to discard to a thief, in secret. Ruling 16. */
export function robPrompt(table: StreetTable, { thief, limit }: Asked<'rob'>): StreetPrompt {
  const { words } = table;
  const owed = stillOwed(table) + cardsPicked(table).length + cardsDown(table).length;
  const hint = pickedWords(table, owed);
  return prompt({
    title: words.counter('titles.rob', {
      thief: words.thief(thief),
      limit: words.cards(limit),
      count: owed,
    }),
    hint: cardsPicked(table).length === 0 ? hint : `${hint} ${tradeWords(table, [])}`,
    rule: 'the-deck-and-the-thieves',
    clears: cardsPicked(table).length > 0,
    actions: [...leastButton(table), discardButton(table)],
  });
}

/** "2 of 3 cards picked." */
export function pickedWords(table: StreetTable, owed: number): string {
  const picked = cardsDown(table).length + cardsPicked(table).length;
  return table.words.counter('hints.picked', { picked, count: owed });
}

/** The reason on a main button while cards are missing. */
export function toPick(table: StreetTable, missing: number): Pick<StreetAction, 'disabledReason'> {
  return missing <= 0 ? {} : { disabledReason: reasonWords({ why: 'pick-cards', missing }, table) };
}

function discardButton(table: StreetTable): StreetAction {
  const owed = stillOwed(table);
  const count = owed + cardsPicked(table).length;
  return {
    key: 'discard',
    label: table.words.counter('moves.discard', { count }),
    moves: discardRun(table),
    main: true,
    ...toPick(table, owed),
  };
}

/** Picks the least useful cards for all that are owed. */
export function leastButton(table: StreetTable): readonly StreetAction[] {
  const { words } = table;
  const picked = cardsPicked(table);
  const wanted = cardWanted(table);
  const keep = [...cardsDown(table), ...(wanted === null ? [] : [wanted])];
  const least = leastUseful(handOnStreet(table), stillOwed(table) + picked.length, keep);
  if (least.length === picked.length && least.every((card) => picked.includes(card))) return [];
  return [{ key: 'least', label: words.counter('moves.least'), moves: [], change: { cards: least } }];
}
