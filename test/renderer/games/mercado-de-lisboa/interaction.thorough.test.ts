import { check, integer, property, record } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookOf, press } from '../../../../renderer/games/mercado-de-lisboa/interaction/interaction.ts';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  type Piece,
  restaurantPiece,
  spacePiece,
  tilePiece,
  type Wares,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { playerOf } from '../../../../renderer/games/mercado-de-lisboa/table.ts';
import { combination, pick, type RandomWords, randomFromSeed, seatAt } from '../../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { at, tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, piecesOn, positionOf, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

function pageOf(state: MercadoState): Page {
  return new Page(mercadoDeLisboa.copy(state), wordsIn('en'));
}

/** What is pressed to make a move: pieces, and then the counter's main button; or another button of it. */
function pressesFor(page: Page, move: MercadoMove): readonly Piece[] | string {
  const { view, near } = page.table();
  const { tiles, restaurants } = playerOf(view, near);
  switch (move.type) {
    case 'open-stand':
      return [tilePiece(tiles.indexOf(move.good)), spacePiece(move.space)];
    case 'open-restaurant':
      return [restaurantPiece(restaurants.indexOf(move.restaurant)), spacePiece(move.space)];
    case 'bring-customers':
      return [customersPiece(move.customers), entrancePiece(move.entrance)];
    case 'take-tile':
      return [displayPiece(view.display.indexOf(move.good))];
    case 'take-coin':
      return 'coin';
    case 'exchange-hand':
    case 'exchange-display':
      return move.type;
    case 'specialise':
      return move.good;
  }
}

/** Makes a move as a person does. */
function make(page: Page, move: MercadoMove): void {
  const presses = pressesFor(page, move);
  if (typeof presses !== 'string') page.press(...presses);
  else page.act(page.button(presses));
  if (typeof presses !== 'string' || move.type === 'specialise') page.confirm();
}

/** Positions by chance: how many play, which match, and how far it has come. */
const anywhere = record({
  seats: integer({ min: 1, max: 4 }),
  match: integer({ min: 0, max: 400 }),
  moves: integer({ min: 0, max: 70 }),
});

/** So many positions by chance; `PRESSED_POSITIONS` asks for more. */
const runs = Number(process.env.PRESSED_POSITIONS ?? 40);

describe('whoever is asked', () => {
  it('makes every legal move by presses alone, wherever a match has come', () => {
    const made = new Set<MercadoMove['type']>();
    const result = check(
      property(anywhere, ({ seats, match, moves }) => {
        const state = positionOf(seats, match, moves);
        const [seat] = mercadoDeLisboa.toAct(state);
        if (seat === undefined) throw new TypeError('nobody is asked');
        for (const move of mercadoDeLisboa.legalMoves(state, seat)) {
          const page = pageOf(state);
          make(page, move);
          const expected = mercadoDeLisboa.copy(state);
          const events = mercadoDeLisboa.play(expected, seat, move);
          expect(page.events, JSON.stringify(move)).toEqual(events);
          expect(page.state).toEqual(expected);
          made.add(move.type);
        }
      }),
      { numRuns: runs, seed: 5 },
    );
    expect(result.counterexample).toBeNull();
    expect([...made]).toEqual(
      expect.arrayContaining(['open-stand', 'bring-customers', 'open-restaurant', 'take-coin']),
    );
  }, 60_000);

  it('makes the first choice of the Specialist and both exchanges by presses too', () => {
    const special = mercadoDeLisboa.setup(1, { challenge: 'specialist' }, randomFromSeed('presses'));
    for (const move of mercadoDeLisboa.legalMoves(special, seatAt(0))) {
      const page = pageOf(special);
      make(page, move);
      expect(page.events[0]).toMatchObject({ type: 'specialty-chosen' });
    }
    const equal = tableOf({
      players: { Ana: { tiles: ['fish', 'fish', 'fish'] }, Bruno: {} },
      display: ['meat', 'meat', 'meat'],
    }).state;
    for (const type of ['exchange-hand', 'exchange-display'] as const) {
      const page = pageOf(equal);
      make(page, { type });
      expect(page.events[0]?.type).toBe(type === 'exchange-hand' ? 'hand-exchanged' : 'display-exchanged');
    }
  });

  it('never makes a move by a press on a piece, whatever is pressed, however often', () => {
    const random = randomFromSeed('anything');
    let picks = 0;
    for (const state of [1, 2, 3, 4].flatMap((seats) => positions(seats, 6, 9))) {
      const page = pageOf(state);
      for (let presses = 0; presses < 40 && mercadoDeLisboa.toAct(page.state).length > 0; presses++) {
        const half = page.half;
        page.press(pick(random, piecesOn(page.table())));
        if (page.half !== half) picks++;
      }
      expect(page.played).toBe(0);
    }
    expect(picks).toBeGreaterThan(80);
  });
});

