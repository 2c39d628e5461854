import { describe, expect, it } from 'vitest';
import { mercadoLineOfSeveral, mercadoLogLine } from '../../../../renderer/games/mercado-de-lisboa/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/mercado-de-lisboa/log-lines/line.ts';
import { type Seat, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { figure } from '../line-reading.ts';
import { logLaws } from '../log-laws.ts';
import { people } from '../people.ts';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

const seats = [1, 2, 3, 4] as const;

const { matches, wordsOf } = logLaws({
  game: mercadoDeLisboa,
  wordsIn,
  logLine: (event, words, count) => mercadoLogLine(event, words, count === 1),
  lineOfSeveral: mercadoLineOfSeveral,
  // a solo game has no round headings
  isWordless: ({ type }, count) => type === 'round-began' && count === 1,
  ruleAnchors,
  seats,
  matchesEach: 60,
  playMatch,
  scoreIn: 'sum',
  leastLines: 3_000,
});

describe('the log of Mercado de Lisboa', () => {
  it('covers every ending for every number of players', () => {
    for (const count of seats) {
      const met = new Set(matches.filter(({ state }) => state.seatCount === count).map(({ state }) => state.ending));
      for (const ending of mercadoDeLisboa.endings(count)) {
        if (count > 1 || ending !== 'spaces') expect(met, `${ending} of ${count}`).toContain(ending);
      }
    }
  });

  it('adds up to every player’s coins', () => {
    const names = people.map(({ name }) => name);
    let entered = 0;
    for (const match of matches) {
      const money = [...match.money];
      const pay = (seat: Seat | null, coins: number) => {
        if (seat === null) throw new TypeError('coins of nobody');
        money[seat] = (money[seat] ?? 0) + coins;
        entered += 1;
      };
      for (const { events, line } of match.lines) {
        if (line === null || events[0]?.type === 'seat-scored') continue;
        if (line.sum !== undefined) pay(line.seat, figure(line.sum));
        for (const [, coins, name = ''] of line.text.matchAll(/(\d+) coins? for (\w+)/g)) {
          pay(seatAt(names.indexOf(name)), Number(coins));
        }
      }
      expect(money, JSON.stringify(match.options)).toEqual(match.state.players.map((player) => player.money));
    }
    expect(entered).toBeGreaterThan(6_000);
  });

  it('breaks a stand down into income and cost', () => {
    let improved = 0;
    let bare = 0;
    for (const match of matches) {
      for (const { events, line } of match.lines) {
        const [opened] = events;
        if (opened?.type !== 'stand-opened') continue;
        const rows = new Map((line?.breakdown ?? []).map(({ label, amount }) => [label, amount]));
        const inRow = figure(rows.get(`Stands in row ${Math.floor(opened.space / 5) + 1}`) ?? '');
        const inColumn = figure(rows.get(`Stands in column ${(opened.space % 5) + 1}`) ?? '');
        const cost = figure(rows.get(wordsOf('en').log('why.cost')) ?? '');
        expect(cost).toBe(-Math.max(inRow, inColumn));
        const customers = [...rows]
          .filter(([label]) => label.startsWith('Customers'))
          .map(([, amount]) => figure(amount));
        const times = [...rows].find(([label]) => label.includes('next door'))?.[1] ?? '× 1';
        const income = customers.reduce((sum, each) => sum + each, 0) * figure(times);
        expect(figure(line?.sum ?? '')).toBe(income + cost);
        expect(figure(line?.breakdown?.at(-1)?.amount ?? '')).toBe(income + cost);
        if (income > 0) expect(figure(rows.get('Income') ?? '')).toBe(income);
        else bare += 1;
        if (figure(times) > 1) improved += 1;
      }
    }
    expect(improved).toBeGreaterThan(20);
    expect(bare).toBeGreaterThan(100);
  });

  it('breaks customers down by stand and owner', () => {
    let shared = 0;
    for (const match of matches) {
      for (const { events, line } of match.lines) {
        const [brought] = events;
        if (brought?.type !== 'customers-brought') continue;
        const [tile, ...rows] = line?.breakdown ?? [];
        const total = rows.pop();
        const level = figure(tile?.amount ?? '');
        const earned = new Map<string, number>();
        for (const { label, amount } of rows) {
          const [times, coins] = amount.includes('=') ? amount.split('=') : ['1', amount];
          expect(figure(coins ?? '')).toBe(level * figure(times ?? ''));
          const [name = ''] = label.split(':');
          earned.set(name, (earned.get(name) ?? 0) + figure(coins ?? ''));
        }
        for (const seat of seatsOf(match.state.seatCount)) {
          const coins = brought.income.reduce((sum, each) => sum + (each.seat === seat ? each.coins : 0), 0);
          expect(earned.get(people[seat]?.name ?? '') ?? 0).toBe(coins);
          if (seat === brought.seat) expect(figure(total?.amount ?? '')).toBe(coins);
          else if (coins > 0) {
            expect(line?.text).toContain(`${wordsOf('en').coins(coins)} for ${people[seat]?.name}`);
            shared += 1;
          }
        }
      }
    }
    expect(shared).toBeGreaterThan(50);
  });
});

describe('a line of several events', () => {
  const ana = seatAt(0);
  const opened: MercadoEvent = {
    type: 'stand-opened',
    seat: ana,
    good: 'fish',
    space: 12,
    cost: 3,
    inRow: 3,
    inColumn: 1,
    earned: 0,
    income: [],
  };
  const covered: MercadoEvent = { type: 'restaurant-taken', seat: ana, space: 12, restaurant: 'pub' };
  const taken: MercadoEvent = { type: 'tile-taken', seat: ana, good: 'grape' };
  const filled: MercadoEvent = { type: 'display-filled', good: 'meat' };

  it.each<[string, boolean, readonly MercadoEvent[]]>([
    ['a stand, its grey restaurant and the tile taken', true, [opened, covered, taken, filled]],
    ['a tile and the next one', true, [taken, filled]],
    ['another player’s tile', false, [opened, { ...taken, seat: seatAt(1) }]],
    ['two stands', false, [opened, opened]],
    ['a tile that was taken later', false, [filled, taken]],
  ])('combines %s: %s', (_, together, events) => {
    expect(mercadoLineOfSeveral(events, wordsOf('en')) !== null).toBe(together);
  });

  it('has round headings except in a solo game', () => {
    const began: MercadoEvent = { type: 'round-began', round: 7 };
    expect(mercadoLogLine(began, wordsOf('en'))?.heading).toBe(true);
    expect(mercadoLogLine(began, wordsOf('en'), true)).toBeNull();
  });
});
