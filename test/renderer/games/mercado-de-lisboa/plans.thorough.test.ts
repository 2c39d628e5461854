import { beforeAll, describe, expect, it } from 'vitest';
import { endingAhead } from '../../../../renderer/games/mercado-de-lisboa/interaction/ending-ahead.ts';
import {
  displayPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { alone, nobodyForFish } from '../../../games/mercado-de-lisboa/alone-table.ts';
import { at, tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';
import { seenBy } from './played-match.ts';

beforeAll(() => startWords('en'));

describe('the counter before an action', () => {
  it('offers to exchange three equal tiles once, and says why it cannot be done', () => {
    const equal = {
      players: { Ana: { tiles: ['fish', 'fish', 'fish'] as const }, Bruno: {} },
      display: ['meat', 'meat', 'meat'] as const,
    };
    const page = new Page(tableOf(equal).state, wordsIn('en'));
    for (const key of ['exchange-hand', 'exchange-display']) expect(page.button(key).blocked).toBeUndefined();
    const { state } = tableOf(equal);
    if (state.turn === null) throw new TypeError('nobody’s turn');
    state.turn.handExchanged = true;
    const already = new Page(state, wordsIn('en')).button('exchange-hand').blocked;
    expect(already).toBeDefined();
    state.turn.handExchanged = false;
    state.bag = [];
    for (const key of ['exchange-hand', 'exchange-display']) {
      const { blocked } = new Page(state, wordsIn('en')).button(key);
      expect([undefined, already]).not.toContain(blocked);
    }
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
  const says = (page: Page): string => page.plan().says ?? '';

  it('stands beside what the choice costs, and differs with the turn of the round', () => {
    const ends = [late({}), late({ turn: 'Chidi' })].map((page) => {
      const far = says(page.press(tilePiece(0)));
      const near = says(page.press(spacePiece(at(5, 1))));
      expect(near).toMatch(/\b5 coins.*\b4\b/);
      expect(near).not.toBe(far);
      return near;
    });
    expect(new Set(ends).size).toBe(2);
  });

  it('tells of a run of coins before the coin that ends it, and before the one that lets the next end it', () => {
    const told = [0, 1, 2].map((coinsInRow) => says(late({ coinsInRow })));
    expect(new Set(told).size).toBe(3);
    expect(told[1]).toContain('Bruno');
    const [first, , last] = [0, 1, 2].map((coinsInRow) => late({ coinsInRow }).button('coin').label);
    expect(last).not.toBe(first);
  });

  it('says, alone, before a stand is opened that it would leave nothing to do', () => {
    const { state } = alone(
      'duke-of-lisbon',
      { money: 1, tiles: ['fish', 'meat', 'grape'] },
      { round: 1, customers: nobodyForFish, market: ['(pub) . . . .'], display: ['flower', 'meat', 'grape'] },
    );
    const deadEnd = wordsIn('en').counter('ending.dead-end.surely');
    const page = new Page(state, wordsIn('en')).press(tilePiece(0), spacePiece(at(1, 2)));
    expect(says(page)).toContain(deadEnd);
    // the grey restaurant beside it can be opened afterwards: nothing ends
    page.press(spacePiece(at(1, 1)));
    expect(says(page)).not.toContain(deadEnd);
    page.press(spacePiece(at(1, 2))).confirm();
    // whichever tile is taken then, it comes to the same
    expect(says(page)).toContain(deadEnd);
    page.press(displayPiece(0)).confirm();
    expect(mercadoDeLisboa.outcome(page.state)?.ending).toBe('stuck');
  });

  it('says in the last round whose last turn it is', () => {
    const [before, last] = (['Bruno', 'Chidi'] as const).map((turn) => says(late({ lastRound: 'spaces', turn })));
    expect(before).toBe(wordsIn('en').counter('ending.last-turn'));
    expect(last).not.toBe(before);
  });
});