describe('a piece', () => {
  it('either does something when it is pressed or tells why it does not', () => {
    let reasons = 0;
    for (const state of [1, 2, 3, 4].flatMap((seats) => positions(seats, 5, 23))) {
      for (const held of [null, ...pageOf(state).open()]) {
        const page = pageOf(state);
        if (held !== null) page.press(held);
        if (page.played > 0) continue;
        for (const piece of piecesOn(page.table())) {
          const table = page.table();
          const before = JSON.stringify([page.half, page.played]);
          const { state: look, reason } = lookOf(table, piece);
          if (reason === null) {
            expect(look, piece).not.toBe('blocked');
            const tried = pageOf(page.state);
            tried.table();
            tried.half = page.half;
            press(tried.table(), piece);
            expect(JSON.stringify([tried.half, tried.played]), piece).not.toBe(before);
          } else {
            reasons++;
            expect(look === 'plain' || look === 'blocked', piece).toBe(true);
            expect(reason).toMatch(/\.$/);
            press(table, piece);
            expect(JSON.stringify([page.half, page.played]), piece).toBe(before);
          }
        }
      }
    }
    expect(reasons).toBeGreaterThan(2_000);
  }, 60_000);

  it('is put back by another press, and by another piece of which its place stays chosen where that can go there', () => {
    const page = new Page(
      tableOf({
        players: { Ana: { tiles: ['fish', 'meat', 'grape'], money: 1, restaurants: ['pub'] }, Bruno: {} },
        market: ['fish/Bruno . . . .'],
        doors: { L1: 'c1-fish-meat' },
      }).state,
      wordsIn('en'),
    );
    page.press(tilePiece(0), spacePiece(at(1, 2)));
    expect(page.half).toMatchObject({ held: 'tile:0', target: 'space:1' });
    page.press(tilePiece(1));
    expect(page.half, 'meat pays for itself there as well').toMatchObject({ held: 'tile:1', target: 'space:1' });
    page.press(tilePiece(2));
    expect(page.half, 'nobody wants grapes').toMatchObject({ held: 'tile:2', target: null });
    page.press(restaurantPiece(0), spacePiece(at(1, 2)), restaurantPiece(0));
    expect(page.half).toMatchObject({ held: null, target: null });
    expect(page.played).toBe(0);
  });
});

/** What blocks a piece, with something in hand or nothing. */
function reasonAt(page: Page, piece: Piece, held: Wares | null = null): string | null {
  if (held !== null) page.press(held);
  return lookOf(page.table(), piece).reason;
}

