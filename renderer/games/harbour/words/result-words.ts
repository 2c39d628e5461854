import { seatsOf } from '../../../../shared/engine/index.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { ranks, standingOf } from '../../../../shared/games/harbour/scoring.ts';
import type { Outcome } from '../../../../shared/protocol/messages.ts';
import type { SoloBest } from '../../../table/board/game-ui.ts';
import { seatsByPlace } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** A heading that names the winners. */
export function headingOf({ alone, places }: Outcome, words: Words): string {
  const winners = seatsOf(places.length).filter((seat) => places[seat] === 1);
  const facts = { names: words.names(winners) };
  if (alone !== undefined) {
    if (!alone.won) return words.log('ledger.lost', facts);
    return alone.rank === null
      ? words.log('ledger.won', facts)
      : words.log('ledger.won-as', { ...facts, rank: words.log(`ranks.${alone.rank}`) });
  }
  return words.log(winners.length === 1 ? 'ledger.winner' : 'ledger.winners', facts);
}

/** The rank of a solo match; null without one. */
export function rankWords({ rank }: Pick<SoloBest, 'rank'>, words: Words): string | null {
  return ranks.some((known) => known.rank === rank) ? words.log(`ranks.${rank}`) : null;
}

/** Why the game ended, in a sentence. */
export function whyEnded(
  { round, turnsTaken, endedBy, settled }: HarbourView,
  { ending }: Outcome,
  words: Words,
): string {
  if (settled.alone === 'twenty-turns') {
    return endedBy === null
      ? words.log('ledger.too-few', { turns: turnsTaken })
      : words.log('ledger.in-turns', { turns: turnsTaken });
  }
  if (endedBy === null) return words.log(`ledger.${ending}`, { round });
  const facts = { round, name: words.owner(endedBy) };
  return words.log(settled.alone === null ? 'ledger.by-fourth' : 'ledger.by-fourth-of-two', facts);
}

/** How a tie for first place was broken; undefined without a tie. */
export function tieBreakOf(view: HarbourView, { tieBreak, places, scores }: Outcome, words: Words): string | undefined {
  const [first, second] = seatsByPlace({ places });
  if (first === undefined || second === undefined || scores[first] !== scores[second]) return undefined;
  if (tieBreak === null) return words.log('ledger.tie-shared');
  const by = tieBreak === 'buildings' ? 'buildings' : 'goods';
  const [more, fewer] = [standingOf(view, first)[by], standingOf(view, second)[by]];
  return words.log(`ledger.tie-${by}`, { name: words.name(first), more, fewer });
}
