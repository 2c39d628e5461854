import { whyNotAsked } from '../../../../shared/engine/index.ts';
import { displayPrice } from '../../../../shared/games/shopping-street/hands.ts';
import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import { type ProductId, product, type ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { bestFor, bestFour } from '../../../../shared/games/shopping-street/prospects.ts';
import {
  type Reason,
  whyImprovesNone,
  whyNoAsking,
  whyNoBuying,
  whyNoOpening,
  whyNotHere,
  whyNotImproved,
  whyNotInto,
  whyStepOver,
} from '../../../../shared/games/shopping-street/reasons.ts';
import { cardsDue, missingGroups, type Shop, shopOn } from '../../../../shared/games/shopping-street/shops.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import {
  disabled,
  fixed,
  inactive,
  type PieceAction as PieceActionOf,
  type PieceStatus,
  picked,
} from '../../../table/counter/piece-actions.ts';
import { type Asked, playerOf, type StreetTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { withBuilt, withType } from './changing.ts';
import {
  cardsDown,
  cardsPicked,
  cardsToImprove,
  cardWanted,
  hasSealed,
  improvedBy,
  layable,
  openSpaces,
  pawnPicked,
  stillOwed,
  typePicked,
} from './offers.ts';
import { emptyChoice } from './pending-choice.ts';
import { type Meaning, meaningOf, type Piece } from './pieces.ts';
import { ownHand } from './preview.ts';

type PieceAction = PieceActionOf<Reason>;

/** A piece's state, with the reason if disabled. */
export function statusOf(table: StreetTable, piece: Piece): PieceStatus {
  const { state, reason } = actionOf(table, meaningOf(piece));
  return { state, reason: reason === null ? null : reasonWords(reason, table) };
}

/** Picks a piece or puts it back. Only the counter's button makes the move. */
export function press(table: StreetTable, piece: Piece): void {
  actionOf(table, meaningOf(piece)).act();
}

/** A piece outside the pending choice; it can still start another one. */
function otherwise(act: () => void): PieceAction {
  return { state: 'plain', act, reason: null };
}

function actionOf(table: StreetTable, meaning: Meaning): PieceAction {
  // everything except asking needs cards, which this screen hides
  const asked = table.question?.type;
  const takesCards = asked === 'bargain' || (asked === 'turn' && meaning.of !== 'type');
  return table.publicly && table.asked && takesCards ? inactive({ why: 'own-eyes' }) : usualAction(table, meaning);
}

function usualAction(table: StreetTable, meaning: Meaning): PieceAction {
  const { question, toAct } = table;
  if (!table.asked || question === null) return inactive(whyNotAsked(toAct));
  if (hasSealed(table)) return sealedAction(table, meaning);
  switch (question.type) {
    case 'turn':
      return turnAction(table, question, meaning);
    case 'lay':
      return meaning.of === 'card'
        ? layAction(table, question, meaning.card)
        : inactive({ why: 'laying', asker: question.asker });
    case 'bargain':
      return bargainAction(table, meaning);
    case 'answer':
      return answerAction(question, meaning);
    case 'pay':
      return meaning.of === 'card'
        ? paidAction(table, meaning.card, question.taken)
        : inactive({ why: 'paying', taken: question.taken });
    case 'stock':
      return meaning.of === 'card' ? stockAction(table, question, meaning.card) : stockAside(question, meaning);
    case 'rob':
      return meaning.of === 'card' ? paidAction(table, meaning.card, null) : inactive({ why: 'robbed' });
  }
}

/** Shows players their own sealed choice until all have chosen. */
function sealedAction(table: StreetTable, meaning: Meaning): PieceAction {
  const isDown = meaning.of === 'card' && cardsDown(table).includes(meaning.card);
  return isDown ? fixed({ why: 'sealed' }) : inactive({ why: 'sealed' });
}

type Turn = Asked<'turn'>;

function turnAction(table: StreetTable, question: Turn, meaning: Meaning): PieceAction {
  switch (meaning.of) {
    case 'type':
      return typeAction(table, question, meaning.type);
    case 'display':
      return displayAction(table, question, meaning.card);
    case 'card':
      return table.pending.wanted === null
        ? builtAction(table, question, meaning.card)
        : paidAction(table, meaning.card, null);
    case 'set':
      return setAction(table, question, meaning.type);
    case 'plot':
      return plotAction(table, question, meaning.space);
    case 'pawn':
      return pawnAction(table, question, meaning.pawn);
    case 'offered':
      return inactive({ why: 'exchange-first' });
  }
}

/** The types to ask for. */
function typeAction(table: StreetTable, { left }: Turn, type: ShopType): PieceAction {
  const { view, ownSeat, pending, change } = table;
  const why = whyNoAsking(left, playerOf(view, ownSeat).hand.count);
  if (why !== null) return inactive(why);
  const isPicked = pending.types.includes(type);
  return picked(isPicked, () => change({ ...emptyChoice, types: withType(table, pending.types, type) }));
}

/** A card of the display, which costs three of the hand. */
function displayAction(table: StreetTable, { left }: Turn, card: ProductId): PieceAction {
  const { pending, change } = table;
  const why = whyNoBuying(left, ownHand(table));
  if (why !== null) return inactive(why);
  if (pending.wanted === card) return picked(true, () => change(emptyChoice));
  // keep the cards picked as payment when the wanted card changes
  return picked(false, () =>
    change({ ...emptyChoice, wanted: card, cards: pending.wanted === null ? [] : pending.cards }),
  );
}

/** A card to give: for one of the display, or to a thief. */
function paidAction(table: StreetTable, card: ProductId, taken: ProductId | null): PieceAction {
  const { pending, change, question } = table;
  if (card === taken) return inactive({ why: 'just-taken' });
  if (cardsDown(table).includes(card)) return fixed({ why: 'lies-there' });
  const cards = cardsPicked(table);
  if (cards.includes(card)) return picked(true, () => change({ cards: pending.cards.filter((each) => each !== card) }));
  const count = question?.type === 'rob' ? cards.length + cardsDown(table).length : displayPrice;
  return stillOwed(table) > 0
    ? picked(false, () => change({ cards: [...cards, card] }))
    : inactive({ why: 'enough-picked', count });
}

/** A card for a shop: with others of its type for a new one, or alone to improve one. */
function builtAction(table: StreetTable, { left }: Turn, card: ProductId): PieceAction {
  const { view, ownSeat, change, moves } = table;
  const cards = cardsPicked(table);
  const { type } = product(card);
  if (cards.includes(card)) {
    const others = cards.filter((each) => each !== card);
    return picked(true, () => change({ ...kept(table, type), cards: others }));
  }
  const opens = openSpaces({ moves }, type).length > 0;
  const improves = improvedBy({ moves }, card).length > 0;
  if (opens) return picked(false, () => change({ ...kept(table, type), cards: withBuilt(cards, card) }));
  if (improves) return picked(false, () => change({ ...emptyChoice, cards: [card] }));
  const why = whyNoOpening(view, ownSeat, { left, hand: ownHand(table), type });
  return inactive(left.improve && !left.open ? whyImprovesNone(view, ownSeat, card) : (why ?? { why: 'only-dice' }));
}

/** The parts of the choice that remain after picking another card of a type: the pawn, and the space for a shop. */
function kept({ pending, moves }: StreetTable, type: ShopType) {
  const space = pending.space !== null && openSpaces({ moves }, type).includes(pending.space) ? pending.space : null;
  return { ...emptyChoice, space, pawn: pending.pawn };
}

/** The best four cards of a type, with one press. */
function setAction(table: StreetTable, { left }: Turn, type: ShopType): PieceAction {
  const { view, ownSeat, change, pending } = table;
  const hand = ownHand(table);
  const why = whyNoOpening(view, ownSeat, { left, hand, type });
  const best = bestFour(hand, type);
  if (why !== null || best === null) return inactive(why ?? { why: 'only-dice' });
  const cards = cardsPicked(table);
  const isPicked =
    pending.wanted === null && cards.length === best.length && best.every((card) => cards.includes(card));
  return picked(isPicked, () => change(isPicked ? emptyChoice : { ...kept(table, type), cards: best }));
}

/** The space for a new shop, or the shop to improve. */
function plotAction(table: StreetTable, question: Turn, space: SpaceId): PieceAction {
  const { view, pending, change } = table;
  const { left } = question;
  const over = left.open ? null : whyStepOver(left);
  if (over === 'only-dice') return inactive({ why: over });
  const shop = shopOn(view.street, space);
  if (shop !== undefined) return shopAction(table, question, shop);
  if (view.idle.includes(space)) return inactive({ why: 'idle' });
  if (over !== null) return inactive({ why: over });
  const type = typePicked(table);
  if (type === null) return inactive({ why: 'pick-four' });
  const missing = cardsDue({ cards: cardsPicked(table) });
  const why = whyNotHere(view, space, type);
  if (why !== null) return missing > 0 ? inactive(why) : disabled(why);
  if (missing > 0) return inactive({ why: 'pick-more', type, missing });
  const isPicked = pending.space === space;
  return picked(isPicked, () => change({ space: isPicked ? null : space }));
}

/** Improves a shop with the picked card, or the best that fits. */
function shopAction(table: StreetTable, { left }: Turn, shop: Shop): PieceAction {
  const { view, ownSeat, pending, change } = table;
  const { space } = shop;
  const why = whyNotImproved(view, ownSeat, { left, shop });
  if (why !== null) return inactive(why);
  const fitting = cardsToImprove(table, space);
  const cards = pending.wanted === null ? cardsPicked(table) : [];
  const [only] = cards;
  const card = cards.length === 1 && only !== undefined && fitting.includes(only) ? only : bestFor(fitting, shop)[0];
  if (card === undefined) {
    return inactive({ why: 'nothing-fits', missing: missingGroups(shop), type: shop.type });
  }
  if (pending.space === space) return picked(true, () => change({ space: null }));
  const act = (): void => change({ ...emptyChoice, cards: [card], space });
  const isOther =
    pending.wanted !== null || pending.types.length > 0 || (cards.length > 0 && card !== only) || cards.length > 1;
  return isOther ? otherwise(act) : picked(false, act);
}

/** The pawn for a new shop. */
function pawnAction(table: StreetTable, { left }: Turn, pawn: PawnValue): PieceAction {
  const { change } = table;
  if (!left.open) return inactive({ why: whyStepOver(left) });
  const type = typePicked(table);
  if (type === null || openSpaces(table, type).length === 0) return inactive({ why: 'pawn-later' });
  return picked(pawnPicked(table) === pawn, () => change({ pawn }));
}

/** Any number of cards of the requested types. */
function layAction(table: StreetTable, { types }: Asked<'lay'>, card: ProductId): PieceAction {
  if (cardsDown(table).includes(card)) return fixed({ why: 'lies-there' });
  return layable(table).includes(card) ? toggled(table, card) : inactive({ why: 'not-asked-for', types });
}

/** One of the cards laid out, and cards of the hand for it. */
function bargainAction(table: StreetTable, meaning: Meaning): PieceAction {
  if (meaning.of === 'offered') return wantedAction(table, meaning.card);
  if (meaning.of !== 'card') return inactive({ why: 'exchange-first' });
  return cardsDown(table).includes(meaning.card) ? fixed({ why: 'lies-there' }) : toggled(table, meaning.card);
}

function wantedAction(table: StreetTable, card: ProductId): PieceAction {
  const isWanted = cardWanted(table) === card;
  if (movesOfType(table, 'want').length === 0)
    return isWanted ? fixed({ why: 'lies-there' }) : inactive({ why: 'one-wanted' });
  if (isWanted && table.pending.wanted === null) return fixed({ why: 'only-one' });
  return picked(isWanted, () => table.change({ wanted: isWanted ? null : card }));
}

function toggled(table: StreetTable, card: ProductId): PieceAction {
  const cards = cardsPicked(table);
  const isPicked = cards.includes(card);
  return picked(isPicked, () =>
    table.change({ cards: isPicked ? cards.filter((each) => each !== card) : [...cards, card] }),
  );
}

/** Shows the card that another player wants among those laid out. */
function answerAction({ proposal }: Asked<'answer'>, meaning: Meaning): PieceAction {
  const isWanted = (meaning.of === 'offered' || meaning.of === 'card') && meaning.card === proposal.wanted;
  return isWanted ? fixed({ why: 'answering' }) : inactive({ why: 'answering' });
}

/** A card for the rest of a started shop. */
function stockAction(table: StreetTable, { space }: Asked<'stock'>, card: ProductId): PieceAction {
  const { view, change } = table;
  const shop = shopOn(view.street, space);
  const why = shop === undefined ? { why: 'stocking' as const, space } : whyNotInto(shop, card);
  if (why !== null || shop === undefined) return inactive(why ?? { why: 'stocking', space });
  const cards = cardsPicked(table);
  const isPicked = cards.includes(card);
  return picked(isPicked, () =>
    change({ cards: isPicked ? cards.filter((each) => each !== card) : withBuilt(cards, card, shop) }),
  );
}

function stockAside({ space }: Asked<'stock'>, meaning: Meaning): PieceAction {
  const why: Reason = { why: 'stocking', space };
  return meaning.of === 'plot' && meaning.space === space ? fixed(why) : inactive(why);
}
