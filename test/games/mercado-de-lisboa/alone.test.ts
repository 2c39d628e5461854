import { describe, expect, test } from 'vitest';
import { randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { Good } from '../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';
import type { CustomerId } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { at, paid, type Sitting, type Situation, type Table, tableOf } from './table.ts';

const outcome = ({ state }: { readonly state: MercadoState }) => mercadoDeLisboa.outcome(state);
const campaign = (table: { readonly state: MercadoState }) => outcome(table)?.alone?.campaign;

/** Ana plays alone. */
function alone(
  challenge: ChallengeId,
  ana: Sitting,
  situation: Omit<Situation<'Ana'>, 'players' | 'settled'> = {},
): Table<'Ana'> {
  return tableOf({ ...situation, players: { Ana: ana }, settled: { challenge } });
}

/** Nobody wants fish or flowers. */
const nobodyForFish: readonly CustomerId[] = [
  'c1-tomato-meat',
  'c1-tomato-grape',
  'c1-meat-grape',
  'c2-tomato-meat',
  'c2-tomato-grape',
  'c2-meat-grape',
  'c3-tomato-meat',
  'c3-tomato-grape',
  'c3-meat-grape',
  'c4-tomato',
  'c4-meat',
  'c4-grape',
];

/** Customers at the entrances, of so many figures in all. */
function doorsOf(figures: number): Readonly<Record<string, CustomerId>> {
  const entrances = ['L1', 'L2', 'L3', 'L4', 'L5', 'R1', 'R2', 'R3', 'R4', 'R5', 'T1', 'T2', 'T3', 'T4', 'T5'];
  const others = [
    'fish-flower',
    'fish-tomato',
    'fish-meat',
    'fish-grape',
    'flower-tomato',
    'flower-meat',
    'flower-grape',
  ] as const;
  const doors: Record<string, CustomerId> = {};
  let left = figures;
  for (const level of [3, 2, 1] as const) {
    for (const pair of others) {
      const entrance = entrances[Object.keys(doors).length];
      if (left < level || entrance === undefined) continue;
      doors[entrance] = `c${level}-${pair}`;
      left -= level;
    }
  }
  if (left > 0) throw new RangeError(`no doors for ${figures}`);
  return doors;
}

const standsOf = (challenge: ChallengeId): readonly string[] =>
  challenge === 'lively-market'
    ? [
        'fish/Ana fish/Ana fish/Ana fish/Ana fish/Ana',
        'fish/Ana fish/Ana flower/Ana flower/Ana flower/Ana',
        'flower/Ana flower/Ana . . .',
      ]
    : ['fish/Ana fish/Ana fish/Ana fish/Ana fish/Ana', 'fish/Ana fish/Ana flower/Ana . .'];

/** Ana opens the last restaurant that she can open; after that nothing is left to do. */
function lastRestaurant(
  challenge: ChallengeId,
  money: number,
  situation: Omit<Situation<'Ana'>, 'players' | 'settled'> = {},
): Table<'Ana'> {
  return alone(
    challenge,
    { money, tiles: ['tomato', 'meat', 'grape'], restaurants: ['wine-bar'] },
    {
      market: standsOf(challenge),
      customers: nobodyForFish,
      display: ['tomato', 'meat', 'grape'],
      ...situation,
      tally: { specialty: challenge === 'specialist' ? 'fish' : null, ...situation.tally },
    },
  ).restaurant('Ana', 'wine-bar', 24);
}

describe('playing alone', () => {
  test('nobody takes a coin', () => {
    const table = alone('duke-of-lisbon', { restaurants: ['pub'] });
    expect(table.kinds('Ana')).toEqual(['open-restaurant', 'open-stand']);
  });

  test('over at once when nothing is left to do', () => {
    const table = lastRestaurant('duke-of-lisbon', 5);
    expect(table.asked()).toBeNull();
    expect(outcome(table)).toMatchObject({ ending: 'stuck', scores: [6], places: [1], tieBreak: null });
  });

  test('customers who can be brought keep it going', () => {
    const table = lastRestaurant('duke-of-lisbon', 5, { customers: ['c1-fish-flower'] });
    expect(table.kinds('Ana')).toEqual(['bring-customers']);
  });

  test('a restaurant in front of her keeps it going', () => {
    const table = alone(
      'duke-of-lisbon',
      { tiles: ['tomato', 'meat', 'grape'], restaurants: ['wine-bar', 'pub'] },
      { market: standsOf('duke-of-lisbon'), customers: nobodyForFish, display: ['tomato', 'meat', 'grape'] },
    ).restaurant('Ana', 'wine-bar', 24);
    expect(table.kinds('Ana')).toEqual(['open-restaurant']);
  });

  test('equal tiles keep it going until they are exchanged', () => {
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

  test('without coins and without customers nothing can be done: the early dead end', () => {
    const table = alone('duke-of-lisbon', { money: 1, tiles: ['fish', 'meat', 'grape'] }, { round: 1 });
    table.stand('Ana', 'fish', at(1, 2), 'flower');
    // A stand of her own, and customers for it: they can come.
    expect(table.kinds('Ana')).toEqual(['bring-customers']);

    const dead = alone(
      'duke-of-lisbon',
      { money: 1, tiles: ['fish', 'meat', 'grape'] },
      { round: 1, customers: nobodyForFish },
    );
    dead.stand('Ana', 'fish', at(1, 2), 'flower');
    expect(outcome(dead)).toMatchObject({ ending: 'stuck', scores: [0] });
  });

  test('a first stand on a grey restaurant leaves that restaurant to open', () => {
    const table = alone(
      'duke-of-lisbon',
      { money: 1, tiles: ['fish', 'meat', 'grape'] },
      { round: 1, customers: nobodyForFish, market: ['(pub) . . . .'] },
    ).stand('Ana', 'fish', at(1, 1), 'flower');
    expect(table.kinds('Ana')).toEqual(['open-restaurant']);
  });

  test('over at once with four entrances left', () => {
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
    expect(table.asked()).toBe('Ana');
    table.bring('Ana', 'c1-fish-flower', 'B1');
    expect(table.asked()).toBeNull();
    expect(outcome(table)).toMatchObject({ ending: 'entrances', scores: [3] });
    expect(table.told('last-round-began')).toEqual([]);
  });

  test('over at once with four spaces left', () => {
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
    expect(table.asked()).toBeNull();
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

  test.each(everyCoin)('%s: coins at the end', (challenge) => {
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

  test('a restaurant not opened costs 1 there, too', () => {
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

  test('queue-of-customers: the figures that came', () => {
    for (const [index, target] of targets['queue-of-customers'].entries()) {
      const having = (figures: number) => lastRestaurant('queue-of-customers', 200, { doors: doorsOf(figures) });
      expect(campaign(having(target))?.fame).toBe(index + 1);
      expect(having(target).last('challenge-counted').counted).toBe(target);
      expect(campaign(having(target - 1))?.fame).toBe(index);
    }
  });
});

describe('what the challenges count on the way', () => {
  const line = { market: ['fish/Ana fish/Ana fish/Ana . .', 'meat/Ana . . . .'] };

  test('coins by the size of the tile: when it is brought, and when a later stand earns from it', () => {
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

  test('customers by figures', () => {
    const table = alone('queue-of-customers', {}, { ...line, customers: ['c3-fish-meat', 'c1-fish-meat'] });
    table.bring('Ana', 'c3-fish-meat', 'R1').bring('Ana', 'c1-fish-meat', 'L1');
    expect(table.state.tally?.customers).toBe(4);
    expect(campaign(table)).toBeUndefined();
  });

  test('actions: exchanges are none, and the tile taken belongs to the stand', () => {
    const table = alone('last-orders', { tiles: ['fish', 'fish', 'fish'] }, { round: 1 });
    expect(table.state.tally?.actions).toBe(0);
    table.play('Ana', { type: 'exchange-hand' });
    expect(table.state.tally?.actions).toBe(0);
    const [good] = table.player('Ana').tiles;
    if (good !== undefined) table.stand('Ana', good, 0);
    expect(table.state.tally?.actions).toBe(1);
  });
});

describe('a great deal', () => {
  const thirtyTwo = {
    market: ['. . . . .', '[sushi-bar] . . . [pub]', 'fish/Ana fish/Ana [sushi-bar] fish/Ana fish/Ana'],
    customers: ['c4-fish'],
    round: 12,
  } as const;

  test('32 coins from one tile', () => {
    const table = alone('last-orders', { money: 0 }, thirtyTwo).bring('Ana', 'c4-fish', 'R3');
    expect(table.state.tally).toMatchObject({ bestAction: 32, actions: 12 });
    expect(campaign(table)).toEqual({ chapter: 'last-orders', fame: 3, greatDeal: true });
    expect(table.last('challenge-counted')).toMatchObject({ counted: 32, fame: 3, greatDeal: true });
  });

  test('20 are none, however many there are together', () => {
    const table = alone(
      'last-orders',
      { money: 100 },
      { ...thirtyTwo, market: ['. . . . .', '[sushi-bar] . . . .', 'fish/Ana fish/Ana . fish/Ana fish/Ana'] },
    );
    table.bring('Ana', 'c4-fish', 'R3');
    expect(table.state.tally?.bestAction).toBe(20);
    expect(campaign(table)).toMatchObject({ fame: 3, greatDeal: false });
  });

  test('32 from one new stand, counted before its cost', () => {
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

  test('31 together with what one has are none', () => {
    const table = alone('last-orders', { money: 5 }, { ...thirtyTwo, tally: { bestAction: 31 } }).stand(
      'Ana',
      'tomato',
      24,
    );
    expect(campaign(table)?.greatDeal).toBe(false);
  });
});

describe('Specialist', () => {
  const begin = () => mercadoDeLisboa.setup(1, { challenge: 'specialist' }, randomFromSeed('specialist'));

  test('before the first turn a good is chosen, with the whole setup in view', () => {
    const state = begin();
    expect(state.question?.type).toBe('specialty');
    expect(mercadoDeLisboa.toAct(state)).toEqual([0]);
    const moves = mercadoDeLisboa.legalMoves(state, seatAt(0));
    expect(moves.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))).toEqual(
      ['fish', 'flower', 'grape', 'meat', 'tomato'].map((good) => ({ type: 'specialise', good })),
    );
    expect(state.customers.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    const told = mercadoDeLisboa.play(state, seatAt(0), { type: 'specialise', good: 'meat' });
    expect(told[0]).toEqual({ type: 'specialty-chosen', seat: 0, good: 'meat' });
    expect(state.tally).toMatchObject({ specialty: 'meat', actions: 0 });
    expect(state.question).toEqual({ type: 'act', seat: 0 });
    expect(state.round).toBe(1);
  });

  const specialist = (situation: Omit<Situation<'Ana'>, 'players' | 'settled'>, money = 10, tiles?: readonly Good[]) =>
    alone('specialist', tiles === undefined ? { money } : { money, tiles }, {
      ...situation,
      tally: { specialty: 'fish' },
    });

  test('only stands of this good earn when customers come', () => {
    const table = specialist({
      market: ['fish/Ana meat/Ana fish/Ana . .'],
      customers: ['c3-fish-meat'],
    }).bring('Ana', 'c3-fish-meat', 'L1');
    expect(table.money()).toEqual([16]);
    expect(paid(table.last('customers-brought').income)).toEqual(['L1 0 3', 'L1 2 3']);
  });

  test('customers may be brought for any own stand that they want, and the others count for the line', () => {
    const table = specialist({
      market: ['meat/Ana grape/Ana fish/Ana . .', 'meat/Ana meat/Ana . . .'],
      customers: ['c3-meat-grape', 'c2-tomato-meat'],
    });
    expect(table.entrancesFor('Ana', 'c3-meat-grape')).toEqual(['L1', 'R1']);
    table.bring('Ana', 'c2-tomato-meat', 'L2');
    expect(table.money()).toEqual([10]);
    expect(table.state.tally).toMatchObject({ customers: 2, bestAction: 0 });
  });

  test('a new stand of another good earns nothing, and cannot be paid out of that', () => {
    const doors = { L1: 'c3-fish-meat' } as const;
    expect(specialist({ doors }, 0, ['fish', 'meat', 'grape']).spacesFor('Ana', 'fish')).toEqual([0, 1, 2, 3, 4]);
    expect(specialist({ doors }, 0, ['fish', 'meat', 'grape']).spacesFor('Ana', 'meat')).toEqual([]);
    const table = specialist({ doors }, 5, ['fish', 'meat', 'grape']).stand('Ana', 'meat', 0);
    expect(table.last('stand-opened')).toMatchObject({ cost: 1, earned: 0 });
    table.stand('Ana', 'fish', 1);
    expect(table.last('stand-opened'), 'stands that earn nothing still count for the cost').toMatchObject({
      cost: 2,
      earned: 3,
    });
    expect(table.money()).toEqual([5]);
  });

  test('the other challenges ask for none', () => {
    const state = mercadoDeLisboa.setup(1, { challenge: 'duke-of-lisbon' }, randomFromSeed('duke'));
    expect(state.question?.type).toBe('act');
    expect(state.tally?.specialty).toBeNull();
  });
});

describe('Last Orders', () => {
  test('the game ends after the twelfth action', () => {
    const begin = (round: number) => alone('last-orders', { money: 30 }, { round }).stand('Ana', 'fish', 12);
    expect(begin(11).asked()).toBe('Ana');
    expect(begin(12).asked()).toBeNull();
    expect(outcome(begin(12))).toMatchObject({ ending: 'last-order', scores: [29] });
  });

  test('other challenges go on', () => {
    expect(alone('duke-of-lisbon', { money: 30 }, { round: 12 }).stand('Ana', 'fish', 12).asked()).toBe('Ana');
    expect(alone('duke-of-lisbon', { money: 30 }, { round: 40 }).stand('Ana', 'fish', 12).asked()).toBe('Ana');
  });

  test('ends sooner where nothing is left to do', () => {
    expect(outcome(lastRestaurant('last-orders', 5, { round: 6 }))?.ending).toBe('stuck');
  });
});

describe('Lively Market', () => {
  test('a ninth to a twelfth stand, no thirteenth', () => {
    const market = standsOf('lively-market');
    const tiles = ['tomato', 'meat', 'grape'] as const;
    const full = alone('lively-market', { tiles, restaurants: ['pub'] }, { market, customers: nobodyForFish });
    expect(full.player('Ana').woodenStands).toBe(0);
    expect(full.kinds('Ana')).toEqual(['open-restaurant']);
    const [first = '', second = ''] = market;
    const eleven = alone(
      'lively-market',
      { tiles },
      { market: [first, second, 'flower/Ana . . . .'], customers: nobodyForFish },
    );
    expect(eleven.kinds('Ana')).toContain('open-stand');
  });
});

describe('Pub Crawl', () => {
  test('only stands next to an open Pub earn; other restaurants help them', () => {
    const table = alone(
      'pub-crawl',
      {},
      {
        market: ['[pub] fish/Ana [sushi-bar] fish/Ana fish/Ana', '. . fish/Ana . .'],
        customers: ['c3-fish-tomato'],
      },
    ).bring('Ana', 'c3-fish-tomato', 'L1');
    expect(table.money()).toEqual([19]);
    expect(paid(table.last('customers-brought').income)).toEqual(['L1 1 9']);
  });

  test('a new stand earns next to an open Pub alone; one in hand or at a corner does not do', () => {
    const table = alone(
      'pub-crawl',
      { money: 0, restaurants: ['pub'] },
      { market: ['. . . . .', '. [pub] . . .'], doors: { L1: 'c2-fish-tomato', L3: 'c2-fish-meat' } },
    );
    expect(table.spacesFor('Ana', 'fish')).toEqual([at(1, 2), at(3, 2)]);
    table.stand('Ana', 'fish', at(1, 2));
    expect(table.last('stand-opened')).toMatchObject({ cost: 1, earned: 4 });
  });

  test('both Pubs count', () => {
    const table = alone(
      'pub-crawl',
      { money: 0 },
      { market: ['. [pub] . . .', '[pub] fish/Ana . . .'], customers: ['c1-fish-tomato'] },
    ).bring('Ana', 'c1-fish-tomato', 'L2');
    expect(table.money()).toEqual([3]);
  });
});

test('the ways a match can end', () => {
  expect([...mercadoDeLisboa.endings(1)].toSorted()).toEqual(['entrances', 'last-order', 'spaces', 'stuck']);
  for (const seats of [2, 3, 4]) {
    expect([...mercadoDeLisboa.endings(seats)].toSorted()).toEqual(['coins', 'entrances', 'spaces']);
  }
});
