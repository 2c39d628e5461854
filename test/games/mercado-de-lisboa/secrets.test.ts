import { describe, expect, test } from 'vitest';
import {
  randomFromSeed,
  type Seat,
  seatAt,
  seatsOf,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';
import { knowledge, viewersOf } from '../../laws/knowing.ts';
import { at, pair, tableOf } from './table.ts';

const viewOf = (state: MercadoState, viewer: Viewer) => see(mercadoDeLisboa.hiding, state, viewer);

/** Everything the host sends a viewer about a position. */
const sent = (state: MercadoState, viewer: Viewer) => knowledge(mercadoDeLisboa, state, viewer);

const money = (state: MercadoState) => state.players.map((player) => player.money);

describe('hidden money', () => {
  const three = (hiddenMoney: boolean) =>
    tableOf({
      players: { Ana: { money: 7 }, Bo: { money: 8 }, Cy: { money: 9 } },
      market: ['fish/Ana fish/Bo . . .'],
      customers: ['c1-fish-flower'],
      settled: { hiddenMoney },
    });

  test('shows each player only their own total', () => {
    const { state } = three(true);
    const seen = (viewer: Viewer) => viewOf(state, viewer).players.map((player) => player.money);
    expect(seen(seatAt(0))).toEqual([7, null, null]);
    expect(seen(seatAt(1))).toEqual([null, 8, null]);
    expect(seen(seatAt(2))).toEqual([null, null, 9]);
    expect(seen('spectator')).toEqual([null, null, null]);
    expect(viewOf(state, seatAt(1)).players.map(({ moneyByRound }) => moneyByRound)).toEqual([null, [1, 1], null]);
  });

  test('is visible to all if the option is off', () => {
    const { state } = three(false);
    for (const viewer of viewersOf(3)) {
      expect(viewOf(state, viewer).players.map((player) => player.money)).toEqual([7, 8, 9]);
    }
  });

  test('is revealed at the final scoring', () => {
    const table = three(true).coin('Ana', 'Bo', 'Cy');
    for (const viewer of viewersOf(3)) {
      expect(viewOf(table.state, viewer).players.map((player) => player.money)).toEqual([8, 9, 10]);
    }
    expect(table.all('seat-scored').map(({ coins }) => coins)).toEqual([8, 9, 10]);
  });

  test('still shows every income to all', () => {
    const brought = three(true).bring('Ana', 'c1-fish-flower', 'L1').last('customers-brought');
    for (const viewer of viewersOf(3)) expect(seeEvent(mercadoDeLisboa.eventHiding, brought, viewer)).toEqual(brought);
    expect(brought.income.map(({ seat, coins }) => [seat, coins])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('grey restaurants', () => {
  const market = ['(sushi-bar) . (pub) . .'];
  const laid = (greyKnown: boolean) => pair({ market, settled: { greyKnown } });

  test('are visible to all if known', () => {
    for (const viewer of viewersOf(2)) {
      expect(viewOf(laid(true).state, viewer).grey.slice(0, 3)).toEqual(['sushi-bar', null, 'pub']);
    }
  });

  test('show only their positions if hidden', () => {
    const table = laid(false);
    for (const viewer of viewersOf(2)) {
      expect(viewOf(table.state, viewer).grey.slice(0, 4)).toEqual(['unknown', null, 'unknown', null]);
      expect(sent(table.state, viewer)).not.toMatch(/sushi-bar|pub/);
    }
  });

  test('become known when taken', () => {
    const table = laid(false).stand('Ana', 'fish', at(1, 1));
    for (const viewer of viewersOf(2)) {
      expect(viewOf(table.state, viewer).players[0]?.restaurants).toEqual(['sushi-bar']);
      expect(viewOf(table.state, viewer).grey.slice(0, 3)).toEqual([null, null, 'unknown']);
      const event = seeEvent(mercadoDeLisboa.eventHiding, table.last('restaurant-taken'), viewer);
      expect(event).toMatchObject({ restaurant: 'sushi-bar' });
    }
  });
});

describe('face-down tiles', () => {
  const { state } = tableOf({ players: { Ana: {}, Bo: {} } });

  test('show only their number', () => {
    for (const viewer of viewersOf(2)) {
      const view = viewOf(state, viewer);
      expect(view.bag).toEqual({ count: 26 });
      expect(view.stacks).toEqual([7, 7, 7, 2]);
      expect(JSON.stringify(view)).not.toContain('random');
      for (const id of state.stacks.flat()) expect(JSON.stringify(view)).not.toContain(`"${id}"`);
    }
  });

  test('do not include hands, display or wooden stands', () => {
    for (const viewer of viewersOf(2)) {
      const view = viewOf(state, viewer);
      expect(view.display).toEqual(state.display);
      expect(
        view.players.map(({ tiles, woodenStands, restaurants }) => ({ tiles, woodenStands, restaurants })),
      ).toEqual(state.players.map(({ tiles, woodenStands, restaurants }) => ({ tiles, woodenStands, restaurants })));
    }
  });
});

describe('unknown information, for undo', () => {
  test('includes hidden grey restaurants', () => {
    const unknownOf = (greyKnown: boolean) => {
      const { state } = pair({ settled: { greyKnown }, market: ['(pub) . . . .'] });
      return unknownTo(mercadoDeLisboa.hiding, state, 'spectator');
    };
    expect(unknownOf(false)).toContain('pub');
    expect(unknownOf(true)).not.toContain('pub');
  });

  test('changes only when something is drawn', () => {
    const table = pair({ settled: { hiddenMoney: true }, market: ['fish/Ana . . . .'], customers: ['c1-fish-flower'] });
    const unknown = () =>
      viewersOf(2).map((viewer) => JSON.stringify(unknownTo(mercadoDeLisboa.hiding, table.state, viewer)));
    const before = unknown();
    table.coin('Ana');
    expect(unknown()).toEqual(before);
    table.coin('Bo').bring('Ana', 'c1-fish-flower', 'L1');
    expect(unknown()).not.toEqual(before);
  });
});

describe('a redeal of hidden information', () => {
  test('reveals the totals of a finished game', () => {
    const table = tableOf({ players: { Ana: { money: 3 }, Bo: { money: 4 } }, settled: { hiddenMoney: true } });
    table.coin('Ana', 'Bo', 'Ana', 'Bo');
    const seats: readonly Seat[] = seatsOf(2);
    for (const viewer of seats) {
      expect(money(mercadoDeLisboa.redeal(table.state, viewer, randomFromSeed('over')))).toEqual([5, 6]);
    }
  });
});
