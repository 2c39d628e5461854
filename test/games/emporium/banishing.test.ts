import { describe, expect, test } from 'vitest';
import { seatAt, see } from '../../../shared/engine/index.ts';
import type { HeroId } from '../../../shared/games/emporium/heroes.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { pair, type Situation, tableOf } from './table.ts';

const everyRound = { votes: 'every-round' } as const;
type Six = Situation<'Ana' | 'Bo' | 'Cy' | 'Di' | 'Ed' | 'Flo'>;

/** Five players with 6 gold each at the end of a round, before the vote. */
const five = (
  gold: readonly number[] = [6, 6, 6, 6, 6],
  situation: Partial<Situation<'Ana' | 'Bo' | 'Cy' | 'Di' | 'Ed'>> = {},
) => {
  const [ana = 6, bo = 6, cy = 6, di = 6, ed = 6] = gold;
  return tableOf({
    players: { Ana: { gold: ana }, Bo: { gold: bo }, Cy: { gold: cy }, Di: { gold: di }, Ed: { gold: ed } },
    from: 'end of round',
    settled: everyRound,
    heroDeck: ['tilda-marsh', 'corporal-pell', 'nim-quickpurse', 'mara-of-the-rooftops'],
    ...situation,
  });
};

describe('ruling 20: when a vote is held', () => {
  test('takes place every round with the option, without a request', () => {
    const table = pair({ from: 'restocking', settled: everyRound });
    expect(table.kinds('Ana')).not.toContain('ask-for-vote');
    table.done('Ana', 'Bo');
    expect(table.asks('vote')).toBe(true);
    expect(table.state.phase).toBe('banishing');
    expect(table.asked()).toEqual(['Ana', 'Bo']);
  });

  test('takes place without the option only after a public request while restocking', () => {
    const table = pair({ from: 'restocking' }).done('Ana', 'Bo');
    expect(table.all('votes-revealed')).toEqual([]);
    expect(table.asks('choose')).toBe(true);
    const asked = pair({ from: 'restocking' }).done('Ana').ask('Bo');
    expect(asked.last('vote-asked')).toEqual({ type: 'vote-asked', seat: 1 });
    expect(asked.state.voteAskedBy).toBe(asked.seat('Bo'));
    asked.done('Bo');
    expect(asked.asks('vote')).toBe(true);
  });

  /** Ana has won a fight, all have restocked, and the new monster has come. */
  const replaced = (gold: Readonly<Record<'Ana' | 'Bo' | 'Cy', number>>, row: readonly HeroId[] = ['bram-oakfist']) =>
    tableOf({
      players: { Ana: { hand: [], gold: gold.Ana }, Bo: { hand: [], gold: gold.Bo }, Cy: { hand: [], gold: gold.Cy } },
      heroes: { 'odo-candlewick': ['hooked-kukri'], ...Object.fromEntries(row.map((id) => [id, []])) },
    })
      .choose({ Ana: 3, Bo: 2, Cy: 1 })
      .send('Ana', 'odo-candlewick', 'hedge-fiend')
      .withdraw('Bo', 'Cy')
      .done('Ana', 'Bo', 'Cy');

  test('asks each player who can pay, publicly, once new monsters have come, until one wants a vote', () => {
    const table = replaced({ Ana: 5, Bo: 5, Cy: 5 });
    expect(table.last('monsters-came').monsters).toHaveLength(1);
    expect([table.asks('call-vote'), table.asked()]).toEqual([true, ['Ana']]);
    expect(emporium.publicMoves(table.state, table.seat('Ana'))).toEqual(table.moves('Ana'));
    table.noVote('Ana');
    expect(table.asked()).toEqual(['Bo']);
    table.ask('Bo');
    expect(table.last('vote-asked')).toMatchObject({ seat: 1 });
    expect([table.asks('vote'), table.asked()]).toEqual([true, ['Ana', 'Bo', 'Cy']]);
  });

  test('takes no vote if all decline, and skips players who cannot pay', () => {
    const table = replaced({ Ana: 5, Bo: 5, Cy: 1 }).noVote('Ana', 'Bo');
    expect(table.all('votes-revealed')).toEqual([]);
    expect(table.asks('choose')).toBe(true);
  });

  test('allows one free request per round and lets the player restock afterwards', () => {
    const table = pair({ from: 'restocking' }, { hand: ['bent-dirk'] }).ask('Ana');
    expect(table.kinds('Ana')).toEqual(['done-restocking', 'draw', 'upgrade']);
    table.draw('Ana');
    expect(table.kinds('Bo')).toEqual(['done-restocking', 'upgrade']);
    expect(table.gold()).toEqual([3, 3]);
  });

  test('lets a player who cannot restock ask, and then moves on', () => {
    const steel = ['phoenix-quill', 'whisperplate', 'the-last-word', 'fortress-plate'] as const;
    const table = pair({ from: 'restocking' }, { hand: steel });
    expect(table.kinds('Ana')).toEqual(['ask-for-vote', 'done-restocking']);
    table.ask('Ana');
    expect(table.asked()).toEqual(['Bo']);
  });

  test('forgets the request when the round ends', () => {
    const table = pair({ from: 'restocking' }).ask('Ana').done('Ana', 'Bo');
    table.vote({ Ana: [], Bo: [] });
    expect(table.state).toMatchObject({ round: 5, voteAskedBy: null });
    table.choose({ Ana: 1, Bo: 1 }).withdraw('Bo', 'Ana').done('Bo', 'Ana');
    expect(table.all('votes-revealed')).toHaveLength(1);
    expect(table.state.round).toBe(6);
  });

  test('takes place after monsters and before heroes are replaced', () => {
    const table = tableOf({
      players: { Ana: { hand: [], gold: 5 }, Bo: { hand: [], gold: 5 } },
      settled: everyRound,
      heroes: { 'odo-candlewick': ['hooked-kukri'] },
      heroDeck: ['bram-oakfist'],
    });
    table.choose({ Ana: 3, Bo: 2 }).send('Ana', 'odo-candlewick', 'hedge-fiend').withdraw('Bo').done('Ana', 'Bo');
    // there is no vote, because no hero is left in the row
    expect(table.story().slice(-4)).toEqual(['monsters-came', 'heroes-came', 'marker-passed', 'round-began']);
    const voting = five([6, 6, 6, 6, 6], { monsters: ['hedge-fiend'] });
    expect(voting.story()).toEqual(['monsters-came']);
    voting.vote({ Ana: ['bram-oakfist'], Bo: ['bram-oakfist'], Cy: ['bram-oakfist'], Di: [], Ed: [] });
    expect(voting.story().slice(-5)).toEqual([
      'votes-revealed',
      'hero-banished',
      'heroes-came',
      'marker-passed',
      'round-began',
    ]);
  });

  test('allows a request only if a vote could banish a hero', () => {
    const table = tableOf({
      players: { Ana: { hand: [], gold: 5 }, Bo: { hand: [], gold: 5 } },
      heroes: { 'odo-candlewick': ['hooked-kukri'] },
    });
    table.choose({ Ana: 3, Bo: 2 }).send('Ana', 'odo-candlewick', 'hedge-fiend').withdraw('Bo');
    expect(table.kinds('Ana')).toEqual(['done-restocking', 'draw']);
    const poor = tableOf({ players: { Ana: { gold: 9 }, Bo: { gold: 1 } }, from: 'restocking' });
    expect(poor.kinds('Ana')).not.toContain('ask-for-vote');
  });

  test.each([
    [[2, 2], true],
    [[9, 1], false],
    [[2, 2, 0], true],
    [[9, 1, 1], false],
    [[2, 2, 1, 1], false],
    [[2, 2, 2, 1], true],
    [[2, 2, 2, 1, 1], true],
    [[9, 9, 1, 1, 1], false],
    [[2, 2, 2, 1, 1, 1], false],
    [[2, 2, 2, 2, 1, 1], true],
  ])('needs more than half of the players to have 2 gold: %j', (gold, held) => {
    const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'] as const;
    const players = Object.fromEntries(gold.map((each, seat) => [names[seat], { gold: each }]));
    const table = tableOf<string>({ players, from: 'end of round', settled: everyRound });
    expect(table.asks('vote')).toBe(held);
    if (held) expect(table.asked()).toEqual(names.filter((_name, seat) => (gold[seat] ?? 0) >= 2));
  });

  test('cancels a requested vote if too few can still pay', () => {
    const table = pair({ from: 'restocking' }, { gold: 2 }, { gold: 2, hand: ['bent-dirk', 'paring-knife'] });
    table.ask('Ana').done('Ana').upgrade('Bo', 'bent-dirk', 'paring-knife');
    expect(table.gold()).toEqual([2, 1]);
    expect(table.asks('choose')).toBe(true);
  });
});

