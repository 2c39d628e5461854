import { describe, expect, test } from 'vitest';
import { below, combination, pick, type RandomWords, randomFromSeed, type Seat } from '../../../shared/engine/index.ts';
import type { EventType } from '../../../shared/games/shopping-street/events.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetMove } from '../../../shared/games/shopping-street/moves.ts';
import { product, shopTypes } from '../../../shared/games/shopping-street/products.ts';
import type { ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';
import { spaceIds } from '../../../shared/games/shopping-street/street.ts';
import { Ledger } from './ledger.ts';
import { groupCount, mayStand, placesOf } from './reckoner.ts';

/** All that a ledger knows, as text; which cards were shown is told only once a shop has opened. */
function asText(ledger: Ledger, isStocking: boolean): string {
  const cards = { ...ledger.cards, shown: isStocking ? [] : ledger.cards.shown };
  return JSON.stringify({ ...ledger, cards, sealed: [...ledger.sealed].toSorted() });
}

function expectBalance(ledger: Ledger, state: ShoppingStreetState): void {
  shoppingStreet.audit(state);
  const onTheTable = new Ledger(state);
  const isStocking = state.question?.type === 'stock';
  if (asText(ledger, isStocking) !== asText(onTheTable, isStocking)) expect({ ...ledger }).toEqual({ ...onTheTable });
}

/** Every shop that the rules let the player open, as facts of moves. */
function openings(state: ShoppingStreetState, { hand, pawns }: ShoppingStreetState['players'][number]): string[] {
  return shopTypes
    .filter((type) => groupCount(hand.filter((id) => product(id).type === type)) >= 4)
    .flatMap((type) =>
      spaceIds
        .filter((space) => mayStand(state.street, state.idle, space, type))
        .flatMap((space) => [...new Set(pawns)].map((pawn) => `open ${space} ${type} ${pawn}`)),
    );
}

/** Everything that the rules allow a seat that is asked, each move as its facts in order, sorted. */
function possible(state: ShoppingStreetState, ledger: Ledger, seat: Seat): readonly string[] {
  const { question, street, display, offers, draft } = state;
  const player = state.players[seat];
  if (question === null || player === undefined) return [];
  const { hand, laid, discarding } = player;
  const of = (type: string, cards: readonly string[]) => cards.map((card) => `${type} ${card}`);
  switch (question.type) {
    case 'turn': {
      const asking = shopTypes.flatMap((first, at) => [
        `ask ${first} `,
        ...shopTypes.slice(at + 1).map((second) => `ask ${first} ${second}`),
      ]);
      const improving = street
        .filter(({ owner, opened, cards }) => owner === seat && opened < state.turn && cards.length === 4)
        .flatMap(({ space, type, cards }) =>
          hand
            .filter((id) => product(id).type === type && groupCount([...cards, id]) === 5)
            .map((id) => `improve ${space} ${id}`),
        );
      return [
        ...(ledger.maySee('ask') && hand.length > 0 ? asking : []),
        ...(ledger.maySee('buy') && hand.length >= 3
          ? of(
              'buy',
              display.filter((id) => id !== null),
            )
          : []),
        ...(ledger.maySee('open') ? openings(state, player) : []),
        ...(ledger.maySee('improve') ? improving : []),
        'roll',
      ].toSorted();
    }
    case 'lay': {
      const asked = hand.filter((id) => question.types.includes(product(id).type) && !laid.includes(id));
      return ['finish-laying', ...of('lay', asked)].toSorted();
    }
    case 'bargain': {
      if (draft.wanted === null)
        return [
          'give-up',
          ...of(
            'want',
            offers.flatMap(({ cards }) => cards),
          ),
        ].toSorted();
      const more = hand.filter((id) => !draft.bundle.includes(id));
      return ['give-up', ...of('add', more), ...(draft.bundle.length > 0 ? ['propose'] : [])].toSorted();
    }
    case 'answer':
      return ['accept', 'decline'];
    case 'pay':
      return of(
        'discard',
        hand.filter((id) => id !== question.taken && !discarding.includes(id)),
      ).toSorted();
    case 'stock': {
      const shop = street.find(({ space }) => space === question.space);
      const fitting = hand.filter((id) => {
        const cards = [...(shop?.cards ?? []), id];
        return product(id).type === shop?.type && groupCount(cards) === cards.length;
      });
      return of('put', fitting).toSorted();
    }
    case 'rob':
      return of(
        'discard',
        hand.filter((id) => !discarding.includes(id)),
      ).toSorted();
  }
}

const asFacts = (move: ShoppingStreetMove): string => Object.values(move).join(' ');

type Habit = (random: RandomWords, legal: readonly ShoppingStreetMove[]) => ShoppingStreetMove;

/** A habit that takes the first of these types that is on offer: most of the time, where it says so; else anything. */
function preferring(...types: readonly ShoppingStreetMove['type'][]): Habit {
  return (random, legal) => {
    if (below(random, 8) === 0) return pick(random, legal);
    for (const type of types) {
      const likely = legal.filter((move) => move.type === type);
      if (likely.length > 0) return pick(random, likely);
    }
    return pick(random, legal);
  };
}

/** Some matches are played without any preference; the others by builders, by traders, and by those who hoard cards. */
const habits: readonly Habit[] = [
  preferring('open', 'improve', 'finish-laying', 'propose', 'accept', 'roll'),
  preferring('open', 'ask', 'improve', 'propose', 'accept', 'finish-laying'),
  preferring('roll', 'finish-laying', 'give-up'),
  preferring('ask', 'lay', 'propose', 'decline', 'buy', 'roll'),
  preferring('buy', 'open', 'propose', 'accept', 'roll'),
];

const heard: readonly EventType[] = [
  'round-began',
  'turn-began',
  'cards-asked',
  'laying-sealed',
  'laying-taken-back',
  'offers-revealed',
  'proposal-made',
  'proposal-declined',
  'cards-exchanged',
  'exchange-dropped',
  'display-bought',
  'shop-opened',
  'shop-improved',
  'dice-rolled',
  'cards-drawn',
  'thief-appeared',
  'discards-sealed',
  'discards-taken-back',
  'hands-robbed',
  'deck-reshuffled',
  'display-filled',
  'display-cleared',
  'last-round',
  'seat-scored',
  'match-ended',
];

/** Matches a number of players. */
const matches = 24;

describe('all that lies on the table follows from the events', () => {
  test.each([3, 4, 5])(
    'in matches of %i, whose moves on offer are those that the rules allow',
    (seats) => {
      const told = new Map<string, number>();
      const endings = new Set<string>();
      for (let match = 0; match < matches; match++) {
        const random = randomFromSeed(`books ${seats} ${match}`);
        const options = combination(shoppingStreet.options, seats, match);
        const state = shoppingStreet.setup(seats, options, randomFromSeed(`setup ${seats} ${match}`));
        const habit = habits[match % habits.length] ?? pick;
        const ledger = new Ledger(state);
        for (let acting = shoppingStreet.toAct(state); acting.length > 0; acting = shoppingStreet.toAct(state)) {
          const backs = shoppingStreet.mayTakeBack(state);
          expect(backs.toSorted()).toEqual([...ledger.sealed].toSorted());
          const waits = ledger.waitsFor();
          if (waits.length > 0) expect(acting.toSorted()).toEqual(waits);
          else expect(acting).toHaveLength(1);
          const takesBack = backs.length > 0 && below(random, 24) === 0;
          const seat = pick(random, takesBack ? backs : acting);
          const legal = shoppingStreet.legalMoves(state, seat);
          const allowed = takesBack ? ['take-back'] : possible(state, ledger, seat);
          const offered = legal.map(asFacts).toSorted();
          if (allowed.join('\n') !== offered.join('\n')) expect(offered).toEqual(allowed);
          for (const event of shoppingStreet.play(state, seat, habit(random, legal))) {
            told.set(event.type, (told.get(event.type) ?? 0) + 1);
            ledger.enter(event);
          }
          expectBalance(ledger, state);
        }
        const outcome = shoppingStreet.outcome(state);
        expect(outcome).toMatchObject({
          ending: ledger.ending,
          places: placesOf(outcome?.scores ?? [], ledger.street),
        });
        expect(state.round).toBeLessThanOrEqual(174);
        endings.add(state.ending ?? '');
      }
      for (const type of heard) expect(told.get(type) ?? 0, type).toBeGreaterThan(0);
      expect([...endings].toSorted()).toEqual(['shops', 'stuck']);
    },
    60_000,
  );
});
