import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import type { Ending } from '../../../../shared/games/emporium/state.ts';
import { couldVote } from '../../../../shared/games/emporium/votes.ts';

/** How near the end is: the row that cannot, or that perhaps cannot, be filled up after this round. */
export interface EndingAhead {
  readonly ending: Ending;
  /** Is there no way round it any more? */
  readonly certain: boolean;
}

/** Fights that can still be won this round: every patron takes a hero and a monster. */
function fightsLeft({ phase, seatCount, question, bids, heroRow, monsterRow }: EmporiumView): number {
  const asked = question?.type === 'patron' ? 1 : 0;
  const patrons = phase === 'choosing' ? seatCount : phase === 'sales' || phase === 'patrons' ? bids.length + asked : 0;
  return Math.min(patrons, heroRow.length, monsterRow.length);
}

/** Heroes that a vote, or the standstill ruling, can still send away this round. Rulings 20 and 21. */
function mayBeBanished(view: EmporiumView): number {
  const { phase, heroRow, settled, voteAskedBy, blankRounds, eventful, question } = view;
  if (phase === 'over') return 0;
  const standstill = blankRounds >= 2 && !eventful;
  // who is asked last while restocking may still ask for a vote; once the votes are cast it is settled
  const voted = phase === 'banishing' || voteAskedBy !== null || settled.votes === 'every-round' || question !== null;
  // until they restock, sales and fights may still bring what a vote costs
  const payable = phase === 'choosing' || phase === 'sales' || phase === 'patrons' || couldVote(view);
  return standstill || (voted && payable) ? heroRow.length : 0;
}

/** The end that the next refill brings, or can bring; null while it is further. Rules, "The end". */
export function endingAhead(view: EmporiumView): EndingAhead | null {
  const { ending, heroRow, monsterRow, heroDeck, monsterDeck, seatCount } = view;
  if (ending !== null) return null;
  const fights = fightsLeft(view);
  const monstersMissing = monstersInRow - monsterRow.length;
  const heroesMissing = heroesInRow(seatCount) - heroRow.length;
  if (monstersMissing > monsterDeck.count) return { ending: 'monsters', certain: true };
  if (heroesMissing > heroDeck.count) return { ending: 'heroes', certain: true };
  if (monstersMissing + fights > monsterDeck.count) return { ending: 'monsters', certain: false };
  if (heroesMissing + Math.max(fights, mayBeBanished(view)) > heroDeck.count)
    return { ending: 'heroes', certain: false };
  return null;
}
