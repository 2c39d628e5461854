import { beforeAll, describe, expect, it } from 'vitest';
import { untouched } from '../../../../renderer/games/harbour/interaction/half-made.ts';
import { reasonOf, stateOf } from '../../../../renderer/games/harbour/interaction/interaction.ts';
import { planOf } from '../../../../renderer/games/harbour/prompt/index.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { pick, type RandomWords, randomFromSeed, type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { HarbourState, QuestionType } from '../../../../shared/games/harbour/state.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';
import { Page, piecesOn, wordsIn } from './page.ts';
import { playMatch, someOptions } from './played-match.ts';

beforeAll(() => startWords('en'));

interface Position {
  readonly state: HarbourState;
  readonly seat: Seat;
}

const everyQuestion: readonly QuestionType[] = [
  'keep-character',
  'free-building',
  'starting-goods',
  'move-pawn',
  'toll',
  'choose-way',
  'choose-part',
  'gain',
  'give',
  'take',
  'steal',
  'set-market',
  'swap-markers',
  'raise-marker',
  'double',
  'fill-up',
  'exchange',
  'buy',
  'keep',
  'end-turn',
];

/** Positions of keen matches with every option, at most `each` for a type of question. */
function positions(matches: number, each: number): ReadonlyMap<QuestionType, readonly Position[]> {
  const found = new Map<QuestionType, Position[]>();
  for (let match = 0; match < matches; match++) {
    playMatch(1 + (match % 4), `asked ${match}`, (_events, state) => {
      const [seat] = harbour.toAct(state);
      const type = state.question?.type;
      if (type === undefined || seat === undefined) return;
      const known = found.get(type) ?? [];
      // spread over the matches, so that late turns are met as well as early ones
      if (known.length >= Math.ceil((each * (match + 1)) / matches)) return;
      known.push({ state: harbour.copy(state), seat });
      found.set(type, known);
    });
  }
  return found;
}

const found = positions(120, 12);

describe('the counter', () => {
  it('meets every type of question', () => {
    expect(everyQuestion.filter((type) => !found.has(type))).toEqual([]);
  });

  it.each(languages)(
    'asks every question in a sentence of %s that names whom it asks, and says no "you"',
    (language) => {
      const words = wordsIn(language);
      for (const [type, asked] of found) {
        for (const { state, seat } of asked) {
          const plan = new Page(state, words).plan();
          expect(plan.asks, type).toMatch(/[.?!]$/);
          const all = [plan.asks, plan.says ?? '', ...plan.actions.map(({ label }) => label)].join(' | ');
          expect(all, type).not.toMatch(/\{\{|undefined|\bNaN\b|\byou\b|\byour\b|\bvous\b|\btú\b|\$t\(/i);
          const name = people[seat]?.name ?? '?';
          if (type !== 'buy' && type !== 'end-turn') expect(all, type).toContain(name);
          for (const { label } of plan.actions) expect(label.length, `${type}: ${label}`).toBeGreaterThan(2);
        }
      }
    },
  );

  it('names whom it waits for, and offers nothing, to everybody else', () => {
    for (const [type, asked] of found) {
      for (const { state, seat } of asked) {
        const page = new Page(state, wordsIn('en'));
        for (const other of [...seatsOf(state.seatCount).filter((each) => each !== seat), null]) {
          const table = page.table(other);
          const plan = planOf(table, untouched);
          expect(plan.asks, type).toContain(people[seat]?.name ?? '?');
          expect(plan.actions, type).toEqual([]);
          for (const piece of piecesOn(table)) {
            expect(stateOf(table, piece), `${type}: ${piece}`).toBe('plain');
            expect(reasonOf(table, piece), `${type}: ${piece}`).toMatch(/\.$/);
          }
        }
      }
    }
  });

  it('offers only what is legal, and every move of every question by itself or by pieces', () => {
    for (const [type, asked] of found) {
      for (const { state } of asked) {
        for (const action of new Page(state, wordsIn('en')).plan().actions) {
          if (action.change !== undefined) continue;
          const copy = harbour.copy(state);
          expect(() => new Page(copy, wordsIn('en')).play(action.moves), `${type}: ${action.label}`).not.toThrow();
        }
      }
    }
  });
});

describe('a piece', () => {
  it('is lit without a reason or tells its reason, in every language', () => {
    for (const language of languages) {
      for (const [type, asked] of found) {
        for (const { state } of asked) {
          const page = new Page(state, wordsIn(language));
          const table = page.table();
          for (const piece of piecesOn(table)) {
            const reason = reasonOf(table, piece);
            const lit = ['lit', 'chosen'].includes(stateOf(table, piece));
            if (lit) expect(reason, `${type}: ${piece}`).toBeNull();
            else expect(reason, `${type}: ${piece}`).toMatch(/\.$/);
          }
        }
      }
    }
  });
});

/** Presses something that can be pressed: mostly what goes on, sometimes anything else that is there. */
function pressSomething(page: Page, random: RandomWords): void {
  const plan = page.plan();
  const buttons = plan.actions.filter((action) => action.blocked === undefined);
  const main = buttons.find((action) => action.main);
  const pieces = page.open();
  if (main !== undefined && (pieces.length === 0 || pick(random, [true, true, false]))) {
    page.act(main);
    return;
  }
  const [stepper] = plan.steppers;
  if (stepper !== undefined && pick(random, [true, false, false])) {
    const table = page.table();
    table.change({ amounts: { ...table.half.amounts, [stepper.key]: pick(random, stepper.values) } });
    return;
  }
  if (pieces.length > 0 && (buttons.length === 0 || pick(random, [true, true, true, false]))) {
    page.press(pick(random, pieces));
  } else if (buttons.length > 0) page.act(pick(random, buttons));
  else throw new Error(`nothing can be pressed: ${plan.asks}`);
}

/** Plays a match by presses alone. Throws where something is played that is not on offer, or nothing goes on. */
function playByPresses(
  seats: number,
  seed: string,
  size: { readonly width: number; readonly height: number },
): HarbourState {
  const random = randomFromSeed(seed);
  const state = harbour.setup(seats, someOptions(seats, random), randomFromSeed(`${seed} setup`));
  const page = new Page(state, wordsIn('en'), size);
  for (let idle = 0, played = 0; harbour.toAct(state).length > 0; ) {
    pressSomething(page, random);
    idle = page.played === played ? idle + 1 : 0;
    played = page.played;
    if (idle > 400) throw new Error(`no way on: ${page.plan().asks} ${JSON.stringify(page.half)}`);
  }
  return state;
}

/** So many matches of every kind; `PRESSED_MATCHES` asks for more. */
const pressed = Number(process.env.PRESSED_MATCHES ?? 4);

describe('a match', () => {
  it.each([1, 2, 3, 4])('of %i goes on to its end by presses alone, on a laptop', (seats) => {
    for (let match = 0; match < pressed; match++) {
      const state = playByPresses(seats, `pressed ${seats} ${match}`, { width: 1280, height: 720 });
      expect(state.ending).not.toBeNull();
    }
  });

  it.each([2, 3])('of %i goes on to its end by presses alone, on a phone', (seats) => {
    for (let match = 0; match < pressed / 2; match++) {
      const state = playByPresses(seats, `phone ${seats} ${match}`, { width: 390, height: 844 });
      expect(state.ending).not.toBeNull();
    }
  });
});
