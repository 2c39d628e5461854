import { describe, expect, test } from 'vitest';
import {
  CannotUndo,
  combination,
  Match,
  pick,
  playOut,
  randomFromSeed,
  seatAt,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { owedBy } from '../../../shared/games/shopping-street/hands.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { type ProductId, product, productIds } from '../../../shared/games/shopping-street/products.ts';
import type { ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';
import { knowledge, viewersOf } from '../../laws/knowing.ts';
import { positionAfter } from '../random-position.ts';
import { setOf, type Table, tableOf, trio } from './table.ts';

const viewOf = (state: ShoppingStreetState, viewer: Viewer) => see(shoppingStreet.hiding, state, viewer);

/** Everything that the host sends a viewer about a position. */
const sent = (state: ShoppingStreetState, viewer: Viewer) => knowledge(shoppingStreet, state, viewer);

const toldTo = <Name extends string>({ events }: Table<Name>, viewer: Viewer): string =>
  JSON.stringify(events.map((event) => seeEvent(shoppingStreet.eventHiding, event, viewer)));

describe('ruling 27: hidden and open information', () => {
  const { state } = tableOf({
    players: {
      Ana: { hand: ['food-stock-1', 'tech-staff-5', 'home-delivery-2'], shown: ['tech-staff-5'] },
      Bo: { hand: [] },
      Cy: {},
    },
    street: { N4: ['Bo', 2, ...setOf('leisure', 3)] },
    display: ['personal-stock-1', 'personal-stock-2', null, 'personal-stock-4'],
    discards: ['personal-delivery-1', 'personal-delivery-2'],
    aside: ['swindler'],
  });

  test('hand sizes are open and cards are hidden, even cards seen before', () => {
    for (const viewer of [seatAt(1), seatAt(2), 'spectator'] as const) {
      expect(viewOf(state, viewer).players[0]?.hand).toEqual({ count: 3, cards: null });
      expect(sent(state, viewer)).not.toMatch(/food-stock-1|home-delivery-2|tech-staff-5/);
    }
    expect(viewOf(state, seatAt(0)).players[0]?.hand).toEqual({
      count: 3,
      cards: ['food-stock-1', 'tech-staff-5', 'home-delivery-2'],
    });
    expect(viewOf(state, seatAt(0)).players[1]?.hand).toEqual({ count: 0, cards: null });
  });

  test('everyone sees the deck size, thieves, shops, pawns, display and discards', () => {
    for (const viewer of viewersOf(3)) {
      const view = viewOf(state, viewer);
      expect(view.deck).toEqual({ count: state.deck.length });
      expect(view).toMatchObject({
        thievesSeen: 1,
        thievesAside: ['swindler'],
        street: state.street,
        display: state.display,
        discards: state.discards,
        idle: ['N1', 'N10', 'S1', 'S10'],
        round: 4,
        active: 0,
        firstPlayer: 0,
        blankRounds: 0,
        question: state.question,
      });
      expect(view.players.map(({ pawns }) => pawns)).toEqual([
        [1, 1, 2, 2, 3],
        [1, 1, 2, 3],
        [1, 1, 2, 2, 3],
      ]);
    }
  });

  test('the order of the deck and future random numbers are hidden', () => {
    for (const viewer of viewersOf(3)) {
      const text = JSON.stringify(viewOf(state, viewer));
      expect(text).not.toMatch(/random|agenda/);
      for (const id of state.deck) expect(text).not.toContain(`"${id}"`);
    }
  });
});

describe('the events of Shopping Street', () => {
  test('show drawn cards only to the player who draws them', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: {} } }).roll('Ana', 'Cy');
    for (const event of table.all('cards-drawn')) {
      expect(event.cards).toHaveLength(event.count);
      for (const viewer of viewersOf(3)) {
        const seen = seeEvent(shoppingStreet.eventHiding, event, viewer);
        expect(seen).toEqual(viewer === event.seat ? event : { ...event, cards: null });
      }
    }
    expect(table.all('cards-drawn').map(({ seat }) => seat)).toEqual([2, 0]);
  });

  test('show all other facts to everyone', () => {
    for (let match = 0; match < 4; match++) {
      const state = shoppingStreet.setup(4, combination(shoppingStreet.options, 4, match), randomFromSeed(`${match}`));
      const random = randomFromSeed(`told ${match}`);
      for (let acting = shoppingStreet.toAct(state); acting.length > 0; acting = shoppingStreet.toAct(state)) {
        const seat = pick(random, acting);
        const legal = shoppingStreet.legalMoves(state, seat);
        const quick = legal.filter(({ type }) => type === 'finish-laying' || type === 'give-up');
        for (const event of shoppingStreet.play(state, seat, pick(random, quick.length > 0 ? quick : legal))) {
          if (event.type === 'cards-drawn') continue;
          for (const viewer of viewersOf(4)) expect(seeEvent(shoppingStreet.eventHiding, event, viewer)).toEqual(event);
        }
      }
    }
  });
});

