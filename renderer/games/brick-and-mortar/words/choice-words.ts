import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import type { ItemType } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import { effectsOf } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import { pointsBreakdown, pointsIncome } from '../../../../shared/games/brick-and-mortar/phases/investment.ts';
import { totalOf } from '../../../../shared/games/brick-and-mortar/prices.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { Facts } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import type { Words } from '../words.ts';

/** What the text of a choice is made from. */
interface ChoiceContext {
  readonly view: BrickView;
  readonly words: Words;
  /** A text of the catalogue of choices. */
  readonly say: (key: string, facts?: Facts) => string;
}

/** The type being stocked or sold; food, which is not shown, if there is none. */
function itemIn({ question }: BrickView): ItemType {
  return question !== null && 'item' in question && question.item !== null ? question.item : 'food';
}

/** Items of the type asked about: "3 food". */
function itemsIn({ view, words }: ChoiceContext, count: number): string {
  return words.items(itemIn(view), count);
}

/** A store of the player to act, with the shelf if its goods of the type lie on several. */
function shelfOf({ view, words, say }: ChoiceContext, store: StoreId, shelf: number, item: ItemType): string {
  const { question } = view;
  const building = question !== null && 'seat' in question ? (view.players[question.seat]?.building ?? []) : [];
  const shelves = building.find(({ id }) => id === store)?.shelves[item] ?? [];
  const name = words.theStore(store);
  return shelves.filter((count) => count > 0).length < 2 ? name : say('shelf', { store: name, number: shelf + 1 });
}

/** A text for a payment with or without debt tokens. */
function withTokens({ words, say }: ChoiceContext, key: string, tokens: number, facts: Facts = {}): string {
  if (tokens === 0) return say(key, facts);
  return say(`${key}-with`, { ...facts, tokens: words.say('tokens', { count: tokens }) });
}

function sayDone({ view, say }: ChoiceContext, follows: boolean): string {
  const { question } = view;
  const type = question?.type ?? 'window';
  if (type === 'invest' && question?.type === 'invest' && question.purchases > 0) return say('done.no-more-points');
  if (type === 'agency' && question?.type === 'agency' && question.pile === null) return say('done.no-pile');
  if (type === 'manage' && follows) return say('done.managed');
  return say(`done.${type}`);
}

function saySale(
  { view, words, say }: ChoiceContext,
  move: Extract<BrickMove, { type: 'sell' }>,
  count: number,
): string {
  const context = { view, words, say };
  const item = itemIn(view);
  const facts = { items: words.items(item, count), store: shelfOf(context, move.store, move.shelf, item) };
  if (move.box === 'demand' || move.box === 'jewelry-demand') return say(`sell-to-${move.box}`, facts);
  return say('sell-to-own-box', { ...facts, box: words.theStore(move.box) });
}

/** The use of a modifier in its window; undefined for any other move. */
function sayModifier(context: ChoiceContext, move: BrickMove): string | undefined {
  const { view, words, say } = context;
  switch (move.type) {
    case 'supply-market': {
      const [effect] = effectsOf(move.store, 'supply-to-market');
      return say(move.type, {
        items: words.items(effect?.item ?? 'food', move.count),
        store: words.theStore(move.store),
      });
    }
    case 'take-free': {
      const [effect] = effectsOf(move.store, 'free-stock');
      const items = words.items(effect?.item ?? itemIn(view), move.count);
      return say(move.type, { items, store: words.theStore(move.store) });
    }
    case 'supply-or-points': {
      const [effect] = effectsOf(move.store, 'supply-or-points');
      const facts = { store: words.theStore(move.store) };
      if (move.choice === 'points')
        return say('take-store-points', { ...facts, points: words.points(effect?.points ?? 0) });
      return say('supply-market', { ...facts, items: words.items(effect?.item ?? 'food', effect?.items ?? 0) });
    }
    case 'draw-extra': {
      const [effect] = effectsOf(move.store, 'draw-extra');
      return say(move.type, { cards: words.say('cards', { count: effect?.cards ?? 0 }) });
    }
    case 'transfer': {
      const from = shelfOf(context, move.from, move.shelf, move.item);
      return say('move', { items: words.items(move.item, 1), store: from, into: words.theStore(move.into) });
    }
    case 'buy-surplus':
      return withTokens(context, move.type, move.tokens, { items: itemsIn(context, 1), ...words.player(move.from) });
    case 'return-to-market':
      return say('supply-market', { items: words.items(move.item, 1), store: words.theStore(move.store) });
    default:
      return undefined;
  }
}

