import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { cardsDown, cardsPicked, cardWanted, proposeRun, refusedOffer } from '../interaction/offers.ts';
import type { Asked, StreetTable } from '../table.ts';
import { cardsWords } from '../words/effect-words.ts';
import { reasonWords } from '../words/reason-words.ts';
import { prompt, type StreetAction, type StreetPrompt } from './prompt.ts';
import { tradeWords } from './trade-words.ts';

/** The prompt to choose an offered card and what to give for it. Rulings 2 and 3. */
export function bargainPrompt(table: StreetTable, { proposalsLeft }: Asked<'bargain'>): StreetPrompt {
  const { words } = table;
  const drop = { key: 'drop', label: words.counter('moves.drop'), moves: movesOfType(table, 'give-up') };
  const left = words.counter('hints.left', { count: proposalsLeft });
  // the wanted card and the offer are private until proposed
  if (table.publicly) {
    return prompt({
      title: words.counter('titles.bargain'),
      hint: `${words.counter('hints.own-eyes')} ${left}`,
      rule: 'trade',
      actions: [drop],
    });
  }
  const wanted = cardWanted(table);
  const bundle = [...cardsDown(table), ...cardsPicked(table)];
  return prompt({
    title: asksFor(table, wanted, bundle),
    hint: [
      wanted === null ? words.counter('hints.bargain') : tradeWords(table, [wanted]),
      ...(wanted === null || bundle.length === 0 ? [left] : []),
    ].join(' '),
    rule: 'trade',
    clears: table.pending.wanted !== null || cardsPicked(table).length > 0,
    actions: [drop, ...betterButton(table), proposeButton(table, wanted, bundle)],
  });
}

/** The button that picks a refused proposal again, to improve it. */
function betterButton(table: StreetTable): readonly StreetAction[] {
  const refused = refusedOffer(table);
  if (refused === null) return [];
  return [{ key: 'better', label: table.words.counter('moves.better'), moves: [], change: refused }];
}

function asksFor({ words, view }: StreetTable, wanted: ProductId | null, bundle: readonly ProductId[]): string {
  const offer = view.offers.find(({ cards }) => wanted !== null && cards.includes(wanted));
  if (wanted === null || offer === undefined) return words.counter('titles.bargain');
  const facts = { owner: words.name(offer.seat), card: words.card(wanted) };
  return bundle.length === 0
    ? words.counter('titles.offer', facts)
    : words.counter('titles.propose', { ...facts, cards: cardsWords(words, bundle) });
}

function proposeButton(table: StreetTable, wanted: ProductId | null, bundle: readonly ProductId[]): StreetAction {
  const { words } = table;
  const button = { key: 'propose', label: words.counter('moves.propose'), main: true };
  if (wanted === null) return { ...button, moves: [], disabledReason: reasonWords({ why: 'pick-wanted' }, table) };
  if (bundle.length === 0) return { ...button, moves: [], disabledReason: reasonWords({ why: 'pick-offer' }, table) };
  return { ...button, moves: proposeRun(table, wanted) };
}

/** The owner's prompt to agree or refuse, with the effect on the own sets. */
export function answerPrompt(table: StreetTable, { proposal }: Asked<'answer'>): StreetPrompt {
  const { words } = table;
  const { asker, wanted, bundle } = proposal;
  return prompt({
    title: words.counter('titles.answer', {
      asker: words.name(asker),
      cards: cardsWords(words, bundle),
      card: words.card(wanted),
    }),
    // only a viewer who knows the hand sees the effect
    hint: table.publicly ? words.counter('hints.own-eyes-first') : tradeWords(table, bundle, [wanted]),
    rule: 'trade',
    actions: [
      { key: 'decline', label: words.counter('moves.decline'), moves: movesOfType(table, 'decline') },
      { key: 'accept', label: words.counter('moves.accept'), moves: movesOfType(table, 'accept'), main: true },
    ],
  });
}
