import { check, integer, property, record } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookOf, press } from '../../../../renderer/games/emporium/interaction/interaction.ts';
import { changedHero } from '../../../../renderer/games/emporium/interaction/outlook.ts';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
  wornPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { planOf } from '../../../../renderer/games/emporium/prompt/index.ts';
import { spokenPiece } from '../../../../renderer/games/emporium/words/labels.ts';
import {
  combination,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  seatAt,
  seatsOf,
  shuffle,
} from '../../../../shared/engine/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { markedBy } from '../../../../shared/games/emporium/votes.ts';
import { tableOf } from '../../../games/emporium/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, piecesOn, positionOf, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

function pageOf(state: EmporiumState): Page {
  return new Page(emporium.copy(state), wordsIn('en'));
}

/** Makes a move as a person does. */
function make(page: Page, move: EmporiumMove): void {
  switch (move.type) {
    case 'sell':
      page.press(cardPiece(move.item), diePiece(move.price));
      page.confirm();
      return;
    case 'bid':
      if (page.plan().actions.some(({ key }) => key === 'patron')) page.act(page.button('patron'));
      page.press(diePiece(move.gold));
      page.confirm();
      return;
    case 'take-back':
    case 'withdraw':
    case 'draw':
    case 'ask-for-vote':
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
      page.confirm();
  }
}

/** Takes out what the table proposes, and puts in what the move wants. */
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

/** Positions by chance: how many play, which match, and how far it has come. */
const anywhere = record({
  seats: integer({ min: 2, max: 6 }),
  match: integer({ min: 0, max: 400 }),
  moves: integer({ min: 0, max: 160 }),
});

/** So many positions by chance; `PRESSED_POSITIONS` asks for more. */
const runs = Number(process.env.PRESSED_POSITIONS ?? 60);

/** Some of many moves, evenly. */
function some(moves: readonly EmporiumMove[]): readonly EmporiumMove[] {
  const every = Math.ceil(moves.length / 40);
  return moves.filter((_, index) => index % every === 0);
}