/** A purchase or sale of points, with its price. */
function sayPoints({ view, words, say }: ChoiceContext, move: Extract<BrickMove, { readonly points: number }>): string {
  const points = words.points(move.points);
  if (move.type === 'sell-points') return say(move.type, { points, money: words.money(pointsIncome(move.points)) });
  const { question } = view;
  const building = question?.type === 'invest' ? (view.players[question.seat]?.building ?? []) : [];
  const price = totalOf(pointsBreakdown(building, move.points, question?.type === 'invest' && question.rebateUsed));
  return say(move.type, { points, money: words.money(price) });
}

/** @param follows whether the move is a later part of the same choice @param count its repetitions in a row */
function sayMove(context: ChoiceContext, move: BrickMove, follows: boolean, count: number): string {
  const { view, words, say } = context;
  switch (move.type) {
    case 'done':
      return sayDone(context, follows);
    case 'keep-store':
    case 'choose-starting-store':
    case 'close-store':
    case 'open-store':
      return say(move.type, { store: words.theStore(move.store) });
    case 'buy-from-hand':
      return withTokens(context, move.type, move.tokens, { store: words.theStore(move.store) });
    case 'open-auction':
      return say(move.type, { store: words.theStore(move.store), money: words.money(move.offer) });
    case 'raise': {
      const store = view.question?.type === 'auction' ? words.theStore(view.question.store) : '';
      return say(move.type, { store, money: words.money(move.offer) });
    }
    case 'pay':
      return withTokens(context, move.type, move.tokens);
    case 'play-card':
      return say(`play-${move.face}`, { card: words.card(move.card) });
    case 'redraw-card':
    case 'add-card':
      return say(move.type, { card: words.card(move.card) });
    case 'look-at-pile':
      return say(`look-at-${move.pile}`);
    case 'bid-quantity':
      return say(move.type, { items: itemsIn(context, move.quantity) });
    case 'bid-price':
      return say(view.question?.type === 'sale-bid' ? 'ask-price' : 'bid-price', { money: words.money(move.price) });
    case 'stock':
      return say(move.type, { items: itemsIn(context, count), store: words.theStore(move.store) });
    case 'sell':
      return saySale(context, move, count);
    case 'take-points':
      return move.count === 0 ? say('keep-money') : say(move.type, { items: itemsIn(context, move.count) });
    case 'discard-surplus':
      return say(move.type, {
        items: itemsIn(context, count),
        store: shelfOf(context, move.store, move.shelf, itemIn(view)),
      });
    case 'rescue-surplus': {
      const store = shelfOf(context, move.store, move.shelf, itemIn(view));
      return say('move', { items: itemsIn(context, count), store, into: words.theStore(move.into) });
    }
    case 'buy-points':
    case 'sell-points':
      return sayPoints(context, move);
    case 'pass':
    case 'drop-out':
    case 'redraw-hand':
    case 'take-back':
      return say(move.type);
    default:
      return sayModifier(context, move) ?? '';
  }
}

const isSame = (one: BrickMove, other: BrickMove | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The moves with their repetitions in a row. Leaves out payments without debt after an order. */
function inRows(moves: readonly BrickMove[]): readonly { readonly move: BrickMove; readonly count: number }[] {
  const rows: { move: BrickMove; count: number }[] = [];
  for (const move of moves) {
    const last = rows.at(-1);
    if (last !== undefined && isSame(move, last.move)) last.count++;
    else if (rows.length === 0 || move.type !== 'pay' || move.tokens > 0) rows.push({ move, count: 1 });
  }
  return rows;
}

/**
 * A choice in a few words: "Offer $12 for the Bakery", "Buy 3 food for the Bakery". `translate` has the catalogue
 * `brick-and-mortar-choices`.
 */
export function choiceWords(
  moves: readonly BrickMove[],
  view: BrickView,
  words: Words,
  translate: Translate,
  language: string,
): string {
  const say: ChoiceContext['say'] = (key, facts) => translate(`brick-and-mortar-choices:choices.${key}`, facts);
  const context = { view, words, say };
  const whole = inRows(moves)
    .map(({ move, count }, at) => sayMove(context, move, at > 0, count))
    .reduce((before, next) => (before === '' ? next : say('then', { before, next })), '');
  return whole.slice(0, 1).toLocaleUpperCase(language) + whole.slice(1);
}
