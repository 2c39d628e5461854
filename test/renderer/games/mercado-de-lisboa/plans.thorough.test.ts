import { beforeAll, describe, expect, it } from 'vitest';
import { endingAhead } from '../../../../renderer/games/mercado-de-lisboa/interaction/ending-ahead.ts';
import { untouched } from '../../../../renderer/games/mercado-de-lisboa/interaction/half-made.ts';
import { lookOf } from '../../../../renderer/games/mercado-de-lisboa/interaction/interaction.ts';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { type MercadoPlan, planOf } from '../../../../renderer/games/mercado-de-lisboa/prompt/index.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { randomFromSeed, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { alone, nobodyForFish } from '../../../games/mercado-de-lisboa/alone-table.ts';
import { at, tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';
import { Page, piecesOn, positions, wordsIn } from './page.ts';
import { seenBy } from './played-match.ts';

beforeAll(() => startWords('en'));

function labels({ actions }: MercadoPlan): readonly string[] {
  return actions.map(({ label }) => label);
}

/** Everything a plan says. */
function textOf({ asks, says, actions }: MercadoPlan): string {
  return [asks, says ?? '', ...actions.flatMap(({ label, blocked }) => [label, blocked ?? ''])].join(' | ');
}

const broken = /\{\{|undefined|\bNaN\b|\[object|\byou\b|\byour\b|\bvous\b|\bvotre\b|\btú\b|\$t\(/i;

/** A table for two at which Ana has something of everything. */
function scene(): Page {
  return new Page(
    tableOf({
      players: { Ana: { money: 2, tiles: ['fish', 'flower', 'meat'], restaurants: ['pub'] }, Bruno: {} },
      market: ['. [sushi-bar] . . .', '. . fish/Ana fish/Bruno .', '. (pizzeria) . . .'],
      doors: { L2: 'c2-fish-meat' },
      customers: ['c1-fish-tomato', 'c4-meat'],
    }).state,
    wordsIn('en'),
  );
}

describe('the counter before an action', () => {
  it('offers every kind of piece, and the coin, with nothing in hand', () => {
    const plan = scene().plan();
    expect(plan).toMatchObject({
      asks: 'What does Ana do?',
      says: 'Press a tile, customers or a restaurant.',
      clears: false,
    });
    expect(labels(plan)).toEqual(['Stand', 'Customers', 'Restaurant', 'Take 1 coin']);
  });

  it('puts the first usable piece of a kind in hand', () => {
    const page = scene();
    for (const [key, held] of [
      ['tile', 'tile:0'],
      ['customers', 'customers:c1-fish-tomato'],
      ['restaurant', 'restaurant:0'],
    ] as const) {
      page.half = untouched;
      page.act(page.button(key));
      expect(page.half.held).toBe(held);
      expect(page.plan().clears).toBe(true);
    }
    expect(page.played).toBe(0);
  });

  it('asks where the stand goes, then says what it costs and earns, and opens it', () => {
    const page = scene().press(tilePiece(0));
    expect(page.plan()).toMatchObject({ asks: 'Where does Ana open the fish stand?' });
    expect(page.plan().says).toMatch(/^\d+ free spaces are within reach\.$/);
    expect(labels(page.plan())).toEqual(['Customers', 'Restaurant', 'Take 1']);
    page.press(spacePiece(at(2, 2)));
    expect(page.plan().says).toBe('Costs $3, earns $4.');
    expect(labels(page.plan()).at(-1)).toBe('Open here: +1');
    page.press(spacePiece(at(3, 2)));
    expect(page.plan().says).toBe('Costs $1, earns nothing. Takes the Pizzeria.');
    page.press(spacePiece(at(2, 2)));
    page.confirm();
    expect(page.events[0]).toMatchObject({ type: 'stand-opened', space: at(2, 2), cost: 3, earned: 4 });
    expect(page.plan().asks).toBe('Which tile does Ana take?');
  });

  it('says what the others get of the customers', () => {
    const page = scene().press(customersPiece('c1-fish-tomato'), entrancePiece('R2'));
    expect(page.plan()).toMatchObject({
      asks: 'Where does Ana bring 1 customer for fish or tomatoes?',
      says: 'Others: Bruno +1.',
    });
    expect(labels(page.plan()).at(-1)).toBe('Bring here: +1');
    page.press(entrancePiece('T3'));
    expect(page.plan().says).toBe('Nobody else earns.');
  });

  it('says which stands a restaurant improves', () => {
    const page = scene().press(restaurantPiece(0), spacePiece(at(1, 3)));
    expect(page.plan()).toMatchObject({
      asks: 'Where does Ana open the Pub?',
      says: 'Improves 1 stand.',
    });
    expect(labels(page.plan()).at(-1)).toBe('Open here: +1');
  });

  it('says of every kind of piece why none is of use', () => {
    const page = new Page(
      tableOf({ players: { Ana: { money: 0 }, Bruno: {} }, market: ['fish/Bruno . . . .'] }).state,
      wordsIn('en'),
    );
    expect(page.plan().actions.map(({ label, blocked }) => [label, blocked ?? null])).toEqual([
      ['Stand', 'Too dear on every space: row 2, column 2 costs $1, earns nothing, Ana has $0.'],
      ['Customers', 'Ana has no stand in the market yet.'],
      ['Restaurant', 'Ana has no restaurant to open.'],
      ['Take 1 coin', null],
    ]);
    page.confirm();
    expect(page.events[0]).toMatchObject({ type: 'coin-taken' });
  });

  it('offers to exchange three equal tiles once, and says why it cannot be done', () => {
    const equal = {
      players: { Ana: { tiles: ['fish', 'fish', 'fish'] as const }, Bruno: {} },
      display: ['meat', 'meat', 'meat'] as const,
    };
    const page = new Page(tableOf(equal).state, wordsIn('en'));
    expect(labels(page.plan()).slice(0, 2)).toEqual(['Exchange tiles', 'Exchange display']);
    const { state } = tableOf(equal);
    if (state.turn === null) throw new TypeError('nobody’s turn');
    state.turn.handExchanged = true;
    expect(new Page(state, wordsIn('en')).button('exchange-hand').blocked).toBe(
      'They were exchanged this turn already.',
    );
    state.turn.handExchanged = false;
    state.bag = [];
    for (const key of ['exchange-hand', 'exchange-display']) {
      expect(new Page(state, wordsIn('en')).button(key).blocked).toBe('The bag is empty: there is nothing to draw.');
    }
  });
});

describe('the counter after a stand and before a challenge', () => {
  it('takes a tile of the display: picked first, or by its button; the display may be exchanged', () => {
    const page = scene().press(tilePiece(0), spacePiece(0)).confirm();
    expect(labels(page.plan())).toEqual(['Take flowers', 'Take meat', 'Take grapes']);
    page.press(displayPiece(1));
    expect(labels(page.plan())).toEqual(['Take meat']);
    page.confirm();
    expect(page.events.map(({ type }) => type)).toContain('tile-taken');
  });

  it('has the Specialist confirm the good, with who wants it', () => {
    const page = new Page(mercadoDeLisboa.setup(1, { challenge: 'specialist' }, randomFromSeed('asks')), wordsIn('en'));
    expect(page.plan().asks).toBe('Which good does Ana specialise in?');
    expect(labels(page.plan())).toEqual(['Fish', 'Flowers', 'Tomatoes', 'Meat', 'Grapes']);
    page.act(page.button('meat'));
    expect(page.plan().says).toMatch(/^\d+ open customers want it\.$/);
    expect(page.button('meat').pressed).toBe(true);
    page.confirm();
    expect(page.events[0]).toEqual({ type: 'specialty-chosen', seat: seatAt(0), good: 'meat' });
  });
});

/** What a move, with the tile taken after it, did to the match. */
function outcome(state: MercadoState, move: MercadoMove): 'over' | 'stuck' | 'last-round' | null {
  const after = mercadoDeLisboa.copy(state);
  const [seat] = mercadoDeLisboa.toAct(after);
  if (seat === undefined) throw new TypeError('nobody is asked');
  const events = [...mercadoDeLisboa.play(after, seat, move)];
  if (after.question?.type === 'take-tile' && after.turn?.seat === seat) {
    const [take] = mercadoDeLisboa.legalMoves(after, seat).filter(({ type }) => type === 'take-tile');
    if (take !== undefined) events.push(...mercadoDeLisboa.play(after, seat, take));
  }
  const [over] = events.flatMap((event) => (event.type === 'match-ended' ? [event.ending] : []));
  if (over !== undefined) return over === 'stuck' ? 'stuck' : 'over';
  return events.some(({ type }) => type === 'last-round-began') ? 'last-round' : null;
}

describe('the end is told before the move that brings it', () => {
  it.each([1, 2, 3, 4])(
    'with %i players: whenever a move ends the match or begins the last round, and never else',
    (seats) => {
      const told = new Map<string, number>();
      for (const state of positions(seats, 15, 1)) {
        const [seat] = mercadoDeLisboa.toAct(state);
        if (seat === undefined || state.question?.type !== 'act') continue;
        const view = seenBy(state, seat);
        for (const type of ['open-stand', 'open-restaurant', 'bring-customers', 'take-coin'] as const) {
          const [move] = mercadoDeLisboa.legalMoves(state, seat).filter((each) => each.type === type);
          if (move === undefined) continue;
          const ending = endingAhead(view, seat, move);
          const over = ending?.ahead === 'end' || ending?.ahead === 'round-ends';
          const expected = over ? 'over' : ending?.ahead === 'last-round' ? 'last-round' : null;
          const came = outcome(state, move);
          // which tile is taken, and what comes then, can still decide whether anything is left to do
          if (ending?.ahead === 'dead-end')
            expect(['stuck', ...(ending.is === 'perhaps' ? [null] : [])]).toContain(came);
          else if (came !== 'stuck') expect(came, JSON.stringify({ ending, type })).toBe(expected);
          if (ending !== null) told.set(ending.ahead, (told.get(ending.ahead) ?? 0) + 1);
        }
      }
      const met = [
        'end',
        ...(seats === 1 ? ['dead-end'] : []),
        ...(seats > 1 ? ['last-round', 'round-ends', 'next-coin'] : []),
        ...(seats > 2 ? ['last-turn'] : []),
      ];
      expect([...told.keys()]).toEqual(expect.arrayContaining(met));
    },
  );
});

/** A table for three near its end, at which it is Ana's turn. */
function late(facts: {
  readonly coinsInRow?: number;
  readonly turn?: 'Ana' | 'Bruno' | 'Chidi';
  readonly lastRound?: 'spaces';
}): Page {
  const market = [
    'fish/Ana fish/Bruno fish/Chidi meat/Ana meat/Bruno',
    'meat/Chidi grape/Ana grape/Bruno grape/Chidi flower/Ana',
    'flower/Bruno flower/Chidi tomato/Ana tomato/Bruno tomato/Chidi',
    'fish/Ana fish/Bruno fish/Chidi meat/Ana meat/Bruno',
    facts.lastRound === undefined ? '. . . . .' : '[sushi-bar] . . . .',
  ];
  const players = {
    Ana: { tiles: ['meat', 'grape', 'flower'] as const, money: 30, restaurants: ['pub'] as const },
    Bruno: { tiles: ['grape', 'flower', 'tomato'] as const },
    Chidi: { tiles: ['grape', 'flower', 'tomato'] as const },
  };
  return new Page(
    tableOf({ players, market, start: 'Ana', turn: 'Ana', ...facts, display: ['tomato', 'flower', 'grape'] }).state,
    wordsIn('en'),
  );
}

describe('the end in words', () => {
  it('stands beside what the choice costs', () => {
    const page = late({}).press(tilePiece(0), spacePiece(at(5, 1)));
    expect(page.plan().says).toBe('Costs $5, earns nothing. This begins the last round: 4 spaces left.');
    page.press(restaurantPiece(0));
    expect(page.plan().says).toContain('This begins the last round: 4 spaces left.');
  });

  it('says that the game is over with the last turn of the round', () => {
    const { state } = late({ turn: 'Chidi' });
    expect(new Page(state, wordsIn('en')).press(tilePiece(0), spacePiece(at(5, 1))).plan().says).toContain(
      '4 spaces left: the game ends.',
    );
  });

  it('tells of a run of coins before the coin that ends it, and before the one that lets the next end it', () => {
    expect(late({ coinsInRow: 0 }).plan().says).toBe('Press a tile, customers or a restaurant.');
    expect(late({ coinsInRow: 1 }).plan().says).toBe('A coin now: if Bruno takes one too, the game ends.');
    const last = late({ coinsInRow: 2 });
    expect(last.plan().says).toBe('A coin now ends the game at once.');
    expect(last.button('coin').label).toBe('Take 1 coin: game over');
    last.press(tilePiece(0));
    expect(last.button('coin').label).toBe('Take 1: game over');
  });

  it.each([
    ['en', 'Then nothing is left to do: the game ends.'],
    ['fr', 'Il n’y aura plus rien à faire\u00a0: la partie finit.'],
    ['es', 'No quedará nada que hacer: la partida termina.'],
  ] as const)('alone, the stand that would leave nothing to do says so before it is opened (%s)', (language, says) => {
    const { state } = alone(
      'duke-of-lisbon',
      { money: 1, tiles: ['fish', 'meat', 'grape'] },
      { round: 1, customers: nobodyForFish, market: ['(pub) . . . .'], display: ['flower', 'meat', 'grape'] },
    );
    const page = new Page(state, wordsIn(language)).press(tilePiece(0), spacePiece(at(1, 2)));
    expect(page.plan().says).toContain(says);
    // The grey restaurant beside it can be opened afterwards: nothing ends.
    page.press(spacePiece(at(1, 1)));
    expect(page.plan().says).not.toContain(says.slice(-20));
    page.press(spacePiece(at(1, 2))).confirm();
    // Whichever tile is taken then, it comes to the same.
    expect(page.plan().says).toContain(says);
    page.press(displayPiece(0)).confirm();
    expect(mercadoDeLisboa.outcome(page.state)?.ending).toBe('stuck');
  });

  it('says in the last round whose last turn it is', () => {
    expect(late({ lastRound: 'spaces', turn: 'Bruno' }).plan().says).toBe('This is the last turn of Bruno.');
    expect(late({ lastRound: 'spaces', turn: 'Chidi' }).plan().says).toBe('With this turn the game ends.');
  });
});

describe('everybody else', () => {
  it('hears whom the table waits for, is offered nothing, and sees no figure of hidden money', () => {
    for (const seats of [2, 3, 4]) {
      for (const state of positions(seats, 3, 17)) {
        const [asked] = mercadoDeLisboa.toAct(state);
        if (asked === undefined) continue;
        const page = new Page(state, wordsIn('en'));
        const others = seatsOf(seats).filter((seat) => seat !== asked);
        const eyes = [
          ...others.map((seat) => page.table(seat)),
          // looking back, and the board for everybody
          ...others.map((seat) => page.table(null, seat)),
          page.table(null),
        ];
        for (const table of eyes) {
          const plan = planOf(table, untouched);
          expect(plan.asks).toContain(people[asked]?.name);
          expect(plan).toMatchObject({ says: null, actions: [], clears: false, icon: 'clock' });
          for (const piece of piecesOn(table)) {
            expect(lookOf(table, piece)).toEqual({ state: 'plain', reason: `${people[asked]?.name} is asked.` });
          }
        }
      }
    }
  });
});

describe('in every language', () => {
  it.each(languages)(
    'every plan and every reason is whole in %s, names whom it asks, and says no "you"',
    (language) => {
      let reasons = 0;
      for (const state of [1, 2, 3, 4].flatMap((seats) => positions(seats, 3, 19))) {
        const [asked] = mercadoDeLisboa.toAct(state);
        if (asked === undefined) continue;
        const page = new Page(state, wordsIn(language));
        const first = page.plan();
        expect(first.asks).toContain(people[asked]?.name);
        for (const held of page.open()) {
          const fresh = new Page(state, wordsIn(language)).press(held);
          const table = fresh.table();
          const [place] = fresh.open().filter((piece) => /^(space|entrance)/.test(piece));
          const plans = [first, fresh.plan()];
          if (place !== undefined) plans.push(fresh.press(place).plan());
          for (const plan of plans) {
            expect(textOf(plan)).not.toMatch(broken);
            expect(plan.asks).toMatch(/[.?]$/);
          }
          for (const piece of piecesOn(table)) {
            const { reason } = lookOf(table, piece);
            if (reason === null) continue;
            reasons++;
            expect(reason).toMatch(/\.$/);
            expect(reason).not.toMatch(broken);
          }
        }
      }
      expect(reasons).toBeGreaterThan(500);
    },
  );
});
