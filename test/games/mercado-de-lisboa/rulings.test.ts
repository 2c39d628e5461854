import { describe, expect, test } from 'vitest';
import { seatAt, see } from '../../../shared/engine/index.ts';
import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import { at, paid, type Situation, tableOf } from './table.ts';

/** A table for Ana, whose turn it is, and Bo. */
const two = (situation: Omit<Situation<'Ana' | 'Bo'>, 'players'> = {}, ana: Situation<'Ana'>['players']['Ana'] = {}) =>
  tableOf({ ...situation, players: { Ana: ana, Bo: {} } });

const alone = (challenge: ChallengeId, situation: Omit<Situation<'Ana'>, 'players' | 'settled'>, money = 10) =>
  tableOf({ ...situation, players: { Ana: { money } }, settled: { challenge } });

describe('the rulings', () => {
  test('1: every customer buys at every stand of either good', () => {
    const table = two({ market: ['fish/Ana meat/Ana fish/Bo . .'], customers: ['c3-fish-meat'] });
    table.bring('Ana', 'c3-fish-meat', 'R1');
    expect(paid(table.last('customers-brought').income)).toEqual(['R1 0 3', 'R1 1 3', 'R1 2 3']);
    expect(table.money()).toEqual([16, 13]);
  });

  test('2: a stand earns from both entrances of a line', () => {
    const table = two({ market: ['fish/Bo . . . .'], doors: { L1: 'c1-fish-tomato' }, customers: ['c1-fish-meat'] });
    table.coin('Ana').bring('Bo', 'c1-fish-meat', 'R1').stand('Ana', 'fish', at(1, 4));
    expect(paid(table.last('stand-opened').income)).toEqual(['L1 3 1', 'R1 3 1']);
  });

  test('3: a stand earns from both of its lines', () => {
    const table = two({
      market: ['. . . . .', '. [pub] . . .', '. . . . .'],
      doors: { R3: 'c3-fish-meat', L3: 'c1-fish-grape', T2: 'c2-fish-tomato', B2: 'c1-fish-flower' },
    }).stand('Ana', 'fish', at(3, 2));
    expect(paid(table.last('stand-opened').income)).toEqual(['B2 11 2', 'L3 11 2', 'R3 11 6', 'T2 11 4']);
    expect(table.last('stand-opened').earned).toBe(14);
  });

  test('4: each adjacent restaurant counts once', () => {
    const table = two({
      market: ['. [sushi-bar] . . .', '[sushi-bar] . [pub] . .', '. [tea-house] . . .'],
      doors: { L2: 'c2-fish-tomato' },
    }).stand('Ana', 'fish', at(2, 2));
    expect(table.last('stand-opened').earned).toBe(8);
  });

  test('5: a new restaurant earns nothing from earlier customers', () => {
    const table = two(
      { market: ['fish/Ana . fish/Ana . .'], doors: { L1: 'c2-fish-tomato', R1: 'c1-fish-meat' } },
      { restaurants: ['sushi-bar'] },
    ).restaurant('Ana', 'sushi-bar', at(1, 2));
    expect(table.money()).toEqual([11, 10]);
  });

  test('6: grey restaurants improve nothing', () => {
    const table = two({
      market: ['(sushi-bar) (sushi-bar) . . .', '(pub) . . . .'],
      doors: { L1: 'c1-fish-tomato' },
    }).stand('Ana', 'fish', at(1, 1));
    expect(table.last('stand-opened').earned).toBe(1);
    expect(table.player('Ana').restaurants).toEqual(['sushi-bar']);
  });

  test('7: a stand costs the larger count of stands', () => {
    const table = two({
      market: ['. fish/Bo [pub] meat/Bo [pizzeria]', '[sushi-bar] . . . .', 'meat/Bo . . . .'],
    }).stand('Ana', 'fish', at(1, 1));
    expect(table.last('stand-opened')).toMatchObject({ cost: 3, inRow: 3, inColumn: 2 });
  });

  test('8: the last round is played to the end', () => {
    const table = tableOf({
      players: { Ana: {}, Bo: { restaurants: ['pub'] }, Cy: {} },
      turn: 'Bo',
      market: [
        'fish/Ana flower/Ana tomato/Ana meat/Ana grape/Ana',
        'flower/Bo tomato/Bo meat/Bo grape/Bo fish/Bo',
        'tomato/Cy meat/Cy grape/Cy meat/Cy flower/Cy',
        'meat/Ana grape/Bo tomato/Cy grape/Bo fish/Cy',
      ],
    }).restaurant('Bo', 'pub', 20);
    expect(table.asked()).toEqual(['Cy']);
    expect(table.coin('Cy').asked(), 'and no turn more').toEqual([]);
  });

  test('9: grey restaurants are known to all or none', () => {
    const seen = (greyKnown: boolean) => {
      const { state } = two({ market: ['(wine-bar) . . . .'], settled: { greyKnown } });
      return [seatAt(0), seatAt(1), 'spectator' as const].map(
        (viewer) => see(mercadoDeLisboa.hiding, state, viewer).grey[0],
      );
    };
    expect(seen(true)).toEqual(['wine-bar', 'wine-bar', 'wine-bar']);
    expect(seen(false)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  test('10: an exchange does not interrupt coins in a row', () => {
    const table = tableOf({
      players: { Ana: {}, Bo: { tiles: ['meat', 'meat', 'meat'] }, Cy: {} },
      display: ['grape', 'grape', 'grape'],
    })
      .coin('Ana')
      .play('Bo', { type: 'exchange-hand' }, { type: 'exchange-display' })
      .coin('Bo', 'Cy');
    expect(mercadoDeLisboa.outcome(table.state)?.ending).toBe('coins');
  });

  test('11: an empty bag does not refill the display', () => {
    const row = (name: string) => `fish/${name} flower/${name} tomato/${name} meat/${name} grape/${name}`;
    const tiles = ['tomato', 'meat', 'grape'] as const;
    const table = tableOf({
      players: { Ana: { tiles: ['fish', 'fish', 'fish'] }, Bo: { tiles }, Cy: { tiles }, Di: { tiles } },
      display: ['flower', 'flower', 'flower'],
      market: ['Ana', 'Bo', 'Cy', 'Di'].map(row),
    }).stand('Ana', 'fish', at(5, 5));
    expect(table.state.display).toEqual(['flower', 'flower']);
    expect(table.all('display-filled')).toEqual([]);
  });

  test('12: an empty stack leaves fewer customers face up', () => {
    const table = two({
      market: ['fish/Ana meat/Bo meat/Bo meat/Bo .', 'tomato/Ana meat/Bo meat/Bo grape/Bo .'],
      doors: { L1: 'c4-meat', L2: 'c4-grape' },
      customers: ['c4-fish', 'c4-tomato', 'c4-flower'],
    });
    expect(table.state.stacks[3]).toEqual([]);
    table.bring('Ana', 'c4-fish', 'R1');
    expect(table.state.customers[3]?.toSorted()).toEqual(['c4-flower', 'c4-tomato']);
    expect(table.all('customers-came')).toEqual([]);
    table.coin('Bo').bring('Ana', 'c4-tomato', 'R2');
    expect(table.state.customers[3]).toEqual(['c4-flower']);
  });

  test('13: a stand needs a wooden stand', () => {
    const table = two(
      { market: ['fish/Ana meat/Ana tomato/Ana grape/Ana .', 'flower/Ana meat/Ana meat/Ana grape/Ana (pizzeria)'] },
      { money: 50, restaurants: ['pub', 'wine-bar', 'wine-bar', 'tea-house', 'tea-house', 'sushi-bar'] },
    );
    expect(table.kinds('Ana')).not.toContain('open-stand');
    table.restaurant('Ana', 'pub', at(2, 5));
    expect(table.player('Ana').restaurants).toHaveLength(6);
    const seven = two({ market: ['fish/Ana meat/Ana tomato/Ana grape/Ana .', 'flower/Ana meat/Ana meat/Ana . .'] });
    expect(seven.kinds('Ana')).toContain('open-stand');
  });

  test('14: totals are hidden, payments are public', () => {
    const table = two({ doors: { L1: 'c2-fish-tomato' }, settled: { hiddenMoney: true } }).stand('Ana', 'fish', 0);
    expect(see(mercadoDeLisboa.hiding, table.state, seatAt(1)).players[0]?.money).toBeNull();
    expect(table.last('stand-opened')).toMatchObject({ earned: 2, cost: 1 });
  });

  test('15: coins in a row count across all players', () => {
    const table = two({}, { restaurants: ['pub', 'wine-bar'] })
      .coin('Ana', 'Bo')
      .restaurant('Ana', 'pub', 12);
    expect(table.state.coinsInRow).toBe(0);
    table.coin('Bo', 'Ana', 'Bo');
    expect(table.asked()).toEqual(['Ana']);
    table.coin('Ana');
    expect(mercadoDeLisboa.outcome(table.state)).toMatchObject({ ending: 'coins', scores: [13, 13] });
  });

  test('16: grey restaurants do not affect free spaces', () => {
    const table = tableOf({
      players: { Ana: {}, Bo: {}, Cy: {} },
      turn: 'Cy',
      market: [
        'fish/Ana flower/Ana tomato/Ana meat/Ana grape/Ana',
        'flower/Bo tomato/Bo meat/Bo grape/Bo fish/Bo',
        'tomato/Cy meat/Cy grape/Cy meat/Cy flower/Cy',
        'meat/Ana grape/Bo tomato/Cy grape/Bo [wine-bar]',
        '(pizzeria) . (burger-joint) . (wine-bar)',
      ],
    });
    table.stand('Cy', 'fish', 24, 'meat');
    expect(mercadoDeLisboa.outcome(table.state)?.ending).toBe('spaces');
    expect(table.player('Cy').restaurants).toEqual(['wine-bar']);
  });

  test('17: a solo game ends at once', () => {
    const table = alone(
      'duke-of-lisbon',
      { customers: ['c1-tomato-meat', 'c1-tomato-grape', 'c1-meat-grape'], round: 1 },
      1,
    );
    expect(mercadoDeLisboa.outcome(table.stand('Ana', 'fish', 1, 'meat').state)?.ending).toBe('stuck');
  });

  test('18: customers are counted, not tiles', () => {
    const table = alone('queue-of-customers', {
      market: ['fish/Ana fish/Ana fish/Ana . .'],
      customers: ['c3-fish-meat'],
    });
    expect(table.bring('Ana', 'c3-fish-meat', 'L1').state.tally?.customers).toBe(3);
  });

  test('19: challenges count every payment of a tile level', () => {
    const couples = alone('all-couples', { market: ['fish/Ana fish/Ana . . .'], customers: ['c2-fish-meat'] }).bring(
      'Ana',
      'c2-fish-meat',
      'L1',
    );
    expect(couples.stand('Ana', 'fish', 2).state.tally?.coinsFrom).toEqual([0, 6, 0, 0]);

    const pubs = alone('pub-crawl', { market: ['fish/Ana fish/Ana . . .'], customers: ['c2-fish-meat'] });
    pubs.bring('Ana', 'c2-fish-meat', 'L1').stand('Ana', 'fish', 2);
    expect(pubs.last('stand-opened')).toMatchObject({ cost: 3, earned: 0 });
    expect(pubs.money()).toEqual([7]);
  });

  test('20: Last Orders can end sooner', () => {
    const table = alone(
      'last-orders',
      { customers: ['c1-tomato-meat', 'c1-tomato-grape', 'c1-meat-grape'], round: 1 },
      1,
    );
    expect(mercadoDeLisboa.outcome(table.stand('Ana', 'fish', 1, 'meat').state)?.ending).toBe('stuck');
  });
});
