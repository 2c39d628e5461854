import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../../shared/engine/index.ts';
import { pair, type Sitting, tableOf, turnOf } from '../table.ts';

describe('Diplomat', () => {
  const sharing = (bo: Sitting = {}) =>
    turnOf({
      players: { Ana: { board: 'diplomat' }, Bo: { pawn: 'quarry', ...bo }, Cy: { pawn: 'start-2' } },
      centre: ['quarry', 'ranch'],
    });

  test('may move to an occupied building; the other players there gain one good first (ruling 12)', () => {
    const table = sharing();
    expect(table.places('Ana')).toEqual(expect.arrayContaining(['quarry', 'start-2']));
    table.go('Ana', 'quarry');
    expect(table.question('gain')).toMatchObject({ seat: 1, cause: 'shared-building', left: 1 });
    expect(table.holds('Ana')).toEqual({});
    table.take('Bo', 'wood');
    expect(table.holds('Bo')).toEqual({ wood: 1 });
    // One anchor on the board.
    expect(table.holds('Ana')).toEqual({ stone: 2 });
    expect(table.all('pawn-moved')).toMatchObject([{ seat: 0, to: 'quarry', owner: null, sharedWith: [1] }]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('ruling 12: owns a top hat, so no toll is due', () => {
    const table = turnOf({
      players: { Ana: { board: 'diplomat' }, Bo: { pawn: 'ranch' }, Cy: { buildings: ['ranch'] } },
    }).go('Ana', 'ranch');
    table.take('Bo', 'fish');
    expect([table.holds('Ana'), table.holds('Bo'), table.holds('Cy')]).toEqual([{ livestock: 2 }, { fish: 1 }, {}]);
    expect(table.all('toll-paid')).toEqual([]);
  });

  test('but not to where the own pawn stands', () => {
    const table = turnOf({ players: { Ana: { board: 'diplomat', pawn: 'quarry' }, Bo: {} }, centre: ['quarry'] });
    expect(table.places('Ana')).not.toContain('quarry');
  });

  test('ruling 13: with two pawns a building is occupied for everyone else until both have left', () => {
    const table = sharing();
    table.go('Ana', 'quarry').take('Bo', 'wood');
    table.go('Bo', 'ranch');
    expect(table.places('Cy')).not.toContain('quarry');
    table.go('Cy', 'bait-shop');
    table.go('Ana', 'start-0').play('Ana', { type: 'choose-way', way: 'goods' }).take('Ana', 'fish');
    expect(table.places('Bo')).toContain('quarry');
  });

  test('ruling 13: the other way round too: the Diplomat leaves, the other still blocks', () => {
    const stays = tableOf({
      players: { Ana: { board: 'diplomat', pawn: 'quarry' }, Bo: { pawn: 'quarry' }, Cy: {} },
      centre: ['quarry', 'ranch'],
    }).turn('Ana');
    stays.go('Ana', 'ranch').go('Bo', 'bait-shop');
    expect(stays.places('Cy')).toContain('quarry');
    const blocked = tableOf({
      players: { Ana: { board: 'diplomat', pawn: 'quarry' }, Bo: { pawn: 'quarry' }, Cy: {} },
      centre: ['quarry', 'ranch'],
    }).turn('Ana');
    blocked.go('Ana', 'ranch');
    blocked.state.agenda = [];
    blocked.state.question = null;
    blocked.turn('Cy');
    expect(blocked.places('Cy')).not.toContain('quarry');
  });

  test('no other character may', () => {
    const table = sharing();
    table.go('Ana', 'ranch');
    expect(() => table.go('Bo', 'ranch')).toThrow(IllegalMove);
  });
});

describe('Nosy Neighbor', () => {
  const copying = (bo: Sitting, ana: Sitting = {}) =>
    turnOf({
      players: { Ana: { board: 'nosy-neighbor', ...ana }, Bo: bo, Cy: { board: 'wolf' } },
      centre: ['quarry', 'ranch', 'clocktower', 'customs-house'],
    }).go('Ana', 'start-0');

  test('ruling 14: at the own starting building, the action of an occupied building, with the own symbols', () => {
    const table = copying({ pawn: 'quarry', board: 'mason' }, { buildings: ['lighthouse'] });
    expect(table.offers('Ana', 'copy')).toEqual([{ type: 'copy', place: 'quarry' }]);
    table.play('Ana', { type: 'copy', place: 'quarry' });
    expect(table.holds('Ana')).toEqual({ stone: 3 });
    expect(table.player('Ana').pawn).toBe('start-0');
    expect(table.all('building-copied')).toEqual([{ type: 'building-copied', seat: 0, place: 'quarry' }]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('no toll: the building’s owner gets nothing', () => {
    const table = copying({ pawn: 'start-2' }, { goods: { fish: 1 } }).play('Ana', { type: 'copy', place: 'start-2' });
    expect(table.all('toll-paid')).toEqual([]);
    expect(table.holds('Cy')).toEqual({});
  });

  test('instead, not besides: the usual ways stay open', () => {
    const table = copying({ pawn: 'quarry' });
    expect(table.moves('Ana')).toEqual(
      expect.arrayContaining([
        { type: 'choose-way', way: 'goods' },
        { type: 'choose-way', way: 'buy' },
      ]),
    );
    table.play('Ana', { type: 'choose-way', way: 'goods' }).take('Ana', 'wood');
    expect(table.after('Ana')).toEqual({ Ana: { fish: 1, wood: 1 }, next: 'Bo' });
  });

  test('with no other pawn on a building there is nothing to copy; nor at another’s starting building', () => {
    expect(copying({}).offers('Ana', 'copy')).toEqual([]);
    const visiting = turnOf({
      players: { Ana: { board: 'nosy-neighbor', goods: { fish: 1 } }, Bo: {}, Cy: { pawn: 'quarry' } },
      centre: ['quarry'],
    }).go('Ana', 'start-1');
    expect(visiting.offers('Ana', 'copy')).toEqual([]);
  });

  test('where two pawns share a building it is offered once', () => {
    const table = turnOf({
      players: { Ana: { board: 'nosy-neighbor' }, Bo: { pawn: 'quarry' }, Cy: { board: 'diplomat', pawn: 'quarry' } },
      centre: ['quarry'],
    }).go('Ana', 'start-0');
    expect(table.offers('Ana', 'copy').length).toBe(1);
  });

  test('ruling 14: of a copied starting building the Neighbor picks the way, by what its board says', () => {
    const table = copying({ pawn: 'start-2' }).play('Ana', { type: 'copy', place: 'start-2' });
    expect(table.question('choose-way')).toEqual({ type: 'choose-way', seat: 0, place: 'start-2' });
    // Copying is a way to use the own starting building only.
    expect(table.offers('Ana', 'copy')).toEqual([]);
    table.play('Ana', { type: 'choose-way', way: 'goods' }).take('Ana', 'fish');
    expect(table.holds('Ana')).toEqual({ fish: 1, livestock: 1 });
  });

  test('ruling 14: copying a buy action is a buy action', () => {
    const table = copying({ pawn: 'customs-house' }, { buildings: ['lighthouse'], goods: { fish: 5 } });
    table.play('Ana', { type: 'copy', place: 'customs-house' });
    // Two anchors.
    table.ship('Ana', ['fish'], 'ranch');
    expect(table.all('building-bought')).toMatchObject([{ price: 5 }]);
  });

  test('ruling 14: copying the Clocktower grants the extra turn, and the pawn returns to the starting building', () => {
    const table = copying({ pawn: 'clocktower' })
      .play('Ana', { type: 'copy', place: 'clocktower' })
      .take('Ana', 'wood');
    expect(table.toMove('Ana')).toBe(true);
    expect(table.places('Ana')).not.toContain('start-0');
    table.go('Ana', 'ranch');
    expect(table.player('Ana').pawn).toBe('start-0');
    expect(table.toMove('Bo')).toBe(true);
  });
});

describe('Undead Dockhand', () => {
  test('may leave the pawn where it is and use that building again', () => {
    const table = pair({ centre: ['quarry'] }, { board: 'undead-dockhand', pawn: 'quarry' });
    expect(table.places('Ana')).toContain('quarry');
    table.go('Ana', 'quarry');
    expect(table.holds('Ana')).toEqual({ stone: 1 });
    expect(table.all('pawn-moved')).toMatchObject([{ from: 'quarry', to: 'quarry' }]);
  });

  test('ruling 37: may stay where a Diplomat has joined it, and no player gains a good for that', () => {
    const table = turnOf({
      players: { Ana: { board: 'undead-dockhand', pawn: 'quarry' }, Bo: { board: 'diplomat', pawn: 'quarry' }, Cy: {} },
      centre: ['quarry'],
    });
    table.go('Ana', 'quarry');
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ stone: 1 }, {}]);
    // for all others it is occupied, and the Diplomat there must move on
    expect([table.places('Bo').includes('quarry'), table.toMove('Bo')]).toEqual([false, true]);
  });

  test('ruling 32: staying pays the toll again where one is due', () => {
    const ana: Sitting = { board: 'undead-dockhand', pawn: 'ranch' };
    const table = turnOf({ players: { Ana: { ...ana, goods: { wood: 1 } }, Bo: { buildings: ['ranch'] } } });
    table.go('Ana', 'ranch');
    expect([table.holds('Ana'), table.holds('Bo')]).toEqual([{ livestock: 1 }, { wood: 1 }]);
    const empty = turnOf({ players: { Ana: ana, Bo: { buildings: ['ranch'] } } });
    expect(empty.places('Ana')).not.toContain('ranch');
  });

  test('ruling 32: not in an extra turn, and not on the Clocktower', () => {
    const table = turnOf({ players: { Ana: { board: 'undead-dockhand' }, Bo: {} }, centre: ['clocktower', 'quarry'] });
    table.go('Ana', 'clocktower').take('Ana', 'fish');
    expect(table.toMove('Ana')).toBe(true);
    expect(table.places('Ana')).not.toContain('clocktower');
    table
      .go('Ana', 'quarry')
      .go('Bo', 'start-1')
      .play('Bo', { type: 'choose-way', way: 'goods' })
      .take('Bo', 'fish', 'fish');
    expect(table.player('Ana').pawn).toBe('clocktower');
    expect(table.places('Ana')).not.toContain('clocktower');
    // After a different building the pawn may stay again.
    table.go('Ana', 'quarry').go('Bo', 'clocktower').take('Bo', 'fish').go('Bo', 'start-1');
    table.play('Bo', { type: 'choose-way', way: 'goods' }).take('Bo', 'fish', 'fish');
    expect(table.places('Ana')).toContain('quarry');
  });

  test('ruling 32: not in an extra turn, wherever it began', () => {
    const table = tableOf({
      players: { Ana: { board: 'undead-dockhand', pawn: 'quarry' }, Bo: {} },
      centre: ['quarry'],
    });
    table.begin({ type: 'begin-turn', seat: table.seat('Ana'), extra: true, returnsTo: 'quarry' });
    expect(table.places('Ana')).not.toContain('quarry');
  });

  test.each(['tax-office', 'pirate-den'] as const)('ruling 32: not on the %s, which takes from opponents', (place) => {
    const ana: Sitting = { board: 'undead-dockhand', pawn: place };
    const two = turnOf({ players: { Ana: ana, Bo: { goods: { fish: 3 } } }, centre: [place] });
    expect(two.places('Ana')).not.toContain(place);
    // Another building is as free to it as to anybody.
    expect(two.places('Ana')).toContain('start-0');
    const three = turnOf({ players: { Ana: ana, Bo: {}, Cy: {} }, centre: [place] });
    expect(three.places('Ana')).not.toContain(place);
  });

  test.each(['tax-office', 'pirate-den'] as const)('alone the %s takes from nobody: staying is allowed', (place) => {
    const table = turnOf({ players: { Ana: { board: 'undead-dockhand', pawn: place } }, centre: [place] });
    expect(table.places('Ana')).toContain(place);
  });

  test('others must leave', () => {
    const table = pair({ centre: ['quarry'] }, { pawn: 'quarry' }, { board: 'undead-dockhand' });
    expect(table.places('Ana')).not.toContain('quarry');
  });
});
