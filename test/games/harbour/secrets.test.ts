import { describe, expect, test } from 'vitest';
import { randomFromSeed, seatAt, see, seeEvent, type Viewer } from '../../../shared/engine/index.ts';
import { buildingIds } from '../../../shared/games/harbour/buildings/index.ts';
import { cardsInDeck } from '../../../shared/games/harbour/deck-count.ts';
import type { HarbourEvent } from '../../../shared/games/harbour/events.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { HarbourState } from '../../../shared/games/harbour/state.ts';
import { tableOf } from './table.ts';

const viewOf = (state: HarbourState, viewer: Viewer) => see(harbour.hiding, state, viewer);
const tellTo = (event: HarbourEvent, viewer: Viewer) => seeEvent(harbour.eventHiding, event, viewer);

/** Ana is the Noble and looks at Pub and Sawmill. */
const looking = () =>
  tableOf({
    players: { Ana: { board: 'noble' }, Bo: { board: 'architect' }, Cy: { board: 'mason' } },
    deck: ['pub', 'sawmill', 'locks', 'abbey'],
  }).begin({ type: 'free-building', seat: seatAt(0) });

const others: readonly Viewer[] = [seatAt(1), seatAt(2), 'spectator'];

describe('the cards that the Noble looks at', () => {
  test('are the Noble’s alone while choosing', () => {
    const table = looking();
    expect(viewOf(table.state, table.seat('Ana')).players[0]?.looked).toEqual({ count: 2, cards: ['pub', 'sawmill'] });
    for (const viewer of others) {
      expect(viewOf(table.state, viewer).players[0]?.looked).toEqual({ count: 2, cards: null });
      expect(JSON.stringify(viewOf(table.state, viewer))).not.toMatch(/pub|sawmill/);
    }
    expect(table.moves('Bo')).toEqual([]);
    expect(JSON.stringify(table.state.question)).not.toMatch(/pub|sawmill/);
  });

  test('the event tells others only how many', () => {
    const looked = looking().last('deck-looked-at');
    expect(tellTo(looked, seatAt(0))).toEqual({
      type: 'deck-looked-at',
      seat: 0,
      count: 2,
      buildings: ['pub', 'sawmill'],
    });
    for (const viewer of others) {
      expect(tellTo(looked, viewer)).toEqual({ type: 'deck-looked-at', seat: 0, count: 2, buildings: null });
    }
  });

  test('the one taken is open; the one put back stays the Noble’s secret', () => {
    const table = looking().play('Ana', { type: 'take-building', building: 'sawmill' });
    const taken = table.last('building-taken');
    expect(tellTo(taken, seatAt(0))).toMatchObject({ building: 'sawmill', returned: 'pub' });
    expect(viewOf(table.state, seatAt(0)).players[0]?.looked).toEqual({ count: 1, cards: ['pub'] });
    for (const viewer of others) {
      expect(tellTo(taken, viewer)).toMatchObject({ building: 'sawmill', returned: null });
      const view = viewOf(table.state, viewer);
      expect(view.players[0]?.buildings).toEqual(['sawmill']);
      expect(view.players[0]?.looked).toEqual({ count: 1, cards: null });
      expect(JSON.stringify(view)).not.toMatch(/"pub"/);
    }
  });
});

describe('the deck', () => {
  test('its size is public, and its cards are hidden', () => {
    const { state } = looking();
    for (const viewer of [seatAt(0), ...others])
      expect(viewOf(state, viewer).deck).toEqual({ count: state.deck.length });
  });

  test('has every card that stands nowhere else: the one put back and those put under it count', () => {
    const table = looking();
    const { state } = table;
    const elsewhere = () => state.centre.length + state.players.flatMap(({ buildings }) => buildings).length;
    const counted = () => [seatAt(0), ...others].map((viewer) => cardsInDeck(viewOf(state, viewer)));
    const expectAll = (cards: number) => expect(new Set(counted())).toEqual(new Set([cards]));
    // The two that the Noble looks at are in hand.
    expectAll(buildingIds.length - elsewhere() - 2);
    table.play('Ana', { type: 'take-building', building: 'sawmill' });
    expectAll(buildingIds.length - elsewhere());
    const [architected] = state.centre.splice(0, 1);
    if (architected === undefined) throw new TypeError('an empty centre');
    state.under.push(architected);
    expectAll(buildingIds.length - elsewhere());
  });

  test('what was put under it for all to see is open', () => {
    const { state } = looking();
    state.under.push(...state.deck.splice(0, 2));
    for (const viewer of [seatAt(0), ...others]) expect(viewOf(state, viewer).under).toEqual(state.under);
  });

  test('goods, boards dealt and bonus cards are open', () => {
    const state = harbour.setup(3, { boards: 'characters', 'bonus-cards': 'yes' }, randomFromSeed('open'));
    for (const viewer of [seatAt(0), ...others]) {
      const view = viewOf(state, viewer);
      expect(view.players.map(({ dealt, bonus, goods }) => ({ dealt, bonus, goods }))).toEqual(
        state.players.map(({ dealt, bonus, goods }) => ({ dealt, bonus, goods })),
      );
    }
  });
});

describe('another deal of what is hidden', () => {
  const redealt = (state: HarbourState, viewer: Viewer) =>
    Array.from({ length: 40 }, (_, index) => harbour.redeal(state, viewer, randomFromSeed(`redeal ${index}`)));

  test('leaves a viewer’s view as it is, and mixes deck and looked-at cards for all but the Noble', () => {
    const { state } = looking().play('Ana', { type: 'take-building', building: 'sawmill' });
    for (const viewer of others) {
      const worlds = redealt(state, viewer);
      for (const world of worlds) {
        expect(JSON.stringify(viewOf(world, viewer))).toBe(JSON.stringify(viewOf(state, viewer)));
        harbour.audit(world);
      }
      // the card put back could be any card that is not visible
      expect(new Set(worlds.map(({ players }) => players[0]?.looked[0])).size).toBeGreaterThan(5);
      expect(new Set(worlds.map(({ deck }) => deck.join())).size).toBeGreaterThan(30);
    }
    const own = redealt(state, seatAt(0));
    for (const world of own) {
      expect(world.players[0]?.looked).toEqual(['pub']);
      expect(JSON.stringify(viewOf(world, seatAt(0)))).toBe(JSON.stringify(viewOf(state, seatAt(0))));
    }
    expect(new Set(own.map(({ deck }) => deck.at(-1))).size).toBeGreaterThan(5);
  });
});