describe('whoever is asked', () => {
  it('makes every legal move by presses alone, wherever a match has come', () => {
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

  it('picks with two presses, seals at the counter, and takes it back until all have chosen', () => {
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
      expect(lookOf(own, piece)).toEqual({ state: 'plain', reason: 'The choice is sealed; it can be taken back.' });
    }
    const takeBack = planOf(own, own.half).actions.find(({ key }) => key === 'take-back');
    own.play(...(takeBack?.moves ?? []));
    expect(page.events.at(-1)).toEqual({ type: 'choice-taken-back', seat: 0 });
    page.act(page.button('patron'));
    page.press(diePiece(3)).confirm();
    expect(page.events.at(-1)).toEqual({ type: 'choice-sealed', seat: 0 });
    expect(emporium.toAct(page.state)).toEqual([1]);
  });

  it('never makes a move by a press on a piece, whatever is pressed, however often', () => {
    const random = randomFromSeed('anything');
    let picks = 0;
    for (const state of seatsOf(5).flatMap((more) => positions(more + 2, 3, 29))) {
      const page = pageOf(state);
      for (let presses = 0; presses < 40 && emporium.toAct(page.state).length > 0; presses++) {
        const table = page.table();
        const half = page.half;
        press(table, pick(random, piecesOn(table)));
        if (page.half !== half) picks++;
      }
      expect(page.played).toBe(0);
    }
    expect(picks).toBeGreaterThan(80);
  });

  it('has nothing happen by a press on what is closed', () => {
    let closed = 0;
    for (const state of seatsOf(5).flatMap((more) => positions(more + 2, 2, 17))) {
      const page = pageOf(state);
      const before = emporium.copy(page.state);
      for (const piece of piecesOn(page.table())) {
        const table = page.table();
        const { state: look, reason } = lookOf(table, piece);
        expect(look === 'lit' || look === 'chosen' ? reason : 'open').not.toBe('');
        if (reason === null) continue;
        closed++;
        expect(['plain', 'blocked']).toContain(look);
        expect(reason).not.toMatch(/\{\{|undefined|NaN/);
        const half = page.half;
        press(table, piece);
        expect(page.half).toBe(half);
      }
      expect(page.state).toEqual(before);
    }
    expect(closed).toBeGreaterThan(500);
  });
});

/** Presses something by chance: a button, a piece that is open, most of the time something that goes on. */
function pressAnything(page: Page, random: RandomWords): void {
  const { actions } = page.plan();
  const buttons = actions.filter(({ blocked }) => blocked === undefined);
  const main = buttons.find((action) => action.main);
  if (main !== undefined && pick(random, [true, false])) {
    page.act(main);
    return;
  }
  const table = page.table();
  const pieces = piecesOn(table);
  shuffle(random, pieces);
  const open = pieces.find((piece) => lookOf(table, piece).reason === null);
  if (buttons.length > 0 && (open === undefined || pick(random, [true, false, false]))) {
    page.act(pick(random, buttons));
    return;
  }
  if (open === undefined) throw new TypeError(`a dead end: ${page.plan().asks}`);
  page.press(open);
}

describe('whole matches', () => {
  /** So many for each number of players; `PRESSED_MATCHES` asks for more. */
  const matches = Number(process.env.PRESSED_MATCHES ?? 4);

  it.each([2, 3, 4, 5, 6])(
    'of %i are played to their end by presses, with either option',
    (seats) => {
      const endings = new Set<string | null>();
      for (let match = 0; match < matches; match++) {
        const options = combination(emporium.options, seats, match);
        const page = new Page(
          emporium.setup(seats, options, randomFromSeed(`pressed ${seats} ${match}`)),
          wordsIn('en'),
        );
        const random = randomFromSeed(`presser ${seats} ${match}`);
        let presses = 0;
        while (emporium.toAct(page.state).length > 0) {
          pressAnything(page, random);
          if (++presses > 200_000) throw new RangeError('no end');
        }
        emporium.audit(page.state);
        endings.add(page.state.ending);
      }
      expect([...endings].every((ending) => ending !== null)).toBe(true);
    },
    120_000,
  );
});

describe('what was sealed', () => {
  it('is not to be seen on the page of whoever sealed it, nor on any other', () => {
    const told = (page: Page, inHand: Seat | null): string => {
      const table = page.table(inHand, inHand ?? 'spectator');
      const { asks, says, actions } = planOf(table, table.half);
      const pieces = piecesOn(table).map((piece) => [piece, lookOf(table, piece)]);
      const heroes = table.view.heroRow.map(({ hero }) => spokenPiece(table, heroPiece(hero)));
      const cards = table.view.players[table.near]?.hand.cards ?? [];
      const held = cards.map((card) => spokenPiece(table, cardPiece(card)));
      const seen = table.view.monsterRow.map((monster) => spokenPiece(table, monsterPiece(monster)));
      return JSON.stringify([asks, says, actions.map(({ label }) => label), pieces, heroes, held, seen, page.half]);
    };
    for (const seats of [2, 6]) {
      const state = emporium.setup(seats, {}, randomFromSeed(`sealed ${seats}`));
      const choices = some(emporium.legalMoves(state, seatAt(0)));
      for (const viewer of [seatAt(0), seatAt(1), null]) {
        const pages = choices.map((move) => {
          const page = pageOf(state);
          make(page, move);
          return told(page, viewer);
        });
        expect(new Set(pages).size).toBe(1);
      }
    }
  });

  it('leaves the next person an untouched page', () => {
    const page = pageOf(emporium.setup(3, {}, randomFromSeed('next')));
    const [card] = page.table().view.players[0]?.hand.cards ?? [];
    if (card === undefined) throw new TypeError('no card');
    page.press(cardPiece(card));
    const other = page.table(seatAt(1));
    expect(other.half.card).toBeNull();
    expect(piecesOn(other)).not.toContain(cardPiece(card));
  });
});

describe('onlookers and those who look back', () => {
  it('are offered nothing, and every piece says whose turn it is', () => {
    let positionsSeen = 0;
    for (const state of seatsOf(5).flatMap((more) => positions(more + 2, 1, 13))) {
      const page = pageOf(state);
      for (const viewer of ['spectator', seatAt(0), seatAt(1)] as const) {
        const table = page.table(null, viewer);
        const plan = planOf(table, table.half);
        expect(plan.actions).toEqual([]);
        expect(plan.clears).toBe(false);
        for (const piece of piecesOn(table)) {
          expect(lookOf(table, piece)).toMatchObject({ state: 'plain', reason: expect.stringMatching(/asked\.$/) });
        }
        positionsSeen++;
      }
    }
    expect(positionsSeen).toBeGreaterThan(50);
  });

  it('hear nothing of what hands hold', () => {
    for (const state of seatsOf(5).flatMap((more) => positions(more + 2, 1, 23))) {
      const page = pageOf(state);
      const words = wordsIn('en');
      const table = page.table(null, 'spectator');
      const spoken = [
        planOf(table, table.half).asks.replace(sold(state), ''),
        ...table.view.heroRow.map(({ hero }) => spokenPiece(table, heroPiece(hero))),
        ...table.view.monsterRow.map((monster) => spokenPiece(table, monsterPiece(monster))),
      ].join(' ');
      for (const card of state.players.flatMap(({ hand }) => hand)) expect(spoken).not.toContain(words.item(card));
    }
  });
});

/** The name of the item that is being sold, which is open. */
function sold({ question }: EmporiumState): string {
  return question?.type === 'place' ? wordsIn('en').item(question.item) : '';
}
