import { highestBidWith } from './choices.ts';
import { beats } from './fights.ts';
import { strengthOf } from './gear.ts';
import type { EmporiumView } from './hiding.ts';
import { monsters } from './monsters.ts';
import { heroesInRow, monstersInRow } from './rows.ts';
import type { Ending } from './state.ts';
import { isStandstill, mostBanished } from './votes.ts';

/** The end of the game in this round, certain or possible: the row that will run short. */
export interface EndingAhead {
  readonly ending: Ending;
  /** Whether it can no longer be avoided. */
  readonly certain: boolean;
}

/** The number of patrons still possible in this round. */
function patronsLeft({ phase, question, bids, players }: EmporiumView): number {
  if (phase === 'choosing') return players.filter(({ gold }) => highestBidWith(gold) > 0).length;
  const asked = question?.type === 'patron' ? 1 : 0;
  return phase === 'sales' || phase === 'patrons' ? bids.length + asked : 0;
}

/**
 * Upper bound of fights that can be won in this round without cards from hands. Each uses a patron, a hero and a
 * monster.
 */
function fightsLeft(view: EmporiumView): number {
  const strengths = view.heroRow.map(strengthOf).sort((one, other) => one - other);
  const byStrength = view.monsterRow.toSorted((one, other) => monsters[one].strength - monsters[other].strength);
  let won = 0;
  // in ascending order of strength, each hero takes the weakest remaining monster
  for (const strength of strengths) {
    const monster = byStrength[won];
    if (monster !== undefined && beats(strength, monster)) won++;
  }
  return Math.min(patronsLeft(view), won);
}

/** The number of heroes that can still be banished in this round: all at a standstill, else what a vote can pay for. */
function banishable(view: EmporiumView): number {
  const { phase, heroRow, settled, voteAskedBy, question } = view;
  if (phase === 'over') return 0;
  if (isStandstill(view)) return heroRow.length;
  const isHeld = settled.votes === 'every-round' || voteAskedBy !== null || question?.type === 'vote';
  return isHeld ? mostBanished(view) : 0;
}

/**
 * The ending that this round's refill will bring, or can bring in every redeal of what is hidden; null if neither.
 * A vote counts once it is certain to take place. Rules, "The end".
 */
export function endingAhead(view: EmporiumView): EndingAhead | null {
  const { ending, heroRow, monsterRow, heroDeck, monsterDeck, seatCount } = view;
  if (ending !== null) return null;
  const monstersMissing = monstersInRow - monsterRow.length;
  const heroesMissing = heroesInRow(seatCount) - heroRow.length;
  if (monstersMissing > monsterDeck.count) return { ending: 'monsters', certain: true };
  if (heroesMissing > heroDeck.count) return { ending: 'heroes', certain: true };
  const fights = fightsLeft(view);
  if (monstersMissing + fights > monsterDeck.count) return { ending: 'monsters', certain: false };
  const heroesLeaving = Math.min(heroRow.length, fights + banishable(view));
  return heroesMissing + heroesLeaving > heroDeck.count ? { ending: 'heroes', certain: false } : null;
}