describe('sealed choices', () => {
  const others = [seatAt(0), seatAt(2), 'spectator'] as const;

  test('do not reveal an answer to a request', () => {
    const laid = () =>
      tableOf({
        players: { Ana: {}, Bo: { hand: ['food-stock-1', 'food-stock-2', 'home-stock-1', 'tech-stock-1'] }, Cy: {} },
      }).ask('Ana', 'food', 'home');
    const answers: readonly (readonly ProductId[])[] = [
      [],
      ['food-stock-1'],
      ['home-stock-1', 'food-stock-2'],
      ['food-stock-1', 'food-stock-2', 'home-stock-1'],
    ];
    const sendings = answers.map((Bo) => {
      const table = laid().lay({ Bo });
      return others.map((viewer) => sent(table.state, viewer) + toldTo(table, viewer));
    });
    for (const sending of sendings) expect(sending).toEqual(sendings[0]);
  });

  test('do not reveal how many cards a player has chosen so far', () => {
    const asked = () => tableOf({ players: { Ana: {}, Bo: { hand: ['food-stock-1'] }, Cy: {} } }).ask('Ana', 'food');
    const laying = asked().play('Bo', { type: 'lay', card: 'food-stock-1' });
    for (const viewer of others) expect(sent(laying.state, viewer)).toBe(sent(asked().state, viewer));
    expect(viewOf(laying.state, seatAt(1)).players[1]?.laid).toEqual(['food-stock-1']);
    const robbed = () =>
      tableOf({ players: { Ana: {}, Bo: { hand: productIds.slice(0, 15) }, Cy: {} }, next: ['swindler'] }).roll('Ana');
    const discarding = robbed().discard('Bo', 'food-stock-1', 'food-stock-2');
    for (const viewer of others) {
      expect(sent(discarding.state, viewer)).toBe(sent(robbed().state, viewer));
      expect(toldTo(discarding, viewer)).toBe(toldTo(robbed(), viewer));
    }
  });

  test('do not reveal discards to a thief until all have chosen', () => {
    const laid = () =>
      trio({ next: ['swindler'] }, {}, { hand: productIds.slice(0, 14) }, { hand: productIds.slice(25, 38) }).roll(
        'Ana',
      );
    const sendings = productIds.slice(0, 5).map((id) => {
      const table = laid().discard('Bo', id, 'food-decoration-4');
      return others.map((viewer) => sent(table.state, viewer) + toldTo(table, viewer));
    });
    for (const sending of sendings) expect(sending).toEqual(sendings[0]);
  });

  test('do not reveal the draft of a proposal', () => {
    const laid = () =>
      tableOf({ players: { Ana: {}, Bo: { hand: ['food-stock-1', 'food-stock-2'] }, Cy: {} } })
        .ask('Ana', 'food')
        .lay({ Bo: ['food-stock-1', 'food-stock-2'], Cy: [] });
    const drafting = laid().play('Ana', { type: 'want', card: 'food-stock-2' });
    drafting.play('Ana', ...drafting.offers('Ana', 'add').slice(0, 2));
    for (const viewer of [seatAt(1), seatAt(2), 'spectator'] as const) {
      expect(sent(drafting.state, viewer)).toBe(sent(laid().state, viewer));
      expect(viewOf(drafting.state, viewer).draft).toBeNull();
    }
    expect(viewOf(drafting.state, seatAt(0)).draft?.bundle).toHaveLength(2);
  });
});

