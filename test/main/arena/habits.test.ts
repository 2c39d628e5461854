import { describe, expect, test } from 'vitest';
import { newReport, playGame } from '../../../main/arena/contest.ts';
import { deviationOf, Habits } from '../../../main/arena/habits/habits.ts';
import { evaluatorOf, randomBot } from '../../../shared/bots/index.ts';
import {
  type Game,
  type GameTypes,
  type Guide,
  type HidingTable,
  offered,
  seatAt,
} from '../../../shared/engine/index.ts';
import { brickAndMortarGuide } from '../../../shared/games/brick-and-mortar/bot/index.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import { harbourGuide } from '../../../shared/games/harbour/bot/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import { shoppingStreetGuide } from '../../../shared/games/shopping-street/bot/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { tableOf } from '../../games/brick-and-mortar/table.ts';
import { tableOf as harbourTable } from '../../games/harbour/table.ts';
import { Table as StreetTable, setOf } from '../../games/shopping-street/table.ts';

/** Plays moves at the first seat of a table while somebody counts, and gives what was counted of that seat. */
function watched<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: Guide<Types>,
  { state, seats, moves }: { state: Types['State']; seats: number; moves: readonly Types['Move'][] },
): Readonly<Record<string, number>> {
  const names = Array.from({ length: seats }, (_, seat) => `bot ${seat}`);
  const habits = new Habits(evaluatorOf(game, guide), names);
  const seat = seatAt(0);
  for (const move of moves) {
    habits.watch(state, seat, move, () => game.play(state, seat, offered(game, state, seat, move)));
  }
  const outcome = game.outcome(state);
  if (outcome !== undefined) habits.end(state, outcome);
  return habits.report[0]?.counts ?? {};
}

describe('how bots play is counted', () => {
  test('points sold for cash in the last month, and the debt of the end', () => {
    const { state } = tableOf({
      players: { Ada: { points: 12, debt: 3, stores: { bakery: {} } }, Bo: { points: 9, stores: { freezer: {} } } },
      month: 9,
      phase: 'investment',
    }).begin({ type: 'investment-turn', seat: seatAt(0) }, { type: 'end-month' });
    const moves = [{ type: 'sell-points', points: 4 }] as const;
    expect(watched(brickAndMortar, brickAndMortarGuide, { state, seats: 2, moves })).toMatchObject({
      'points sold for cash in the last month': 4,
      'points sold for cash earlier': 0,
      'seats with debt at the end': 1,
      'debt tokens at the end': 3,
    });
  });

  test('a match of Harbour that is a standoff', () => {
    for (const [round, standoffs] of [
      [60, 0],
      [61, 1],
    ] as const) {
      const habits = new Habits(evaluatorOf(harbour, harbourGuide), ['one', 'one']);
      const { state } = harbourTable({ players: { Ana: {}, Bo: {} }, round });
      habits.end(state, { places: [1, 2], scores: [20, 10], tieBreak: null, ending: 'fourth-building' });
      expect(habits.report[0]?.counts).toEqual({ 'matches of more than 60 rounds': standoffs, rounds: round });
    }
  });

  test('a discard that breaks a set, and one that does not', () => {
    const table = new StreetTable(
      {
        players: {
          Ana: { hand: [...setOf('food', 5), 'home-technology-1', 'tech-technology-1', 'personal-technology-1'] },
          Bruno: {},
          Chidi: {},
        },
        display: ['home-stock-2', 'tech-stock-2', 'personal-stock-2', 'leisure-stock-2'],
      },
      ['Ana', 'Bruno', 'Chidi'],
    );
    const [broken] = setOf('food', 5);
    if (broken === undefined) throw new RangeError('no set');
    const moves = [
      { type: 'buy', card: 'home-stock-2' },
      { type: 'discard', card: 'home-technology-1' },
      { type: 'discard', card: broken },
      { type: 'discard', card: 'tech-technology-1' },
    ] as const;
    expect(watched(shoppingStreet, shoppingStreetGuide, { state: table.state, seats: 3, moves })).toEqual({
      'discards from a hand with a set, in open positions': 2,
      'sets broken by them, in open positions': 1,
      'discards from a hand with a set, in lost positions': 0,
      'sets broken by them, in lost positions': 0,
    });
  });

  test('scores of all seats of a kind of bot, only where it is asked for', () => {
    const contest = {
      game: brickAndMortar,
      guide: brickAndMortarGuide,
      bots: [randomBot, randomBot],
      options: () => ({}),
      games: 3,
      seed: 'habits',
    };
    expect(newReport({ ...contest, habits: false }).habits).toBeNull();
    const report = newReport({ ...contest, habits: true });
    for (let index = 0; index < 3; index++) playGame({ ...contest, habits: true }, index, report);
    const [habits, ...others] = report.habits?.report ?? [];
    if (habits === undefined) throw new RangeError('nothing counted');
    expect(others).toEqual([]);
    expect(habits).toMatchObject({ bot: 'random', seats: 6 });
    expect(habits.sum).toBe(report.seats.reduce((sum, seat) => sum + seat.totalScore, 0));
    expect(habits.negative).toBeGreaterThan(0);
    expect(deviationOf({ ...habits, seats: 2, sum: 4, squares: 10 })).toBe(1);
  });
});
