import { describe, expect, it } from 'vitest';
import { seeEvent } from '../../../shared/engine/index.ts';
import { brickEventHiding } from '../../../shared/games/brick-and-mortar/hiding.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import { type MarketCardId, marketCardIds } from '../../../shared/games/brick-and-mortar/market-cards.ts';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import type { Face } from '../../../shared/games/brick-and-mortar/state.ts';
import { type Sitting, tableOf } from './table.ts';

const adasHand: readonly MarketCardId[] = ['m05', 'm04', 'm03', 'm02', 'm01'];
const bosHand: readonly MarketCardId[] = ['m10', 'm09', 'm08', 'm07', 'm06'];

const threeStores = { 'starting-store-1': {}, bank: {}, 'small-loading-dock': {} } as const;
const fourStores = { ...threeStores, 'large-loading-dock': {} } as const;

const card = (id: MarketCardId, face: Face): BrickMove => ({ type: 'play-card', card: id, face });

function advertisementTable(ada: Sitting = {}, bo: Sitting = {}) {
  return tableOf({
    players: { Ada: { marketHand: adasHand, ...ada }, Bo: { marketHand: bosHand, ...bo } },
    month: 2,
  }).begin({ type: 'begin-advertisement' });
}

const kinds = (moves: readonly BrickMove[]): string[] => [...new Set(moves.map((move) => move.type))];

describe('choosing market cards', () => {
  it('asks all at once for exactly two cards, each as Supply or as Demand', () => {
    const table = advertisementTable();
    expect(table.asked()).toEqual(['Ada', 'Bo']);
    expect(table.moves('Ada')).toEqual(adasHand.flatMap((id) => [card(id, 'supply'), card(id, 'demand')]));
    table.play('Ada', card('m03', 'supply'));
    expect(table.asked()).toEqual(['Ada', 'Bo']);
    expect(table.moves('Ada')).toHaveLength(8);
    table.play('Ada', card('m01', 'supply'));
    expect(table.asked()).toEqual(['Bo']);
    expect(table.player('Ada').marketHand).toEqual(['m05', 'm04', 'm02']);
  });

  it('may be taken back while others still choose', () => {
    const table = advertisementTable().play('Ada', card('m03', 'supply'), card('m01', 'demand'));
    expect(brickAndMortar.mayTakeBack(table.state)).toEqual([0]);
    expect(table.moves('Ada')).toEqual([{ type: 'take-back' }]);
    table.play('Ada', { type: 'take-back' });
    expect(table.asked()).toEqual(['Ada', 'Bo']);
    expect(table.player('Ada').chosenCards).toEqual([]);
    expect([...table.player('Ada').marketHand].sort()).toEqual([...adasHand].sort());
    expect(brickAndMortar.mayTakeBack(table.state)).toEqual([]);
  });

  it('hides who played which card: piles are sorted', () => {
    const piles = [
      ['m09', 'm02', 'm10', 'm01'],
      ['m10', 'm01', 'm09', 'm02'],
    ] as const;
    for (const [first, second, third, fourth] of piles) {
      const table = advertisementTable()
        .play('Bo', card(first, 'demand'))
        .play('Ada', card(second, 'supply'))
        .play('Bo', card(third, 'supply'))
        .play('Ada', card(fourth, 'supply'));
      const supply = [second, third, fourth].sort();
      expect(table.all('piles-formed')).toEqual([{ type: 'piles-formed', supply, demandCount: 1 }]);
      const chosen = table.all('card-chosen').map((event) => seeEvent(brickEventHiding, event, 'spectator'));
      expect(chosen).toEqual([1, 0, 1, 0].map((seat) => ({ type: 'card-chosen', seat, card: null, face: null })));
    }
  });

  it('plays all cards of a hand with fewer than two', () => {
    const table = advertisementTable({ marketHand: ['m01'] }, { marketHand: [] });
    expect(table.asked()).toEqual(['Ada']);
    table.play('Ada', card('m01', 'supply'));
    expect(table.all('piles-formed')).toEqual([{ type: 'piles-formed', supply: ['m01'], demandCount: 0 }]);
  });
});

