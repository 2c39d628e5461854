import type { Seat } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import { lawfulSpaces } from '../../../../shared/games/shopping-street/placement.ts';
import { groupsByType, type ProductId, shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { bestFour, openingOf } from '../../../../shared/games/shopping-street/prospects.ts';
import { whyNoOpening } from '../../../../shared/games/shopping-street/reasons.ts';
import { setOf, setsOf } from '../../../../shared/games/shopping-street/sets.ts';
import { cardsToOpen, worth } from '../../../../shared/games/shopping-street/shops.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { blunderWarningsOf, type WarnedPlayer } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import { ownHand } from '../interaction/preview.ts';
import type { Words } from '../words.ts';

/** The choice to warn about, with its seat's hand. */
interface At extends WarnedPlayer<ShoppingStreetView, Words> {
  readonly hand: readonly ProductId[];
}

type Move<Type extends ShoppingStreetMove['type']> = Extract<ShoppingStreetMove, { readonly type: Type }>;

/** Warns that rolling the dice ends the chance to open a shop this turn. */
function sayRolled({ view, seat, hand, words, say }: At): string | null {
  const { question } = view;
  if (question?.type !== 'turn') return null;
  const { left } = question;
  const type = shopTypes.find((each) => whyNoOpening(view, seat, { left, hand, type: each }) === null);
  return type === undefined ? null : say('roll-open', { type: words.type(type) });
}

/** The worth of a shop with the best cards in hand, times its pawn. */
function sayWorth({ hand, words, say }: At, { shopType, pawn }: Move<'open'>): string {
  return say('open-worth', { points: words.points(worth({ cards: [...(bestFour(hand, shopType) ?? [])], pawn })) });
}

/** Warns if the hand has more groups of another type than of those asked for. */
function sayAsked({ hand, words, say }: At, { first, second }: Move<'ask'>): string | null {
  const groups = groupsByType(hand);
  const types = second === null ? [first] : [first, second];
  const asked = Math.max(...types.map((type) => groups[shopTypes.indexOf(type)] ?? 0));
  const more = Math.max(...groups);
  const other = shopTypes[groups.indexOf(more)];
  if (other === undefined || more <= asked) return null;
  const counted = (count: number) => say('groups', { count });
  const facts = { types: words.list(types.map(words.type)), other: words.type(other), needed: cardsToOpen };
  return say('ask', { ...facts, groups: counted(asked), more: counted(more) });
}

/** Warns if the shop could open next to one of its owner's shops instead. */
function sayOpened(at: At, move: Move<'open'>): string | null {
  const { view, seat, words, say } = at;
  const { pawn, shopType: type } = move;
  const joining = (space: SpaceId): number => openingOf(view, seat, { space, pawn, type, cards: [] }).sideBySide;
  const better = joining(move.space) > 0 ? undefined : lawfulSpaces(view, type).find((space) => joining(space) > 0);
  if (better === undefined) return sayWorth(at, move);
  const facts = { space: words.space(move.space), better: words.space(better) };
  return say('open-alone', { ...facts, points: words.points(joining(better)) });
}

/** Warns if giving these cards breaks up a set that is nearly a shop. */
function sayGone({ hand, words, say }: At, cards: readonly ProductId[]): string | null {
  const left = setsOf(hand.filter((card) => !cards.includes(card)));
  const set = left.find(({ type, held }) => held < setOf(hand, type).held && setOf(hand, type).held >= 2);
  if (set === undefined || set.complete) return null;
  return say('set', { type: words.type(set.type), count: set.held, needed: cardsToOpen });
}

function sayProposal({ view, words, say }: At, accepted: boolean): string | null {
  const { question } = view;
  if (question?.type !== 'answer') return null;
  const { asker, wanted, bundle } = question.proposal;
  const cards = { card: words.card(wanted), cards: words.list(bundle.map(words.card)) };
  return say(accepted ? 'accept' : 'decline', { ...cards, name: words.name(asker) });
}

function cardsOf(moves: readonly ShoppingStreetMove[]): readonly ProductId[] {
  return moves.flatMap((move) =>
    move.type === 'discard' || move.type === 'add' || move.type === 'lay' ? [move.card] : [],
  );
}

function sayMove(at: At, move: ShoppingStreetMove, moves: readonly ShoppingStreetMove[]): string | null {
  const { hand, say } = at;
  switch (move.type) {
    case 'roll':
      return sayRolled(at);
    case 'ask':
      return sayAsked(at, move);
    case 'open':
      return sayOpened(at, move);
    case 'buy':
      return sayGone(at, cardsOf(moves)) ?? say('buy', { count: String(hand.length) });
    case 'discard':
    case 'add':
    case 'lay':
      return sayGone(at, cardsOf(moves));
    case 'accept':
      return sayProposal(at, true);
    case 'decline':
      return sayProposal(at, false);
    default:
      return null;
  }
}

/**
 * A warning about a choice, from what its seat sees; null if there is none. `translate` must know the catalogue
 * `shopping-street-blunder-warnings`.
 */
export function blunderWarningWords(
  moves: readonly ShoppingStreetMove[],
  view: ShoppingStreetView,
  seat: Seat,
  words: Words,
  translate: Translate,
): string | null {
  const say = blunderWarningsOf('shopping-street', translate);
  const [first] = moves;
  if (first === undefined) return null;
  return sayMove({ view, seat, hand: ownHand({ view, ownSeat: seat }), words, say }, first, moves);
}
