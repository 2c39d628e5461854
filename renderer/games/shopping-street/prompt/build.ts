import { type ShopType, sumOf } from '../../../../shared/games/shopping-street/products.ts';
import { bestFour, improvementOf, openingOf } from '../../../../shared/games/shopping-street/prospects.ts';
import { cardsDue, missingGroups, type Shop, worth } from '../../../../shared/games/shopping-street/shops.ts';
import {
  cardsPicked,
  improveRun,
  improvingPicked,
  type OpeningPicked,
  openingPicked,
  openRun,
  openSpaces,
} from '../interaction/offers.ts';
import { ownHand } from '../interaction/preview.ts';
import type { Asked, StreetTable } from '../table.ts';
import { groupWords, improvedWords, worthWords } from '../words/effect-words.ts';
import { reasonWords } from '../words/reason-words.ts';
import { prompt, type StreetAction, type StreetPrompt } from './prompt.ts';

type Improving = NonNullable<ReturnType<typeof improvingPicked>>;

/** Cards of a type for a new shop, or one card for a shop that stands. */
export function buildPrompt(table: StreetTable, question: Asked<'turn'>, type: ShopType): StreetPrompt {
  const opening = openingPicked(table);
  if (opening !== null) return openPrompt(table, question, opening);
  const improving = improvingPicked(table);
  if (improving !== null && improving.chosen !== null) return improvePrompt(table, improving, improving.chosen);
  return openSpaces(table, type).length > 0 ? morePrompt(table, type, improving) : whichShopPrompt(table, improving);
}

/** Four cards: where, and what it brings. */
function openPrompt(table: StreetTable, { seat }: Asked<'turn'>, opening: OpeningPicked): StreetPrompt {
  const { words, view } = table;
  const { type, cards, pawn, space } = opening;
  const facts = { type: words.type(type) };
  const reckoned = worthWords(words, { cards: sumOf(cards), pawn, worth: worth({ cards: [...cards], pawn }) });
  if (space === null) {
    return prompt({
      title: words.counter('titles.where', facts),
      hint: words.counter('hints.where', { worth: reckoned }),
      rule: 'open-a-shop',
      clears: true,
      actions: [
        ...bestButton(table, type),
        {
          key: 'open',
          label: words.counter('moves.open-somewhere', { worth: reckoned }),
          moves: [],
          main: true,
          disabledReason: reasonWords({ why: 'pick-space' }, table),
        },
      ],
    });
  }
  const groups = groupWords(words, openingOf(view, seat, { type, cards, pawn, space }));
  return prompt({
    title: words.counter('titles.open', { ...facts, space: words.space(space), pawn: words.pawn(pawn) }),
    hint: groups.length === 0 ? words.counter('hints.alone') : groups.join(' '),
    rule: 'open-a-shop',
    clears: true,
    actions: [
      ...bestButton(table, type),
      {
        key: 'open',
        label: words.counter('moves.open', { space: words.space(space), worth: reckoned }),
        moves: openRun(table, { space, pawn, type }),
        main: true,
      },
    ],
  });
}

/** Fewer than four cards of a type that a shop could be opened of. */
function morePrompt(table: StreetTable, type: ShopType, improving: Improving | null): StreetPrompt {
  const { words } = table;
  const cards = cardsPicked(table);
  const missing = cardsDue({ cards });
  const groups = missingGroups({ cards: [...cards] }).map(words.group);
  return prompt({
    title: words.counter('titles.more', { type: words.type(type), count: missing }),
    hint: [words.counter('hints.more', { groups: words.list(groups) }), ...fitsWords(table, improving)].join(' '),
    rule: 'open-a-shop',
    clears: true,
    actions: [
      ...(improving === null ? [] : improving.shops.map((shop) => improveButton(table, shop, improving, false))),
      ...bestButton(table, type),
      {
        key: 'open',
        label: words.counter('moves.open-later'),
        moves: [],
        main: true,
        disabledReason: reasonWords({ why: 'pick-more', type, missing }, table),
      },
    ],
  });
}

/** One card that can only improve: one shop is offered at once, of several one is pressed. */
function whichShopPrompt(table: StreetTable, improving: Improving | null): StreetPrompt {
  const { words } = table;
  const [only, ...others] = improving?.shops ?? [];
  return prompt({
    title: words.counter('titles.which-shop', {
      card: words.list(cardsPicked(table).map(words.card)),
    }),
    hint: fitsWords(table, improving).join(' '),
    rule: 'improve-a-shop',
    clears: true,
    actions:
      improving === null || only === undefined
        ? []
        : [only, ...others].map((shop) => improveButton(table, shop, improving, others.length === 0)),
  });
}

/** A card and a shop that it improves. */
function improvePrompt(table: StreetTable, improving: Improving, shop: Shop): StreetPrompt {
  const { words } = table;
  const { card } = improving;
  return prompt({
    title: words.counter('titles.improve', {
      space: words.space(shop.space),
      card: words.card(card),
    }),
    hint: improvedWords(words, shop, card),
    rule: 'improve-a-shop',
    clears: true,
    actions: [improveButton(table, shop, improving, true)],
  });
}

function improveButton(table: StreetTable, shop: Shop, { card }: Improving, main: boolean): StreetAction {
  const { words } = table;
  const { gain } = improvementOf(shop, card);
  return {
    key: `improve ${shop.space}`,
    label: words.counter('moves.improve', { space: words.space(shop.space), change: words.change(gain) }),
    moves: improveRun(table, shop.space, card),
    main,
  };
}

/** "It fits N3: +9." */
function fitsWords({ words }: StreetTable, improving: Improving | null): readonly string[] {
  if (improving === null) return [];
  return improving.shops.map((shop) =>
    words.counter('effects.improves', {
      space: words.space(shop.space),
      change: words.change(improvementOf(shop, improving.card).gain),
    }),
  );
}

/** Picks the best four of a type, where others are picked. */
function bestButton(table: StreetTable, type: ShopType): readonly StreetAction[] {
  const best = bestFour(ownHand(table), type);
  const picked = cardsPicked(table);
  if (best === null || best.every((card) => picked.includes(card))) return [];
  return [{ key: 'best', label: table.words.counter('moves.best-four'), moves: [], change: { cards: best } }];
}
