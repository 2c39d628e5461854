import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LogLine } from '../../../renderer/table/board/game-ui.ts';
import { type Language, languages } from '../../../renderer/words/index.ts';
import { type Game, type HidingTable, seeEvent } from '../../../shared/engine/index.ts';
import { startWords } from '../every-word.ts';
import type { TableTypes } from './drawn-tables.tsx';
import { EventSamples } from './event-samples.ts';
import { amounts, broken, type EventLine, figure, linesOf, sumOf, textsOf } from './line-reading.ts';
import { eventsOf, outcomeOf, type PlayedMove } from './match-play.ts';

interface LogParts<Types extends LogTypes, Words, Match extends PlayedOnLog<Types>> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  wordsIn(language: Language): Words;
  /** The line of a single event; null if the page shows it in another way. `seats`: the number of players. */
  logLine(event: Types['Event'], words: Words, seats?: number): LogLine | null;
  /** The line of several consecutive events; null if they do not belong together. */
  lineOfSeveral(events: readonly Types['Event'][], words: Words): LogLine | null;
  /** True if the page shows this event without a line of its own, at a table of this size. */
  isWordless(event: Types['Event'], seats: number): boolean;
  /** The rules' headings that lines link to. */
  readonly ruleAnchors: readonly string[];
  /** The matches to read. */
  readonly seats: readonly number[];
  readonly matchesEach: number;
  playMatch(seats: number, number: number): Match;
  /** Events and endings that are too rare in those matches. */
  readonly rare?: readonly Types['Event'][];
  readonly rareEndings?: readonly string[];
  /** Finds the final score in its line. */
  readonly scoreIn: 'sum' | 'text';
  /** The minimum number of lines in a third of the matches. */
  readonly leastLines: number;
}

interface LogTypes extends TableTypes {
  State: TableTypes['State'] & { readonly ending: string | null };
}

interface PlayedOnLog<Types extends LogTypes> {
  readonly moves: readonly PlayedMove<Types['Event']>[];
  readonly state: Types['State'];
}

/**
 * Tests the laws of every game's log: it has complete texts for all events in all languages, its links lead to existing
 * headings, and every final score has a breakdown that adds up. Returns the matches, their English lines and samples of
 * their events, for a game's own tests; they are filled before the tests run.
 */
export function logLaws<Types extends LogTypes, Words, Match extends PlayedOnLog<Types>>(
  parts: LogParts<Types, Words, Match>,
) {
  const { game, logLine, isWordless, ruleAnchors } = parts;
  const matches: (Match & { readonly lines: readonly EventLine<Types['Event']>[] })[] = [];
  const samples = new EventSamples<Types['Event']>();
  const worded = new Map<Language, Words>();

  function wordsOf(language: Language): Words {
    const words = worded.get(language) ?? parts.wordsIn(language);
    worded.set(language, words);
    return words;
  }

  function linesIn(match: PlayedOnLog<Types>, language: Language): readonly EventLine<Types['Event']>[] {
    const words = wordsOf(language);
    return linesOf(
      eventsOf(match),
      (event) => logLine(event, words, match.state.seatCount),
      (several) => parts.lineOfSeveral(several, words),
    );
  }

  /** The line of a single event. Throws TypeError if it has none. */
  function lineOf(event: Types['Event'], language: Language = 'en'): LogLine {
    const line = logLine(event, wordsOf(language));
    if (line === null) throw new TypeError(`no line for ${event.type}`);
    return line;
  }

  beforeAll(() => {
    startWords('en');
    for (let number = 0; number < parts.matchesEach; number++) {
      for (const count of parts.seats) {
        const played = parts.playMatch(count, number);
        matches.push({ ...played, lines: linesIn(played, 'en') });
        for (const event of eventsOf(played)) samples.meet(event);
      }
    }
    for (const event of parts.rare ?? []) samples.keep(event);
  }, 120_000);

  describe('the log of every game', () => {
    it('covers every kind of event and every ending', () => {
      expect(samples.unmet(Object.keys(game.eventHiding))).toEqual([]);
      const endings = parts.seats.flatMap((count) => game.endings(count));
      expect(new Set(matches.map(({ state }) => state.ending))).toEqual(
        new Set(endings.filter((ending) => !parts.rareEndings?.includes(ending))),
      );
    });

    it.each(languages)('words every line of every third match in %s', (language) => {
      const faults: string[] = [];
      let lines = 0;
      for (const match of matches.filter((_, index) => index % languages.length === languages.indexOf(language))) {
        for (const { events, line } of language === 'en' ? match.lines : linesIn(match, language)) {
          const wordless = events.filter((event) => line === null && !isWordless(event, match.state.seatCount));
          faults.push(...wordless.map(({ type }) => type));
          if (line !== null) faults.push(...textsOf(line).filter((text) => broken.test(text)));
          lines += 1;
        }
      }
      expect(faults).toEqual([]);
      expect(lines).toBeGreaterThan(parts.leastLines);
    });

    it.each(languages)('words every kind of event in %s for spectators', (language) => {
      for (const [type, events] of samples) {
        for (const event of events) {
          const line = logLine(seeEvent(game.eventHiding, event, 'spectator'), wordsOf(language));
          expect(line === null, type).toBe(isWordless(event, game.seats.max));
          const faults = line === null ? [] : textsOf(line).filter((text) => broken.test(text));
          expect(faults, type).toEqual([]);
        }
      }
    });

    it('breaks down the final score of every seat', () => {
      for (const match of matches) {
        const { scores } = outcomeOf(game, match.state);
        const scored = eventsOf(match).filter(({ type }) => type === 'seat-scored');
        expect(scored).toHaveLength(match.state.seatCount);
        for (const line of scored.map((event) => lineOf(event))) {
          const score = line.seat === null ? undefined : scores[line.seat];
          const rows = amounts(line.breakdown);
          expect(figure(line[parts.scoreIn])).toBe(score);
          expect(rows.at(-1)).toBe(score);
          expect(sumOf(rows.slice(0, -1))).toBe(score);
        }
      }
    });

    it.each(languages)('links to existing headings of the rules in %s', (language) => {
      const rules = readFileSync(`shared/games/${game.id}/rules${language === 'en' ? '' : `.${language}`}.md`, 'utf8');
      expect(ruleAnchors.filter((anchor) => !rules.includes(`{#${anchor}}`))).toEqual([]);
      const lines = samples.all.map((event) => logLine(event, wordsOf(language)));
      const shared = matches.flatMap((match) => match.lines.map(({ line }) => line));
      const used = new Set([...lines, ...shared].map((line) => line?.rule?.anchor));
      expect(ruleAnchors.filter((anchor) => !used.has(anchor))).toEqual([]);
    });
  });

  return { matches, samples, wordsOf, lineOf };
}
