import { describe, expect, it } from 'vitest';
import {
  planMovement,
  type Spot,
  type TableFlight,
} from '../../../../renderer/games/shopping-street/movement/movement-plan.ts';
import { seatAt, seatsOf, seeEvent } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { eventsOf } from '../match-play.ts';
import { playMatch } from './played-match.ts';

const ana = seatAt(0);
const bruno = seatAt(1);

const nameOf = (spot: Spot): string => Object.values(spot).join(' ');
const wayOf = ({ from, to, turn, ...thing }: TableFlight): string =>
  `${turn}: ${Object.values(thing).join(' ')}, ${nameOf(from)} → ${nameOf(to)}`;
const ways = (...events: readonly ShoppingStreetEvent[]) => planMovement(events).flights.map(wayOf);

describe('what moves on Shopping Street', () => {
  it('cards laid out come into the street, and cross it when they are exchanged', () => {
    expect(
      ways({
        type: 'offers-revealed',
        asker: ana,
        offers: [
          { seat: bruno, cards: ['food-stock-1', 'home-staff-2'] },
          { seat: seatAt(2), cards: [] },
        ],
      }),
    ).toEqual(['0: card food-stock-1, hand 1 → offer 1', '0: card home-staff-2, hand 1 → offer 1']);
    const deal = { seat: ana, owner: bruno, wanted: 'food-stock-1', bundle: ['tech-staff-3'] } as const;
    expect(ways({ type: 'proposal-made', ...deal })).toEqual(['0: card tech-staff-3, hand 0 → offer 0']);
    expect(ways({ type: 'cards-exchanged', ...deal })).toEqual([
      '0: card food-stock-1, offer 1 → hand 0',
      '0: card tech-staff-3, offer 0 → hand 1',
    ]);
  });

  it('a card of the display comes to the hand, what it costs goes, and another card follows', () => {
    expect(
      ways(
        { type: 'display-bought', seat: ana, card: 'food-stock-5', discarded: ['home-staff-1', 'tech-stock-1'] },
        { type: 'display-filled', cards: ['leisure-staff-4'] },
      ),
    ).toEqual([
      '0: card food-stock-5, display food-stock-5 → hand 0',
      '1: card home-staff-1, hand 0 → discards',
      '1: card tech-stock-1, hand 0 → discards',
      '3: card leisure-staff-4, deck → display leisure-staff-4',
    ]);
  });

  it('a shop gets its pawn and its cards, and stands; an improvement gets one more', () => {
    const opened: ShoppingStreetEvent = {
      type: 'shop-opened',
      seat: bruno,
      space: 'N4',
      shopType: 'food',
      pawn: 3,
      cards: ['food-stock-5', 'food-staff-4'],
      worth: 27,
      open: 1,
    };
    expect(ways(opened)).toEqual([
      '0: pawn 1 3, pawns 1 → plot N4',
      '0: card food-stock-5, hand 1 → plot N4',
      '0: card food-staff-4, hand 1 → plot N4',
    ]);
    expect(planMovement([opened]).fresh.map(nameOf)).toEqual(['plot N4']);
    const improved = { seat: bruno, space: 'N4', shopType: 'food', pawn: 3, before: [], worth: 30 } as const;
    expect(ways({ type: 'shop-improved', card: 'food-delivery-1', ...improved })).toEqual([
      '0: card food-delivery-1, hand 1 → plot N4',
    ]);
  });

  it('the dice are thrown first; then cards come one after the other, face down where they are not known', () => {
    expect(
      ways(
        { type: 'dice-rolled', seat: ana, faces: [1, 'blank'], draws: [{ seat: bruno, shops: 1, times: 1, count: 2 }] },
        { type: 'cards-drawn', seat: bruno, why: 'dice', count: 2, cards: null },
        { type: 'cards-drawn', seat: ana, why: 'turn', count: 1, cards: ['food-stock-1'] },
      ),
    ).toEqual([
      '0: die 1, hand 0 → die 0',
      '0: die blank, hand 0 → die 1',
      '4: back, deck → hand 1',
      '5: back, deck → hand 1',
      '7: card food-stock-1, deck → hand 0',
    ]);
  });

  it('a thief crosses the street, and what it takes goes to the discards', () => {
    expect(ways({ type: 'thief-appeared', thief: 'swindler', drawer: null, count: 1, limit: 12 })).toEqual([
      '0: thief swindler 12, deck → street-end',
    ]);
    expect(ways({ type: 'hands-robbed', robbed: [{ seat: bruno, cards: ['food-stock-1'] }] })).toEqual([
      '0: card food-stock-1, hand 1 → discards',
    ]);
  });

  it('the discards become the deck, and the old display goes', () => {
    expect(ways({ type: 'deck-reshuffled', thieves: ['swindler', 'pickpocket'] })).toEqual([
      '0: back, discards → deck',
    ]);
    expect(ways({ type: 'display-cleared', cards: ['food-stock-1'] })).toEqual([
      '0: card food-stock-1, display food-stock-1 → discards',
    ]);
  });

  it('what is asked, sealed or declined moves nothing', () => {
    expect(
      planMovement([
        { type: 'cards-asked', seat: ana, types: ['food'] },
        { type: 'laying-sealed', seat: bruno },
        { type: 'discards-sealed', seat: bruno },
        { type: 'offers-revealed', asker: ana, offers: [{ seat: bruno, cards: [] }] },
        { type: 'proposal-declined', seat: bruno, asker: ana, proposalsLeft: 1 },
        { type: 'turn-began', seat: ana },
      ]),
    ).toMatchObject({ flights: [], fresh: [] });
  });

  it('flies every card of whole matches to where it goes, lets nobody wait long, and shows nobody others’ draws', () => {
    let counted = 0;
    for (const seats of [3, 4, 5]) {
      for (let number = 0; number < 4; number++) {
        const match = playMatch(seats, number);
        const hands = match.state.players.map(() => 8);
        for (const { what, from, to, turn } of planMovement(eventsOf(match)).flights) {
          expect(turn).toBeLessThanOrEqual(10);
          if (what !== 'card' && what !== 'back') continue;
          // what lies in the street still belongs to the hand it came from
          if (from.at === 'hand' && to.at === 'offer') continue;
          if (from.at === 'hand' || from.at === 'offer') hands[from.of] = (hands[from.of] ?? 0) - 1;
          if (to.at === 'hand') hands[to.of] = (hands[to.of] ?? 0) + 1;
          counted += 1;
        }
        const held = match.state.players.map(({ hand }) => hand.length);
        expect(hands, `${seats} players, match ${number}`).toEqual(held);
        for (const viewer of seatsOf(seats)) {
          const seen = eventsOf(match).map((event) => seeEvent(shoppingStreet.eventHiding, event, viewer));
          const shown = planMovement(seen).flights.filter(
            ({ what, from, to }) => what === 'card' && from.at === 'deck' && to.at === 'hand' && to.of !== viewer,
          );
          expect(shown).toEqual([]);
        }
      }
    }
    expect(counted).toBeGreaterThan(3_000);
  });
});