describe('ruling 20: the number of marks', () => {
  const votes = (gold: number) =>
    five([gold, 6, 6, 6, 6])
      .offers('Ana', 'vote')
      .map(({ first, second, third }) => [first, second, third].filter((hero) => hero !== null).join(' '))
      .toSorted();
  const [bram, sable, fennel] = ['bram-oakfist', 'sable-wren', 'fennel-ashby'];
  const one = ['', bram, fennel, sable];
  const two = [`${bram} ${fennel}`, `${bram} ${sable}`, `${sable} ${fennel}`];
  const three = [`${bram} ${sable} ${fennel}`];

  test.each([
    [0, []],
    [1, []],
    [2, one],
    [3, one],
    [4, [...one, ...two]],
    [5, [...one, ...two]],
    [6, [...one, ...two, ...three]],
    [20, [...one, ...two, ...three]],
  ])('is limited by %i gold', (gold, offered) => {
    expect(votes(gold)).toEqual(offered.toSorted());
  });
});

describe('ruling 20: the result of a vote', () => {
  test('banishes a hero marked by more than half; each of them pays 2', () => {
    const table = five().vote({ Ana: ['sable-wren'], Bo: [], Cy: ['sable-wren'], Di: ['sable-wren'], Ed: [] });
    expect(table.last('votes-revealed').votes).toEqual([
      { seat: 0, marked: ['sable-wren'] },
      { seat: 1, marked: [] },
      { seat: 2, marked: ['sable-wren'] },
      { seat: 3, marked: ['sable-wren'] },
      { seat: 4, marked: [] },
    ]);
    expect(table.all('hero-banished')).toEqual([
      { type: 'hero-banished', hero: 'sable-wren', paidBy: [0, 2, 3], stalemate: false },
    ]);
    expect(table.gold()).toEqual([4, 6, 4, 4, 6]);
    expect(table.state.banished).toEqual(['sable-wren']);
    expect(table.row()).toEqual(['bram-oakfist', 'fennel-ashby', 'tilda-marsh']);
    expect(table.state.players.map(({ marked }) => marked)).toEqual([null, null, null, null, null]);
  });

  test('charges nothing for marks on other heroes', () => {
    const table = five().vote({
      Ana: ['bram-oakfist', 'sable-wren', 'fennel-ashby'],
      Bo: ['bram-oakfist', 'sable-wren'],
      Cy: ['bram-oakfist'],
      Di: [],
      Ed: ['fennel-ashby'],
    });
    expect(table.all('hero-banished').map(({ hero, paidBy }) => [hero, paidBy])).toEqual([['bram-oakfist', [0, 1, 2]]]);
    expect(table.gold()).toEqual([4, 4, 4, 6, 6]);
  });

  test('charges 2 for each banished hero', () => {
    const all = ['bram-oakfist', 'sable-wren', 'fennel-ashby'] as const;
    const table = five([6, 7, 6, 6, 6]).vote({ Ana: all, Bo: all, Cy: all, Di: ['sable-wren'], Ed: [] });
    expect(table.all('hero-banished').map(({ hero, paidBy }) => [hero, paidBy])).toEqual([
      ['bram-oakfist', [0, 1, 2]],
      ['sable-wren', [0, 1, 2, 3]],
      ['fennel-ashby', [0, 1, 2]],
    ]);
    expect(table.gold()).toEqual([0, 1, 0, 4, 6]);
    expect(table.row()).toEqual(['tilda-marsh', 'corporal-pell', 'nim-quickpurse']);
  });

  test('keeps a hero marked by exactly half of all players', () => {
    const sitting = { gold: 4 };
    const table = tableOf({
      players: { Ana: sitting, Bo: sitting, Cy: sitting, Di: sitting },
      from: 'end of round',
      settled: everyRound,
    }).vote({ Ana: ['bram-oakfist'], Bo: ['bram-oakfist'], Cy: [], Di: [] });
    expect(table.all('hero-banished')).toEqual([]);
    expect(table.gold()).toEqual([4, 4, 4, 4]);
  });

  test('counts all players, including those who cannot pay', () => {
    const table = five([6, 6, 6, 1, 0]);
    expect(table.asked()).toEqual(['Ana', 'Bo', 'Cy']);
    table.vote({ Ana: ['bram-oakfist'], Bo: ['bram-oakfist'], Cy: [] });
    expect(table.all('hero-banished')).toEqual([]);
    expect(table.last('votes-revealed').votes[4]).toEqual({ seat: 4, marked: [] });
  });

  test('needs both of two players', () => {
    const two = () => pair({ from: 'end of round', settled: everyRound });
    expect(
      two()
        .vote({ Ana: ['bram-oakfist'], Bo: [] })
        .all('hero-banished'),
    ).toEqual([]);
    const both = two().vote({ Ana: ['bram-oakfist'], Bo: ['bram-oakfist'] });
    expect(both.last('hero-banished').paidBy).toEqual([0, 1]);
    expect(both.gold()).toEqual([1, 1]);
  });

  test('discards the items of the banished hero only, by tier', () => {
    const table = five([6, 6, 6, 6, 6], {
      heroes: {
        'bram-oakfist': ['mountain-cleaver', 'boiled-jerkin'],
        'sable-wren': ['bent-dirk'],
        'fennel-ashby': [],
      },
    }).vote({ Ana: ['bram-oakfist'], Bo: ['bram-oakfist'], Cy: ['bram-oakfist'], Di: [], Ed: [] });
    expect(table.state.discards).toEqual({ leather: ['boiled-jerkin'], chainmail: [], steel: ['mountain-cleaver'] });
    expect(table.worn('sable-wren')).toEqual(['bent-dirk', null]);
  });

  test('does not check whether the hero is hopeless', () => {
    const table = five([6, 6, 6, 6, 6], {
      heroes: { 'odo-candlewick': ['mountain-cleaver'], 'sable-wren': [], 'fennel-ashby': [] },
    }).vote({ Ana: ['odo-candlewick'], Bo: ['odo-candlewick'], Cy: ['odo-candlewick'], Di: [], Ed: [] });
    expect(table.last('hero-banished').hero).toBe('odo-candlewick');
  });

  test('keeps votes sealed until the last one, and lets players take them back', () => {
    const table = five([6, 6, 6, 6, 1]).vote({ Ana: ['sable-wren'] });
    expect(table.asked()).toEqual(['Bo', 'Cy', 'Di']);
    expect(emporium.mayTakeBack(table.state)).toEqual([0]);
    const seen = (viewer: number) =>
      see(emporium.hiding, table.state, seatAt(viewer)).players.map(({ marked }) => marked);
    expect(seen(0)[0]).toEqual({ made: true, choice: ['sable-wren'] });
    expect(seen(1)[0]).toEqual({ made: true, choice: null });
    expect(table.last('vote-sealed')).toEqual({ type: 'vote-sealed', seat: 0 });
    table.play('Ana', { type: 'take-back' });
    expect(table.last('vote-taken-back')).toEqual({ type: 'vote-taken-back', seat: 0 });
    table.vote({ Ana: ['fennel-ashby'], Bo: [], Cy: [], Di: [] });
    expect(table.last('votes-revealed').votes[0]).toEqual({ seat: 0, marked: ['fennel-ashby'] });
    expect(table.all('votes-revealed')).toHaveLength(1);
  });

  test('allows one vote per round', () => {
    const table = five().vote({ Ana: [], Bo: [], Cy: [], Di: [], Ed: [] });
    expect(table.state.round).toBe(5);
    expect(table.asks('choose')).toBe(true);
  });
});

