import { describe, expect, test } from 'vitest';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import { type ItemId, item, itemsOf } from '../../../shared/games/emporium/items/index.ts';
import { pair, type Situation, tableOf } from './table.ts';

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
  ] as const)('goes clockwise from the marker’s holder %s', (marker, order) => {
    const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: {} }, from: 'restocking', marker });
    for (const name of order) {
      expect(table.asked()).toEqual([name]);
      table.done(name);
    }
    expect(table.asks('choose')).toBe(true);
    expect(table.state.round).toBe(5);
  });

  test('skips a player who can do nothing', () => {
    const table = pair({ from: 'restocking' }, { hand: itemsOf('steel').slice(0, 4), gold: 1 }, { gold: 1 });
    expect(table.asked()).toEqual(['Bo']);
  });
});

describe('drawing', () => {
  test.each([0, 1, 2, 3])('fills a hand of %i up to four cards with leather (rulings 15 and 17)', (count) => {
    const hand = (['phoenix-quill', 'kite-shield', 'paring-knife'] as const).slice(0, count);
    const table = restocking({ hand }, { items: ['bent-dirk', 'alley-cloak', 'shaved-dice', 'padded-vest'] });
    table.draw('Ana');
    const drawn = (['bent-dirk', 'alley-cloak', 'shaved-dice', 'padded-vest'] as const).slice(0, 4 - count);
    expect(table.hand('Ana')).toEqual([...hand, ...drawn].toSorted());
    expect(table.last('leather-drawn')).toEqual({ type: 'leather-drawn', seat: 0, count: 4 - count, drawn });
    expect(table.asked()).toEqual(['Bo']);
  });

  test('is not offered with four cards (ruling 15)', () => {
    const table = restocking({ hand: leatherOf(0, 4) });
    expect(table.kinds('Ana')).toEqual(['ask-for-vote', 'done-restocking', 'upgrade']);
  });

  test('ends the player’s restocking (ruling 15)', () => {
    const table = restocking({ hand: leatherOf(0, 3) }).draw('Ana');
    expect(table.moves('Ana')).toEqual([]);
  });

  test('is optional', () => {
    const table = restocking({ hand: leatherOf(0, 1) }).done('Ana');
    expect(table.hand('Ana')).toEqual(leatherOf(0, 1));
    expect(table.asked()).toEqual(['Bo']);
  });

  test('shuffles the discards only when a card is needed (ruling 18)', () => {
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

  test('may draw any of the shuffled discards (ruling 18)', () => {
    const first = new Set<ItemId | undefined>();
    for (let match = 0; match < 60; match++) {
      const table = restocking({ hand: leatherOf(0, 3) }, { emptyDecks: ['leather'] });
      table.state.random = randomFromSeed(`discards ${match}`);
      first.add(table.draw('Ana').last('leather-drawn').drawn?.[0]);
    }
    expect(first.size).toBeGreaterThan(15);
  });

  test('leaves an empty deck empty until then (ruling 18)', () => {
    const table = restocking(
      { hand: leatherOf(0, 2) },
      { items: ['bent-dirk', 'alley-cloak'], emptyDecks: ['leather'] },
    ).draw('Ana');
    expect(table.all('deck-reshuffled')).toEqual([]);
    expect(table.state.decks.leather).toEqual([]);
  });
});

describe('upgrading', () => {
  test('discards a card and draws one of the next tier, free the first time (ruling 16)', () => {
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
  ] as const)('ruling 16: charges for a second %s card: %i gold', (tier, fee, hand, items) => {
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
  ] as const)('ruling 16: offers no second upgrade with %i gold', (gold, hand) => {
    const table = restocking({ hand, gold }).upgrade('Ana', hand[0]);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('lets the player stop after the first card (ruling 16)', () => {
    const table = restocking({ hand: ['bent-dirk', 'paring-knife'] })
      .upgrade('Ana', 'bent-dirk')
      .done('Ana');
    expect(table.gold()[0]).toBe(3);
    expect(table.all('item-upgraded')).toHaveLength(1);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('allows only a second card, of the same tier (ruling 15)', () => {
    const hand = ['bent-dirk', 'paring-knife', 'shaved-dice', 'kite-shield'] as const;
    const table = restocking({ hand, gold: 9 }, { items: ['hooked-kukri'] }).upgrade('Ana', 'bent-dirk');
    expect(table.offers('Ana', 'upgrade').map((move) => move.item)).toEqual(['paring-knife', 'shaved-dice']);
    table.upgrade('Ana', 'shaved-dice');
    expect(table.asked()).toEqual(['Bo']);
    const other = restocking({ hand, gold: 9 }).upgrade('Ana', 'kite-shield');
    expect(other.asked()).toEqual(['Bo']);
  });

  test('does not upgrade the card just drawn (ruling 15)', () => {
    const table = restocking({ hand: ['bent-dirk', 'kite-shield'], gold: 9 }).upgrade('Ana', 'bent-dirk');
    expect(table.asked()).toEqual(['Bo']);
  });

  test('rules out drawing in the same round (ruling 15)', () => {
    const table = restocking({ hand: ['bent-dirk', 'paring-knife'] });
    expect(table.kinds('Ana')).toEqual(['ask-for-vote', 'done-restocking', 'draw', 'upgrade']);
    table.upgrade('Ana', 'bent-dirk');
    expect(table.kinds('Ana')).toEqual(['done-restocking', 'upgrade']);
  });

  test('never offers steel (ruling 15)', () => {
    const table = restocking({ hand: ['phoenix-quill', 'kite-shield', 'bent-dirk'] });
    expect(table.offers('Ana', 'upgrade').map((move) => move.item)).toEqual(['kite-shield', 'bent-dirk']);
  });

  test.each(['chainmail', 'steel'] as const)('ruling 18: refills an empty deck of %s from its discards', (tier) => {
    const hand: readonly ItemId[] = tier === 'chainmail' ? ['bent-dirk'] : ['kite-shield'];
    const table = restocking({ hand }, { emptyDecks: [tier] });
    const lying = table.state.discards[tier].length;
    table.upgrade('Ana', ...hand);
    expect(table.all('deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', tier }]);
    expect([table.state.discards[tier], table.state.decks[tier].length]).toEqual([[], lying - 1]);
    expect(table.hand('Ana').map((id) => item(id).tier)).toEqual([tier]);
  });

  /** Ana may upgrade into steel, of which the others hold all but `left` cards. */
  const withSteelLeft = (left: number) => {
    const steel = itemsOf('steel');
    const held = (from: number) => ({ hand: steel.slice(from, Math.min(from + 4, steel.length - left)) });
    const players = {
      Ana: { hand: ['kite-shield', 'linked-flail', 'bent-dirk'] as const, gold: 9 },
      ...{ Bo: held(0), Cy: held(4), Di: held(8), Ed: held(12), Flo: held(16) },
    };
    return tableOf({ players, from: 'restocking' });
  };

  test('is not offered into a tier without cards left (ruling 18)', () => {
    expect(
      withSteelLeft(0)
        .offers('Ana', 'upgrade')
        .map((move) => move.item),
    ).toEqual(['bent-dirk']);
  });

  test('offers no second card if the first took the last one (ruling 18)', () => {
    const table = withSteelLeft(1).upgrade('Ana', 'kite-shield');
    expect(table.last('item-upgraded').drawn).toBe(itemsOf('steel')[17]);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('may draw the first discarded card for the second', () => {
    const table = restocking(
      { hand: ['kite-shield', 'linked-flail'], gold: 2 },
      { items: ['phoenix-quill'], emptyDecks: ['steel'] },
    ).upgrade('Ana', 'kite-shield', 'linked-flail');
    expect(table.state.discards.chainmail).toEqual(['kite-shield', 'linked-flail']);
    expect(table.all('deck-reshuffled')).toHaveLength(1);
    expect(table.state.discards.steel).toEqual([]);
  });
});
