import { describe, expect, test } from 'vitest';
import {
  combination,
  pick,
  randomFromSeed,
  seatAt,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { itemsOf } from '../../../shared/games/emporium/items/index.ts';
import type { EmporiumState } from '../../../shared/games/emporium/state.ts';
import { knowledge, viewersOf } from '../../laws/knowing.ts';
import { pair, tableOf } from './table.ts';

const viewOf = (state: EmporiumState, viewer: Viewer) => see(emporium.hiding, state, viewer);

/** Everything that the host sends a viewer of a position. */
const sent = (state: EmporiumState, viewer: Viewer) => knowledge(emporium, state, viewer);

describe('ruling 25: hands', () => {
  const { state } = tableOf({
    players: { Ana: { hand: ['phoenix-quill', 'kite-shield', 'linked-flail', 'bent-dirk'] }, Bo: { hand: [] }, Cy: {} },
  });

  test('show how many cards of each tier they hold, but not which', () => {
    const ofTier = { leather: 1, chainmail: 2, steel: 1 };
    for (const viewer of [seatAt(1), seatAt(2), 'spectator'] as const) {
      expect(viewOf(state, viewer).players[0]?.hand).toEqual({ count: 4, ofTier, cards: null });
      expect(sent(state, viewer)).not.toMatch(/phoenix-quill|kite-shield|linked-flail|bent-dirk/);
    }
    expect(viewOf(state, seatAt(0)).players[0]?.hand).toEqual({
      count: 4,
      ofTier,
      cards: ['phoenix-quill', 'kite-shield', 'linked-flail', 'bent-dirk'],
    });
    expect(viewOf(state, seatAt(0)).players[1]?.hand).toEqual({
      count: 0,
      ofTier: { leather: 0, chainmail: 0, steel: 0 },
      cards: null,
    });
  });

  test('come with public gold, trophies, worn items, discards and deck sizes', () => {
    const open = tableOf({
      players: { Ana: { gold: 7, beaten: [['tilda-marsh', 'loose-bones']] }, Bo: {}, Cy: {} },
      heroes: { 'bram-oakfist': ['bent-dirk'], 'sable-wren': [] },
      discarded: ['alley-cloak', 'kite-shield'],
      banished: ['odo-candlewick'],
    }).state;
    for (const viewer of viewersOf(3)) {
      const view = viewOf(open, viewer);
      expect(view.players[0]).toMatchObject({ gold: 7, heroes: ['tilda-marsh'], monsters: ['loose-bones'] });
      expect(view.heroRow).toEqual([
        { hero: 'bram-oakfist', worn: ['bent-dirk', null] },
        { hero: 'sable-wren', worn: [null, null] },
      ]);
      expect(view.discards).toEqual({ leather: ['alley-cloak'], chainmail: ['kite-shield'], steel: [] });
      expect(view.decks).toEqual({
        leather: itemsOf('leather').length - 12 - 2,
        chainmail: itemsOf('chainmail').length - 1,
        steel: itemsOf('steel').length,
      });
      expect([view.heroDeck, view.monsterDeck]).toEqual([{ count: 6 }, { count: 6 }]);
      expect(view.banished).toEqual(['odo-candlewick']);
      expect(view.monsterRow).toEqual(open.monsterRow);
    }
  });

  test('never come with deck order, the box or future randomness', () => {
    for (const viewer of viewersOf(3)) {
      const view = viewOf(state, viewer);
      expect(view.heroesAside).toEqual({ count: state.heroesAside.length });
      expect(view.monstersAside).toEqual({ count: state.monstersAside.length });
      const text = JSON.stringify(view);
      expect(text).not.toContain('random');
      const faceDown = [
        ...Object.values(state.decks).flat(),
        ...[...state.heroDeck, ...state.monsterDeck, ...state.heroesAside, ...state.monstersAside],
      ];
      for (const id of faceDown) expect(text).not.toContain(`"${id}"`);
    }
  });
});

describe('events', () => {
  test('show drawn and upgraded cards only to the player who gets them', () => {
    const restocking = () => pair({ from: 'restocking' }, { hand: ['bent-dirk'] });
    for (const event of [
      restocking().draw('Ana').last('leather-drawn'),
      restocking().upgrade('Ana', 'bent-dirk').last('item-upgraded'),
    ]) {
      expect(event.drawn).not.toBeNull();
      expect(seeEvent(emporium.eventHiding, event, seatAt(0))).toEqual(event);
      for (const viewer of [seatAt(1), 'spectator'] as const) {
        expect(seeEvent(emporium.eventHiding, event, viewer)).toEqual({ ...event, drawn: null });
      }
    }
  });

  test('show everything else to all', () => {
    for (let match = 0; match < 6; match++) {
      const state = emporium.setup(3, combination(emporium.options, 3, match), randomFromSeed(`told ${match}`));
      const random = randomFromSeed(`told ${match} moves`);
      for (;;) {
        const acting = emporium.toAct(state);
        if (acting.length === 0) break;
        const seat = pick(random, acting);
        for (const event of emporium.play(state, seat, pick(random, emporium.legalMoves(state, seat)))) {
          if (event.type === 'leather-drawn' || event.type === 'item-upgraded') continue;
          for (const viewer of viewersOf(3)) expect(seeEvent(emporium.eventHiding, event, viewer)).toEqual(event);
        }
      }
    }
  });
});

describe('ruling 26: sealed choices and votes', () => {
  test('send the others the same view whatever the choice', () => {
    const laid = () =>
      tableOf({ players: { Ana: { hand: ['bent-dirk', 'phoenix-quill'], gold: 8 }, Bo: {}, Cy: {} } }).choose({
        Bo: 2,
      });
    const choices = [['bent-dirk', 1], ['bent-dirk', 4], ['phoenix-quill', 8], 1, 8] as const;
    const sendings = choices.map((choice) => {
      const { state, events } = laid().choose({ Ana: choice });
      return [seatAt(1), seatAt(2), 'spectator' as const].map(
        (viewer) =>
          sent(state, viewer) + JSON.stringify(events.map((event) => seeEvent(emporium.eventHiding, event, viewer))),
      );
    });
    for (const sending of sendings) expect(sending).toEqual(sendings[0]);
  });

  test('send the others the same view whatever the vote', () => {
    const laid = () =>
      tableOf({
        players: { Ana: { gold: 9 }, Bo: { gold: 9 }, Cy: { gold: 9 } },
        from: 'end of round',
        settled: { votes: 'every-round' },
      });
    const votes = [[], ['bram-oakfist'], ['sable-wren'], ['bram-oakfist', 'sable-wren']] as const;
    const sendings = votes.map((vote) => {
      const { state } = laid().vote({ Ana: vote });
      return [seatAt(1), seatAt(2), 'spectator' as const].map((viewer) => sent(state, viewer));
    });
    for (const sending of sendings) expect(sending).toEqual(sendings[0]);
  });
});

describe('unknown information, for undo', () => {
  const unknown = (state: EmporiumState) =>
    viewersOf(state.seatCount).map((viewer) => JSON.stringify(unknownTo(emporium.hiding, state, viewer)));

  test('changes with draws, but not with placing, withdrawing or asking', () => {
    const table = tableOf({
      players: { Ana: { hand: ['bent-dirk', 'phoenix-quill'] }, Bo: { hand: ['alley-cloak'] }, Cy: {} },
    }).choose({ Ana: 2, Bo: 1, Cy: 1 });
    const before = unknown(table.state);
    table.withdraw('Ana', 'Bo', 'Cy').ask('Ana');
    expect(unknown(table.state)).toEqual(before);
    table.draw('Ana');
    expect(unknown(table.state)).not.toEqual(before);
  });
});

describe('a redeal of hidden cards', () => {
  test('keeps a revealed item for sale with its seller', () => {
    const { state } = tableOf({
      players: { Ana: { hand: ['bent-dirk'] }, Bo: { hand: ['tavern-cudgel'] }, Cy: { hand: ['pebble-sling'] } },
      heroes: { 'bram-oakfist': [], 'sable-wren': [] },
    }).choose({ Ana: ['bent-dirk', 1], Bo: ['tavern-cudgel', 2], Cy: ['pebble-sling', 3] });
    for (let deal = 0; deal < 20; deal++) {
      const other = emporium.redeal(state, 'spectator', randomFromSeed(`sale ${deal}`));
      expect(other.players.map(({ hand }) => hand)).toEqual([['bent-dirk'], ['tavern-cudgel'], ['pebble-sling']]);
    }
  });

  test('keeps a publicly returned card in its hand until it leaves', () => {
    const table = tableOf({
      players: {
        Ana: { hand: ['tavern-cudgel'], gold: 5 },
        Bo: { hand: ['bent-dirk', 'alley-cloak'], gold: 5 },
        Cy: {},
      },
      heroes: { 'sergeant-dunmore': ['farmhands-axe', 'boiled-jerkin'] },
      monsters: ['cellar-ghoul'],
    }).choose({ Ana: 3, Bo: ['bent-dirk', 1], Cy: 1 });
    expect(table.all('sale-failed')).toHaveLength(1);
    table.send('Ana', 'sergeant-dunmore', 'cellar-ghoul', { swap: ['tavern-cudgel', 'farmhands-axe'] });
    for (let deal = 0; deal < 20; deal++) {
      const other = emporium.redeal(table.state, seatAt(2), randomFromSeed(`seen ${deal}`));
      expect(other.players[0]?.hand).toEqual(['farmhands-axe']);
      expect(other.players[1]?.hand).toContain('bent-dirk');
    }
    for (const viewer of [seatAt(2), 'spectator'] as const) {
      expect(sent(table.state, viewer)).not.toMatch(/farmhands-axe|bent-dirk/);
    }
    table.withdraw('Cy').upgrade('Ana', 'farmhands-axe');
    expect(table.player('Ana').shown).toEqual([]);
  });

  test('keeps a card drawn from a single discard, but not from two', () => {
    for (const [discarded, known] of [
      [1, true],
      [2, false],
    ] as const) {
      const [steel, chainmail] = [itemsOf('steel'), itemsOf('chainmail')];
      const held = (from: number) => ({ hand: steel.slice(discarded).slice(from, from + 4) });
      const table = tableOf({
        players: {
          Ana: { hand: chainmail.slice(0, 1) },
          Bo: held(0),
          Cy: held(4),
          Di: held(8),
          Ed: held(12),
          Fay: held(16),
        },
        from: 'restocking',
        emptyDecks: ['steel'],
      });
      const mayCome = [...table.state.discards.steel];
      expect(mayCome).toHaveLength(discarded);
      table.upgrade('Ana', ...chainmail.slice(0, 1));
      const [drawn] = table.hand('Ana');
      expect(mayCome).toContain(drawn);
      expect(table.player('Ana').shown).toEqual(known ? [drawn] : []);
    }
  });

  test('shuffles decks within each level', () => {
    const { state } = pair({ heroDeck: ['tilda-marsh', 'mara-of-the-rooftops'] });
    const first = new Set<string | undefined>();
    for (let deal = 0; deal < 100; deal++) {
      const other = emporium.redeal(state, seatAt(0), randomFromSeed(`level ${deal}`));
      first.add(other.heroDeck.at(-1));
    }
    // Nine heroes of the first level, one of them in the row.
    expect(first.size).toBe(8);
  });
});