describe('a place that is closed says which condition fails, with its figures', () => {
  const market = ['fish/Bruno . . . .', '. . . . .', 'fish/Ana meat/Bruno . . .'];

  it('for a stand: too dear, whatever it would earn', () => {
    const { state } = tableOf({
      players: { Ana: { tiles: ['fish', 'flower', 'grape'], money: 1 }, Bruno: {} },
      market,
      doors: { L1: 'c1-fish-meat' },
    });
    expect(reasonAt(pageOf(state), spacePiece(at(3, 3)), tilePiece(1))).toBe(
      'Too dear: costs $3, earns nothing, Ana has $1.',
    );
    expect(reasonAt(pageOf(state), spacePiece(at(1, 2)), tilePiece(0)), 'it pays for itself').toBeNull();
    const poor = tableOf({
      players: { Ana: { tiles: ['fish', 'flower', 'grape'], money: 0 }, Bruno: {} },
      market,
      doors: { L1: 'c1-fish-meat' },
    }).state;
    expect(reasonAt(pageOf(poor), spacePiece(at(1, 2)), tilePiece(0))).toBe(
      'First take a tile, customers or a restaurant.',
    );
    expect(reasonAt(pageOf(poor), tilePiece(0))).toBe(
      'Too dear on every space: row 1, column 2 costs $2, earns $1, Ana has $0.',
    );
  });

  it('for customers: too few stands, none of one’s own, or somebody there', () => {
    const { state } = tableOf({
      players: { Ana: {}, Bruno: {} },
      market,
      doors: { R3: 'c2-flower-tomato' },
      customers: ['c3-fish-meat', 'c1-meat-grape', 'c2-fish-meat', 'c1-flower-tomato', 'c1-fish-meat'],
    });
    const page = pageOf(state);
    expect(reasonAt(page, entrancePiece('L1'), customersPiece('c2-fish-meat'))).toBe(
      'Only 1 stand in this row; 2 customers want 2.',
    );
    expect(lookOf(page.table(), entrancePiece('L3')).state).toBe('lit');
    expect(lookOf(page.table(), entrancePiece('R3'))).toEqual({
      state: 'plain',
      reason: 'Taken: 2 customers for flowers or tomatoes.',
    });
    expect(lookOf(page.table(), entrancePiece('T1')).state, 'two stands in the column, one of Ana').toBe('lit');
    expect(lookOf(page.table(), entrancePiece('T2')).reason).toBe('Only 1 stand in this column; 2 customers want 2.');
    expect(reasonAt(pageOf(state), entrancePiece('L1'), customersPiece('c1-fish-meat'))).toBe(
      'No stand of Ana in this row sells fish or meat.',
    );
    expect(reasonAt(pageOf(state), customersPiece('c3-fish-meat'))).toBe(
      'Where Ana sells fish or meat, an open row or column has 2 stands at most; 3 customers want 3.',
    );
    expect(reasonAt(pageOf(state), customersPiece('c1-meat-grape'))).toBe('No stand of Ana sells meat or grapes.');
    expect(reasonAt(page, spacePiece(0))).toBe('Customers go to an entrance.');
  });

  it('for tiles when the wooden stands are gone, and for customers when all entrances are', () => {
    const { state } = tableOf({
      players: { Ana: { money: 50 }, Bruno: {} },
      market: ['fish/Ana fish/Ana fish/Ana fish/Ana .', 'meat/Ana meat/Ana meat/Ana meat/Ana .'],
    });
    expect(reasonAt(pageOf(state), tilePiece(0))).toBe('All wooden stands of Ana are in the market.');
    expect(pageOf(state).button('tile').blocked).toBe('All wooden stands of Ana are in the market.');
    const full = tableOf({
      players: { Ana: {}, Bruno: {} },
      market: ['. . . . .', '. grape/Ana . . .'],
      doors: { L2: 'c1-fish-grape', R2: 'c1-meat-grape', T2: 'c1-tomato-grape', B2: 'c1-flower-grape' },
      customers: ['c2-fish-grape', 'c4-grape'],
    }).state;
    expect(reasonAt(pageOf(full), customersPiece('c4-grape'))).toBe(
      'All entrances to stands of Ana with grapes are taken.',
    );
  });
});

/** Presses something: mostly what goes on, sometimes anything else that is there. */
function pressSomething(page: Page, random: RandomWords): void {
  const plan = page.plan();
  const buttons = plan.actions.filter((action) => action.blocked === undefined);
  const main = buttons.find((action) => action.main);
  const pieces = page.open();
  if (main !== undefined && (pieces.length === 0 || pick(random, [true, true, false]))) page.act(main);
  else if (pieces.length > 0 && (buttons.length === 0 || pick(random, [true, true, true, false]))) {
    page.press(pick(random, pieces));
  } else if (buttons.length > 0) page.act(pick(random, buttons));
  else throw new Error(`nothing can be pressed: ${plan.asks}`);
}

/** So many matches of every number of players; `PRESSED_MATCHES` asks for more. */
const pressed = Number(process.env.PRESSED_MATCHES ?? 3);

describe('a match', () => {
  it.each([1, 2, 3, 4])(
    'of %i goes on to its end by presses alone',
    (seats) => {
      const endings = new Set<string>();
      for (let match = 0; match < pressed; match++) {
        const random = randomFromSeed(`pressed ${seats} ${match}`);
        const options = combination(mercadoDeLisboa.options, seats, match);
        const state = mercadoDeLisboa.setup(seats, options, randomFromSeed(`presses ${seats} ${match}`));
        const page = new Page(state, wordsIn('en'));
        for (let idle = 0, played = 0; mercadoDeLisboa.toAct(state).length > 0; ) {
          pressSomething(page, random);
          idle = page.played === played ? idle + 1 : 0;
          played = page.played;
          expect(idle, `${page.plan().asks} ${JSON.stringify(page.half)}`).toBeLessThan(200);
        }
        mercadoDeLisboa.audit(state);
        expect(page.plan()).toMatchObject({ asks: 'The match is over.', actions: [] });
        endings.add(state.ending ?? '');
      }
      for (const ending of endings) expect(mercadoDeLisboa.endings(seats)).toContain(ending);
    },
    60_000 + pressed * 10_000,
  );
});
