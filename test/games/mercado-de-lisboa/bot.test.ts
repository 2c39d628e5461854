import { describe, expect, test } from 'vitest';
import { botLevels, botOf, evaluatorOf, pointsAt } from '../../../shared/bots/index.ts';
import { pick, type RandomWords, randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import { mercadoDeLisboaGuide as guide } from '../../../shared/games/mercado-de-lisboa/bot/index.ts';
import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../shared/games/mercado-de-lisboa/moves.ts';
import { reckonedMoney } from '../../../shared/games/mercado-de-lisboa/reckoned-money.ts';
import type { CustomerId } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { seeds, shopkeeperIn } from '../../bots/deciding.ts';
import { campaign } from '../../harness/campaign.ts';
import { alone } from './alone-table.ts';
import { at, pair, type Table, tableOf } from './table.ts';

const evaluator = evaluatorOf(mercadoDeLisboa, guide);
const decide = shopkeeperIn(mercadoDeLisboa, guide);

const chosenBy = <Name extends string>(table: Table<Name>, name: Name, seed: string): MercadoMove =>
  decide(table.state, table.seat(name), randomFromSeed(seed));

describe('a Shopkeeper bot', () => {
  test.each(seeds)('opens the stand where most customers wait (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { tiles: ['fish', 'fish', 'tomato'] }, Bo: {} },
      market: ['. grape/Bo meat/Bo fish/Bo .', '. . . . .', '. tomato/Bo . . .'],
      doors: { L1: 'c3-fish-meat', R1: 'c3-fish-grape', L3: 'c1-fish-tomato' },
    });
    // earns six coins at a cost of four; elsewhere a stand earns at most two
    expect(chosenBy(table, 'Ana', seed)).toMatchObject({ type: 'open-stand', good: 'fish' });
    const { space } = { space: -1, ...chosenBy(table, 'Ana', seed) };
    expect([at(1, 1), at(1, 5)]).toContain(space);
  });

  test.each(seeds)('brings customers where they pay it most and rivals least (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { money: 0 }, Bo: { money: 3 } },
      market: ['fish/Ana fish/Ana meat/Ana . .', '. . . . .', 'tomato/Bo fish/Ana tomato/Bo . .'],
      customers: [
        ...(['c1-flower-grape', 'c1-tomato-grape', 'c1-flower-tomato'] as const),
        ...(['c2-flower-grape', 'c2-tomato-grape', 'c2-flower-tomato'] as const),
        ...(['c3-fish-tomato', 'c3-flower-grape', 'c3-tomato-grape'] as const),
      ],
    });
    // six coins for her in the first row; three, and six for the rival, in the third
    const chosen = chosenBy(table, 'Ana', seed);
    expect(chosen).toMatchObject({ type: 'bring-customers', customers: 'c3-fish-tomato' });
    expect(['L1', 'R1']).toContain(chosen.type === 'bring-customers' ? chosen.entrance : null);
  });

  test.each(seeds)('takes a coin rather than pay a rival far more (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { money: 0, tiles: ['grape', 'grape', 'tomato'] }, Bo: { money: 0 } },
      market: ['fish/Ana meat/Bo [burger-joint] . .', '. [pub] . . .'],
      doors: { T1: 'c1-fish-tomato', B1: 'c1-fish-grape' },
      customers: [
        'c1-fish-meat',
        'c1-flower-meat',
        'c1-flower-grape',
        'c2-fish-meat',
        'c2-flower-meat',
        'c2-tomato-meat',
      ],
    });
    // only fish customers are possible, and they pay the rival three times as much
    const offers = new Set(table.offers('Ana', 'bring-customers').map(({ customers }) => customers));
    expect([...offers].toSorted()).toEqual(['c1-fish-meat', 'c2-fish-meat']);
    expect(chosenBy(table, 'Ana', seed).type).not.toBe('bring-customers');
  });

  test('takes no coin where customers clearly pay more, unless it may end the game', () => {
    const isIdle = (coinsInRow: number, market: string) => {
      const table = pair({ market: [market], customers: ['c2-fish-tomato'], coinsInRow }, {}, {});
      return guide.isIdle?.(table.state, table.seat('Ana'), { type: 'take-coin' });
    };
    expect(isIdle(0, 'fish/Ana meat/Bo . . .')).toBe(true);
    expect(isIdle(3, 'fish/Ana meat/Bo . . .')).toBe(false);
    expect(isIdle(0, 'fish/Ana fish/Bo . . .')).toBe(false);
  });

  test.each(seeds)('ends the game with a coin only when ahead (%s)', (seed) => {
    const ending = (own: number, other: number) =>
      pair({ market: ['fish/Ana meat/Bo . . .'], coinsInRow: 3 }, { money: own }, { money: other });
    expect(chosenBy(ending(14, 9), 'Ana', seed)).toEqual({ type: 'take-coin' });
    expect(chosenBy(ending(9, 14), 'Ana', seed).type).not.toBe('take-coin');
  });

  test.each(seeds)('does not let the leader end the game with a coin (%s)', (seed) => {
    const table = pair({ market: ['fish/Ana meat/Bo . . .'], coinsInRow: 2 }, { money: 9 }, { money: 14 });
    expect(chosenBy(table, 'Ana', seed).type).not.toBe('take-coin');
  });

  test('plays for the score of its challenge when alone', () => {
    const situation = {
      market: ['fish/Ana fish/Ana tomato/Ana meat/Ana .'],
      customers: ['c1-fish-meat', 'c2-fish-tomato', 'c3-fish-tomato', 'c4-fish'] as const,
    };
    const points = (challenge: ChallengeId, tile: CustomerId) =>
      pointsAt(guide, alone(challenge, {}, situation).bring('Ana', tile, 'L1').state, seatAt(0));
    // the 3 customers pay three of its stands, the 4 customers two
    expect(points('this-time-trios', 'c3-fish-tomato')).toBeGreaterThan(points('this-time-trios', 'c4-fish'));
    expect(points('long-game', 'c4-fish')).toBeGreaterThan(points('long-game', 'c3-fish-tomato'));
    expect(points('queue-of-customers', 'c3-fish-tomato')).toBeGreaterThan(
      points('queue-of-customers', 'c1-fish-meat'),
    );
  });
});