describe('the unknown information that blocks an undo', () => {
  const unknown = (state: ShoppingStreetState) =>
    viewersOf(state.seatCount).map((viewer) => JSON.stringify(unknownTo(shoppingStreet.hiding, state, viewer)));

  test('includes drawn cards, but not asking, paying or opening', () => {
    const table = trio(
      { display: ['home-stock-1', 'home-stock-2', 'home-stock-3', 'home-stock-4'] },
      { hand: [...setOf('food', 1), 'tech-stock-1', 'tech-staff-1', 'tech-delivery-1'] },
    );
    const [before] = unknown(table.state);
    table.play('Ana', { type: 'buy', card: 'home-stock-2' }).discard('Ana', 'tech-stock-1', 'tech-staff-1');
    expect(unknown(table.state)[0]).toBe(before);
    table.discard('Ana', 'tech-delivery-1');
    const [filled] = unknown(table.state);
    expect(filled).not.toBe(before);
    table.open('Ana', 'N4', 3, ...setOf('food', 1));
    expect(unknown(table.state)[0]).toBe(filled);
    table.roll('Ana');
    expect(unknown(table.state)[0]).not.toBe(filled);
  });

  test('includes a single discard that another player seals', () => {
    const { state } = tableOf({ players: { Ana: { hand: ['tech-stock-1'] }, Bo: {}, Cy: {} } });
    const sealed = () =>
      unknownTo(shoppingStreet.hiding, state, 'spectator').filter((each) => /sealed/.test(`${each}`));
    const none = sealed().length;
    const [ana] = state.players;
    if (ana !== undefined) ana.discarding = ['tech-stock-1'];
    expect(sealed()).toHaveLength(none + 1);
  });

  test('changes when the last answer reveals the offers', () => {
    for (const cards of [[], ['food-stock-1']] as const) {
      const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: { hand: ['food-stock-1'] } } }).ask('Ana', 'food');
      const before = unknown(table.lay({ Bo: [] }).state)[2];
      expect(unknown(table.play('Cy', ...cards.map((card) => ({ type: 'lay', card }) as const)).state)[2]).toBe(before);
      expect(unknown(table.play('Cy', { type: 'finish-laying' }).state)[2]).not.toBe(before);
    }
  });
});

test('a request can be taken back until a player answers', () => {
  const match = Match.start(shoppingStreet, { seats: 3, options: {}, seed: 'undo' });
  const asker = match.state.active;
  match.play(asker, { type: 'ask', first: 'food', second: null });
  match.undo(asker);
  match.redo(asker);
  match.play(shoppingStreet.toAct(match.state)[0] ?? asker, { type: 'finish-laying' });
  expect(() => match.undo(asker)).toThrow(CannotUndo);
});

