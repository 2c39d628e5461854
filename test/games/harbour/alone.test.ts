import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../shared/engine/index.ts';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import { type Sitting, type Situation, type Table, turnOf } from './table.ts';

const outcomeOf = (table: Table<'Ana'>): Outcome | undefined => harbour.outcome(table.state);

describe('twenty turns', () => {
  const alone = (ana: Sitting, more: Omit<Partial<Situation<'Ana'>>, 'players'> = {}) =>
    turnOf({ players: { Ana: ana }, centre: ['quarry', 'smokehouse', 'clocktower', 'ranch'], ...more });

  test('over after the twentieth turn; fewer than four buildings is a loss', () => {
    const table = alone({ buildings: ['pub', 'abbey', 'locks'] });
    for (let turn = 1; turn <= 20; turn++) {
      expect(outcomeOf(table), `before turn ${turn}`).toBeUndefined();
      table.go('Ana', turn % 2 === 0 ? 'quarry' : 'smokehouse');
    }
    expect(table.asked()).toEqual([]);
    expect(outcomeOf(table)).toMatchObject({
      ending: 'twenty-turns',
      scores: [22],
      places: [1],
      tieBreak: null,
      alone: { won: false, rank: null },
    });
  });

  const buying = (buildings: readonly BuildingId[], turnsTaken = 5) =>
    alone({ buildings, goods: { fish: 5, livestock: 2 } }, { turnsTaken })
      .goBuying('Ana')
      .ship('Ana', ['fish', 'livestock'], 'ranch');

  test('over with the turn of the fourth purchase', () => {
    const table = buying(['pub', 'locks', 'butchers-block']);
    expect(table.asked()).toEqual([]);
    expect(outcomeOf(table)).toMatchObject({ ending: 'fourth-building', scores: [25], alone: { won: true } });
  });

  test('the fourth building in the twentieth turn is in time', () => {
    const table = buying(['pub', 'locks', 'butchers-block'], 19);
    expect(outcomeOf(table)).toMatchObject({ ending: 'fourth-building', alone: { won: true, rank: 'merchant' } });
  });

  test.each<[number, string, readonly BuildingId[]]>([
    [24, 'deckhand', ['pub', 'locks', 'bait-shop']],
    [25, 'merchant', ['pub', 'locks', 'butchers-block']],
    [29, 'merchant', ['pub', 'travelling-imaginarium', 'quarry']],
    [30, 'harbour-master', ['pub', 'travelling-imaginarium', 'butchers-block']],
    [34, 'harbour-master', ['abbey', 'lumber-yard', 'clocktower']],
    [35, 'legend', ['abbey', 'butchers-block', 'clocktower']],
  ])('%i points: %s', (points, rank, owned) => {
    // The fourth building brings six points more.
    const table = turnOf({
      players: { Ana: { buildings: owned, goods: { fish: 5, livestock: 2 } } },
      centre: ['ranch'],
    }).goBuying('Ana');
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(outcomeOf(table)).toMatchObject({ scores: [points], alone: { won: true, rank } });
  });

  test('an extra turn counts as a turn', () => {
    const table = alone({}, { turnsTaken: 18 }).go('Ana', 'clocktower').take('Ana', 'fish');
    expect(table.toMove('Ana')).toBe(true);
    table.go('Ana', 'quarry');
    expect(outcomeOf(table)?.ending).toBe('twenty-turns');
  });

  test('the twentieth gives none', () => {
    const table = alone({}, { turnsTaken: 19 }).go('Ana', 'clocktower').take('Ana', 'fish');
    expect(table.all('extra-turn-given')).toEqual([]);
    expect(outcomeOf(table)?.ending).toBe('twenty-turns');
  });
});

