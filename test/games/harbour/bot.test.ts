import { describe, expect, test } from 'vitest';
import { evaluatorOf, figureNames, reasonsFor } from '../../../shared/bots/index.ts';
import { type RandomWords, randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import { harbourGuide } from '../../../shared/games/harbour/bot/index.ts';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { HarbourMove } from '../../../shared/games/harbour/moves.ts';
import type { HarbourState } from '../../../shared/games/harbour/state.ts';
import { eachPosition, seeds, shopkeeperIn, winsOfShopkeeper } from '../../bots/deciding.ts';
import { type Table, tableOf, turnOf } from './table.ts';

const evaluator = evaluatorOf(harbour, harbourGuide);
const decide = shopkeeperIn(harbour, harbourGuide);
/** Buildings with a top hat. */
const hatted = ['butchers-block', 'masoners-hall'] as const satisfies readonly BuildingId[];

/** The moves of a shopkeeper bot for this player until another player must act. */
function playedBy<Name extends string>(table: Table<Name>, name: Name, seed = 'a'): readonly HarbourMove[] {
  const random = randomFromSeed(seed);
  const moves: HarbourMove[] = [];
  while (table.state.turn?.seat === table.seat(name) && table.asked().includes(name)) {
    const move = decide(table.state, table.seat(name), random);
    moves.push(move);
    table.play(name, move);
  }
  return moves;
}

describe('a shopkeeper at Harbour sees the obvious', () => {
  test.each(seeds)('it makes the purchase that wins (%s)', (seed) => {
    const table = turnOf({
      players: {
        Ana: { goods: { fish: 5, wood: 4 }, buildings: ['mirror-house', 'clocktower', 'pub'] },
        Bo: { goods: { stone: 3, livestock: 2, fish: 3 }, buildings: ['abbey', 'locks', 'net-loft'] },
      },
      centre: ['golem-workshop', 'sushi-shop', 'ranch', 'fish-market', 'sawmill'],
    });
    playedBy(table, 'Ana', seed);
    expect(table.player('Ana').buildings).toHaveLength(4);
    expect(table.state.endedBy).toBe(0);
  });

  test.each(seeds)('it does not end a match that it would lose by that (%s)', (seed) => {
    const table = turnOf({
      players: {
        Ana: { goods: { fish: 5, wood: 4 }, buildings: ['locks', 'pirate-den', 'smokehouse'] },
        Bo: { buildings: ['abbey', 'clocktower', 'grand-exchange'] },
      },
      centre: ['golem-workshop', 'pub', 'ranch', 'fish-market', 'sawmill'],
    });
    playedBy(table, 'Ana', seed);
    expect(table.state.endedBy).toBeNull();
  });

  test.each(seeds)('it does not stand off for ever where both have all the goods there can be (%s)', (seed) => {
    const full = { fish: 6, livestock: 6, wood: 6, stone: 6 } as const;
    const table = turnOf({
      players: {
        Ana: { goods: full, buildings: ['sawmill'], pawn: 'quarry' },
        Bo: { goods: full, buildings: ['warehouse-row'], pawn: 'start-0' },
      },
      market: ['livestock', 'wood', 'fish', 'stone'],
      centre: ['quarry', 'abbey', 'butchers-block', 'masoners-hall', 'grand-exchange'],
      round: 50,
    });
    playedBy(table, 'Ana', seed);
    playedBy(table, 'Bo', seed);
    expect(table.player('Ana').buildings.length + table.player('Bo').buildings.length).toBeGreaterThan(2);
  });

  test.each(seeds)('in its last turn it buys what still wins (%s)', (seed) => {
    const table = turnOf({
      players: {
        Ana: { goods: { fish: 5, wood: 4 }, buildings: ['pub', 'ranch'] },
        Bo: { buildings: ['net-loft', 'quarry', 'salvage-yard', 'smokehouse'] },
      },
      centre: ['locks', 'mirror-house', 'fortune-teller', 'lighthouse', 'moneylender'],
      endedBy: 1,
    });
    playedBy(table, 'Ana', seed);
    expect(table.player('Ana').buildings).toContain('mirror-house');
    expect(harbour.outcome(table.state)?.places).toEqual([1, 2]);
  });

  test.each(seeds)('of two buildings that take the same goods it buys the dearer one (%s)', (seed) => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, wood: 4 } }, Bo: {} },
      centre: ['timber-and-stone-depot', 'mirror-house', 'abbey', 'grand-exchange', 'clocktower'],
    }).goBuying('Ana');
    expect(playedBy(table, 'Ana', seed)).toContainEqual({ type: 'buy', building: 'mirror-house' });
  });

  test.each(seeds)('it ships nothing that the price does not take (%s)', (seed) => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, wood: 4, stone: 3 } }, Bo: {} },
      centre: ['golem-workshop', 'mirror-house', 'stonecutters-yard', 'fish-market', 'carpenters-shed'],
    }).goBuying('Ana');
    const shipped = playedBy(table, 'Ana', seed).flatMap((move) => (move.type === 'ship' ? [move.good] : []));
    expect(shipped.toSorted()).toEqual(['fish', 'wood']);
  });

  test('it enters no building where nothing comes of it', () => {
    const centre: readonly BuildingId[] = ['sushi-shop', 'pub', 'net-loft', 'architectural-society', 'tax-office'];
    const table = turnOf({ players: { Ana: { goods: {} }, Bo: { goods: {} } }, centre });
    const idle = harbour
      .legalMoves(table.state, table.seat('Ana'))
      .flatMap((move) => (harbourGuide.isIdle?.(table.state, table.seat('Ana'), move) === true ? [move] : []));
    expect(idle).toEqual(centre.map((to) => ({ type: 'move-pawn', to })));
  });

  test.each(seeds)('goods that a purchase takes are no reason for it (%s)', (seed) => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, wood: 4, stone: 3 } }, Bo: {} },
      centre: ['ranch', 'mirror-house', 'abbey', 'grand-exchange', 'clocktower'],
    }).goBuying('Ana');
    table.play('Ana', { type: 'ship', good: 'wood' }, { type: 'ship', good: 'stone' });
    const [seat, legal] = [table.seat('Ana'), harbour.legalMoves(table.state, table.seat('Ana'))];
    const imagine = (chance: RandomWords) => harbour.redeal(table.state, seat, chance);
    const decision = { evaluator, seat, seats: 2, legal, imagine, random: randomFromSeed(seed) };
    const [reasons = []] = reasonsFor(decision, [{ type: 'buy', building: 'ranch' }]);
    const gains = reasons.filter(({ whose, points }) => whose === 'own' && points > 0);
    expect(gains.map(({ feature }) => feature)).not.toContain('goods');
  });

  test('its reasons follow the network that judges, whatever the weights say', () => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 1 } }, Bo: {} },
      centre: ['ranch', 'sushi-shop', 'abbey'],
    });
    const [seat, legal] = [table.seat('Ana'), harbour.legalMoves(table.state, table.seat('Ana'))];
    const imagine = (chance: RandomWords) => harbour.redeal(table.state, seat, chance);
    const figures = figureNames(harbourGuide);
    const reasonsIf = (worth: number) => {
      const linear = figures.map((name) => (name.startsWith('goods') ? worth : 0));
      const networks = [{ figures, players: [2], linear, hidden: [] }];
      const judged = evaluatorOf(harbour, { ...harbourGuide, networks });
      const decision = { evaluator: judged, seat, seats: 2, legal, imagine, random: randomFromSeed('a') };
      return reasonsFor(decision, [{ type: 'move-pawn', to: 'abbey' }]).flat();
    };
    const gainsIf = (worth: number) => reasonsIf(worth).filter(({ whose, points }) => whose === 'own' && points > 0);
    expect(gainsIf(1).map(({ feature }) => feature)).toEqual(['goods']);
    expect(gainsIf(-1)).toEqual([]);
  });

  test('it beats players by chance', () => {
    expect(winsOfShopkeeper(harbour, harbourGuide, 6)).toBeGreaterThanOrEqual(5);
  });
});