describe('ruling 21: a standstill', () => {
  const two = (situation: Omit<Situation<'Ana' | 'Bo'>, 'players' | 'from'>) =>
    pair({ from: 'end of round', ...situation });

  test('banishes every hero after the third blank round, free and without a vote', () => {
    const players: Six['players'] = { Ana: {}, Bo: {}, Cy: {}, Di: {}, Ed: {}, Flo: {} };
    const table = tableOf({
      players,
      from: 'restocking',
      blankRounds: 2,
      heroes: { 'bram-oakfist': ['bent-dirk'], 'sable-wren': [], 'fennel-ashby': [] },
    });
    table.ask('Ana').finishRound();
    expect(table.all('votes-revealed')).toEqual([]);
    expect(table.all('hero-banished')).toEqual([
      { type: 'hero-banished', hero: 'bram-oakfist', paidBy: [], stalemate: true },
      { type: 'hero-banished', hero: 'sable-wren', paidBy: [], stalemate: true },
      { type: 'hero-banished', hero: 'fennel-ashby', paidBy: [], stalemate: true },
    ]);
    expect(table.gold()).toEqual([3, 3, 3, 3, 3, 3]);
    expect(table.state.discards.leather).toEqual(['bent-dirk']);
    expect(table.state.banished).toEqual(['bram-oakfist', 'sable-wren', 'fennel-ashby']);
    expect(table.row()).toHaveLength(3);
    expect(table.state.blankRounds).toBe(0);
  });

  test('banishes nobody before the third blank round ends', () => {
    const broke = { hand: [], gold: 0 };
    const table = tableOf({ players: { Ana: broke, Bo: broke } });
    for (const blank of [1, 2]) {
      table.finishRound();
      expect(table.state.blankRounds).toBe(blank);
      expect(table.all('hero-banished')).toEqual([]);
    }
    table.finishRound();
    expect(table.all('hero-banished')).toHaveLength(1);
    expect(table.state.blankRounds).toBe(0);
    table.finishRound();
    expect(table.state.blankRounds).toBe(1);
    expect(table.all('hero-banished')).toHaveLength(1);
  });

  test('resets the count after a vote that banishes, but not after one that does not', () => {
    const blank = two({ blankRounds: 1, settled: everyRound }).vote({ Ana: [], Bo: [] });
    expect(blank.state.blankRounds).toBe(2);
    const banished = two({ blankRounds: 1, settled: everyRound }).vote({ Ana: ['bram-oakfist'], Bo: ['bram-oakfist'] });
    expect(banished.state.blankRounds).toBe(0);
  });

  test.each([
    ['resets the count after a sale', { Ana: ['bent-dirk', 1], Bo: 1 } as const, 0],
    ['continues the count after a failed sale', { Ana: ['lucky-horseshoe', 1], Bo: 1 } as const, 2],
    ['continues the count after a withdrawal', { Ana: 1, Bo: 1 } as const, 2],
  ])('%s', (_what, choices, blankRounds) => {
    const table = pair(
      { heroes: { 'bram-oakfist': [] }, blankRounds: 1 },
      { hand: ['bent-dirk', 'lucky-horseshoe'] },
    ).choose(choices);
    while (table.asks('patron')) table.withdraw(...table.asked());
    table.finishRound();
    expect(table.state).toMatchObject({ round: 5, blankRounds });
    expect(table.all('hero-banished')).toEqual([]);
  });

  test('resets the count after a beaten monster', () => {
    const table = pair({ heroes: { 'odo-candlewick': ['hooked-kukri'] }, blankRounds: 2 }, { hand: [] }).choose({
      Ana: 1,
      Bo: 1,
    });
    table.send('Ana', 'odo-candlewick', 'hedge-fiend').withdraw('Bo').finishRound();
    expect(table.all('hero-banished')).toEqual([]);
    expect(table.state.blankRounds).toBe(0);
  });

  test('resets the count after a sale in the third round', () => {
    const table = pair({ blankRounds: 2 }, { hand: ['bent-dirk'] }).choose({
      Ana: ['bent-dirk', 1],
      Bo: 1,
    });
    table.withdraw('Bo').finishRound();
    expect(table.all('hero-banished')).toEqual([]);
    expect(table.state.blankRounds).toBe(0);
  });

  test('judges each round on its own', () => {
    const table = tableOf({ players: { Ana: { hand: ['bent-dirk'] }, Bo: {} } });
    table
      .choose({ Ana: ['bent-dirk', 1], Bo: 1 })
      .withdraw('Bo')
      .finishRound();
    expect(table.state).toMatchObject({ blankRounds: 0, eventful: false });
    table.choose({ Ana: 1, Bo: 1 }).withdraw('Bo', 'Ana').finishRound();
    expect(table.state.blankRounds).toBe(1);
  });
});