describe('the guide of Mercado de Lisboa', () => {
  test('is quiet before an action, not before taking a tile', () => {
    const table = pair({ display: ['flower', 'meat', 'grape'] });
    expect(guide.isQuiet(table.state)).toBe(true);
    table.play('Ana', { type: 'open-stand', good: 'fish', space: at(2, 2) });
    expect(guide.isQuiet(table.state)).toBe(false);
    table.play('Ana', { type: 'take-tile', good: 'meat' });
    expect(guide.isQuiet(table.state)).toBe(true);
    expect(guide.round(table.coin('Bo').state)).toBe(4);
  });

  test('prefers one more coin, and a useful adjacent restaurant', () => {
    const points = (money: number, rows: readonly string[]) =>
      pointsAt(guide, pair({ market: rows }, { money }).state, seatAt(0));
    const plain = ['fish/Ana . . . .'];
    expect(points(6, plain)).toBeGreaterThan(points(5, plain));
    expect(points(5, ['fish/Ana [sushi-bar] . . .'])).toBeGreaterThan(points(5, ['fish/Ana . . [sushi-bar] .']));
  });

  test('gives a solo player better chances with more coins', () => {
    const rows = ['fish/Ana fish/Ana fish/Ana fish/Ana .'];
    const chance = (coins: number) =>
      evaluator.prospects(alone('duke-of-lisbon', { money: coins }, { market: rows }).state, 1).chances[0] ?? 0;
    expect(chance(100)).toBeGreaterThan(0.8);
    expect(chance(40)).toBeGreaterThan(chance(10));
    expect(chance(0)).toBeLessThan(0.5);
  });
});

test('estimates hidden money from public payments', () => {
  let [sum, count] = [0, 0];
  for (let match = 0; match < 8; match++) {
    const random = randomFromSeed(`money ${match}`);
    const state = mercadoDeLisboa.setup(2 + (match % 3), { 'hidden-money': 'no' }, random);
    for (let [seat] = mercadoDeLisboa.toAct(state); seat !== undefined; [seat] = mercadoDeLisboa.toAct(state)) {
      const reckoned = reckonedMoney(state);
      state.players.forEach(({ money }, index) => {
        sum += Math.abs(money - (reckoned[index] ?? 0));
        count++;
      });
      mercadoDeLisboa.play(state, seat, pick(random, mercadoDeLisboa.legalMoves(state, seat)));
    }
  }
  expect(sum / count).toBeLessThan(2);
});

describe('avoids a dead end in a solo game', () => {
  /** Setups in which one first stand is a dead end and another is not. */
  const risky = Array.from({ length: 120 }, (_, match) => {
    const state = mercadoDeLisboa.setup(1, { challenge: 'duke-of-lisbon' }, randomFromSeed(`dead end ${match}`));
    const legal = mercadoDeLisboa.legalMoves(state, seatAt(0));
    const dead = legal.filter((move) => guide.givesAway?.(state, seatAt(0), move) === true);
    return dead.length > 0 && dead.length < legal.length ? [{ state, dead: dead.length / legal.length }] : [];
  }).flat();

  test('occurs in many setups', () => {
    expect(risky.length).toBeGreaterThan(10);
    expect(Math.max(...risky.map(({ dead }) => dead))).toBeGreaterThan(0.3);
  });

  test.each(botLevels)('at level %s', (level) => {
    const bot = botOf(level, () => () => true, 6);
    for (const { state: start } of risky.slice(0, campaign(3, risky.length))) {
      for (const seed of seeds.slice(0, campaign(1, 2))) {
        const state = mercadoDeLisboa.copy(start);
        const random = randomFromSeed(seed);
        for (let moves = 0; state.tally?.actions === 0 || state.question?.type === 'take-tile'; moves++) {
          const legal = mercadoDeLisboa.legalMoves(state, seatAt(0));
          const imagine = (chance: RandomWords) => mercadoDeLisboa.redeal(state, seatAt(0), chance);
          const move = bot.decide({ evaluator, seat: seatAt(0), seats: 1, legal, imagine, random });
          mercadoDeLisboa.play(state, seatAt(0), move);
          expect(moves).toBeLessThan(9);
        }
        expect(state.ending, `${level} ${seed}`).toBeNull();
      }
    }
  });
});