describe('the practice opponent', () => {
  const against = (more: Omit<Partial<Situation<'Ana'>>, 'players'> & { readonly ana?: Sitting }) => {
    const { ana = {}, ...rest } = more;
    return turnOf({
      players: { Ana: ana },
      centre: ['pub', 'golem-workshop', 'ranch', 'carpenters-shed', 'locks'],
      practice: {},
      ...rest,
    });
  };

  test('starts off the buildings and acts after each of your turns', () => {
    const table = against({});
    expect(table.state.practice).toEqual({ buildings: [], pawn: null, cargo: 0 });
    table.go('Ana', 'pub');
    expect(table.toMove('Ana')).toBe(true);
    // The dearest vacant building, the leftmost on a tie; two more in its cargo.
    expect(table.all('practice-moved')).toEqual([{ type: 'practice-moved', to: 'golem-workshop', cargo: 2 }]);
    expect(table.state.practice).toEqual({ buildings: [], pawn: 'golem-workshop', cargo: 2 });
  });

  test('never where it stands, nor where you do; its pawn blocks', () => {
    const table = against({ practice: { pawn: 'golem-workshop', cargo: 0 } });
    expect(table.places('Ana')).not.toContain('golem-workshop');
    table.go('Ana', 'carpenters-shed');
    expect(table.state.practice?.pawn).toBe('pub');
    expect(table.places('Ana')).toContain('golem-workshop');
    table.go('Ana', 'golem-workshop');
    expect(table.state.practice?.pawn).toBe('carpenters-shed');
  });

  test('buys as soon as its cargo covers the cheapest: the dearest it can pay', () => {
    const table = against({ practice: { cargo: 3 }, deck: ['abbey', 'quarry'] }).go('Ana', 'carpenters-shed');
    // Five: the cheapest costs six.
    expect(table.state.practice).toMatchObject({ cargo: 5, buildings: [] });
    table.go('Ana', 'pub');
    // Seven: the Ranch, though the Locks cost less.
    expect(table.all('practice-bought')).toEqual([{ type: 'practice-bought', building: 'ranch', shipped: 'fish' }]);
    expect(table.state.practice).toMatchObject({ cargo: 0, buildings: ['ranch'] });
    // The good on the $5 space counts as shipped; the row closes up and is filled.
    expect(table.state.market).toEqual(['wood', 'stone', 'livestock', 'fish']);
    expect(table.all('market-changed').at(-1)).toMatchObject({ seat: null, cause: 'shipping' });
    expect(table.state.centre).toEqual(['pub', 'golem-workshop', 'carpenters-shed', 'locks', 'abbey']);
  });

  test('at a tie it buys the leftmost; pawns do not matter', () => {
    const table = against({ practice: { cargo: 7 } }).go('Ana', 'golem-workshop');
    expect(table.state.practice?.buildings).toEqual(['golem-workshop']);
    expect(table.player('Ana').pawn).toBe('golem-workshop');
    expect(table.places('Ana')).not.toContain('golem-workshop');
  });

  test('acts once when you take an extra turn, after it', () => {
    const table = against({ centre: ['clocktower', 'quarry', 'ranch'] })
      .go('Ana', 'clocktower')
      .take('Ana', 'fish');
    expect(table.all('practice-moved')).toEqual([]);
    expect(table.toMove('Ana')).toBe(true);
    table.go('Ana', 'quarry');
    expect(table.all('practice-moved').length).toBe(1);
    // The pawn is back on the Clocktower by then.
    expect(table.state.practice?.pawn).not.toBe('clocktower');
  });

  test('a toll for its buildings is lost; a top hat spares it; without goods one may not enter', () => {
    const table = against({ ana: { goods: { wood: 1, fish: 1 } }, practice: { buildings: ['quarry'] } });
    table.go('Ana', 'quarry', 'wood');
    expect(table.holds('Ana')).toEqual({ fish: 1, stone: 1 });
    expect(table.all('toll-paid')).toEqual([
      { type: 'toll-paid', seat: 0, owner: 'practice', good: 'wood', received: false },
    ]);
    expect(against({ practice: { buildings: ['quarry'] } }).places('Ana')).not.toContain('quarry');
    const hat = against({ ana: { board: 'wholesaler' }, practice: { buildings: ['quarry'] } }).go('Ana', 'quarry');
    expect(hat.holds('Ana')).toEqual({ stone: 1 });
  });

  test('its symbols do nothing, and its sales are no shipments: the Mason gains nothing', () => {
    const table = against({
      ana: { board: 'mason' },
      practice: { cargo: 6, buildings: ['smokehouse', 'tax-office'] },
      market: ['stone', 'fish', 'wood', 'livestock'],
    }).go('Ana', 'ranch');
    // Eight dollars and two coins do not make ten.
    expect(table.all('practice-bought')).toEqual([{ type: 'practice-bought', building: 'pub', shipped: 'stone' }]);
    expect(table.holds('Ana')).toEqual({ livestock: 2 });
  });

  test('it is no opponent: the Pirate Den and the Abbey serve only you', () => {
    const den = against({ centre: ['pirate-den', 'abbey'], practice: { buildings: ['pub'] } });
    den.go('Ana', 'pirate-den').take('Ana', 'stone');
    expect(den.holds('Ana')).toEqual({ stone: 1 });
    const abbey = against({ centre: ['pirate-den', 'abbey'], practice: { buildings: ['pub'] } });
    abbey.go('Ana', 'abbey').take('Ana', 'fish', 'fish', 'fish');
    expect(abbey.holds('Ana')).toEqual({ fish: 3 });
  });

  const three: readonly BuildingId[] = ['masoners-hall', 'sushi-shop', 'bait-shop'];

  test('its fourth building brings the end about: you take one last turn', () => {
    const table = against({
      practice: { buildings: three, cargo: 4 },
      ana: { buildings: ['clocktower', 'abbey', 'grand-exchange'] },
    });
    table.go('Ana', 'golem-workshop');
    expect(table.all('last-turns-began')).toEqual([{ type: 'last-turns-began', owner: 'practice', turns: 1 }]);
    expect(outcomeOf(table)).toBeUndefined();
    const moved = table.all('practice-moved').length;
    table.go('Ana', 'pub');
    expect(table.all('practice-moved').length).toBe(moved);
    // 33 against 7, 7, 6 and the Locks' 5.
    expect(outcomeOf(table)).toMatchObject({ ending: 'fourth-building', scores: [33], alone: { won: true } });
  });

  test('your fourth brings it about: it takes one last turn', () => {
    const table = against({
      ana: { buildings: ['clocktower', 'abbey', 'grand-exchange'], goods: { fish: 5, livestock: 2 } },
      practice: { buildings: three, cargo: 4 },
    });
    table.goBuying('Ana').ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.all('practice-moved').length).toBe(1);
    expect(table.state.practice?.buildings.length).toBe(4);
    expect(table.all('last-turns-began')).toEqual([{ type: 'last-turns-began', owner: 0, turns: 1 }]);
    expect(outcomeOf(table)).toMatchObject({
      ending: 'fourth-building',
      scores: [39],
      alone: { won: true, rank: null },
    });
  });

  test.each<[boolean, readonly BuildingId[]]>([
    [false, ['butchers-block', 'sawmill', 'fortune-teller', 'salvage-yard']],
    [false, ['butchers-block', 'sawmill', 'lumber-yard', 'fortune-teller']],
    [true, ['butchers-block', 'sawmill', 'lumber-yard', 'quarry']],
  ])('25 points are beaten by strictly more: %s with %o', (won, owned) => {
    const table = against({
      ana: { buildings: owned },
      practice: { buildings: [...three, 'locks'] },
      centre: ['pub'],
      endedBy: 'practice',
    }).go('Ana', 'pub');
    expect(outcomeOf(table)?.alone).toMatchObject({ won, rank: null });
  });
});
