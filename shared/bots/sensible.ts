import type { GameTypes, RandomWords } from '../engine/index.ts';
import type { Decision } from './bot.ts';

/** The guide's warnings depend only on what the seat knows, so any imagined match will do. */
const anyChance: RandomWords = [1, 2, 3, 4];

/** The decision without moves that no bot makes: those that give the match away, and idle ones. */
export function sensible<Types extends GameTypes>(decision: Decision<Types>): Decision<Types> {
  const { evaluator, seat, legal, imagine } = decision;
  const { guide } = evaluator;
  if (guide === null || legal.length === 1) return decision;
  if (guide.givesAway === undefined && guide.isIdle === undefined) return decision;
  const imagined = imagine([...anyChance]);
  const isOut = (move: Types['Move']): boolean =>
    guide.givesAway?.(imagined, seat, move) === true || guide.isIdle?.(imagined, seat, move) === true;
  const among = legal.filter((move) => !isOut(move));
  return among.length === 0 || among.length === legal.length ? decision : { ...decision, legal: among };
}
