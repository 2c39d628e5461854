import { describe, expect, it } from 'vitest';
import { emporiumLineOfSeveral, emporiumLogLine } from '../../../../renderer/games/emporium/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/emporium/log-lines/line.ts';
import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent, EventType } from '../../../../shared/games/emporium/events.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { amounts, figure, sumOf } from '../line-reading.ts';
import { logLaws } from '../log-laws.ts';
import { sixPeople } from '../people.ts';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

/** Events without a line: an envelope or the next round's heading shows them. */
const wordless: readonly EventType[] = [
  'choice-sealed',
  'choice-taken-back',
  'vote-sealed',
  'vote-taken-back',
  'marker-passed',
];

/** A hero banished at a standstill, which random matches rarely bring. */
const standstill = (hero: 'bram-oakfist' | 'sable-wren'): EmporiumEvent => ({
  type: 'hero-banished',
  hero,
  paidBy: [],
  stalemate: true,
});

const ana = seatAt(0);
const bruno = seatAt(1);

const { matches, wordsOf } = logLaws({
  game: emporium,
  wordsIn,
  logLine: emporiumLogLine,
  lineOfSeveral: emporiumLineOfSeveral,
  isWordless: ({ type }) => wordless.includes(type),
  ruleAnchors,
  seats: [2, 3, 4, 5, 6],
  matchesEach: 14,
  playMatch,
  // the players of these matches never take anything back
  rare: [standstill('sable-wren'), { type: 'choice-taken-back', seat: ana }, { type: 'vote-taken-back', seat: ana }],
  scoreIn: 'text',
  leastLines: 2_000,
});

/** All signed numbers of a text: "+7 gold, −6 bid" has 7 and −6. */
function figuresIn(text: string): readonly number[] {
  return [...text.matchAll(/[+−]?\d+/g)].map(([each]) => figure(each));
}

describe('the log of Emporium', () => {
  it('adds up to the gold that every player has', () => {
    const names = sixPeople.map(({ name }) => name);
    let entered = 0;
    for (const match of matches) {
      const gold = [...match.gold];
      const pay = (seat: Seat, amount: number) => {
        gold[seat] = (gold[seat] ?? 0) + amount;
        entered += 1;
      };
      for (const { events, line } of match.lines) {
        const [first] = events;
        if (line === null) continue;
        if (line.sum !== undefined && line.seat !== null) pay(line.seat, sumOf(figuresIn(line.sum)));
        if (first?.type !== 'hero-banished') continue;
        const [, payers = '', fee] = /^(.+) pay (.+) each/.exec(line.text) ?? [];
        for (const name of names.filter((each) => payers.includes(each))) {
          pay(seatAt(names.indexOf(name)), -figure(fee));
        }
      }
      expect(gold, JSON.stringify(match.options)).toEqual(match.state.players.map((player) => player.gold));
    }
    expect(entered).toBeGreaterThan(3_000);
  });

  it('breaks a fight down into strength and into gold less the bid', () => {
    let changed = 0;
    for (const match of matches) {
      for (const { events, line } of match.lines) {
        const [fight] = events;
        if (fight?.type !== 'monster-beaten') continue;
        const rows = line?.breakdown ?? [];
        const strengthAt = rows.findIndex(({ label }) => label.startsWith('Strength'));
        const { strength, needed } = fight.breakdown;
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

  it('breaks a sale down into the price and the gold for the class', () => {
    const bonuses = new Set<number>();
    for (const match of matches) {
      for (const { events, line } of match.lines) {
        const [sale] = events;
        if (sale?.type !== 'item-sold') continue;
        expect(amounts(line?.breakdown)).toEqual([sale.price, sale.bonus, sale.price + sale.bonus]);
        bonuses.add(sale.bonus);
      }
    }
    expect(bonuses).toEqual(new Set([0, 1]));
  });
});

describe('the log line of several events', () => {
  const upgraded = (seat: Seat, paid: number): EmporiumEvent => ({
    type: 'item-upgraded',
    seat,
    discarded: paid === 0 ? 'linked-flail' : 'cat-eye-ring',
    into: 'steel',
    paid,
    drawn: null,
  });

  it('never joins different players or kinds of event', () => {
    const paid: EmporiumEvent = { type: 'hero-banished', hero: 'sable-wren', paidBy: [ana], stalemate: false };
    expect(emporiumLineOfSeveral([upgraded(ana, 0), upgraded(bruno, 0)], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([upgraded(ana, 0), paid], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([standstill('sable-wren'), paid], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([], wordsOf('en'))).toBeNull();
  });
});
