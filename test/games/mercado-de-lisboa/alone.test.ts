import { describe, expect, test } from 'vitest';
import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import { alone, campaign, doorsOf, lastRestaurant, nobodyForFish, outcome, standsOf } from './alone-table.ts';
import { at } from './table.ts';

describe('a solo game', () => {
  test('offers no coin action', () => {
    const table = alone('duke-of-lisbon', { restaurants: ['pub'] });
    expect(table.kinds('Ana')).toEqual(['open-restaurant', 'open-stand']);
  });

  test('ends at once when no action is possible', () => {
    const table = lastRestaurant('duke-of-lisbon', 5);
    expect(table.asked()).toEqual([]);
    expect(outcome(table)).toMatchObject({ ending: 'stuck', scores: [6], places: [1], tieBreak: null });
  });

  test('continues while customers can be brought', () => {
    const table = lastRestaurant('duke-of-lisbon', 5, { customers: ['c1-fish-flower'] });
    expect(table.kinds('Ana')).toEqual(['bring-customers']);
  });

  test('continues while a restaurant can be opened', () => {
    const table = alone(
      'duke-of-lisbon',
      { tiles: ['tomato', 'meat', 'grape'], restaurants: ['wine-bar', 'pub'] },
      { market: standsOf('duke-of-lisbon'), customers: nobodyForFish, display: ['tomato', 'meat', 'grape'] },
    ).restaurant('Ana', 'wine-bar', 24);
    expect(table.kinds('Ana')).toEqual(['open-restaurant']);
  });

  test('continues until identical tiles have been exchanged', () => {
    const table = alone(
      'duke-of-lisbon',
      { tiles: ['meat', 'meat', 'meat'], restaurants: ['wine-bar'] },
      { market: standsOf('duke-of-lisbon'), customers: nobodyForFish, display: ['grape', 'grape', 'grape'] },
    ).restaurant('Ana', 'wine-bar', 24);
    expect(table.kinds('Ana')).toEqual(['exchange-display', 'exchange-hand']);
    table.play('Ana', { type: 'exchange-hand' });
    expect(table.kinds('Ana')).toEqual(['exchange-display']);
    table.play('Ana', { type: 'exchange-display' });
    expect(outcome(table)?.ending).toBe('stuck');
  });

  test('ends early without coins and customers', () => {
    const table = alone('duke-of-lisbon', { money: 1, tiles: ['fish', 'meat', 'grape'] }, { round: 1 });
    table.stand('Ana', 'fish', at(1, 2), 'flower');
    // Customers can come to her own stand.
    expect(table.kinds('Ana')).toEqual(['bring-customers']);

    const dead = alone(
      'duke-of-lisbon',
      { money: 1, tiles: ['fish', 'meat', 'grape'] },
      { round: 1, customers: nobodyForFish },
    );
    dead.stand('Ana', 'fish', at(1, 2), 'flower');
    expect(outcome(dead)).toMatchObject({ ending: 'stuck', scores: [0] });
  });

  test('continues after a first stand on a grey restaurant', () => {
    const table = alone(
      'duke-of-lisbon',
      { money: 1, tiles: ['fish', 'meat', 'grape'] },
      { round: 1, customers: nobodyForFish, market: ['(pub) . . . .'] },
    ).stand('Ana', 'fish', at(1, 1), 'flower');
    expect(table.kinds('Ana')).toEqual(['open-restaurant']);
  });

  test('ends at once with four entrances left', () => {
    const doors = {
      ...doorsOf(20),
      T1: 'c4-fish',
      T2: 'c4-flower',
      T3: 'c3-meat-grape',
      T4: 'c2-meat-grape',
      T5: 'c1-meat-grape',
    } as const;
    expect(Object.keys(doors)).toHaveLength(12);
    const table = alone(
      'duke-of-lisbon',
      { money: 3, restaurants: ['pub'] },
      {
        market: ['. . . . .', '. . . . .', '. . . . .', '. . . . .', 'fish/Ana . . . .'],
        doors: { ...doors, B3: 'c2-tomato-meat', B4: 'c3-tomato-meat', B5: 'c1-tomato-meat' },
        customers: ['c1-fish-flower'],
      },
    );
    expect(table.asked()).toEqual(['Ana']);
    table.bring('Ana', 'c1-fish-flower', 'B1');
    expect(table.asked()).toEqual([]);
    expect(outcome(table)).toMatchObject({ ending: 'entrances', scores: [3] });
    expect(table.all('last-round-began')).toEqual([]);
  });

  test('ends at once with four spaces left', () => {
    const table = alone(
      'lively-market',
      { restaurants: ['wine-bar', 'wine-bar'], tiles: ['tomato', 'meat', 'grape'] },
      {
        market: [
          'fish/Ana fish/Ana fish/Ana fish/Ana fish/Ana',
          'fish/Ana fish/Ana flower/Ana flower/Ana flower/Ana',
          'flower/Ana flower/Ana [pub] [sushi-bar] [sushi-bar]',
          '[tea-house] [tea-house] [pizzeria] [pizzeria] [burger-joint]',
          '. . . . (burger-joint)',
        ],
      },
    ).restaurant('Ana', 'wine-bar', 20);
    expect(table.asked()).toEqual([]);
    expect(outcome(table)).toMatchObject({ ending: 'spaces', scores: [10] });
  });
});

