import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import { mostOfType, openOfType } from '../../../../shared/games/shopping-street/placement.ts';
import {
  type ProductId,
  product,
  type ShopType,
  shopTypes,
  sumOf,
} from '../../../../shared/games/shopping-street/products.ts';
import {
  bestFor,
  bestFour,
  bestPawn,
  effectsOf,
  openingOf,
} from '../../../../shared/games/shopping-street/prospects.ts';
import { setOf } from '../../../../shared/games/shopping-street/sets.ts';
import {
  cardsToOpen,
  isImproved,
  missingGroups,
  type Shop,
  shopOn,
  worth,
} from '../../../../shared/games/shopping-street/shops.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { type Description, spoken } from '../../../game-kit/description.ts';
import { pieceOfDigit } from '../interaction/digits.ts';
import { cardsDown, cardsPicked, improvedBy, openingPicked, openSpaces } from '../interaction/offers.ts';
import { type Meaning, meaningOf, type Piece, typePiece } from '../interaction/pieces.ts';
import { handOnStreet, ownHand } from '../interaction/preview.ts';
import { playerOf, type StreetTable } from '../table.ts';
import type { Words } from '../words.ts';
import { effectsWords, groupWords, improvedWords, shortCard, worthWords } from './effect-words.ts';

/** The name of a piece. */
export function nameOf(words: Words, piece: Piece): string {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'plot':
      return words.space(meaning.space);
    case 'pawn':
      return words.pawn(meaning.pawn);
    case 'type':
      return words.type(meaning.type);
    case 'set':
      return words.say('lists.best-four', { type: words.type(meaning.type) });
    default:
      return words.card(meaning.card);
  }
}

/** The name of a piece and facts about it for the current question. */
export function descriptionOf(table: StreetTable, piece: Piece): Description {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'plot':
      return describePlot(table, meaning.space);
    case 'pawn':
      return describePawn(table, meaning.pawn);
    case 'type':
      return describeType(table, meaning.type);
    case 'set':
      return describeSet(table, meaning.type);
    default:
      return describeCard(table, meaning);
  }
}

/** The name and the facts of a piece, for screen readers. */
export function spokenPiece(table: StreetTable, piece: Piece): string {
  return spoken(descriptionOf(table, piece));
}

type Card = Extract<Meaning, { readonly card: ProductId }>;

/** A card, who offers it, and what it would change. */
function describeCard(table: StreetTable, meaning: Card): Description {
  const { view, words } = table;
  const { card } = meaning;
  const name = words.counter('card.name', { card: words.card(card), caption: words.caption(card) });
  if (meaning.of === 'card') return { name, facts: heldFacts(table, card) };
  const offer = meaning.of === 'offered' ? view.offers.find(({ cards }) => cards.includes(card)) : undefined;
  return {
    name: offer === undefined ? name : words.counter('card.offered', { card: name, ...words.player(offer.seat) }),
    facts: comingFacts(table, meaning),
  };
}

/** The shops that a card in hand can improve now, and its set. */
function heldFacts(table: StreetTable, card: ProductId): readonly string[] {
  const { view, words, moves, question } = table;
  if (!table.asked || question?.type !== 'turn' || table.pending.wanted !== null) return [];
  const { type } = product(card);
  const spaces = improvedBy({ moves }, card);
  return [
    ...view.street
      .filter(({ space }) => spaces.includes(space))
      .map((shop) =>
        words.counter('card.improves', { space: words.space(shop.space), made: improvedWords(words, shop, card) }),
      ),
    words.counter('set.held', { type: words.type(type), held: setOf(ownHand(table), type).held, needed: cardsToOpen }),
  ];
}

/** The effects of an available card, minus the cards picked to give for it. */
function comingFacts(table: StreetTable, meaning: Card): readonly string[] {
  const { question, words, ownSeat, inHand, publicly } = table;
  // the effects depend on the hand, which stays hidden while others see the screen
  if (!table.asked || inHand !== ownSeat || publicly) return [];
  const isWantable =
    (meaning.of === 'offered' && question?.type === 'bargain') ||
    (meaning.of === 'display' && question?.type === 'turn' && question.left.buy);
  if (!isWantable) return [];
  const going = meaning.card === table.pending.wanted ? [...cardsDown(table), ...cardsPicked(table)] : [];
  return effectsWords(words, effectsOf(handOnStreet(table), [meaning.card], going), 3);
}

