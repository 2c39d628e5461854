import { describe, expect, test } from 'vitest';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import { type ItemId, item, itemsOf } from '../../../shared/games/emporium/items/index.ts';
import { type Situation, tableOf } from './table.ts';

type AnaAndBo = Situation<'Ana' | 'Bo'>;

/** Ana restocks first, then Bo. */
const restocking = (ana: AnaAndBo['players']['Ana'], situation: Omit<AnaAndBo, 'players' | 'from'> = {}) =>
  tableOf({ players: { Ana: ana, Bo: {} }, from: 'restocking', ...situation });

const leatherOf = (from: number, to: number): readonly ItemId[] => itemsOf('leather').slice(from, to);

describe('the order of restocking', () => {
  test.each([
    ['Ana', ['Ana', 'Bo', 'Cy']],
    ['Bo', ['Bo', 'Cy', 'Ana']],
    ['Cy', ['Cy', 'Ana', 'Bo']],
  ] as const)('clockwise from the marker: %s', (marker, order) => {
    const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: {} }, from: 'restocking', marker });
    for (const name of order) {
      expect(table.asked()).toEqual([name]);
      table.done(name);
    }
    expect(table.asks('choose')).toBe(true);
    expect(table.state.round).toBe(5);
  });

  test('whoever can do nothing is not asked', () => {
    const table = tableOf({
      players: { Ana: { hand: itemsOf('steel').slice(0, 4), gold: 1 }, Bo: { gold: 1 } },
      from: 'restocking',
    });
    expect(table.asked()).toEqual(['Bo']);
  });
});

describe('drawing', () => {
  test.each([0, 1, 2, 3])('ruling 15, 17: leather up to four cards, whatever the %i in the hand are', (count) => {
    const hand = (['phoenix-quill', 'kite-shield', 'paring-knife'] as const).slice(0, count);
    const table = restocking({ hand }, { items: ['bent-dirk', 'alley-cloak', 'shaved-dice', 'padded-vest'] });
    table.draw('Ana');
    const drawn = (['bent-dirk', 'alley-cloak', 'shaved-dice', 'padded-vest'] as const).slice(0, 4 - count);
    expect(table.hand('Ana')).toEqual([...hand, ...drawn].toSorted());
    expect(table.last('leather-drawn')).toEqual({ type: 'leather-drawn', seat: 0, count: 4 - count, drawn });
    expect(table.asked()).toEqual(['Bo']);
  });

  test('ruling 15: not with four cards', () => {
    const table = restocking({ hand: leatherOf(0, 4) });
    expect(table.kinds('Ana')).toEqual(['ask-for-vote', 'done-restocking', 'upgrade']);
  });

  test('ruling 15: drawing is all for this round', () => {
    const table = restocking({ hand: leatherOf(0, 3) }).draw('Ana');
    expect(table.moves('Ana')).toEqual([]);
  });

  test('nothing is allowed as well', () => {
    const table = restocking({ hand: leatherOf(0, 1) }).done('Ana');
    expect(table.hand('Ana')).toEqual(leatherOf(0, 1));
    expect(table.asked()).toEqual(['Bo']);
  });

  test('ruling 18: the discards are shuffled when a card is needed, and not before', () => {
    const table = restocking(
      { hand: [] },
      { items: ['bent-dirk', 'alley-cloak'], emptyDecks: ['leather'], settled: { votes: 'every-round' } },
    );
    const lying = table.state.discards.leather.toSorted();
    expect(lying.length).toBe(itemsOf('leather').length - 4 - 2);
    table.draw('Ana');
    expect(table.story()).toEqual(['deck-reshuffled', 'leather-drawn']);
    const hand = table.last('leather-drawn').drawn ?? [];
    expect(hand.slice(0, 2)).toEqual(['bent-dirk', 'alley-cloak']);
    expect(table.state.discards.leather).toEqual([]);
    expect([...table.state.decks.leather, ...hand.slice(2)].toSorted()).toEqual(lying);
  });

  test('ruling 18: and any of them may come', () => {
    const first = new Set<ItemId | undefined>();
    for (let match = 0; match < 60; match++) {
      const table = restocking({ hand: leatherOf(0, 3) }, { emptyDecks: ['leather'] });
      table.state.random = randomFromSeed(`discards ${match}`);
      first.add(table.draw('Ana').last('leather-drawn').drawn?.[0]);
    }
    expect(first.size).toBeGreaterThan(15);
  });

  test('ruling 18: a deck that runs out is left empty until then', () => {
    const table = restocking(
      { hand: leatherOf(0, 2) },
      { items: ['bent-dirk', 'alley-cloak'], emptyDecks: ['leather'] },
    ).draw('Ana');
    expect(table.told('deck-reshuffled')).toEqual([]);
    expect(table.state.decks.leather).toEqual([]);
  });
});

