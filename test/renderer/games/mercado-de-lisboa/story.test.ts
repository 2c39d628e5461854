import { beforeAll, describe, expect, it } from 'vitest';
import { momentsOf } from '../../../../renderer/games/mercado-de-lisboa/story/story.ts';
import { wordsFrom } from '../../../../renderer/games/mercado-de-lisboa/words.ts';
import { languages, translatorFor } from '../../../../renderer/words/index.ts';
import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { IncomeLine, MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { startWords } from '../../every-word.ts';
import { textsOf } from '../ledger-reading.ts';
import { eventsOf } from '../match-play.ts';
import { people } from '../people.ts';
import { playMatch } from './played-match.ts';

const broken = /\{\{|undefined|NaN|\[object/;
const wordsIn = (language: string) => wordsFrom(translatorFor('mercado-de-lisboa', language), people, language);
const ana = seatAt(0);
const bruno = seatAt(1);

const income = (seat: Seat, coins: number): IncomeLine => ({
  customers: 'c2-fish-meat',
  entrance: 'L3',
  space: 12,
  good: 'fish',
  seat,
  restaurants: [],
  improvedBy: [],
  coins,
});
const stand = (seat: Seat, earned: number, cost: number): MercadoEvent => ({
  type: 'stand-opened',
  seat,
  good: 'fish',
  space: 12,
  cost,
  inRow: cost,
  inColumn: 1,
  earned,
  income: earned === 0 ? [] : [income(seat, earned)],
});
const brought = (seat: Seat, ...lines: readonly IncomeLine[]): MercadoEvent => ({
  type: 'customers-brought',
  seat,
  customers: 'c2-fish-meat',
  entrance: 'L3',
  income: lines,
});
const restaurant: MercadoEvent = { type: 'restaurant-opened', seat: ana, restaurant: 'pub', space: 3, coins: 1 };
const round = (number: number): MercadoEvent => ({ type: 'round-began', round: number });

beforeAll(() => startWords('en'));

describe('the story', () => {
  it('finds the best stand, the best customers, the kindest host, the dearest stand and most restaurants', () => {
    const played = [
      ...[stand(ana, 8, 2), restaurant, brought(bruno, income(ana, 2), income(bruno, 2))],
      ...[round(2), restaurant, stand(bruno, 5, 4), brought(bruno, income(ana, 3), income(bruno, 6))],
      ...[round(3), stand(ana, 8, 1), brought(ana, income(ana, 7))],
    ];
    expect(textsOf(momentsOf(played, false, wordsIn('en')))).toEqual([
      'Round 1: Ana’s fish stand in row 3, column 3 earned 8 coins at once, the best stand.',
      'Round 2: Bruno brought 2 customers for fish or meat, who paid 9 coins, the most of all; 3 coins of it to others.',
      'Bruno’s customers paid others 5 coins in all, the kindest host.',
      'Round 2: Bruno paid 4 coins for a fish stand, the dearest.',
      'Ana opened 2 restaurants, the most of all.',
    ]);
  });

  it('compares somebody alone with nobody', () => {
    const played = [brought(ana, income(ana, 6)), restaurant, restaurant, restaurant];
    expect(textsOf(momentsOf(played, true, wordsIn('en')))).toEqual([
      'Turn 1: Ana brought 2 customers for fish or meat, who paid 6 coins, the most of all.',
      'Ana opened 3 restaurants.',
    ]);
  });

  it('has nothing to tell of nothing or of little', () => {
    expect(momentsOf([], false, wordsIn('en'))).toEqual([]);
    expect(momentsOf([stand(ana, 3, 3), restaurant, brought(ana, income(ana, 3))], false, wordsIn('en'))).toEqual([]);
  });

  it.each(languages)('has words in %s for whole matches of every number of players', (language) => {
    const words = wordsIn(language);
    let told = 0;
    for (const seats of [1, 2, 3, 4]) {
      for (let number = 0; number < 8; number++) {
        const moments = momentsOf(eventsOf(playMatch(seats, number)), seats === 1, words);
        expect(moments.filter((moment) => broken.test(`${moment.award} ${moment.text}`))).toEqual([]);
        expect(new Set(moments.map(({ award }) => award)).size).toBe(moments.length);
        told += moments.length;
      }
    }
    expect(told).toBeGreaterThan(60);
  });
});