/** The shop on a space and its worth, or what the shop being built would bring there. */
function describePlot(table: StreetTable, space: SpaceId): Description {
  const { view, words } = table;
  const shop = shopOn(view.street, space);
  if (shop !== undefined) return describeShop(table, shop);
  if (view.idle.includes(space)) return { name: words.counter('plot.idle', { space: words.space(space) }), facts: [] };
  const name = words.counter('plot.empty', { space: words.space(space) });
  const opening = table.asked ? openingPicked(table) : null;
  if (opening === null || !openSpaces(table, opening.type).includes(space)) return { name, facts: [] };
  const brings = openingOf(view, table.ownSeat, { ...opening, space });
  return { name, facts: [worthWords(words, brings), ...groupWords(words, brings)] };
}

function describeShop(table: StreetTable, shop: Shop): Description {
  const { words, ownSeat } = table;
  const { owner, type, space, pawn, cards } = shop;
  const name = words.counter('plot.shop', {
    ...words.player(owner),
    type: words.type(type),
    space: words.space(space),
  });
  const held = cards.map((id) => {
    const { group, value } = product(id);
    return words.counter('plot.card', { group: words.group(group), value });
  });
  const improved = isImproved(shop);
  const [best] = table.asked && owner === ownSeat && !improved ? bestFor(ownHand(table), shop) : [];
  const [lacks] = missingGroups(shop);
  return {
    name,
    facts: [
      words.counter('plot.cards', { cards: words.list(held) }),
      worthWords(words, { cards: sumOf(cards), pawn, worth: worth(shop) }),
      ...(improved ? [words.counter('plot.improved')] : []),
      ...(improved || lacks === undefined ? [] : [words.counter('plot.lacks', { group: words.group(lacks) })]),
      ...(best === undefined
        ? []
        : [words.counter('plot.with', { card: shortCard(words, best), made: improvedWords(words, shop, best) })]),
    ],
  };
}

/** A pawn, and the worth of the picked cards with it. */
function describePawn(table: StreetTable, pawn: PawnValue): Description {
  const { words } = table;
  const name = words.counter('pawn.name', { pawn: words.pawn(pawn) });
  const opening = table.asked ? openingPicked(table) : null;
  if (opening === null) return { name, facts: [] };
  const cards = [...opening.cards];
  return { name, facts: [worthWords(words, { cards: sumOf(cards), pawn, worth: worth({ cards, pawn }) })] };
}

/** The open shops of a type, their limit, and the key for the type. Ruling 10. */
function describeType(table: StreetTable, type: ShopType): Description {
  const { view, words, layout, question } = table;
  const open = openOfType(view, type);
  const digit = shopTypes.indexOf(type) + 1;
  const hasKey = table.asked && layout.side && question?.type === 'turn' && question.left.ask;
  return {
    name: words.counter('type.name', { type: words.typeInFull(type), open, most: mostOfType }),
    facts: hasKey && pieceOfDigit(table, digit) === typePiece(type) ? [words.counter('type.key', { digit })] : [],
  };
}

/** The groups of a type in hand, and the worth of the best four. */
function describeSet(table: StreetTable, type: ShopType): Description {
  const { words, view, ownSeat } = table;
  const hand = ownHand(table);
  const { groups, held } = setOf(hand, type);
  const name = words.counter('set.held', { type: words.type(type), held, needed: cardsToOpen });
  const each = groups.map(({ group, best }) =>
    best === null
      ? words.counter('set.missing', { group: words.group(group) })
      : words.counter('set.group', { group: words.group(group), value: product(best).value }),
  );
  const four = bestFour(hand, type);
  const pawn = bestPawn(playerOf(view, ownSeat).pawns);
  if (four === null || pawn === null) return { name, facts: [words.list(each)] };
  const reckoned = worthWords(words, { cards: sumOf(four), pawn, worth: worth({ cards: [...four], pawn }) });
  return { name, facts: [words.list(each), words.counter('set.best', { worth: reckoned })] };
}
