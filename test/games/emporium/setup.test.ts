import { describe, expect, test } from 'vitest';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import { heroes, heroIds } from '../../../shared/games/emporium/heroes.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { item, itemsOf } from '../../../shared/games/emporium/items/index.ts';
import { monsters } from '../../../shared/games/emporium/monsters.ts';

const begun = (seats: number, seed: string, options = {}) => emporium.setup(seats, options, randomFromSeed(seed));

describe('the setup', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('deals, with %i players, %i heroes and three monsters', (seats, inRow) => {
    for (let match = 0; match < 10; match++) {
      const state = begun(seats, `setup ${match}`);
      emporium.audit(state);
      expect(state.heroRow).toHaveLength(inRow);
      expect(state.monsterRow).toHaveLength(3);
      for (const { hero, worn } of state.heroRow) expect(worn).toEqual(heroes[hero].slots.map(() => null));

      const levelsOfHeroes = [...state.heroDeck, ...state.heroRow.map(({ hero }) => hero).toReversed()];
      const five = [...Array(5).fill(3), ...Array(5).fill(2), ...Array(5).fill(1)];
      expect(levelsOfHeroes.map((id) => heroes[id].level)).toEqual(five);
      const levelsOfMonsters = [...state.monsterDeck, ...state.monsterRow.toReversed()];
      expect(levelsOfMonsters.map((id) => monsters[id].level)).toEqual(five);
      expect([state.heroesAside.length, state.monstersAside.length]).toEqual([12, 12]);

      expect(state.players.map(({ gold }) => gold)).toEqual(Array(seats).fill(3));
      for (const { hand, heroes: sent, monsters: beaten, choice, marked, goldByRound } of state.players) {
        expect(hand.map((id) => item(id).tier)).toEqual(['leather', 'leather', 'leather', 'leather']);
        expect([sent, beaten, choice, marked, goldByRound]).toEqual([[], [], null, null, []]);
      }
      expect(state.decks.leather).toHaveLength(itemsOf('leather').length - 4 * seats);
      expect(state.decks).toMatchObject({
        chainmail: { length: itemsOf('chainmail').length },
        steel: { length: itemsOf('steel').length },
      });
      expect(state.discards).toEqual({ leather: [], chainmail: [], steel: [] });
      expect(state).toMatchObject({ round: 1, phase: 'choosing', question: { type: 'choose' }, ending: null });
      expect(emporium.toAct(state)).toHaveLength(seats);
    }
  });

  test('gives each player the marker equally often', () => {
    const holders = [0, 0, 0, 0];
    for (let match = 0; match < 400; match++) {
      const { marker } = begun(4, `marker ${match}`);
      holders[marker] = (holders[marker] ?? 0) + 1;
    }
    for (const count of holders) expect(count).toBeGreaterThan(60);
  });

  test('shuffles heroes, monsters and items', () => {
    const rows = new Set<string>();
    const hands = new Set<string>();
    const monsterRows = new Set<string>();
    const steel = new Set<string>();
    const chainmail = new Set<string>();
    const decks = new Set<string>();
    for (let match = 0; match < 100; match++) {
      const state = begun(2, `shuffled ${match}`);
      for (const { hero } of state.heroRow) rows.add(hero);
      for (const id of state.monsterRow) monsterRows.add(id);
      for (const id of state.players[0]?.hand ?? []) hands.add(id);
      steel.add(state.decks.steel.at(-1) ?? '');
      chainmail.add(state.decks.chainmail.at(-1) ?? '');
      for (const id of state.heroDeck) decks.add(id);
    }
    const [leatherCards, steelCards] = [itemsOf('leather').length, itemsOf('steel').length];
    expect([rows.size, monsterRows.size, hands.size, steel.size, decks.size]).toEqual([
      9,
      9,
      leatherCards,
      steelCards,
      heroIds.length,
    ]);
    expect(chainmail.size).toBeGreaterThan(20);
  });

  test('has the vote option', () => {
    expect(emporium.options).toEqual([{ id: 'votes', values: ['when-asked', 'every-round'] }]);
    expect(begun(2, 'a').settled).toEqual({ votes: 'when-asked' });
    expect(begun(2, 'a', { votes: 'when-asked' }).settled).toEqual({ votes: 'when-asked' });
    expect(begun(2, 'a', { votes: 'every-round' }).settled).toEqual({ votes: 'every-round' });
  });

  test('takes 2 to 6 players', () => {
    expect([emporium.id, emporium.seats]).toEqual(['emporium', { min: 2, max: 6 }]);
    for (const seats of [0, 1, 7, 2.5]) expect(() => begun(seats, 'nobody')).toThrow(RangeError);
  });
});
