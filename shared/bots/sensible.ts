import type { GameTypes, RandomWords } from '../engine/index.ts';
import type { Decision } from './bot.ts';

/** What gives a match away is known to the seat, so that any imagined match tells it: this chance is as good as another. */
const anyChance: RandomWords = [1, 2, 3, 4];

/** A decision without the moves that give the match away, where others do not. No level of bots plays those. */
export function sensible<Types extends GameTypes>(decision: Decision<Types>): Decision<Types> {
  const { judge, seat, legal, imagine } = decision;
  const { guide } = judge;
  if (guide?.givesAway === undefined || legal.length === 1) return decision;
  const imagined = imagine([...anyChance]);
  const among = legal.filter((move) => guide.givesAway?.(imagined, seat, move) !== true);
  return among.length === 0 || among.length === legal.length ? decision : { ...decision, legal: among };
}
