import { beforeAll, expect, it } from 'vitest';
import { statusOf } from '../../../../renderer/games/shopping-street/interaction/interaction.ts';
import {
  cardPiece,
  displayPiece,
  offeredPiece,
  pawnPiece,
  plotPiece,
  typePiece,
} from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { randomFromSeed, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { displayPrice } from '../../../../shared/games/shopping-street/hands.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { MoveType, ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import { type ProductId, product } from '../../../../shared/games/shopping-street/products.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { startWords } from '../../every-word.ts';
import { Page, pageOf, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

/** Presses usable cards in the hand until the main button is enabled. */
function pressCards(page: Page, cards: readonly ProductId[]): void {
  for (const card of cards) {
    if (isReady(page)) return;
    const table = page.table();
    const { state, reason } = statusOf(table, cardPiece(card));
    if (state !== 'chosen' && reason === null) page.press(cardPiece(card));
  }
}

function isReady(page: Page): boolean {
  return page.prompt().actions.some(({ main, disabledReason }) => main && disabledReason === undefined);
}

function handOf(page: Page): readonly ProductId[] {
  const { view, ownSeat } = page.table();
  return view.players[ownSeat]?.hand.cards ?? [];
}

/** A card of each group of a type, except the given groups. */
function oneOfEachGroup(hand: readonly ProductId[], type: string): readonly ProductId[] {
  const ofType = hand.filter((card) => product(card).type === type);
  return ofType.filter((card, at) => ofType.findIndex((each) => product(each).group === product(card).group) === at);
}

/** Starts a run with a move by presses and completes it. */
function make(page: Page, move: ShoppingStreetMove): void {
  const hand = handOf(page);
  switch (move.type) {
    case 'ask':
      page.press(...[move.first, move.second].flatMap((type) => (type === null ? [] : [typePiece(type)])));
      page.confirm();
      return;
    case 'buy':
      page.press(displayPiece(move.card), ...hand.slice(0, displayPrice).map(cardPiece));
      page.confirm();
      return;
    case 'open':
      page.press(...oneOfEachGroup(hand, move.shopType).slice(0, 4).map(cardPiece));
      page.press(plotPiece(move.space));
      if (!page.button('open').label.includes(`× ${move.pawn} `)) page.press(pawnPiece(move.pawn));
      page.confirm();
      return;
    case 'improve':
      page.press(cardPiece(move.card), plotPiece(move.space));
      page.confirm();
      return;
    case 'put':
      page.press(cardPiece(move.card));
      pressCards(
        page,
        hand.filter((card) => product(card).group !== product(move.card).group),
      );
      page.confirm();
      return;
    case 'discard':
      page.press(cardPiece(move.card));
      pressCards(page, hand);
      page.confirm();
      return;
    case 'lay':
    case 'roll':
    case 'finish-laying':
    case 'propose':
      if (move.type === 'lay') page.press(cardPiece(move.card));
      page.confirm();
      return;
    case 'want':
      page.press(offeredPiece(move.card), ...hand.slice(0, 1).map(cardPiece));
      page.confirm();
      return;
    case 'add':
      page.press(cardPiece(move.card));
      page.confirm();
      return;
    case 'take-back':
    case 'accept':
    case 'decline':
      page.act(page.button(move.type));
      return;
    case 'give-up':
      page.act(page.button('drop'));
  }
}

class WatchedPage extends Page {
  readonly runs: (readonly ShoppingStreetMove[])[] = [];

  override play(moves: readonly ShoppingStreetMove[]): void {
    this.runs.push(moves);
    super.play(moves);
  }
}

/** An evenly spaced sample. */
function some<Any>(all: readonly Any[], most: number): readonly Any[] {
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % every === 0);
}

/** Games for each number of players; set `PRESSED_MATCHES` for more. */
const matches = Number(process.env.PRESSED_MATCHES ?? 2);

/** Closely spaced positions of those games, and all in which a shop may open. */
const all = seatsOf(3).flatMap((more) => positions(more + 3, matches, 7));
const openings = seatsOf(3).flatMap((more) => positions(more + 3, matches, 1, canOpen));

function canOpen(state: ShoppingStreetState): boolean {
  if (state.question?.type !== 'turn' || !state.question.left.open) return false;
  return shoppingStreet.legalMoves(state, state.active).some(({ type }) => type === 'open');
}

/** Whether a game is in the middle of a run of moves. */
function isMidway({ question, players, draft }: ShoppingStreetState): boolean {
  return (
    question?.type === 'pay' ||
    question?.type === 'stock' ||
    draft.wanted !== null ||
    players.some(({ laid, discarding, hasAnswered }) => !hasAnswered && laid.length + discarding.length > 0)
  );
}

const everyMove: readonly MoveType[] = [
  'ask',
  'buy',
  'open',
  'put',
  'improve',
  'roll',
  'lay',
  'finish-laying',
  'take-back',
  'want',
  'add',
  'propose',
  'give-up',
  'accept',
  'decline',
  'discard',
];

it('the player to act: can start every legal move with presses, even in the middle of a choice', () => {
  const made = new Set<MoveType>();
  const midway = new Set<string>();
  let seen = 0;
  for (const state of [...some(all, 90 * matches), ...some(openings, 8 * matches)]) {
    if (isMidway(state)) midway.add(state.question?.type ?? '');
    for (const seat of seatsOf(state.seatCount)) {
      const legal = shoppingStreet.legalMoves(state, seat);
      if (legal.length === 0) continue;
      seen++;
      for (const move of some(legal, 12)) {
        const page = new WatchedPage(shoppingStreet.copy(state), wordsIn('en'));
        page.holder = seat;
        make(page, move);
        const [run, ...others] = page.runs;
        expect(run?.[0], `${state.question?.type}: ${JSON.stringify(move)}`).toEqual(move);
        expect(others).toEqual([]);
        made.add(move.type);
        // a run ends when no player has a pending choice
        const { laid = [], discarding = [], hasAnswered } = page.state.players[seat] ?? {};
        const { question, draft } = page.state;
        expect(['pay', 'stock']).not.toContain(question?.type);
        expect(draft.wanted).toBeNull();
        if (question?.type === 'lay') expect(laid.length === 0 || hasAnswered).toBe(true);
        if (question?.type === 'rob' && discarding.length > 0) {
          expect(shoppingStreet.legalMoves(page.state, seat)).toEqual([{ type: 'take-back' }]);
        }
        shoppingStreet.audit(page.state);
      }
    }
  }
  expect(seen).toBeGreaterThan(200);
  expect([...made].sort()).toEqual([...everyMove].sort());
  expect([...midway].sort()).toEqual(['bargain', 'lay', 'pay', 'rob', 'stock']);
}, 120_000);

it('the page of the next player starts empty', () => {
  const page = pageOf(shoppingStreet.setup(3, {}, randomFromSeed('next')));
  const [seat] = shoppingStreet.toAct(page.state);
  page.press(typePiece('food'));
  expect(page.pending.types).toEqual(['food']);
  const other = page.table(seatAt(((seat ?? 0) + 1) % 3));
  expect(other.pending.types).toEqual([]);
});
