import { describe, expect, it } from 'vitest';
import { emporiumLineOfSeveral, emporiumLogLine } from '../../../../renderer/games/emporium/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/emporium/log-lines/line.ts';
import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent, EventType } from '../../../../shared/games/emporium/events.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { amounts, figure, sumOf } from '../line-reading.ts';
import { sixPeople } from '../people.ts';
import { rollLaws } from '../roll-laws.ts';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

/** What the page shows in another way: an envelope, the heading of the next round. */
const wordless: readonly EventType[] = [
  'choice-sealed',
  'choice-taken-back',
  'vote-sealed',
  'vote-taken-back',
  'marker-passed',
];

/** Nothing moves for three rounds: rare enough to be told by hand. */
const standstill = (hero: 'bram-oakfist' | 'sable-wren'): EmporiumEvent => ({
  type: 'hero-banished',
  hero,
  paidBy: [],
  stalemate: true,
});

const ana = seatAt(0);
const bruno = seatAt(1);

const { matches, wordsOf } = rollLaws({
  game: emporium,
  wordsIn,
  logLine: emporiumLogLine,
  lineOfSeveral: emporiumLineOfSeveral,
  isWordless: ({ type }) => wordless.includes(type),
  ruleAnchors,
  seats: [2, 3, 4, 5, 6],
  matchesEach: 14,
  playMatch,
  // the players of these matches never change their minds
  rare: [standstill('sable-wren'), { type: 'choice-taken-back', seat: ana }, { type: 'vote-taken-back', seat: ana }],
  scoreIn: 'sum',
  leastLines: 2_000,
});

describe('the roll of Emporium', () => {
  it('tells all gold: what the lines add up to is what everybody has', () => {
    const names = sixPeople.map(({ name }) => name);
    let entered = 0;
    for (const match of matches) {
      const gold = [...match.gold];
      const pay = (seat: Seat, amount: number) => {
        gold[seat] = (gold[seat] ?? 0) + amount;
        entered += 1;
      };
      for (const { events, line } of match.told) {
        const [first] = events;
        if (line === null || first?.type === 'seat-scored') continue;
        if (line.sum !== undefined && line.seat !== null) pay(line.seat, figure(line.sum));
        if (first?.type !== 'hero-banished') continue;
        for (const [, name = '', amount] of line.text.matchAll(/(\w+) −(\d+)/g)) {
          pay(seatAt(names.indexOf(name)), -Number(amount));
        }
      }
      expect(gold, JSON.stringify(match.options)).toEqual(match.state.players.map((player) => player.gold));
    }
    expect(entered).toBeGreaterThan(3_000);
  });

  it('opens a fight into base, worn, added and swapped, and into the gold less the bid', () => {
    let changed = 0;
    for (const match of matches) {
      for (const { events, line } of match.told) {
        const [fight] = events;
        if (fight?.type !== 'monster-beaten') continue;
        const rows = line?.reckoning ?? [];
        const strengthAt = rows.findIndex(({ label }) => label.startsWith('Strength'));
        const { strength, needed } = fight.reckoning;
        expect(sumOf(amounts(rows.slice(0, strengthAt)))).toBe(strength);
        expect(figure(rows[strengthAt]?.amount)).toBe(strength);
        expect(strength).toBeGreaterThanOrEqual(needed);
        const gold = amounts(rows.slice(strengthAt + 1));
        expect(gold).toEqual([fight.gold, -fight.bid, fight.gold - fight.bid]);
        if (fight.swappedIn !== null) {
          expect(rows.filter(({ label }) => label.startsWith('Swapped'))).toHaveLength(2);
          changed += 1;
        }
      }
    }
    expect(changed).toBeGreaterThan(10);
  });

  it('opens a sale into the price on the die and a gold for the class', () => {
    const bonuses = new Set<number>();
    for (const match of matches) {
      for (const { events, line } of match.told) {
        const [sale] = events;
        if (sale?.type !== 'item-sold') continue;
        expect(amounts(line?.reckoning)).toEqual([sale.price, sale.bonus, sale.price + sale.bonus]);
        bonuses.add(sale.bonus);
      }
    }
    expect(bonuses).toEqual(new Set([0, 1]));
  });
});

describe('deeds of several events', () => {
  const upgraded = (seat: Seat, paid: number): EmporiumEvent => ({
    type: 'item-upgraded',
    seat,
    discarded: paid === 0 ? 'linked-flail' : 'cat-eye-ring',
    into: 'steel',
    paid,
    drawn: null,
  });

  it('of different players, or kinds, do not belong together', () => {
    const paid: EmporiumEvent = { type: 'hero-banished', hero: 'sable-wren', paidBy: [ana], stalemate: false };
    expect(emporiumLineOfSeveral([upgraded(ana, 0), upgraded(bruno, 0)], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([upgraded(ana, 0), paid], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([standstill('sable-wren'), paid], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([], wordsOf('en'))).toBeNull();
  });
});
