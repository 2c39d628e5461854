import { describe, expect, it } from 'vitest';
import { mercadoLineOfSeveral, mercadoLogLine } from '../../../../renderer/games/mercado-de-lisboa/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/mercado-de-lisboa/log-lines/line.ts';
import { type Seat, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import type { IncomeLine, MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { figure } from '../line-reading.ts';
import { people } from '../people.ts';
import { rollLaws } from '../roll-laws.ts';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

const seats = [1, 2, 3, 4] as const;

const { matches, wordsOf } = rollLaws({
  game: mercadoDeLisboa,
  wordsIn,
  logLine: (event, words, count) => mercadoLogLine(event, words, count === 1),
  lineOfSeveral: mercadoLineOfSeveral,
  // for somebody alone rounds are no news
  isWordless: ({ type }, count) => type === 'round-began' && count === 1,
  ruleAnchors,
  seats,
  matchesEach: 60,
  playMatch,
  scoreIn: 'sum',
  leastLines: 3_000,
});

describe('the roll of Mercado de Lisboa', () => {
  it('meets every ending in matches of every number of players', () => {
    for (const count of seats) {
      const met = new Set(matches.filter(({ state }) => state.seatCount === count).map(({ state }) => state.ending));
      for (const ending of mercadoDeLisboa.endings(count)) {
        if (count > 1 || ending !== 'spaces') expect(met, `${ending} of ${count}`).toContain(ending);
      }
    }
  });

  it('tells every coin: what the lines add up to is what everybody has', () => {
    const names = people.map(({ name }) => name);
    let entered = 0;
    for (const match of matches) {
      const money = [...match.money];
      const pay = (seat: Seat | null, coins: number) => {
        if (seat === null) throw new TypeError('coins of nobody');
        money[seat] = (money[seat] ?? 0) + coins;
        entered += 1;
      };
      for (const { events, line } of match.told) {
        if (line === null || events[0]?.type === 'seat-scored') continue;
        if (line.sum !== undefined) pay(line.seat, figure(line.sum));
        for (const [, name = '', coins] of line.text.matchAll(/(\w+) \+\$(\d+)/g)) {
          pay(seatAt(names.indexOf(name)), Number(coins));
        }
      }
      expect(money, JSON.stringify(match.options)).toEqual(match.state.players.map((player) => player.money));
    }
    expect(entered).toBeGreaterThan(6_000);
  });

  it('opens a stand into customers times restaurants, and the larger of two numbers as its cost', () => {
    let improved = 0;
    let bare = 0;
    for (const match of matches) {
      for (const { events, line } of match.told) {
        const [opened] = events;
        if (opened?.type !== 'stand-opened') continue;
        const rows = new Map((line?.reckoning ?? []).map(({ label, amount }) => [label, amount]));
        const inRow = figure(rows.get(`Stands in row ${Math.floor(opened.space / 5) + 1}`) ?? '');
        const inColumn = figure(rows.get(`Stands in column ${(opened.space % 5) + 1}`) ?? '');
        const cost = figure(rows.get('Cost, the larger') ?? '');
        expect(cost).toBe(-Math.max(inRow, inColumn));
        const customers = [...rows]
          .filter(([label]) => label.startsWith('Customers'))
          .map(([, amount]) => figure(amount));
        const times = [...rows].find(([label]) => label.includes('next door'))?.[1] ?? '× 1';
        const income = customers.reduce((sum, each) => sum + each, 0) * figure(times);
        expect(figure(line?.sum ?? '')).toBe(income + cost);
        expect(figure(line?.reckoning?.at(-1)?.amount ?? '')).toBe(income + cost);
        if (income > 0) expect(figure(rows.get('Income') ?? '')).toBe(income);
        else bare += 1;
        if (figure(times) > 1) improved += 1;
      }
    }
    expect(improved).toBeGreaterThan(20);
    expect(bare).toBeGreaterThan(100);
  });

  it('opens customers into what every stand earns, its owner named, one’s own sum last', () => {
    let shared = 0;
    for (const match of matches) {
      for (const { events, line } of match.told) {
        const [brought] = events;
        if (brought?.type !== 'customers-brought') continue;
        const [tile, ...rows] = line?.reckoning ?? [];
        const total = rows.pop();
        const level = figure(tile?.amount ?? '');
        const told = new Map<string, number>();
        for (const { label, amount } of rows) {
          const [times, coins] = amount.includes('=') ? amount.split('=') : ['1', amount];
          expect(figure(coins ?? '')).toBe(level * figure(times ?? ''));
          const [name = ''] = label.split(':');
          told.set(name, (told.get(name) ?? 0) + figure(coins ?? ''));
        }
        for (const seat of seatsOf(match.state.seatCount)) {
          const coins = brought.income.reduce((sum, each) => sum + (each.seat === seat ? each.coins : 0), 0);
          expect(told.get(people[seat]?.name ?? '') ?? 0).toBe(coins);
          if (seat === brought.seat) expect(figure(total?.amount ?? '')).toBe(coins);
          else if (coins > 0) {
            expect(line?.text).toContain(`${people[seat]?.name} +$${coins}`);
            shared += 1;
          }
        }
      }
    }
    expect(shared).toBeGreaterThan(50);
  });

  it('gives rounds a heading, but not to somebody alone, for whom every turn is one', () => {
    const began: MercadoEvent = { type: 'round-began', round: 7 };
    expect(mercadoLogLine(began, wordsOf('en'))).toEqual({ seat: null, text: 'Round 7', heading: true });
    expect(mercadoLogLine(began, wordsOf('en'), true)).toBeNull();
  });

  it('announces the last round loudly, with what is left', () => {
    const last = (why: 'spaces' | 'entrances', left: number) =>
      mercadoLogLine({ type: 'last-round-began', why, left }, wordsOf('en'));
    expect(last('spaces', 4)).toMatchObject({ text: 'Last round! 4 spaces are left', loud: true });
    expect(last('entrances', 1)).toMatchObject({ text: 'Last round! 1 entrance is left', loud: true });
    expect(last('spaces', 4)?.heading).toBeUndefined();
  });
});

describe('deeds of several events', () => {
  const ana = seatAt(0);
  const bruno = seatAt(1);
  const opened: MercadoEvent = {
    type: 'stand-opened',
    seat: ana,
    good: 'fish',
    space: 12,
    cost: 3,
    inRow: 3,
    inColumn: 1,
    earned: 4,
    income: [
      {
        customers: 'c2-fish-meat',
        entrance: 'L3',
        space: 12,
        good: 'fish',
        seat: ana,
        restaurants: [13],
        improvedBy: ['pub'],
        coins: 4,
      },
    ],
  };
  const covered: MercadoEvent = { type: 'restaurant-taken', seat: ana, space: 12, restaurant: 'pub' };
  const taken: MercadoEvent = { type: 'tile-taken', seat: ana, good: 'grape' };
  const filled: MercadoEvent = { type: 'display-filled', good: 'meat' };
  const told = (...events: readonly MercadoEvent[]) => {
    const line = mercadoLineOfSeveral(events, wordsOf('en'));
    return line && `${line.text} ${line.sum ?? ''}`.trim();
  };

  it('read as one line: a stand, the restaurant it covers and the tile taken for it', () => {
    expect(told(opened, covered, taken, filled)).toBe('fish stand; takes Pub, grapes +$1');
    expect(told(opened, taken)).toBe('fish stand; takes grapes +$1');
    expect(told(taken, filled)).toBe('takes grapes');
    expect(told(opened, { ...taken, seat: bruno })).toBeNull();
    expect(told(opened, opened)).toBeNull();
    expect(told(filled, taken)).toBeNull();
    expect(mercadoLineOfSeveral([opened, covered], wordsOf('en'))?.reckoning).toEqual([
      { label: 'Customers, left end of row 3', amount: '2' },
      { label: 'Pub next door', amount: '×\u00a02' },
      { label: 'Income', amount: '=\u00a0$4' },
      { label: 'Stands in row 3', amount: '3' },
      { label: 'Stands in column 3', amount: '1' },
      { label: 'Cost, the larger', amount: '−$3' },
      { label: 'Together', amount: '=\u00a0+$1' },
    ]);
  });

  it('read as one line: a restaurant and the grey one it covers; customers and those who come after them', () => {
    const restaurant: MercadoEvent = {
      type: 'restaurant-opened',
      seat: ana,
      restaurant: 'wine-bar',
      space: 3,
      coins: 1,
    };
    expect(told(restaurant, covered)).toBe('opens Wine Bar; takes Pub +$1');
    const sale = (seat: Seat, space: number, restaurants: readonly number[], coins: number): IncomeLine => ({
      customers: 'c2-fish-meat',
      entrance: 'L3',
      space,
      good: 'fish',
      seat,
      restaurants,
      improvedBy: restaurants.map(() => 'sushi-bar' as const),
      coins,
    });
    const brought: MercadoEvent = {
      type: 'customers-brought',
      seat: ana,
      customers: 'c2-fish-meat',
      entrance: 'L3',
      income: [sale(bruno, 10, [], 2), sale(ana, 12, [13], 4), sale(bruno, 14, [13], 4)],
    };
    const came: MercadoEvent = { type: 'customers-came', customers: 'c2-flower-grape' };
    expect(told(brought, came)).toBe('brings 2 for fish or meat; Bruno +$6 +$4');
    expect(told(brought, came, came, opened)).toBeNull();
    expect(mercadoLineOfSeveral([brought, came], wordsOf('en'))?.reckoning).toEqual([
      { label: 'Customers, left end of row 3', amount: '2' },
      { label: 'Bruno: fish stand', amount: '$2' },
      { label: 'Bruno: fish stand, Sushi Bar next door', amount: '×\u00a02\u00a0=\u00a0$4' },
      { label: 'Ana: fish stand, Sushi Bar next door', amount: '×\u00a02\u00a0=\u00a0$4' },
      { label: 'Income of Ana', amount: '=\u00a0$4' },
    ]);
  });
});
