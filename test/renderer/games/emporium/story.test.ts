import { beforeAll, describe, expect, it } from 'vitest';
import { votesLine } from '../../../../renderer/games/emporium/log-lines/banishing.ts';
import { momentsOf } from '../../../../renderer/games/emporium/story/story.ts';
import { orderWords } from '../../../../renderer/games/emporium/story/turned-choices.tsx';
import { languages } from '../../../../renderer/words/index.ts';
import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { startWords } from '../../every-word.ts';
import { textsOf } from '../ledger-reading.ts';
import { eventsOf } from '../match-play.ts';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

const broken = /\{\{|undefined|NaN|\[object/;
const ana = seatAt(0);
const bruno = seatAt(1);

const round = (number: number): EmporiumEvent => ({ type: 'round-began', round: number, marker: ana });
const sold = (seat: Seat, price: number, bonus = 0): EmporiumEvent => ({
  type: 'item-sold',
  seat,
  item: 'phoenix-quill',
  hero: 'sable-wren',
  slot: 1,
  price,
  bonus,
});
const failed = (seat: Seat): EmporiumEvent => ({ type: 'sale-failed', seat, item: 'phoenix-quill', price: 3 });
const fought = (seat: Seat, bid: number, gold: number, needed: number): EmporiumEvent => ({
  type: 'monster-beaten',
  seat,
  bid,
  hero: 'sable-wren',
  monster: needed > 10 ? 'dire-badger' : 'candle-imp',
  added: null,
  swappedIn: null,
  swappedOut: null,
  reckoning: { base: 4, worn: [], strength: needed + 1, needed },
  gold,
});
const banished = (hero: HeroId): EmporiumEvent => ({ type: 'hero-banished', hero, paidBy: [ana], stalemate: false });

beforeAll(() => startWords('en'));

describe('the story', () => {
  it('finds the strongest monster, the best patronage, the dearest sale, the best seller and the unsold', () => {
    const played = [
      ...[round(1), sold(ana, 4), failed(bruno), fought(bruno, 1, 6, 5)],
      ...[round(2), sold(ana, 5, 1), sold(bruno, 6), failed(bruno), fought(ana, 8, 7, 11), banished('sable-wren')],
    ];
    expect(textsOf(momentsOf(played, wordsIn('en')))).toEqual([
      'Round 2: for Ana, Sable Wren beat Dire Badger, 12 to 11: no stronger one fell.',
      'Round 1: Bruno bid 1 and won 6 gold, the best patronage.',
      'Round 2: Ana got 6 gold for Phoenix Quill, the dearest sale.',
      'Ana took 10 gold in sales, more than anybody.',
      'Bruno was left with 2 items that no hero could take.',
      '1 hero was banished: Sable Wren.',
    ]);
  });

  it('names nobody where a lead is shared, and few of the many who were banished', () => {
    const played = [
      ...[round(1), sold(ana, 4), sold(bruno, 4), failed(ana), failed(ana), failed(bruno), failed(bruno)],
      ...[banished('sable-wren'), banished('bram-oakfist'), banished('brother-quill'), banished('silas-greycloak')],
    ];
    expect(textsOf(momentsOf(played, wordsIn('en')))).toEqual([
      'Round 1: Ana got 4 gold for Phoenix Quill, the dearest sale.',
      '4 heroes were banished.',
    ]);
  });

  it('has nothing to tell of nothing or of little', () => {
    expect(momentsOf([], wordsIn('en'))).toEqual([]);
    expect(momentsOf([round(1), sold(ana, 3), failed(bruno)], wordsIn('en'))).toEqual([]);
  });

  it.each(languages)('has words in %s for whole matches of every number of players', (language) => {
    const words = wordsIn(language);
    let told = 0;
    for (const seats of [2, 3, 4, 5, 6]) {
      for (let number = 0; number < 4; number++) {
        const moments = momentsOf(eventsOf(playMatch(seats, number)), words);
        expect(moments.filter((moment) => broken.test(`${moment.award} ${moment.text}`))).toEqual([]);
        expect(new Set(moments.map(({ award }) => award)).size).toBe(moments.length);
        told += moments.length;
      }
    }
    expect(told).toBeGreaterThan(60);
  });
});

it('says in what order choices are carried out, of whatever kinds they are', () => {
  const sale = { seat: ana, choice: { kind: 'sale', item: 'phoenix-quill', price: 3 } } as const;
  const patron = { seat: bruno, choice: { kind: 'patron', bid: 2 } } as const;
  const pass = { seat: bruno, choice: { kind: 'pass' } } as const;
  const says = (...choices: Parameters<typeof orderWords>[0]) => orderWords(choices, wordsIn('en'));
  expect(says(sale, pass)).toBe('The lowest price sells first.');
  expect(says(patron, pass)).toBe('The highest bid goes first.');
  expect(says(sale, patron)).toBe('First the sales, from the lowest price; then the patrons, from the highest bid.');
  expect(says(pass)).toBe('Nobody has a card or gold.');
});

it('says of a vote who marked whom, and that nobody marked anybody', () => {
  const words = wordsIn('en');
  expect(votesLine([], words).text).toBe('Votes: nobody marked a hero');
});