describe('filling up hands', () => {
  it('goes in turn order, to five cards', () => {
    const table = advertisementTable({ points: 10 }, { points: 14, marketHand: ['m10', 'm09', 'm08'] })
      .play('Ada', card('m05', 'supply'), card('m04', 'supply'))
      .play('Bo', card('m10', 'supply'), card('m09', 'supply'));
    expect(table.all('cards-drawn').map(({ seat, count }) => ({ seat, count }))).toEqual([
      { seat: 1, count: 4 },
      { seat: 0, count: 2 },
    ]);
    expect(table.player('Ada').marketHand).toHaveLength(5);
    expect(table.player('Bo').marketHand).toHaveLength(5);
  });

  it('uses the shuffled discards when the deck runs out, including face-down ones', () => {
    const table = advertisementTable();
    table.state.marketDiscards = table.state.marketDeck.slice(3);
    table.state.marketAside = table.state.marketDeck.slice(1, 3);
    table.state.marketDeck = table.state.marketDeck.slice(0, 1);
    table
      .play('Ada', card('m05', 'supply'), card('m04', 'supply'))
      .play('Bo', card('m10', 'supply'), card('m09', 'supply'));
    expect(table.all('deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', deck: 'market' }]);
    expect(table.state.marketAside).toEqual([]);
    expect(table.state.marketDeck).toHaveLength(marketCardIds.length - 14);
  });

  it('stops when no card is left', () => {
    const rest = marketCardIds.filter((id) => ![...adasHand, ...bosHand, 'm50'].includes(id));
    const table = tableOf({
      players: { Ada: { marketHand: adasHand }, Bo: { marketHand: bosHand }, Cleo: { marketHand: rest } },
    }).begin({ type: 'begin-advertisement' });
    expect(table.state.marketDeck).toEqual(['m50']);
    table
      .play('Ada', card('m05', 'demand'), card('m04', 'demand'))
      .play('Bo', card('m10', 'demand'), card('m09', 'demand'))
      .play('Cleo', card('m83', 'demand'), card('m84', 'demand'));
    expect(table.all('cards-drawn')).toEqual([{ type: 'cards-drawn', seat: 0, count: 1, cards: ['m50'] }]);
    expect(table.player('Bo').marketHand).toHaveLength(3);
  });
});