describe('upgrading', () => {
  test('ruling 16: the first is free; the card is discarded and one of the next tier drawn', () => {
    const table = restocking({ hand: ['bent-dirk', 'kite-shield'], gold: 0 }, { items: ['hooked-kukri'] });
    table.upgrade('Ana', 'bent-dirk');
    expect(table.hand('Ana')).toEqual(['hooked-kukri', 'kite-shield']);
    expect(table.state.discards).toEqual({ leather: ['bent-dirk'], chainmail: [], steel: [] });
    expect(table.last('item-upgraded')).toEqual({
      type: 'item-upgraded',
      seat: 0,
      discarded: 'bent-dirk',
      into: 'chainmail',
      paid: 0,
      drawn: 'hooked-kukri',
    });
    expect(table.asked()).toEqual(['Bo']);
  });

  test.each([
    ['leather', 1, ['bent-dirk', 'paring-knife'], ['hooked-kukri', 'cat-eye-ring']],
    ['chainmail', 2, ['kite-shield', 'linked-flail'], ['phoenix-quill', 'whisperplate']],
  ] as const)('ruling 16: a second of %s costs %i', (tier, fee, hand, items) => {
    const table = restocking({ hand, gold: fee }, { items }).upgrade('Ana', hand[0]);
    expect(table.state.question).toEqual({ type: 'upgrade-again', seat: 0, tier, fee });
    expect(table.hand('Ana')).toEqual([hand[1], items[0]].toSorted());
    expect(table.gold()[0]).toBe(fee);
    expect(table.moves('Ana')).toEqual([{ type: 'upgrade', item: hand[1] }, { type: 'done-restocking' }]);
    table.upgrade('Ana', hand[1]);
    expect(table.hand('Ana')).toEqual(items.toSorted());
    expect(table.gold()[0]).toBe(0);
    expect(table.last('item-upgraded').paid).toBe(fee);
    expect(table.asked()).toEqual(['Bo']);
  });

  test.each([
    [0, ['bent-dirk', 'paring-knife']],
    [1, ['kite-shield', 'linked-flail']],
  ] as const)('ruling 16: not with %i gold', (gold, hand) => {
    const table = restocking({ hand, gold }).upgrade('Ana', hand[0]);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('ruling 16: one may look at the first and leave it at that', () => {
    const table = restocking({ hand: ['bent-dirk', 'paring-knife'] })
      .upgrade('Ana', 'bent-dirk')
      .done('Ana');
    expect(table.gold()[0]).toBe(3);
    expect(table.told('item-upgraded')).toHaveLength(1);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('ruling 15: never a third, and the second of the same tier only', () => {
    const hand = ['bent-dirk', 'paring-knife', 'shaved-dice', 'kite-shield'] as const;
    const table = restocking({ hand, gold: 9 }, { items: ['hooked-kukri'] }).upgrade('Ana', 'bent-dirk');
    expect(table.offers('Ana', 'upgrade').map((move) => move.item)).toEqual(['paring-knife', 'shaved-dice']);
    table.upgrade('Ana', 'shaved-dice');
    expect(table.asked()).toEqual(['Bo']);
    const other = restocking({ hand, gold: 9 }).upgrade('Ana', 'kite-shield');
    expect(other.asked()).toEqual(['Bo']);
  });

  test('ruling 15: a card drawn for the first is not the second', () => {
    const table = restocking({ hand: ['bent-dirk', 'kite-shield'], gold: 9 }).upgrade('Ana', 'bent-dirk');
    expect(table.asked()).toEqual(['Bo']);
  });

  test('ruling 15: drawing and upgrading exclude each other', () => {
    const table = restocking({ hand: ['bent-dirk', 'paring-knife'] });
    expect(table.kinds('Ana')).toEqual(['ask-for-vote', 'done-restocking', 'draw', 'upgrade']);
    table.upgrade('Ana', 'bent-dirk');
    expect(table.kinds('Ana')).toEqual(['done-restocking', 'upgrade']);
  });

  test('ruling 15: steel cannot be upgraded', () => {
    const table = restocking({ hand: ['phoenix-quill', 'kite-shield', 'bent-dirk'] });
    expect(table.offers('Ana', 'upgrade').map((move) => move.item)).toEqual(['kite-shield', 'bent-dirk']);
  });

  test.each(['chainmail', 'steel'] as const)('ruling 18: an empty deck of %s is made of its discards', (tier) => {
    const hand: readonly ItemId[] = tier === 'chainmail' ? ['bent-dirk'] : ['kite-shield'];
    const table = restocking({ hand }, { emptyDecks: [tier] });
    const lying = table.state.discards[tier].length;
    table.upgrade('Ana', ...hand);
    expect(table.told('deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', tier }]);
    expect([table.state.discards[tier], table.state.decks[tier].length]).toEqual([[], lying - 1]);
    expect(table.hand('Ana').map((id) => item(id).tier)).toEqual([tier]);
  });

  test('ruling 18: a tier of which nothing is left cannot be upgraded into', () => {
    const steel = itemsOf('steel');
    const table = tableOf({
      players: {
        Ana: { hand: ['kite-shield', 'linked-flail', 'bent-dirk'], gold: 9 },
        Bo: { hand: steel.slice(0, 4) },
        Cy: { hand: steel.slice(4, 8) },
        Di: { hand: steel.slice(8, 12) },
        Ed: { hand: steel.slice(12, 16) },
        Flo: { hand: steel.slice(16) },
      },
      from: 'restocking',
    });
    expect(table.offers('Ana', 'upgrade').map((move) => move.item)).toEqual(['bent-dirk']);
  });

  test('ruling 18: nor is a second one, where the first took the last', () => {
    const steel = itemsOf('steel');
    const table = tableOf({
      players: {
        Ana: { hand: ['kite-shield', 'linked-flail', 'bent-dirk'], gold: 9 },
        Bo: { hand: steel.slice(0, 4) },
        Cy: { hand: steel.slice(4, 8) },
        Di: { hand: steel.slice(8, 12) },
        Ed: { hand: steel.slice(12, 16) },
        Flo: { hand: steel.slice(16, 17) },
      },
      from: 'restocking',
    }).upgrade('Ana', 'kite-shield');
    expect(table.last('item-upgraded').drawn).toBe(steel[17]);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('what was discarded first may come back by the second', () => {
    const table = restocking(
      { hand: ['kite-shield', 'linked-flail'], gold: 2 },
      { items: ['phoenix-quill'], emptyDecks: ['steel'] },
    ).upgrade('Ana', 'kite-shield', 'linked-flail');
    expect(table.state.discards.chainmail).toEqual(['kite-shield', 'linked-flail']);
    expect(table.told('deck-reshuffled')).toHaveLength(1);
    expect(table.state.discards.steel).toEqual([]);
  });
});