describe('a redeal of hidden cards', () => {
  test.each([3, 4, 5])(
    'deals each sealed choice as many cards as it needs, and keeps shown ones, with %i players',
    (seats) => {
      for (let match = 0; match < 60; match++) {
        const state = positionAfter(shoppingStreet, seats, `redeal ${seats} ${match}`, 11 * match);
        for (const viewer of viewersOf(seats)) {
          const other = shoppingStreet.redeal(state, viewer, randomFromSeed(`deal ${match} ${viewer}`));
          for (const [seat, player] of state.players.entries()) {
            const dealt = other.players[seat];
            if (dealt === undefined) throw new RangeError(`nobody sits at ${seat}`);
            for (const id of player.shown) expect(dealt.hand).toContain(id);
            if (seat === viewer) continue;
            const owed = owedBy(player, seatAt(seat), state.question);
            const sealed = state.question?.type === 'rob' && owed > 0 && player.discarding.length === owed;
            expect(dealt.discarding).toHaveLength(sealed ? owed : 0);
            expect(new Set(dealt.discarding).size).toBe(dealt.discarding.length);
            expect(new Set(dealt.laid).size).toBe(dealt.laid.length);
            if (!player.hasAnswered) expect(dealt.laid).toEqual([]);
          }
        }
      }
    },
  );

  test('leaves the player who stocks a shop the cards for it', () => {
    let begun = 0;
    for (let match = 0; match < 4; match++) {
      const seats = 3 + (match % 3);
      const state = shoppingStreet.setup(seats, {}, randomFromSeed(`stocking ${match}`));
      playOut(shoppingStreet, state, randomFromSeed(`stocking moves ${match}`), ({ question }) => {
        if (question?.type !== 'stock') return;
        begun++;
        for (const viewer of viewersOf(seats)) {
          const other = shoppingStreet.redeal(state, viewer, randomFromSeed(`stocking ${begun} ${viewer}`));
          while (other.question?.type === 'stock') {
            const [put] = shoppingStreet.legalMoves(other, question.seat);
            if (put === undefined) throw new RangeError(`nothing to put, as ${viewer} imagines it`);
            shoppingStreet.play(other, question.seat, put);
          }
        }
      });
    }
    expect(begun).toBeGreaterThan(40);
  });

  test('leaves cards in the hands where everyone saw them go', () => {
    const { state } = tableOf({
      players: {
        Ana: { hand: ['tech-stock-1', 'tech-stock-2'] },
        Bo: { hand: ['food-stock-1', 'food-stock-2'] },
        Cy: {},
      },
    })
      .ask('Ana', 'food')
      .lay({ Bo: ['food-stock-1', 'food-stock-2'], Cy: [] })
      .propose('Ana', 'food-stock-1', 'tech-stock-2')
      .accept('Bo');
    for (let deal = 0; deal < 20; deal++) {
      const other = shoppingStreet.redeal(state, 'spectator', randomFromSeed(`shown ${deal}`));
      expect(other.players[0]?.hand).toContain('food-stock-1');
      expect(other.players[1]?.hand.toSorted()).toEqual(['food-stock-2', 'tech-stock-2']);
      expect(other.players[0]?.hand).toHaveLength(2);
    }
  });

  test('can put any hidden card in any hidden place', () => {
    const { state } = tableOf({ players: { Ana: { hand: ['food-stock-1'] }, Bo: { hand: ['food-stock-2'] }, Cy: {} } });
    const [hands, first] = [new Set<string>(), new Set<string>()];
    for (let deal = 0; deal < 1_500; deal++) {
      const other = shoppingStreet.redeal(state, seatAt(0), randomFromSeed(`any ${deal}`));
      expect(other.players[0]?.hand).toEqual(['food-stock-1']);
      hands.add(other.players[1]?.hand[0] ?? '');
      first.add(other.deck.at(-1) ?? '');
    }
    // all but the card that is one's own and the four of the display; thieves may come, but are in no hand
    expect(hands.size).toBe(120);
    expect(first.size).toBe(124);
  });

  test('can choose any cards in hand as sealed discards', () => {
    const { state } = trio(
      { next: ['swindler'] },
      {},
      { hand: productIds.slice(0, 14), shown: ['food-stock-1'] },
      { hand: productIds.slice(25, 38) },
    )
      .roll('Ana')
      .discard('Bo', 'food-stock-2', 'food-stock-3');
    const places = new Set<number>();
    for (let deal = 0; deal < 300; deal++) {
      const bo = shoppingStreet.redeal(state, seatAt(0), randomFromSeed(`given up ${deal}`)).players[1];
      for (const id of bo?.discarding ?? []) places.add(bo?.hand.indexOf(id) ?? -1);
    }
    expect([...places].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 14 }, (_, place) => place));
  });

  test('can choose no cards or all matching cards as a sealed offer', () => {
    const { state } = tableOf({
      players: { Ana: { hand: [] }, Bo: { hand: ['food-stock-1', 'food-stock-2'] }, Cy: {}, Di: {} },
      rest: 'Di',
    })
      .play('Ana', { type: 'roll' })
      .ask('Bo', 'tech')
      .lay({ Di: [] });
    const counts = new Set<number>();
    for (let deal = 0; deal < 200; deal++) {
      const other = shoppingStreet.redeal(state, seatAt(2), randomFromSeed(`laid ${deal}`));
      const { hand = [], laid = [] } = other.players[3] ?? {};
      const layable = hand.filter((id) => product(id).type === 'tech');
      expect(laid.every((id) => layable.includes(id))).toBe(true);
      counts.add(laid.length === 0 ? 0 : laid.length === layable.length ? 2 : 1);
    }
    expect([...counts].toSorted()).toEqual([0, 1, 2]);
  });
});
