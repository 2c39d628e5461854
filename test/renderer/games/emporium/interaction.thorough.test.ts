import { check, integer, property, record } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../../../renderer/games/emporium/interaction/interaction.ts';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
  wornPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { changedHero } from '../../../../renderer/games/emporium/interaction/preview.ts';
import { promptOf } from '../../../../renderer/games/emporium/prompt/index.ts';
import { spokenPiece } from '../../../../renderer/games/emporium/words/labels.ts';
import { randomFromSeed, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { markedBy } from '../../../../shared/games/emporium/votes.ts';
import { tableOf } from '../../../games/emporium/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, piecesOn, positionOf, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

function pageOf(state: EmporiumState): Page {
  return new Page(emporium.copy(state), wordsIn('en'));
}

function make(page: Page, move: EmporiumMove): void {
  switch (move.type) {
    case 'sell':
      page.press(cardPiece(move.item), diePiece(move.price));
      page.confirm();
      return;
    case 'bid':
      if (page.prompt().actions.some(({ key }) => key === 'patron')) page.act(page.button('patron'));
      page.press(diePiece(move.gold));
      page.confirm();
      return;
    case 'take-back':
    case 'withdraw':
    case 'draw':
    case 'ask-for-vote':
    case 'no-vote':
      page.act(page.button(move.type));
      return;
    case 'done-restocking':
      page.act(page.button('done'));
      return;
    case 'place':
      page.press(heroPiece(move.hero));
      page.confirm();
      return;
    case 'upgrade':
      page.press(cardPiece(move.item));
      page.confirm();
      return;
    case 'send':
      page.press(heroPiece(move.hero), monsterPiece(move.monster));
      changeTo(page, move);
      page.confirm();
      return;
    case 'vote':
      page.press(...markedBy(move).map(heroPiece));
      page.act(page.button('vote'));
  }
}

/** Removes the proposed cards and picks those of the move. */
function changeTo(page: Page, { added, swappedIn, swappedOut }: Extract<EmporiumMove, { type: 'send' }>): void {
  const change = () => changedHero(page.table())?.change;
  const proposed = change();
  for (const card of [proposed?.added ?? null, proposed?.swappedIn ?? null]) {
    if (card !== null) page.press(cardPiece(card));
  }
  expect(change()).toEqual({ added: null, swappedIn: null, swappedOut: null });
  if (swappedIn !== null && swappedOut !== null) {
    page.press(cardPiece(swappedIn));
    if (change()?.swappedOut !== swappedOut) page.press(wornPiece(swappedOut));
  }
  if (added !== null) page.press(cardPiece(added));
  expect(change()).toEqual({ added, swappedIn, swappedOut });
}

/** Random positions: number of players, match, and moves played. */
const anywhere = record({
  seats: integer({ min: 2, max: 6 }),
  match: integer({ min: 0, max: 400 }),
  moves: integer({ min: 0, max: 160 }),
});

/** The number of random positions. `PRESSED_POSITIONS` overrides it. */
const runs = Number(process.env.PRESSED_POSITIONS ?? 60);

/** An evenly spaced sample of moves. */
function some(moves: readonly EmporiumMove[]): readonly EmporiumMove[] {
  const every = Math.ceil(moves.length / 40);
  return moves.filter((_, index) => index % every === 0);
}

describe('the active player', () => {
  it('can make every legal move by presses alone', () => {
    const made = new Set<EmporiumMove['type']>();
    const result = check(
      property(anywhere, ({ seats, match, moves }) => {
        const state = positionOf(seats, match, moves);
        const [seat] = emporium.toAct(state);
        if (seat === undefined) throw new TypeError('nobody is asked');
        for (const move of some(emporium.legalMoves(state, seat))) {
          const page = pageOf(state);
          make(page, move);
          const expected = emporium.copy(state);
          const events = emporium.play(expected, seat, move);
          expect(page.events, JSON.stringify(move)).toEqual(events);
          expect(page.state).toEqual(expected);
          made.add(move.type);
        }
      }),
      { numRuns: runs, seed: 6 },
    );
    expect(result.counterexample, result.errorInstance?.toString()).toBeNull();
    expect([...made]).toEqual(
      expect.arrayContaining([
        'sell',
        'bid',
        'place',
        'send',
        'withdraw',
        'draw',
        'upgrade',
        'done-restocking',
        'vote',
      ]),
    );
  }, 60_000);

  it('picks with two presses, seals at the counter, and can take it back until all have chosen', () => {
    const page = pageOf(tableOf({ players: { Ana: {}, Bruno: {} } }).state);
    const [card] = page.table().view.players[0]?.hand.cards ?? [];
    if (card === undefined) throw new TypeError('no card');
    page.press(cardPiece(card), diePiece(2));
    expect(page.events).toEqual([]);
    page.confirm();
    expect(page.events).toEqual([{ type: 'choice-sealed', seat: 0 }]);
    page.holder = seatAt(0);
    const own = page.table();
    for (const piece of piecesOn(own)) {
      expect(statusOf(own, piece)).toEqual({ state: 'plain', reason: expect.stringMatching(/./) });
    }
    const takeBack = promptOf(own, own.pending).actions.find(({ key }) => key === 'take-back');
    own.play(...(takeBack?.moves ?? []));
    expect(page.events.at(-1)).toEqual({ type: 'choice-taken-back', seat: 0 });
    page.act(page.button('patron'));
    page.press(diePiece(3)).confirm();
    expect(page.events.at(-1)).toEqual({ type: 'choice-sealed', seat: 0 });
    expect(emporium.toAct(page.state)).toEqual([1]);
  });
});

describe('a sealed choice', () => {
  it('is visible on no page, not even its own player’s', () => {
    const shown = (page: Page, inHand: Seat | null): string => {
      const table = page.table(inHand, inHand ?? 'spectator');
      const { title, hint, actions } = promptOf(table, table.pending);
      const pieces = piecesOn(table).map((piece) => [piece, statusOf(table, piece)]);
      const heroes = table.view.heroRow.map(({ hero }) => spokenPiece(table, heroPiece(hero)));
      const cards = table.view.players[table.ownSeat]?.hand.cards ?? [];
      const held = cards.map((card) => spokenPiece(table, cardPiece(card)));
      const seen = table.view.monsterRow.map((monster) => spokenPiece(table, monsterPiece(monster)));
      return JSON.stringify([title, hint, actions.map(({ label }) => label), pieces, heroes, held, seen, page.pending]);
    };
    for (const seats of [2, 6]) {
      const state = emporium.setup(seats, {}, randomFromSeed(`sealed ${seats}`));
      const choices = some(emporium.legalMoves(state, seatAt(0)));
      for (const viewer of [seatAt(0), seatAt(1), null]) {
        const pages = choices.map((move) => {
          const page = pageOf(state);
          make(page, move);
          return shown(page, viewer);
        });
        expect(new Set(pages).size).toBe(1);
      }
    }
  });

  it('leaves the next player an empty page', () => {
    const page = pageOf(emporium.setup(3, {}, randomFromSeed('next')));
    const [card] = page.table().view.players[0]?.hand.cards ?? [];
    if (card === undefined) throw new TypeError('no card');
    page.press(cardPiece(card));
    const other = page.table(seatAt(1));
    expect(other.pending.card).toBeNull();
    expect(piecesOn(other)).not.toContain(cardPiece(card));
  });
});