describe('fame', () => {
  const everyCoin = ['specialist', 'last-orders', 'lively-market', 'pub-crawl', 'duke-of-lisbon'] as const;
  const targets: Readonly<Record<ChallengeId, readonly [number, number, number]>> = {
    specialist: [25, 35, 50],
    'long-game': [8, 20, 32],
    'all-couples': [40, 55, 70],
    'this-time-trios': [20, 35, 50],
    'last-orders': [12, 20, 30],
    'queue-of-customers': [22, 26, 30],
    'lively-market': [80, 100, 120],
    'pub-crawl': [55, 75, 95],
    'duke-of-lisbon': [70, 85, 100],
  };

  test.each(everyCoin)('%s: counts the coins at the end', (challenge) => {
    for (const [index, target] of targets[challenge].entries()) {
      const enough = lastRestaurant(challenge, target - 1);
      expect(outcome(enough)).toMatchObject({ ending: 'stuck', scores: [target], alone: { won: true, rank: null } });
      expect(campaign(enough)).toEqual({ chapter: challenge, fame: index + 1, greatDeal: false });
      expect(enough.last('challenge-counted')).toMatchObject({ seat: 0, counted: target, fame: index + 1 });
      const short = lastRestaurant(challenge, target - 2);
      expect(campaign(short)?.fame).toBe(index);
      expect(outcome(short)?.alone?.won).toBe(index > 0);
    }
  });

  test('counts one coin less for an unopened restaurant', () => {
    const doors = doorsOf(20);
    const ending = (money: number) =>
      alone(
        'last-orders',
        { money, restaurants: ['pub', 'wine-bar'] },
        { round: 12, market: ['fish/Ana . . . .'], doors },
      ).restaurant('Ana', 'pub', 24);
    expect(campaign(ending(12))?.fame).toBe(1);
    expect(campaign(ending(11))?.fame).toBe(0);
    expect(ending(11).last('challenge-counted')).toMatchObject({ counted: 11, fame: 0 });
  });

  test.each([
    ['long-game', 4],
    ['all-couples', 2],
    ['this-time-trios', 3],
  ] as const)('%s: what tiles of %i customers have paid', (challenge, level) => {
    for (const [index, target] of targets[challenge].entries()) {
      const having = (coins: number) =>
        lastRestaurant(challenge, 200, {
          tally: { coinsFrom: [150, 150, 150, 150].map((others, size) => (size === level - 1 ? coins : others)) },
        });
      expect(campaign(having(target))?.fame).toBe(index + 1);
      expect(having(target).last('challenge-counted')).toMatchObject({ counted: target, fame: index + 1 });
      expect(campaign(having(target - 1))?.fame).toBe(index);
    }
  });

  test('queue-of-customers: counts the customers brought', () => {
    for (const [index, target] of targets['queue-of-customers'].entries()) {
      const having = (figures: number) => lastRestaurant('queue-of-customers', 200, { doors: doorsOf(figures) });
      expect(campaign(having(target))?.fame).toBe(index + 1);
      expect(having(target).last('challenge-counted').counted).toBe(target);
      expect(campaign(having(target - 1))?.fame).toBe(index);
    }
  });
});

