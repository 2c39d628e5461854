import { beforeAll, describe, expect, it } from 'vitest';
import {
  displayPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { endingAhead } from '../../../../shared/games/mercado-de-lisboa/ending-ahead.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { alone, nobodyForFish } from '../../../games/mercado-de-lisboa/alone-table.ts';
import { at, tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';
import { seenBy } from './played-match.ts';

beforeAll(() => startWords('en'));

it('the counter before an action: offers one exchange of identical tiles, or gives a reason', () => {
  const equal = {
    players: { Ana: { tiles: ['fish', 'fish', 'fish'] as const }, Bruno: {} },
    display: ['meat', 'meat', 'meat'] as const,
  };
  const page = new Page(tableOf(equal).state, wordsIn('en'));
  for (const key of ['exchange-hand', 'exchange-display']) expect(page.button(key).disabledReason).toBeUndefined();
  const { state } = tableOf(equal);
  if (state.turn === null) throw new TypeError('nobody’s turn');
  state.turn.handExchanged = true;
  const already = new Page(state, wordsIn('en')).button('exchange-hand').disabledReason;
  expect(already).toBeDefined();
  state.turn.handExchanged = false;
  state.bag = [];
  for (const key of ['exchange-hand', 'exchange-display']) {
    const { disabledReason } = new Page(state, wordsIn('en')).button(key);
    expect([undefined, already]).not.toContain(disabledReason);
  }
});

/** The effect of a move on the end of the game, with the tile taken after it. */
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

it.each([1, 2, 3, 4])(
  'the warning of an ending: comes just before moves that end the game or begin its last round: %i players',
  (seats) => {
    const warned = new Map<string, number>();
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
        // the tile taken and the one drawn can still decide whether an action is left
        if (ending?.ahead === 'dead-end') expect(['stuck', ...(ending.is === 'perhaps' ? [null] : [])]).toContain(came);
        else if (came !== 'stuck') expect(came, JSON.stringify({ ending, type })).toBe(expected);
        if (ending !== null) warned.set(ending.ahead, (warned.get(ending.ahead) ?? 0) + 1);
      }
    }
    const met = [
      'end',
      ...(seats === 1 ? ['dead-end'] : []),
      ...(seats > 1 ? ['last-round', 'round-ends', 'next-coin'] : []),
      ...(seats > 2 ? ['last-turn'] : []),
    ];
    expect([...warned.keys()]).toEqual(expect.arrayContaining(met));
  },
);

/** A table for three near its end, on Ana's turn by default. */
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

describe('the text of an ending', () => {
  const hint = (page: Page): string => page.prompt().hint ?? '';

  it('follows the cost and depends on the turn in the round', () => {
    const ends = [late({}), late({ turn: 'Chidi' })].map((page) => {
      const far = hint(page.press(tilePiece(0)));
      const near = hint(page.press(spacePiece(at(5, 1))));
      expect(near).toMatch(/\b5 coins.*\b4\b/);
      expect(near).not.toBe(far);
      return near;
    });
    expect(new Set(ends).size).toBe(2);
  });

  it('warns of coins in a row two coins ahead', () => {
    const hints = [0, 1, 2].map((coinsInRow) => hint(late({ coinsInRow })));
    expect(new Set(hints).size).toBe(3);
    expect(hints[1]).toContain('Bruno');
    const [first, , last] = [0, 1, 2].map((coinsInRow) => late({ coinsInRow }).button('coin').label);
    expect(last).not.toBe(first);
  });

  it('warns a solo player before a dead end', () => {
    const { state } = alone(
      'duke-of-lisbon',
      { money: 1, tiles: ['fish', 'meat', 'grape'] },
      { round: 1, customers: nobodyForFish, market: ['(pub) . . . .'], display: ['flower', 'meat', 'grape'] },
    );
    const deadEnd = wordsIn('en').counter('ending.dead-end.surely');
    const page = new Page(state, wordsIn('en')).press(tilePiece(0), spacePiece(at(1, 2)));
    expect(hint(page)).toContain(deadEnd);
    // the grey restaurant can be opened afterwards, so the game continues
    page.press(spacePiece(at(1, 1)));
    expect(hint(page)).not.toContain(deadEnd);
    page.press(spacePiece(at(1, 2))).confirm();
    // every tile leads to the same end
    expect(hint(page)).toContain(deadEnd);
    page.press(displayPiece(0)).confirm();
    expect(mercadoDeLisboa.outcome(page.state)?.ending).toBe('stuck');
  });

  it('tells the player that this is their last turn', () => {
    const [before, last] = (['Bruno', 'Chidi'] as const).map((turn) => hint(late({ lastRound: 'spaces', turn })));
    expect(before).toBe(wordsIn('en').counter('ending.last-turn'));
    expect(last).not.toBe(before);
  });
});