describe('the third slot', () => {
  it('lets its owner redraw one card before playing, once', () => {
    const table = advertisementTable({ stores: threeStores });
    const top = table.state.marketDeck.at(-1);
    expect(kinds(table.moves('Ada'))).toEqual(['play-card', 'redraw-card', 'redraw-hand']);
    expect(kinds(table.moves('Bo'))).toEqual(['play-card']);
    table.play('Ada', { type: 'redraw-card', card: 'm05' });
    expect(table.player('Ada').marketHand).toEqual(['m04', 'm03', 'm02', 'm01', top]);
    expect(table.state.marketAside).toEqual(['m05']);
    expect(kinds(table.moves('Ada'))).toEqual(['play-card']);
    table.play('Ada', card('m01', 'supply'), card('m02', 'supply'));
    expect(table.asked()).toEqual(['Bo']);
    // cards drawn before the choice do not bind it
    expect(brickAndMortar.mayTakeBack(table.state)).toEqual([0]);
  });

  it('is not offered between the two cards', () => {
    const table = advertisementTable({ stores: threeStores }).play('Ada', card('m05', 'supply'));
    expect(kinds(table.moves('Ada'))).toEqual(['play-card']);
  });

  it('lets its owner redraw the rest of the hand after playing; then the choice is final', () => {
    const table = advertisementTable({ stores: threeStores }).play('Ada', card('m05', 'supply'), card('m04', 'demand'));
    expect(table.asked()).toEqual(['Ada', 'Bo']);
    expect(kinds(table.moves('Ada'))).toEqual(['redraw-card', 'redraw-hand', 'done']);
    table.play('Ada', { type: 'redraw-hand' });
    expect(table.state.marketAside).toEqual(['m03', 'm02', 'm01']);
    expect(table.player('Ada').marketHand).toHaveLength(3);
    expect(table.all('cards-redrawn')[0]).toMatchObject({ seat: 0, count: 3, discarded: ['m03', 'm02', 'm01'] });
    expect(table.asked()).toEqual(['Bo']);
    expect(brickAndMortar.mayTakeBack(table.state)).toEqual([]);
  });

  it('hides the discarded and drawn cards from others', () => {
    const table = advertisementTable({ stores: threeStores }).play('Ada', { type: 'redraw-hand' });
    const event = table.last('cards-redrawn');
    expect(seeEvent(brickEventHiding, event, table.seat('Bo'))).toEqual({
      type: 'cards-redrawn',
      seat: 0,
      count: 5,
      discarded: null,
      drawn: null,
    });
  });

  it('may be declined', () => {
    const table = advertisementTable({ stores: threeStores }).play('Ada', card('m05', 'supply'), card('m04', 'demand'));
    table.done('Ada');
    expect(table.asked()).toEqual(['Bo']);
    expect(brickAndMortar.mayTakeBack(table.state)).toEqual([0]);
  });
});

describe('the fourth slot', () => {
  it('lets its owner play a third card, and no fourth', () => {
    const table = advertisementTable({ stores: fourStores });
    table.play('Ada', { type: 'redraw-card', card: 'm05' }, card('m04', 'supply'), card('m03', 'supply'));
    expect(kinds(table.moves('Ada'))).toEqual(['play-card', 'done']);
    table.play('Ada', card('m02', 'supply'));
    expect(table.asked()).toEqual(['Bo']);
    table.play('Bo', card('m10', 'demand'), card('m09', 'demand'));
    expect(table.all('piles-formed')).toEqual([
      { type: 'piles-formed', supply: ['m02', 'm03', 'm04'], demandCount: 2 },
    ]);
    expect(table.player('Ada').marketHand).toHaveLength(5);
  });

  it('comes before the redraw: a card just drawn is never the third', () => {
    const table = advertisementTable({ stores: fourStores }).play('Ada', card('m05', 'supply'), card('m04', 'demand'));
    expect(kinds(table.moves('Ada'))).toEqual(['play-card', 'redraw-card', 'redraw-hand', 'done']);
    table.play('Ada', { type: 'redraw-card', card: 'm03' });
    expect(table.asked()).toEqual(['Bo']);
    expect(table.player('Ada').chosenCards).toHaveLength(2);
    expect(brickAndMortar.mayTakeBack(table.state)).toEqual([]);
  });

  it('leaves the redraw for after all three', () => {
    const table = advertisementTable({ stores: fourStores });
    table.play('Ada', card('m05', 'supply'), card('m04', 'demand'), card('m03', 'supply'));
    expect(kinds(table.moves('Ada'))).toEqual(['redraw-card', 'redraw-hand', 'done']);
    table.play('Ada', { type: 'redraw-hand' });
    expect(table.player('Ada').chosenCards).toHaveLength(3);
    expect(table.asked()).toEqual(['Bo']);
  });

  it('may be left unused', () => {
    const table = advertisementTable({ stores: fourStores }).play('Ada', card('m04', 'supply'), card('m03', 'supply'));
    table.done('Ada');
    expect(table.asked()).toEqual(['Bo']);
    expect(table.player('Ada').chosenCards).toHaveLength(2);
  });
});

