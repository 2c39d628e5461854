import { beforeAll, describe, expect, it } from 'vitest';
import { momentsOf } from '../../../../renderer/games/shopping-street/story/story.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { startWords } from '../../every-word.ts';
import { textsOf } from '../ledger-reading.ts';
import { eventsOf } from '../match-play.ts';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

const broken = /\{\{|undefined|NaN|\[object/;
const ana = seatAt(0);
const bruno = seatAt(1);
const chidi = seatAt(2);

const round = (number: number): ShoppingStreetEvent => ({ type: 'round-began', round: number });
const opened = (seat: Seat, worth: number): ShoppingStreetEvent => ({
  type: 'shop-opened',
  seat,
  space: seat === ana ? 'N3' : 'S6',
  shopType: 'food',
  pawn: 1,
  cards: [],
  worth,
  open: 1,
});
const improved = (seat: Seat, worth: number): ShoppingStreetEvent => ({
  type: 'shop-improved',
  seat,
  space: 'N3',
  shopType: 'food',
  card: 'food-delivery-1',
  pawn: 1,
  before: [],
  worth,
});
const exchanged = (seat: Seat, owner: Seat): ShoppingStreetEvent => ({
  type: 'cards-exchanged',
  seat,
  owner,
  wanted: 'food-stock-1',
  bundle: ['home-staff-1'],
});
const declined = (seat: Seat): ShoppingStreetEvent => ({
  type: 'proposal-declined',
  seat,
  asker: ana,
  proposalsLeft: 1,
});
const drew = (seat: Seat, why: 'dice' | 'turn', count: number): ShoppingStreetEvent => ({
  type: 'cards-drawn',
  seat,
  why,
  count,
  cards: null,
});
const thief: ShoppingStreetEvent = { type: 'thief-appeared', thief: 'swindler', drawer: ana, count: 1, limit: 12 };
const told = (...played: readonly ShoppingStreetEvent[]) => textsOf(momentsOf(played, wordsIn('en')));

beforeAll(() => startWords('en'));

describe('the story of Shopping Street', () => {
  it('finds the finest shop, also where it was improved, and the longest row', () => {
    const scored: ShoppingStreetEvent = {
      type: 'seat-scored',
      seat: bruno,
      total: 70,
      reckoning: [
        { type: 'side-by-side', spaces: ['N1', 'N2'], amount: 10 },
        { type: 'side-by-side', spaces: ['S4', 'S5', 'S6'], amount: 20 },
      ],
    };
    expect(told(round(2), opened(bruno, 40), opened(ana, 36), round(3), improved(ana, 45), scored)).toEqual([
      'Round 3: Ana had the finest shop, Food on N3, worth 45.',
      'Bruno had 3 shops side by side, S4, S5, and S6: 20 points.',
    ]);
  });

  it('finds who traded most, who declined most, whom the dice liked and whom the thieves', () => {
    const played = [
      ...[exchanged(ana, bruno), exchanged(bruno, chidi), exchanged(ana, bruno)],
      ...[declined(chidi), declined(chidi), declined(chidi), declined(bruno)],
      ...[drew(ana, 'dice', 4), drew(bruno, 'turn', 30), drew(ana, 'dice', 3), drew(chidi, 'dice', 6)],
      thief,
      thief,
    ];
    const robbed: ShoppingStreetEvent = {
      type: 'hands-robbed',
      robbed: [
        { seat: ana, cards: ['food-stock-1'] },
        { seat: bruno, cards: ['home-staff-1', 'home-staff-2', 'home-staff-3'] },
      ],
    };
    expect(told(...played, robbed)).toEqual([
      'Bruno traded most: 3 exchanges.',
      'Chidi declined 3 proposals, more than anybody.',
      'The dice brought Ana 7 cards, more than anybody.',
      '2 thieves came by; Bruno lost most, 3 cards.',
    ]);
  });

  it('tells nothing of what several did alike, nor of what hardly happened', () => {
    expect(told(drew(ana, 'dice', 9), drew(bruno, 'dice', 9), declined(bruno), exchanged(ana, bruno), thief)).toEqual(
      [],
    );
    expect(told()).toEqual([]);
  });

  it.each(languages)('is told in %s, in a few lines, of any match', (language) => {
    const words = wordsIn(language);
    let lines = 0;
    for (let number = 0; number < 3; number++) {
      for (const seats of [3, 4, 5]) {
        const moments = momentsOf(eventsOf(playMatch(seats, number)), words);
        expect(moments.filter((moment) => broken.test(`${moment.award} ${moment.text}`))).toEqual([]);
        expect(moments.length).toBeGreaterThan(0);
        expect(moments.length).toBeLessThanOrEqual(6);
        lines += moments.length;
      }
    }
    expect(lines).toBeGreaterThan(20);
  });
});
