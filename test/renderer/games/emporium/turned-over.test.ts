// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emporiumRoom } from '../../../../renderer/games/emporium/index.ts';
import {
  type OrderReason,
  reasonsOfOrder,
  type TurnedChoice,
} from '../../../../renderer/games/emporium/interaction/order.ts';
import { tallyOf } from '../../../../renderer/games/emporium/interaction/tally.ts';
import { Private } from '../../../../renderer/games/emporium/regions/private.tsx';
import { Reveal } from '../../../../renderer/games/emporium/story/reveal.tsx';
import { languages, speak } from '../../../../renderer/words/index.ts';
import { type Seat, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent, EventType } from '../../../../shared/games/emporium/events.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { tiers } from '../../../../shared/games/emporium/items/tiers.ts';
import { startWords } from '../../every-word.ts';
import { sixPeople } from '../people.ts';
import { wordsIn } from './page.ts';
import { playMatch, seenBy } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => {
  speak('en');
  // all is turned over at once, without movement
  document.documentElement.style.setProperty('--pace', '0');
});

const { isReveal } = emporiumRoom;

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

function turnedOver(...events: readonly EmporiumEvent[]) {
  return render(<Reveal seats={sixPeople} events={events} view={{}} />);
}

const choices = (...all: readonly TurnedChoice[]): EmporiumEvent => ({ type: 'choices-revealed', choices: all });
const textsIn = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the order, and why', () => {
  it.each<[string, readonly TurnedChoice[], readonly OrderReason[]]>([
    ['one sale and one bid', [sale(ana, 'linked-flail', 3), bid(bruno, 2)], ['only-sale', 'only-patron']],
    [
      'prices that rise',
      [sale(ana, 'pebble-sling', 1), sale(bruno, 'linked-flail', 2), sale(chidi, 'pocket-almanac', 4)],
      ['lowest', 'next-lowest', 'next-lowest'],
    ],
    [
      'one price in every tier',
      [sale(ana, 'phoenix-quill', 2), sale(bruno, 'linked-flail', 2), sale(chidi, 'pebble-sling', 2)],
      ['higher-tier', 'lower-tier', 'lower-tier'],
    ],
    [
      'one price and one tier',
      [sale(bruno, 'pebble-sling', 2), sale(ana, 'pocket-almanac', 2), sale(chidi, 'linked-flail', 3)],
      ['first-clockwise', 'next-clockwise', 'next-lowest'],
    ],
    [
      'bids that fall, two of them equal',
      [bid(dalia, 8), bid(emeka, 3), bid(ana, 3), bid(farah, 1)],
      ['highest', 'first-clockwise', 'next-clockwise', 'next-highest'],
    ],
    ['somebody with nothing', [bid(ana, 1), pass(bruno)], ['only-patron', 'nothing']],
  ])('of %s', (_name, turned, reasons) => {
    expect(reasonsOfOrder(turned)).toEqual(reasons);
  });

  it('gives whole matches the reasons that their figures have', () => {
    const given = new Set<OrderReason>();
    for (const seats of [2, 4, 6]) {
      for (let number = 0; number < 6; number++) {
        playMatch(seats, number, (events) => {
          for (const event of events) {
            if (event.type !== 'choices-revealed') continue;
            const reasons = reasonsOfOrder(event.choices);
            event.choices.forEach(({ choice }, at) => {
              const reason = reasons[at];
              const before = event.choices[at - 1]?.choice;
              if (reason !== undefined) given.add(reason);
              if (choice.kind === 'sale' && before?.kind === 'sale') {
                const fell = tiers.indexOf(item(choice.item).tier) - tiers.indexOf(item(before.item).tier);
                if (reason === 'next-lowest') expect(choice.price).toBeGreaterThan(before.price);
                if (reason === 'lower-tier') expect([choice.price - before.price, fell < 0]).toEqual([0, true]);
                if (reason === 'next-clockwise') expect([choice.price - before.price, fell]).toEqual([0, 0]);
              }
              if (choice.kind === 'patron' && before?.kind === 'patron') {
                if (reason === 'next-highest') expect(choice.bid).toBeLessThan(before.bid);
                if (reason === 'next-clockwise') expect(choice.bid).toBe(before.bid);
              }
            });
          }
        });
      }
    }
    const all: readonly OrderReason[] = ['lowest', 'next-lowest', 'higher-tier', 'lower-tier', 'highest'];
    expect(
      [...all, 'first-clockwise', 'next-clockwise'].filter((reason) => ![...given].some((is) => is === reason)),
    ).toEqual([]);
  });
});