describe('the guide of Harbour', () => {
  test('can measure between turns, and not in the middle of one', () => {
    let between = 0;
    let within = 0;
    const look = (state: HarbourState): void => {
      const begins = state.question?.type === 'move-pawn' && state.turn?.extra === false;
      expect(harbourGuide.isQuiet(state)).toBe(begins);
      if (begins) between++;
      else within++;
    };
    eachPosition(harbour, 12, look, ['ship', 'buy']);
    expect(between).toBeGreaterThan(100);
    expect(within).toBeGreaterThan(100);
  });

  test('thinks more of a purchase the nearer it is', () => {
    const measured = (fish: number, wood: number): number => {
      const table = tableOf({ players: { Ana: { goods: { fish, wood } }, Bo: {} } }).turn('Ana');
      return evaluator.prospects(table.state, 2).chances[0] ?? 0;
    };
    expect(measured(4, 4)).toBeGreaterThan(measured(2, 4));
    expect(measured(5, 4)).toBeGreaterThan(measured(4, 4));
    // a sixth fish ships no better than five
    expect(measured(6, 4) - measured(5, 4)).toBeLessThan(measured(5, 4) - measured(4, 4));
  });

  test('counts a top hat once, and for less when the end is near', () => {
    const hats = (buildings: readonly BuildingId[]): number => {
      const table = tableOf({ players: { Ana: { buildings }, Bo: {} } }).turn('Ana');
      return harbourGuide.measure(table.state, seatAt(0))[harbourGuide.features.indexOf('top-hat')] ?? Number.NaN;
    };
    expect(hats(['abbey'])).toBe(0);
    const [none, one, two] = [hats([]), hats([hatted[0]]), hats([...hatted])];
    expect([none, one]).toEqual([0, 1]);
    expect(two).toBeGreaterThan(0);
    expect(two).toBeLessThanOrEqual(1);
    const late = hats([hatted[0], 'abbey', 'mirror-house']);
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(1);
  });

  test('expects a solo player to win if ahead, and to lose if behind', () => {
    const against = (own: number, theirs: number): number => {
      const cards = ['abbey', 'clocktower', 'mirror-house', 'grand-exchange', 'pub', 'ranch'] as const;
      const table = tableOf({
        players: { Ana: { board: 'alchemist', buildings: cards.slice(0, own) } },
        practice: { buildings: cards.slice(own, own + theirs) },
      }).turn('Ana');
      return evaluator.prospects(table.state, 1).chances[0] ?? 0;
    };
    expect(against(3, 0)).toBeGreaterThan(0.5);
    expect(against(0, 3)).toBeLessThan(0.5);
  });
});
