import { harbourRoom } from '../../../../renderer/games/harbour/index.ts';
import { type HarbourTypes, harbour } from '../../../../shared/games/harbour/index.ts';
import type { QuestionType } from '../../../../shared/games/harbour/state.ts';
import { drawnTables } from '../drawn-tables.tsx';
import { firstMoment, type Moment } from '../match-play.ts';
import { playMatch } from './played-match.ts';

export const { boardProps, DrawnBoard, renderBoard } = drawnTables(harbour, harbourRoom, <p>The roll</p>);

/** Moments of keen matches, at most `each` for a type of question, spread over the matches. */
export function momentsByQuestion(
  matches: number,
  each: number,
): ReadonlyMap<QuestionType, readonly Moment<HarbourTypes>[]> {
  const found = new Map<QuestionType, Moment<HarbourTypes>[]>();
  for (let match = 0; match < matches; match++) {
    playMatch(1 + (match % 4), `drawn ${match}`, (events, state) => {
      const [seat] = harbour.toAct(state);
      const type = state.question?.type;
      if (type === undefined || seat === undefined) return;
      const known = found.get(type) ?? [];
      if (known.length >= Math.ceil((each * (match + 1)) / matches)) return;
      known.push({ state: harbour.copy(state), seat, events });
      found.set(type, known);
    });
  }
  return found;
}

/** The first moment of a match of so many that this is true of. Throws RangeError where it never is. */
export function momentOf(
  seats: number,
  seed: string,
  is: Parameters<typeof firstMoment<HarbourTypes>>[2],
  options?: Parameters<typeof playMatch>[3],
): Moment<HarbourTypes> {
  const found = firstMoment(harbour, (watch) => playMatch(seats, seed, watch, options), is);
  if (found === undefined) throw new RangeError(`nothing of the kind in ${seed}`);
  return found;
}
