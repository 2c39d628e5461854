import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  areToldTogether,
  harbourLineOfSeveral,
  harbourLogLine,
} from '../../../../renderer/games/harbour/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/harbour/log-lines/line.ts';
import { wordsFrom } from '../../../../renderer/games/harbour/words.ts';
import type { LogLine } from '../../../../renderer/table/board/game-room.ts';
import { type Language, languages, translatorFor } from '../../../../renderer/words/index.ts';
import { seatAt, seatsOf, seeEvent, type Viewer } from '../../../../shared/engine/index.ts';
import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import type { EventType, HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { harbourEventHiding } from '../../../../shared/games/harbour/hiding.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { startWords } from '../../every-word.ts';
import { EventSamples } from '../event-samples.ts';
import { broken, figure, textsOf } from '../line-reading.ts';
import { eventsOf } from '../match-play.ts';
import { people } from '../people.ts';
import { GoodsBook } from './goods-book.ts';
import { type PlayedMatch, playMatch } from './played-match.ts';

/** Told by the first deed of the turn. */
const quiet: readonly EventType[] = ['turn-began'];

const wordsIn = (language: Language) => wordsFrom(translatorFor('harbour', language), people, language);

/** Events that share a line, with how many goods every seat held before and after them. */
interface Told {
  readonly events: readonly HarbourEvent[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function toldTogether({ moves, held }: PlayedMatch): readonly Told[] {
  const book = new GoodsBook(held);
  const totals = () => held.map((_, seat) => book.total(seatAt(seat)));
  const all: { events: HarbourEvent[]; before: readonly number[]; after: readonly number[] }[] = [];
  for (const event of moves.flatMap(({ events }) => events)) {
    const last = all.at(-1);
    const before = totals();
    book.enter(event);
    if (last !== undefined && areToldTogether([...last.events, event])) {
      last.events.push(event);
      last.after = totals();
    } else all.push({ events: [event], before, after: totals() });
  }
  return all;
}

function lineOf(events: readonly HarbourEvent[], language: Language): LogLine | null {
  const [first] = events;
  if (first === undefined) throw new TypeError('no events');
  return events.length === 1
    ? harbourLogLine(first, wordsIn(language))
    : harbourLineOfSeveral(events, wordsIn(language));
}

const matches: PlayedMatch[] = [];
const told: Told[] = [];
const samples = new EventSamples<HarbourEvent>();

beforeAll(() => {
  startWords('en');
  for (let match = 0; match < 200; match++) {
    const played = playMatch(1 + (match % 4), `roll ${match}`);
    matches.push(played);
    told.push(...toldTogether(played));
    for (const event of eventsOf(played)) samples.meet(event);
  }
}, 60_000);

describe('the roll of Harbour', () => {
  it('meets every kind of event in random matches of every number of players', () => {
    expect(samples.unmet(Object.keys(harbourEventHiding))).toEqual([]);
    expect(new Set(matches.map(({ state }) => state.ending))).toContain('twenty-turns');
    expect(matches.some(({ state }) => state.practice !== null)).toBe(true);
    expect(matches.some(({ state }) => state.settled.inlandTraders && state.settled.bonusCards)).toBe(true);
  });

  it.each(languages)('words every third line of every match in %s', (language) => {
    const share = told.filter((_, index) => index % languages.length === languages.indexOf(language));
    const unworded: string[] = [];
    for (const { events } of share) {
      const line = lineOf(events, language);
      if (line === null) {
        const untold = events.filter(({ type }) => !quiet.includes(type) && type !== 'market-changed');
        unworded.push(...untold.map(({ type }) => type));
      } else unworded.push(...textsOf(line).filter((text) => broken.test(text)));
    }
    expect(share.length).toBeGreaterThan(10_000);
    expect(unworded).toEqual([]);
  });

  it.each(languages)('words every kind of event by itself in %s, for every viewer', (language) => {
    const viewers: readonly Viewer[] = [...seatsOf(4), 'spectator'];
    for (const [type, events] of samples) {
      let lines = 0;
      for (const event of events) {
        for (const viewer of viewers) {
          const line = harbourLogLine(seeEvent(harbour.eventHiding, event, viewer), wordsIn(language));
          if (line === null) continue;
          lines += 1;
          expect(
            textsOf(line).filter((text) => broken.test(text)),
            type,
          ).toEqual([]);
        }
      }
      if (!quiet.includes(type)) expect(lines, `lines for ${type}`).toBeGreaterThan(0);
    }
  });

  it('tells the goods as they are: what the events say is what the players hold', () => {
    for (let match = 0; match < 24; match++) {
      const begun = playMatch(1 + (match % 4), `books ${match}`);
      const book = new GoodsBook(begun.held);
      playMatch(1 + (match % 4), `books ${match}`, (events, state) => {
        for (const event of events) book.enter(event);
        expect(state.players.map((_, seat) => book.of(seatAt(seat)))).toEqual(state.players.map(({ goods }) => goods));
      });
    }
  });

  it('shows a reckoning of goods that adds up to what the player has more or less of', () => {
    let reckoned = 0;
    const wrong: string[] = [];
    for (const { events, before, after } of told.filter((_, index) => index % 4 === 0)) {
      const line = lineOf(events, 'en');
      const ofMoney = events.some(
        ({ type }) => type === 'goods-shipped' || type === 'inland-traded' || type === 'building-bought',
      );
      if (line === null || line.reckoning === undefined || line.seat === null || line.sum !== undefined || ofMoney)
        continue;
      const rows = line.reckoning.map(({ amount }) => figure(amount));
      const change = (after[line.seat] ?? 0) - (before[line.seat] ?? 0);
      const sum = rows.slice(0, -1).reduce((so, row) => so + row, 0);
      if (rows.at(-1) !== change || sum !== change) wrong.push(`${line.text}: ${rows.join(' ')} for ${change}`);
      reckoned += 1;
    }
    expect(wrong).toEqual([]);
    expect(reckoned).toBeGreaterThan(100);
  });

  it('opens a purchase into what was shipped, what the building cost and what is lost', () => {
    let bought = 0;
    for (const { events } of told) {
      const purchase = events.find((event) => event.type === 'building-bought');
      if (purchase?.type !== 'building-bought') continue;
      const line = lineOf(events, 'en');
      const rows = (line?.reckoning ?? []).map(({ amount }) => figure(amount));
      expect(rows.at(-1)).toBe(purchase.change);
      expect(rows.slice(0, -1).reduce((sum, row) => sum + row, 0)).toBe(purchase.change);
      expect(figure(line?.sum ?? '')).toBe(purchase.price === 0 ? 0 : -purchase.price);
      expect(rows).toContain(-buildings[purchase.building].cost);
      const shipped = events.flatMap((event) => (event.type === 'goods-shipped' ? event.goods : []));
      for (const { good, held, money } of shipped) {
        expect(
          line?.reckoning?.some((row) => row.label.startsWith(`${held} ${good}`) && figure(row.amount) === money),
        ).toBe(true);
      }
      bought += 1;
    }
    expect(bought).toBeGreaterThan(200);
  });

  it.each(languages)('leads to headings that the rules have in %s', (language) => {
    const rules = readFileSync(`shared/games/harbour/rules${language === 'en' ? '' : `.${language}`}.md`, 'utf8');
    const missing = ruleAnchors.filter((anchor) => !rules.includes(`{#${anchor}}`));
    expect(missing).toEqual([]);
    const used = new Set(
      told.filter((_, index) => index % 9 === 0).map(({ events }) => lineOf(events, language)?.rule?.anchor),
    );
    expect(ruleAnchors.filter((anchor) => !used.has(anchor))).toEqual([]);
  });

  it('tells every seat how its points came about', () => {
    for (const { state, moves } of matches) {
      const outcome = harbour.outcome(state);
      const scored = moves.flatMap(({ events }) => events).filter((event) => event.type === 'seat-scored');
      expect(scored.length).toBe(state.seatCount);
      for (const event of scored) {
        const line = harbourLogLine(event, wordsIn('en'));
        const rows = (line?.reckoning ?? []).map(({ amount }) => figure(amount));
        const points = line?.seat === null || line === null ? undefined : outcome?.scores[line.seat];
        expect(figure(line?.sum ?? '')).toBe(points);
        expect(rows.at(-1)).toBe(points);
        expect(rows.slice(0, -1).reduce((sum, row) => sum + row, 0)).toBe(points);
      }
    }
  });

  it('tells nobody but the Noble of the cards looked at, and locks what others are not told', () => {
    let looked = 0;
    for (const type of ['deck-looked-at', 'building-taken'] as const) {
      for (const event of samples.of(type)) {
        const hidden =
          event.type === 'deck-looked-at' ? (event.buildings ?? []) : [event.returned].filter((id) => id !== null);
        for (const viewer of [...seatsOf(4), 'spectator'] as const) {
          const line = harbourLogLine(seeEvent(harbour.eventHiding, event, viewer), wordsIn('en'));
          const own = viewer === event.seat;
          expect(line?.secret === true, `${type} to ${viewer}`).toBe(own && hidden.length > 0);
          for (const building of hidden) {
            expect(line?.text.includes(wordsIn('en').building(building)), `${type} to ${viewer}`).toBe(own);
          }
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(20);
    for (const [type, events] of samples) {
      for (const event of events) {
        const whole = harbourLogLine(event, wordsIn('en'));
        const others = harbourLogLine(seeEvent(harbour.eventHiding, event, 'spectator'), wordsIn('en'));
        expect(others?.secret, type).toBeUndefined();
        if (whole?.text !== others?.text) expect(whole?.secret, type).toBe(true);
      }
    }
  });
});