describe('the Market Research Firm', () => {
  it('draws two cards before any player chooses; later only a hand below five is filled up', () => {
    const table = advertisementTable({ stores: { 'market-research-firm': {} } });
    expect(table.question('window')).toMatchObject({ seat: 0, window: 'before-advertisement' });
    table.play('Ada', { type: 'draw-extra', store: 'market-research-firm' });
    expect(table.player('Ada').marketHand).toHaveLength(7);
    expect(table.all('cards-drawn').map(({ seat, count }) => ({ seat, count }))).toEqual([{ seat: 0, count: 2 }]);
    table
      .play('Ada', card('m05', 'supply'), card('m04', 'supply'))
      .play('Bo', card('m10', 'supply'), card('m09', 'supply'));
    expect(table.all('cards-drawn').map(({ seat, count }) => ({ seat, count }))).toEqual([
      { seat: 0, count: 2 },
      { seat: 1, count: 2 },
    ]);
  });

  it('may be left unused', () => {
    const table = advertisementTable({ stores: { 'market-research-firm': {} } }).done('Ada');
    expect(table.player('Ada').marketHand).toEqual(adasHand);
    table.question('advertise');
  });
});

describe('the Advertisement Agency', () => {
  const agencyTable = () =>
    advertisementTable({ stores: { 'advertisement-agency': {} } })
      .play('Ada', card('m05', 'supply'), card('m03', 'demand'))
      .play('Bo', card('m10', 'demand'), card('m06', 'demand'));

  it('shows its owner the Demand pile, and takes a card onto it', () => {
    const table = agencyTable();
    expect(table.asked()).toEqual(['Ada']);
    expect(brickAndMortar.hiding.demandPile.show(table.state.demandPile, table.state, table.seat('Ada'), null)).toEqual(
      { count: 3, cards: null },
    );
    table.play('Ada', { type: 'look-at-pile', pile: 'demand' });
    const shownTo = (name: 'Ada' | 'Bo') =>
      brickAndMortar.hiding.demandPile.show(table.state.demandPile, table.state, table.seat(name), null).cards;
    expect(shownTo('Ada')).toEqual(['m03', 'm06', 'm10']);
    expect(shownTo('Bo')).toBeNull();

    expect(table.moves('Ada')).toEqual([
      { type: 'add-card', card: 'm04' },
      { type: 'add-card', card: 'm02' },
      { type: 'add-card', card: 'm01' },
      { type: 'done' },
    ]);
    table.play('Ada', { type: 'add-card', card: 'm04' });
    const added = table.last('card-added');
    expect(added).toEqual({ type: 'card-added', seat: 0, pile: 'demand', shown: null, card: 'm04' });
    expect(seeEvent(brickEventHiding, added, table.seat('Bo'))).toMatchObject({ shown: null, card: null });
    // Hands are filled up afterwards: Ada has played three cards.
    expect(table.all('cards-drawn').map(({ seat, count }) => ({ seat, count }))).toEqual([
      { seat: 0, count: 3 },
      { seat: 1, count: 2 },
    ]);
  });

  it('adds one card publicly to one pile', () => {
    const table = agencyTable();
    table.play('Ada', { type: 'look-at-pile', pile: 'supply' }, { type: 'add-card', card: 'm01' });
    expect(table.all('card-added')).toEqual([
      { type: 'card-added', seat: 0, pile: 'supply', shown: 'm01', card: 'm01' },
    ]);
    expect(table.all('market-supplied')[0]?.cards).toEqual(['m01', 'm05']);
    expect(table.state.question?.type).not.toBe('agency');
  });

  it('may be left unused, before and after looking', () => {
    const idle = agencyTable().done('Ada');
    expect(idle.all('pile-seen')).toEqual([]);
    const looking = agencyTable().play('Ada', { type: 'look-at-pile', pile: 'demand' }).done('Ada');
    expect(looking.all('pile-seen')[0]).toMatchObject({ seat: 0, pile: 'demand', cards: ['m03', 'm06', 'm10'] });
    expect(looking.all('card-added')).toEqual([]);
  });
});
