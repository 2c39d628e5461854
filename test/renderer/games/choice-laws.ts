import { beforeAll, describe, expect, test } from 'vitest';
import type { GameUi } from '../../../renderer/table/board/game-ui.ts';
import { type Language, languages, speak, translatorFor } from '../../../renderer/words/index.ts';
import type { Translate } from '../../../renderer/words/translate.ts';
import {
  type AnyMove,
  type Game,
  type GameTypes,
  type HidingTable,
  type Seat,
  see,
} from '../../../shared/engine/index.ts';
import { allCatalogues, startWords } from '../every-word.ts';
import { sixPeople as seats } from './people.ts';

export type Sayer = (language: Language, moves: readonly AnyMove[], view: unknown, translate?: Translate) => string;

/** The wordings of a game's UI in all languages. Needs started words. */
export function sayerOf(ui: GameUi): Sayer {
  return (language, moves, view, translate = translatorFor(ui.id, language)) => {
    speak(language);
    return ui.describeChoice(moves, { view, seats, translate });
  };
}

/** The moves that a player with this view can choose between. */
interface Offer {
  readonly view: unknown;
  readonly moves: readonly AnyMove[];
}

/** The legal moves at a moment of a match, and how many of them differ. */
interface MetOffer extends Offer {
  readonly seat: Seat;
  readonly different: number;
}

/** A game whose choices must have words, and how to find them. */
interface Worded<Types extends GameTypes> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  readonly ui: GameUi;
  readonly features: readonly string[];
  /** The namespace of its choices in the catalogues. */
  readonly namespace: string;
  readonly matches: number;
  /** Plays one of them and passes on every position. */
  play(match: number, look: (state: Types['State']) => void): void;
  /** A key that differs for moves with different wordings. */
  kindOf(state: Types['State'], move: Types['Move']): string;
  /** A key that is the same for moves with the same effect and wording. Omitted if there are none. */
  comesTo?(move: Types['Move']): unknown;
  /** Choices that random matches rarely contain, or only as parts of longer ones. */
  rarely?(): readonly Offer[];
}

/** One in this many positions is tested, and every position with a new kind of move. */
const every = 101;

/** The legal moves in matches of every kind. */
function offersOf<Types extends GameTypes>({
  game,
  matches,
  play,
  kindOf,
  comesTo = (move) => move,
}: Worded<Types>): readonly MetOffer[] {
  const offers: MetOffer[] = [];
  const met = new Set<string>();
  let positions = 0;
  for (let match = 0; match < matches; match++) {
    play(match, (state) => {
      for (const seat of [...game.toAct(state), ...game.mayTakeBack(state)]) {
        const moves = game.legalMoves(state, seat);
        const before = met.size;
        for (const move of moves) met.add(kindOf(state, move));
        if (positions++ % every > 0 && met.size === before) continue;
        const different = new Set(moves.map((move) => JSON.stringify(comesTo(move)))).size;
        offers.push({ view: see(game.hiding, game.copy(state), seat), seat, moves, different });
      }
    });
  }
  return offers;
}

/** The keys of a part of a catalogue, with their paths. */
function keysOf(part: ReturnType<typeof allCatalogues>[Language][string][string] | undefined): readonly string[] {
  if (part === undefined || typeof part === 'string') return [];
  return Object.entries(part).flatMap(([key, text]) =>
    typeof text === 'string' ? [key] : Object.keys(text).map((inner) => `${key}.${inner}`),
  );
}

const unfilled = /[{}]|undefined|null|NaN| {2}|choices\./;

/** The most characters of a blunder warning: two lines of a counter. */
const longestBlunderWarning = 115;

/** Tests that blunder warnings are complete and short, in every language. */
function blunderWarningsAreWorded(ui: GameUi, offers: () => readonly MetOffer[]): void {
  const blunderWarning = ({ view, seat }: MetOffer, moves: readonly AnyMove[], translate: Translate) =>
    ui.blunderWarning(moves, { view, seat, seats, translate });

  test.each(languages)('a blunder warning has at most two lines in %s', (language) => {
    speak(language);
    const translate = translatorFor(ui.id, language);
    const said = offers().flatMap((offer) => offer.moves.map((move) => blunderWarning(offer, [move], translate)));
    const warnings = said.filter((each) => each !== null);
    expect(warnings.filter((each) => unfilled.test(each) || !/^[\p{Lu}\d¿].*\.$/u.test(each))).toEqual([]);
    expect(warnings.filter(({ length }) => length > longestBlunderWarning)).toEqual([]);
    // the others have a general sentence
    expect(warnings.length / said.length).toBeGreaterThan(0.15);
  });

  test('uses every wording of a blunder warning', () => {
    speak('en');
    const namespace = `${ui.id}-blunder-warnings`;
    const left = new Set(
      Object.keys(allCatalogues().en[namespace] ?? {}).map((key) => `${namespace}:${key.replace(/_(one|other)$/, '')}`),
    );
    expect(left.size).toBeGreaterThan(4);
    const translate = translatorFor(ui.id, 'en');
    const noting: Translate = (key, facts) => {
      left.delete(key);
      return translate(key, facts);
    };
    for (const offer of offers()) for (const move of offer.moves) blunderWarning(offer, [move], noting);
    expect([...left]).toEqual([]);
  });
}

/**
 * Tests the words of a game's choices: every legal move has its own sentence in every language, every feature has a
 * name, and no wording is unused.
 */
export function choicesAreWorded<Types extends GameTypes>(worded: Worded<Types>): void {
  const { ui, features, namespace } = worded;
  const say = sayerOf(ui);
  let offers: readonly MetOffer[] = [];
  let rare: readonly Offer[] = [];

  beforeAll(() => {
    startWords('en');
    offers = offersOf(worded);
    rare = worded.rarely?.() ?? [];
  });

  blunderWarningsAreWorded(ui, () => offers);

  describe.each(languages)('choices in %s', (language) => {
    test('have sentences that differ from each other', () => {
      expect(offers.length).toBeGreaterThan(30);
      for (const { view, moves, different } of offers) {
        const said = moves.map((move) => say(language, [move], view));
        expect(said.filter((text) => unfilled.test(text) || !/^\p{Lu}/u.test(text))).toEqual([]);
        expect(new Set(said).size, said.join('; ')).toBe(different);
      }
      for (const { view, moves } of rare) expect(say(language, moves, view)).not.toMatch(unfilled);
    });

    test('every feature of the bots has its own name', () => {
      const named = allCatalogues()[language][namespace]?.features ?? {};
      expect(Object.keys(named).toSorted()).toEqual([...features].toSorted());
      expect(new Set(Object.values(named)).size).toBe(features.length);
    });
  });

  test('no wording of choices is unused', () => {
    const keys = keysOf(allCatalogues().en[namespace]?.choices).filter((key) => !key.endsWith('_you'));
    expect(keys.length).toBeGreaterThan(5);
    const left = new Set(keys.map((key) => `${namespace}:choices.${key}`));
    const translate = translatorFor(ui.id, 'en');
    const noting: Translate = (key, facts) => {
      left.delete(key);
      // a number selects the plural form of a text
      left.delete(`${key}_${facts?.count === 1 ? 'one' : 'other'}`);
      return translate(key, facts);
    };
    for (const { view, moves } of rare) say('en', moves, view, noting);
    for (const { view, moves } of offers) {
      if (left.size === 0) break;
      for (const move of moves) {
        say('en', [move], view, noting);
        say('en', [...moves.slice(0, 1), move], view, noting);
      }
    }
    expect([...left]).toEqual([]);
  });
}
