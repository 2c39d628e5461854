import { describe, expect, it } from 'vitest';
import { emporiumUi } from '../../../../renderer/games/emporium/index.ts';
import {
  type OrderReason,
  reasonsOfOrder,
  type TurnedChoice,
} from '../../../../renderer/games/emporium/interaction/order.ts';
import { tallyOf } from '../../../../renderer/games/emporium/interaction/tally.ts';
import { type Seat, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import type { EventType } from '../../../../shared/games/emporium/events.ts';
import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import { playMatch } from './played-match.ts';

const { isReveal } = emporiumUi;

const [ana, bruno, chidi, dalia, emeka, farah] = seatsOf(6);
const seat = (of: Seat | undefined): Seat => of ?? seatAt(0);
const sale = (of: Seat | undefined, id: ItemId, price: number): TurnedChoice => ({
  seat: seat(of),
  choice: { kind: 'sale', item: id, price },
});
const bid = (of: Seat | undefined, gold: number): TurnedChoice => ({
  seat: seat(of),
  choice: { kind: 'patron', bid: gold },
});
const pass = (of: Seat | undefined): TurnedChoice => ({ seat: seat(of), choice: { kind: 'pass' } });

it.each<[string, readonly TurnedChoice[], readonly OrderReason[]]>([
  ['one sale and one bid', [sale(ana, 'linked-flail', 3), bid(bruno, 2)], ['only-sale', 'only-patron']],
  [
    'rising prices',
    [sale(ana, 'pebble-sling', 1), sale(bruno, 'linked-flail', 2), sale(chidi, 'pocket-almanac', 4)],
    ['lowest', 'next-lowest', 'next-lowest'],
  ],
  [
    'equal prices in different tiers',
    [sale(ana, 'phoenix-quill', 2), sale(bruno, 'linked-flail', 2), sale(chidi, 'pebble-sling', 2)],
    ['higher-tier', 'lower-tier', 'lower-tier'],
  ],
  [
    'equal prices and tiers',
    [sale(bruno, 'pebble-sling', 2), sale(ana, 'pocket-almanac', 2), sale(chidi, 'linked-flail', 3)],
    ['first-clockwise', 'next-clockwise', 'next-lowest'],
  ],
  [
    'falling bids with a tie',
    [bid(dalia, 8), bid(emeka, 3), bid(ana, 3), bid(farah, 1)],
    ['highest', 'first-clockwise', 'next-clockwise', 'next-highest'],
  ],
  ['a player with nothing', [bid(ana, 1), pass(bruno)], ['only-patron', 'nothing']],
])('the reasons for the order: of %s', (_name, turned, reasons) => {
  expect(reasonsOfOrder(turned)).toEqual(reasons);
});

describe('a reveal', () => {
  it('is a reveal of choices or votes only', () => {
    const turned = new Set<EventType>();
    playMatch(3, 1, (events) => events.filter(isReveal).forEach(({ type }) => void turned.add(type)), {
      votes: 'every-round',
    });
    expect(turned).toEqual(new Set(['choices-revealed', 'votes-revealed']));
  });

  it('tallies exactly the heroes that the match banishes', () => {
    let banished = 0;
    for (const seats of [2, 3, 5]) {
      playMatch(
        seats,
        2,
        (events) => {
          const votes = events.find((event) => event.type === 'votes-revealed');
          if (votes === undefined) return;
          const gone = events.flatMap((event) =>
            event.type === 'hero-banished' && !event.stalemate ? [[event.hero, event.paidBy] as const] : [],
          );
          const tallied = tallyOf(votes.votes).filter((each) => each.banished);
          expect(new Map(tallied.map(({ hero, by }) => [hero, by]))).toEqual(new Map(gone));
          banished += gone.length;
        },
        { votes: 'every-round' },
      );
    }
    expect(banished).toBeGreaterThan(3);
  });
});
