import { describe, expect, test } from 'vitest';
import { botLevels, botOf, evaluatorOf } from '../../shared/bots/index.ts';
import {
  type Game,
  type GameTypes,
  type Guide,
  type HidingTable,
  randomFromSeed,
  type Seat,
  seatAt,
} from '../../shared/engine/index.ts';
import { endMarkers } from '../../shared/games/brick-and-mortar/board.ts';
import { brickAndMortarGuide } from '../../shared/games/brick-and-mortar/bot/index.ts';
import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';
import { shoppingStreetGuide } from '../../shared/games/shopping-street/bot/index.ts';
import { shoppingStreet } from '../../shared/games/shopping-street/index.ts';
import { tableOf as brickTable } from '../games/brick-and-mortar/table.ts';
import { builtUp } from '../games/shopping-street/streets.ts';
import { Table as StreetTable, setOf } from '../games/shopping-street/table.ts';

/** Imagined matches for a decision of look-ahead levels. */
const budget = 60;
/** Decisions of each level, with different seeds. */
const tries = 12;

/** What bots of each level choose at a seat, each asked a dozen times. */
function decided<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: Guide<Types>,
  state: Types['State'],
  { seat, seats, level }: { readonly seat: Seat; readonly seats: number; readonly level: (typeof botLevels)[number] },
): readonly Types['Move'][] {
  const bot = botOf(level, () => (imagined) => imagined < budget);
  return Array.from({ length: tries }, (_, index) =>
    bot.decide({
      evaluator: evaluatorOf(game, guide),
      seat,
      seats,
      legal: game.legalMoves(state, seat),
      imagine: (chance) => game.redeal(state, seat, chance),
      random: randomFromSeed(`lost ${level} ${index}`),
    }),
  );
}

/** Everyone has invested except Ada, who can no longer catch up, or be caught up with. */
function lastInvestment(points: number, rivals: number, money: number) {
  return brickTable({
    players: {
      Ada: { points, money, stores: { bakery: {} } },
      Bo: { points: rivals, money: 3, stores: { freezer: {} } },
      Cy: { points: rivals + 1, money: 0, stores: { 'flea-market': {} } },
    },
    month: endMarkers[3]?.finalMonth ?? 0,
    phase: 'investment',
  }).begin({ type: 'investment-turn', seat: seatAt(0) }, { type: 'end-month' });
}

describe.each(botLevels)('a %s', (level) => {
  test.each([
    ['ten points behind', 12, 22],
    ['forty points behind', 3, 43],
    ['thirty points ahead', 42, 12],
    ['four points ahead', 31, 27],
  ])('%s on the last move sells no points for cash', (_, points, rivals) => {
    const table = lastInvestment(points, rivals, 0);
    const moves = decided(brickAndMortar, brickAndMortarGuide, table.state, { seat: seatAt(0), seats: 3, level });
    expect(moves.filter(({ type }) => type === 'sell-points')).toEqual([]);
  });

  test('forty points behind on the last move buys points with the remaining cash', () => {
    const table = lastInvestment(3, 43, 20);
    const moves = decided(brickAndMortar, brickAndMortarGuide, table.state, { seat: seatAt(0), seats: 3, level });
    expect(moves.filter(({ type }) => type !== 'buy-points')).toEqual([]);
  });

  test('a bot that has as good as lost takes no more debt than a store needs', () => {
    const table = brickTable({
      players: {
        Ada: { points: 4, debt: 30, money: 30, stores: { bakery: {} }, storeHand: ['small-canning-factory'] },
        Bo: { points: 40, stores: { freezer: {} } },
      },
      month: endMarkers[2]?.finalMonth ?? 0,
    }).begin({ type: 'begin-building' });
    const seat = table.seat('Ada');
    table.play('Bo', { type: 'pass' }).done('Bo');
    const legal = brickAndMortar.legalMoves(table.state, seat);
    const tokensOf = (move: (typeof legal)[number]) => (move.type === 'buy-from-hand' ? move.tokens : 0);
    expect(Math.max(...legal.map(tokensOf))).toBeGreaterThan(1);
    const moves = decided(brickAndMortar, brickAndMortarGuide, table.state, { seat, seats: 2, level });
    for (const move of moves) expect(tokensOf(move)).toBe(0);
  });

  test('a bot that has as good as lost keeps a set that can be opened', () => {
    const nobody = { Ana: {}, Bruno: {}, Chidi: {}, Dalia: {} };
    const set = setOf('food', 3);
    const table = new StreetTable<keyof typeof nobody>(
      {
        players: {
          ...nobody,
          Ana: {
            hand: [...set, 'home-technology-4', 'tech-technology-4', 'personal-technology-4', 'leisure-technology-4'],
          },
        },
        display: ['home-stock-5', 'tech-technology-1', 'personal-technology-1', 'leisure-technology-1'],
        street: builtUp(['Bruno', 'Chidi', 'Dalia'], 12, ['N1', 'N2', 'N3']),
      },
      ['Ana', 'Bruno', 'Chidi', 'Dalia'],
    );
    table.play('Ana', { type: 'buy', card: 'home-stock-5' });
    const moves = decided(shoppingStreet, shoppingStreetGuide, table.state, {
      seat: table.seat('Ana'),
      seats: 4,
      level,
    });
    for (const move of moves) expect(set).not.toContainEqual(move.type === 'discard' ? move.card : null);
  });
});
