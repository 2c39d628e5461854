import { describe, expect, test } from 'vitest';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { pair, tableOf } from './table.ts';

const everyRound = { votes: 'every-round' } as const;

describe('ruling 19: the end of a round', () => {
  test('runs restocking, monsters, the vote, heroes and the marker in order', () => {
    const table = tableOf({
      players: { Ana: { hand: [], gold: 6 }, Bo: { gold: 6 }, Cy: { gold: 6 } },
      heroes: { 'odo-candlewick': ['hooked-kukri'], 'bram-oakfist': [] },
      monsters: ['hedge-fiend', 'candle-imp', 'loose-bones'],
      monsterDeck: ['bog-crocodile', 'dire-badger'],
      heroDeck: ['tilda-marsh', 'corporal-pell', 'mara-of-the-rooftops'],
      marker: 'Cy',
      settled: everyRound,
    }).choose({ Ana: 6, Bo: 1, Cy: 1 });
    table.send('Ana', 'odo-candlewick', 'hedge-fiend').withdraw('Cy', 'Bo');
    table.done('Cy').draw('Ana').done('Bo');
    expect(table.state.monsterRow).toEqual(['candle-imp', 'loose-bones', 'bog-crocodile']);
    expect(table.row()).toEqual(['bram-oakfist']);
    table.vote({ Ana: ['bram-oakfist'], Bo: ['bram-oakfist'], Cy: [] });
    expect(table.row()).toEqual(['tilda-marsh', 'corporal-pell']);
    expect(table.state.marker).toBe(0);
    expect(table.story().slice(table.story().indexOf('leather-drawn'))).toEqual([
      'leather-drawn',
      'monsters-came',
      'vote-sealed',
      'vote-sealed',
      'vote-sealed',
      'votes-revealed',
      'hero-banished',
      'heroes-came',
      'marker-passed',
      'round-began',
    ]);
    expect(table.last('monsters-came').monsters).toEqual(['bog-crocodile']);
    expect(table.last('heroes-came').heroes).toEqual(['tilda-marsh', 'corporal-pell']);
    expect(table.last('marker-passed').to).toBe(0);
    expect(table.last('round-began')).toMatchObject({ round: 5, marker: 0 });
    expect(table.state.heroRow.map(({ worn }) => worn)).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('moves the marker one seat clockwise', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: {} }, from: 'end of round', marker: 'Bo' });
    expect(table.state.marker).toBe(2);
    table.choose({ Ana: 1, Bo: 1, Cy: 1 }).withdraw('Cy', 'Ana', 'Bo').finishRound();
    expect(table.state.marker).toBe(0);
  });

  test('refills rows in the order of the deck', () => {
    const table = pair({
      from: 'end of round',
      monsters: ['loose-bones'],
      monsterDeck: ['bog-crocodile', 'dire-badger', 'elder-basilisk'],
    });
    expect(table.state.monsterRow).toEqual(['loose-bones', 'bog-crocodile', 'dire-badger']);
    expect(table.state.monsterDeck).toEqual(['elder-basilisk']);
  });

  test('adds no card to a full row', () => {
    const table = pair({ from: 'end of round' });
    expect(table.story()).toEqual(['marker-passed', 'round-began']);
  });

  test('records every player’s gold', () => {
    const table = tableOf({ players: { Ana: { gold: 7 }, Bo: { gold: 2 } }, from: 'end of round', round: 2 });
    expect(table.state.players.map(({ goldByRound }) => goldByRound)).toEqual([
      [1, 7],
      [1, 2],
    ]);
  });
});

describe('the end of the game', () => {
  test('comes at once with too few monsters: no vote, no heroes, the marker stays', () => {
    const table = tableOf({
      players: { Ana: { gold: 6 }, Bo: { gold: 5 }, Cy: {} },
      from: 'end of round',
      monsters: ['loose-bones', 'candle-imp'],
      monsterDeck: [],
      heroes: { 'sable-wren': [] },
      settled: everyRound,
      marker: 'Bo',
    });
    expect(table.story()).toEqual(['seat-scored', 'seat-scored', 'seat-scored', 'match-ended']);
    expect(table.last('match-ended')).toEqual({ type: 'match-ended', ending: 'monsters' });
    expect(table.state).toMatchObject({ ending: 'monsters', phase: 'over', marker: 1, round: 4, question: null });
    expect(table.row()).toEqual(['sable-wren']);
    expect(table.asked()).toEqual([]);
    expect(table.state.players.map(({ goldByRound }) => goldByRound.at(-1))).toEqual([6, 5, 3]);
    expect(emporium.outcome(table.state)?.ending).toBe('monsters');
  });

  test('leaves a row unfilled if the deck is too short', () => {
    const table = pair({ from: 'end of round', monsters: ['loose-bones'], monsterDeck: ['dire-badger'] });
    expect(table.state).toMatchObject({
      ending: 'monsters',
      monsterRow: ['loose-bones'],
      monsterDeck: ['dire-badger'],
    });
    const heroless = tableOf({
      players: { Ana: {}, Bo: {}, Cy: {} },
      from: 'end of round',
      heroes: {},
      heroDeck: ['tilda-marsh'],
    });
    expect(heroless.state).toMatchObject({ ending: 'heroes', heroRow: [], heroDeck: ['tilda-marsh'] });
  });

  test('does not come with an empty deck alone', () => {
    const table = pair({ from: 'end of round', monsterDeck: [], heroDeck: [] });
    expect(table.state).toMatchObject({ ending: null, round: 5 });
    expect(emporium.outcome(table.state)).toBeUndefined();
  });

  test('does not come with the last card of a deck', () => {
    const table = pair({
      from: 'end of round',
      monsters: ['loose-bones', 'candle-imp'],
      monsterDeck: ['dire-badger'],
      heroes: {},
      heroDeck: ['tilda-marsh'],
    });
    expect(table.state).toMatchObject({ ending: null, monsterDeck: [], heroDeck: [] });
  });

  test('comes with too few heroes after monsters and the vote, and the marker stays', () => {
    const table = tableOf({
      players: { Ana: { gold: 4 }, Bo: { gold: 4 } },
      from: 'end of round',
      monsters: ['loose-bones', 'candle-imp'],
      monsterDeck: ['dire-badger'],
      heroDeck: [],
      settled: everyRound,
    }).vote({ Ana: ['bram-oakfist'], Bo: ['bram-oakfist'] });
    expect(table.story()).toEqual([
      'monsters-came',
      'vote-sealed',
      'vote-sealed',
      'votes-revealed',
      'hero-banished',
      'seat-scored',
      'seat-scored',
      'match-ended',
    ]);
    expect(table.state).toMatchObject({ ending: 'heroes', phase: 'over', marker: 0, round: 4, monsterDeck: [] });
    expect(table.last('match-ended').ending).toBe('heroes');
    expect(emporium.outcome(table.state)).toMatchObject({ ending: 'heroes', scores: [2, 2] });
  });

  test('names monsters if both rows are short', () => {
    const table = pair({ from: 'end of round', monsters: [], monsterDeck: [], heroes: {}, heroDeck: [] });
    expect(table.state.ending).toBe('monsters');
  });

  test('can come through a standstill (ruling 21)', () => {
    const table = pair({ from: 'end of round', blankRounds: 2, heroDeck: [] });
    expect(table.state).toMatchObject({ ending: 'heroes', banished: ['bram-oakfist'], heroRow: [] });
  });

  test('has both endings declared for every number of players', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(emporium.endings(seats)).toEqual(['monsters', 'heroes']);
  });
});