describe('what is turned over', () => {
  it('are choices and votes, and nothing else', () => {
    const turned = new Set<EventType>();
    playMatch(3, 1, (events) => events.filter(isReveal).forEach(({ type }) => void turned.add(type)), {
      votes: 'every-round',
    });
    expect(turned).toEqual(new Set(['choices-revealed', 'votes-revealed']));
  });

  it('stands in the order in which it is carried out: sign, card with its price, or die, and why', () => {
    const { container, getByRole } = turnedOver(
      choices(sale(chidi, 'linked-flail', 2), sale(ana, 'phoenix-quill', 7), bid(bruno, 4), pass(dalia)),
    );
    expect(textsIn(container, '.line-up .sign-name')).toEqual(['Chidi', 'Ana', 'Bruno', 'Dalia']);
    expect(textsIn(container, '.em-turned-deed')).toEqual(['1 sells at 2', '2 sells at 7', '3 bids 4', '4 passes']);
    expect(textsIn(container, '.em-turned-why')).toEqual([
      'lowest price',
      'next lowest price',
      'the only patron',
      'neither card nor gold',
    ]);
    expect(getByRole('img', { name: 'Linked Flail, chainmail' })).toBeTruthy();
    expect(getByRole('img', { name: 'Phoenix Quill, steel' })).toBeTruthy();
    expect(container.textContent).toContain('First the sales, from the lowest price; then the patrons');
  });

  it.each(languages)(
    'is worded in %s for every number of players',
    (language) => {
      speak(language);
      for (const seats of [2, 3, 4, 5, 6]) {
        playMatch(
          seats,
          1,
          (events) => {
            if (!events.some(isReveal)) return;
            const { container, unmount } = turnedOver(...events);
            expect(container.textContent).not.toMatch(/\{\{|undefined|NaN|\[object/);
            const lineUps = events.filter(isReveal).length;
            expect(container.querySelectorAll('.line-up > li')).toHaveLength(lineUps * seats);
            unmount();
          },
          { votes: 'every-round' },
        );
      }
    },
    60_000,
  );

  it('shows each vote, what it comes to, and who pays', () => {
    const { container } = turnedOver({
      type: 'votes-revealed',
      votes: [
        { seat: seat(ana), marked: ['sable-wren'] },
        { seat: seat(bruno), marked: ['sable-wren', 'brother-quill'] },
        { seat: seat(chidi), marked: [] },
      ],
    });
    expect(textsIn(container, '.em-turned-why')).toEqual(['wants to banish', 'wants to banish', 'marks nobody']);
    const [gone, stays] = textsIn(container, '.em-tally > li');
    expect(gone).toContain('2 of 3');
    expect(gone).toContain('Banished. Ana and Bruno: 2 gold each');
    expect(stays).toContain('1 of 3');
    expect(stays).toContain('Stays');
  });

  it('says so where nobody marked a hero', () => {
    const votes = seatsOf(3).map((each) => ({ seat: each, marked: [] }));
    expect(turnedOver({ type: 'votes-revealed', votes }).container.textContent).toContain('all stay');
  });

  it('banishes in its tally exactly the heroes that the match banishes', () => {
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
          const told = tallyOf(votes.votes).filter((each) => each.banished);
          expect(new Map(told.map(({ hero, by }) => [hero, by]))).toEqual(new Map(gone));
          banished += gone.length;
        },
        { votes: 'every-round' },
      );
    }
    expect(banished).toBeGreaterThan(3);
  });
});

describe('what only one player knows', () => {
  it('is their hand and what they sealed, and not for others', () => {
    let seen = 0;
    playMatch(3, 1, (events, state) => {
      const [sealed] = events;
      if (seen > 20 || sealed?.type !== 'choice-sealed' || state.question?.type !== 'choose') return;
      const own = state.players[sealed.seat];
      const look = (viewer: Seat) => {
        const { container, unmount } = render(
          <Private seat={sealed.seat} seats={sixPeople} view={seenBy(state, viewer)} />,
        );
        const result = { cards: container.querySelectorAll('li').length, text: container.textContent };
        unmount();
        return result;
      };
      const mine = look(sealed.seat);
      expect(mine.cards).toBe(own?.hand.length);
      const other = look(seatAt((sealed.seat + 1) % 3));
      expect(other.cards).toBe(0);
      expect(other.text).not.toContain('Sealed');
      if (own?.choice?.kind === 'patron') expect(mine.text).toContain(`Sealed: a bid of ${own.choice.bid}.`);
      if (own?.choice?.kind === 'sale') {
        expect(mine.text).toContain(`Sealed: ${wordsIn('en').item(own.choice.item)} at ${own.choice.price}.`);
      }
      seen += 1;
    });
    expect(seen).toBeGreaterThan(10);
  });
});
