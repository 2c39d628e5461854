import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { emporiumLineOfSeveral, emporiumLogLine } from '../../../../renderer/games/emporium/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/emporium/log-lines/line.ts';
import type { Words } from '../../../../renderer/games/emporium/words.ts';
import type { LogLine } from '../../../../renderer/table/board/game-room.ts';
import { type Language, languages } from '../../../../renderer/words/index.ts';
import { type Seat, seatAt, seatsOf, seeEvent, type Viewer } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent, EventType } from '../../../../shared/games/emporium/events.ts';
import { emporiumEventHiding } from '../../../../shared/games/emporium/hiding.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { startWords } from '../../every-word.ts';
import { EventSamples } from '../event-samples.ts';
import { amounts, broken, figure, linesOf, sumOf, type ToldLine, textsOf } from '../line-reading.ts';
import { eventsOf } from '../match-play.ts';
import { sixPeople } from '../people.ts';
import { wordsIn } from './page.ts';
import { type PlayedMatch, playMatch } from './played-match.ts';

/** What the page shows in another way: an envelope, the heading of the next round. */
const wordless: readonly EventType[] = [
  'choice-sealed',
  'choice-taken-back',
  'vote-sealed',
  'vote-taken-back',
  'marker-passed',
];

const worded = new Map<Language, Words>();

function wordsOf(language: Language): Words {
  const words = worded.get(language) ?? wordsIn(language);
  worded.set(language, words);
  return words;
}

/** The lines of a match, as the roll puts them together. */
function told(events: readonly EmporiumEvent[], words: Words): readonly ToldLine<EmporiumEvent>[] {
  return linesOf(
    events,
    (event) => emporiumLogLine(event, words),
    (several) => emporiumLineOfSeveral(several, words),
  );
}

/** The line of an event by itself. Throws TypeError where it has none. */
function lineOf(event: EmporiumEvent, language: Language = 'en'): LogLine {
  const line = emporiumLogLine(event, wordsOf(language));
  if (line === null) throw new TypeError(`no line for ${event.type}`);
  return line;
}

const matches: (PlayedMatch & { readonly told: readonly ToldLine<EmporiumEvent>[] })[] = [];
const samples = new EventSamples<EmporiumEvent>();
const ana = seatAt(0);
const bruno = seatAt(1);
const chidi = seatAt(2);

/** Nothing moves for three rounds: rare enough to be told by hand. */
const standstill = (hero: 'bram-oakfist' | 'sable-wren'): EmporiumEvent => ({
  type: 'hero-banished',
  hero,
  paidBy: [],
  stalemate: true,
});

beforeAll(() => {
  startWords('en');
  for (let number = 0; number < 14; number++) {
    for (const count of [2, 3, 4, 5, 6]) {
      const played = playMatch(count, number);
      matches.push({ ...played, told: told(eventsOf(played), wordsOf('en')) });
      for (const event of eventsOf(played)) samples.meet(event);
    }
  }
  samples.keep(standstill('sable-wren'));
  // the players of the sample matches never change their minds
  for (const type of ['choice-taken-back', 'vote-taken-back'] as const) samples.keep({ type, seat: ana });
}, 120_000);

describe('the roll of Emporium', () => {
  it('meets every kind of event, and both endings', () => {
    const unmet = samples.unmet(Object.keys(emporiumEventHiding));
    expect(unmet).toEqual([]);
    expect(new Set(matches.map(({ state }) => state.ending))).toEqual(new Set(emporium.endings(4)));
  });

  it.each(languages)('words every line of every third match in %s', (language) => {
    const faults: string[] = [];
    let lines = 0;
    matches.forEach((match, index) => {
      if (index % languages.length !== languages.indexOf(language)) return;
      for (const { events, line } of language === 'en' ? match.told : told(eventsOf(match), wordsOf(language))) {
        if (line === null) faults.push(...events.map(({ type }) => type).filter((type) => !wordless.includes(type)));
        else faults.push(...textsOf(line).filter((text) => broken.test(text)));
        lines += 1;
      }
    });
    expect(faults).toEqual([]);
    expect(lines).toBeGreaterThan(2_000);
  });

  it.each(languages)('words every kind of event by itself in %s, for whoever looks on', (language) => {
    for (const [type, events] of samples) {
      for (const event of events) {
        const line = emporiumLogLine(seeEvent(emporium.eventHiding, event, 'spectator'), wordsOf(language));
        expect(line === null, type).toBe(wordless.includes(type));
        if (line !== null) expect(textsOf(line).filter((text) => broken.test(text))).toEqual([]);
      }
    }
  });

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

  it('tells every seat how its final gold came about', () => {
    for (const match of matches) {
      const scores = emporium.outcome(match.state)?.scores;
      const scored = eventsOf(match).filter((event) => event.type === 'seat-scored');
      expect(scored).toHaveLength(match.state.seatCount);
      for (const event of scored) {
        const line = lineOf(event);
        const rows = amounts(line.reckoning);
        expect(figure(line.sum)).toBe(scores?.[event.seat]);
        expect(rows.at(-1)).toBe(scores?.[event.seat]);
        expect(sumOf(rows.slice(0, -1))).toBe(scores?.[event.seat]);
      }
    }
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

  it.each(languages)('leads to headings that the rules have in %s', (language) => {
    const rules = readFileSync(`shared/games/emporium/rules${language === 'en' ? '' : `.${language}`}.md`, 'utf8');
    expect(ruleAnchors.filter((anchor) => !rules.includes(`{#${anchor}}`))).toEqual([]);
    const used = new Set(samples.all.map((event) => emporiumLogLine(event, wordsOf(language))?.rule?.anchor));
    expect(ruleAnchors.filter((anchor) => !used.has(anchor))).toEqual([]);
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
