import { describe, expect, it } from 'vitest';
import { emporiumLineOfSeveral, emporiumLogLine } from '../../../../renderer/games/emporium/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/emporium/log-lines/line.ts';
import { type Seat, seatAt, seatsOf, seeEvent, type Viewer } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent, EventType } from '../../../../shared/games/emporium/events.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { amounts, figure, sumOf, textsOf } from '../line-reading.ts';
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
const chidi = seatAt(2);

const { matches, samples, wordsOf, lineOf } = rollLaws({
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

  it('tells what others drew as a number and a tier, and locks what only their player may read', () => {
    let hidden = 0;
    for (const event of [...samples.of('leather-drawn'), ...samples.of('item-upgraded')]) {
      const cards = [event.drawn ?? []].flat();
      const seen = (viewer: Viewer) => lineOf(seeEvent(emporium.eventHiding, event, viewer));
      for (const viewer of ['spectator' as const, ...seatsOf(6).filter((seat) => seat !== event.seat)]) {
        const line = seen(viewer);
        for (const card of cards) expect(textsOf(line).join(' ')).not.toContain(wordsOf('en').item(card));
        expect(line.secret).toBeUndefined();
        hidden += cards.length;
      }
      const own = seen(event.seat);
      for (const card of cards) expect(own.text).toContain(wordsOf('en').item(card));
      if (cards.length > 0) expect(own.secret).toBe(true);
    }
    expect(hidden).toBeGreaterThan(300);
  });

  it('turns over choices and votes for all, and nothing else', () => {
    for (const [type, events] of samples) {
      for (const event of events) {
        const reveals = emporiumLogLine(event, wordsOf('en'))?.reveal === true;
        expect(reveals, type).toBe(type === 'choices-revealed' || type === 'votes-revealed');
      }
    }
  });
});

describe('single lines', () => {
  it('give a round its heading, with who has the marker', () => {
    const line = lineOf({ type: 'round-began', round: 3, marker: bruno });
    expect(line).toEqual({ seat: null, text: 'Round 3, marker: Bruno', heading: true });
  });

  it('say why a sale failed, and that a patron has the bid back', () => {
    expect(lineOf({ type: 'sale-failed', seat: ana, item: 'phoenix-quill', price: 3 })).toMatchObject({
      seat: ana,
      text: 'cannot sell Phoenix Quill at 3: no open slot for it (charm)',
    });
    expect(lineOf({ type: 'patron-withdrew', seat: chidi, bid: 4 }).text).toBe('withdraws and takes back the bid of 4');
  });

  it('name who paid for a banishment, and nobody at a standstill', () => {
    const banished = lineOf({ type: 'hero-banished', hero: 'sable-wren', paidBy: [ana, chidi], stalemate: false });
    expect(banished.text).toBe('Banished: Sable Wren; Ana −2, Chidi −2');
    expect(banished.rule?.anchor).toBe('banishing');
    expect(lineOf(standstill('sable-wren')).rule?.anchor).toBe('ruling-21');
  });

  it('tell of votes that marked nobody', () => {
    const votes = seatsOf(3).map((seat) => ({ seat, marked: [] }));
    expect(lineOf({ type: 'votes-revealed', votes }).text).toBe('Votes: nobody marked a hero');
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

  it('two cards of a restocking are one line, with what the second cost', () => {
    const line = emporiumLineOfSeveral([upgraded(ana, 0), upgraded(ana, 2)], wordsOf('en'));
    expect(line).toMatchObject({ seat: ana, text: 'upgrades Linked Flail, Cat-Eye Ring: steel', sum: '−2' });
    expect(amounts(line?.reckoning)).toEqual([0, -2, -2]);
  });

  it('all heroes that go at a standstill are one line', () => {
    const line = emporiumLineOfSeveral([standstill('sable-wren'), standstill('bram-oakfist')], wordsOf('en'));
    expect(line?.text).toContain('Sable Wren, Bram Oakfist');
  });

  it('of different players, or kinds, do not belong together', () => {
    const paid: EmporiumEvent = { type: 'hero-banished', hero: 'sable-wren', paidBy: [ana], stalemate: false };
    expect(emporiumLineOfSeveral([upgraded(ana, 0), upgraded(bruno, 0)], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([upgraded(ana, 0), paid], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([standstill('sable-wren'), paid], wordsOf('en'))).toBeNull();
    expect(emporiumLineOfSeveral([], wordsOf('en'))).toBeNull();
  });
});