describe('the tally of a challenge', () => {
  const line = { market: ['fish/Ana fish/Ana fish/Ana . .', 'meat/Ana . . . .'] };

  test('counts coins by tile level, from customers and from later stands', () => {
    const table = alone(
      'long-game',
      { money: 20 },
      { ...line, doors: { L1: 'c4-fish' }, customers: ['c3-fish-meat', 'c2-fish-meat'] },
    );
    table.bring('Ana', 'c3-fish-meat', 'R1');
    expect(table.state.tally?.coinsFrom).toEqual([0, 0, 9, 0]);
    table.bring('Ana', 'c2-fish-meat', 'T1');
    expect(table.state.tally?.coinsFrom).toEqual([0, 4, 9, 0]);
    table.stand('Ana', 'fish', at(1, 4));
    expect(table.last('stand-opened')).toMatchObject({ cost: 4, earned: 7 });
    expect(table.state.tally?.coinsFrom, 'costs are not taken off').toEqual([0, 4, 12, 4]);
  });

  test('counts customers rather than tiles', () => {
    const table = alone('queue-of-customers', {}, { ...line, customers: ['c3-fish-meat', 'c1-fish-meat'] });
    table.bring('Ana', 'c3-fish-meat', 'R1').bring('Ana', 'c1-fish-meat', 'L1');
    expect(table.state.tally?.customers).toBe(4);
    expect(campaign(table)).toBeUndefined();
  });

  test('does not count exchanges and taken tiles as actions', () => {
    const table = alone('last-orders', { tiles: ['fish', 'fish', 'fish'] }, { round: 1 });
    expect(table.state.tally?.actions).toBe(0);
    table.play('Ana', { type: 'exchange-hand' });
    expect(table.state.tally?.actions).toBe(0);
    const [good] = table.player('Ana').tiles;
    if (good !== undefined) table.stand('Ana', good, 0);
    expect(table.state.tally?.actions).toBe(1);
  });
});

describe('a big sale', () => {
  const thirtyTwo = {
    market: ['. . . . .', '[sushi-bar] . . . [pub]', 'fish/Ana fish/Ana [sushi-bar] fish/Ana fish/Ana'],
    customers: ['c4-fish'],
    round: 12,
  } as const;

  test('is 32 coins from one customer tile', () => {
    const table = alone('last-orders', { money: 0 }, thirtyTwo).bring('Ana', 'c4-fish', 'R3');
    expect(table.state.tally).toMatchObject({ bestAction: 32, actions: 12 });
    expect(campaign(table)).toEqual({ chapter: 'last-orders', fame: 3, greatDeal: true });
    expect(table.last('challenge-counted')).toMatchObject({ counted: 32, fame: 3, greatDeal: true });
  });

  test('is not reached by several actions together', () => {
    const table = alone(
      'last-orders',
      { money: 100 },
      { ...thirtyTwo, market: ['. . . . .', '[sushi-bar] . . . .', 'fish/Ana fish/Ana . fish/Ana fish/Ana'] },
    );
    table.bring('Ana', 'c4-fish', 'R3');
    expect(table.state.tally?.bestAction).toBe(20);
    expect(campaign(table)).toMatchObject({ fame: 3, greatDeal: false });
  });

  test('is 32 coins from a new stand before its cost', () => {
    const table = alone(
      'last-orders',
      { money: 0 },
      {
        round: 12,
        market: ['meat/Ana . [sushi-bar] . .', '. [sushi-bar] . [pub] .', 'meat/Ana . . . .'],
        doors: { L2: 'c4-fish', R2: 'c2-fish-meat', T3: 'c1-fish-meat', B3: 'c1-fish-grape' },
      },
    );
    table.stand('Ana', 'fish', at(2, 3));
    expect(table.last('stand-opened')).toMatchObject({ earned: 32, cost: 1 });
    expect(campaign(table)?.greatDeal).toBe(true);
  });

  test('does not count coins from before the action', () => {
    const table = alone('last-orders', { money: 5 }, { ...thirtyTwo, tally: { bestAction: 31 } }).stand(
      'Ana',
      'tomato',
      24,
    );
    expect(campaign(table)?.greatDeal).toBe(false);
  });
});

test('lists the endings of each number of players', () => {
  expect([...mercadoDeLisboa.endings(1)].toSorted()).toEqual(['entrances', 'last-order', 'spaces', 'stuck']);
  for (const seats of [2, 3, 4]) {
    expect([...mercadoDeLisboa.endings(seats)].toSorted()).toEqual(['coins', 'entrances', 'spaces']);
  }
});
