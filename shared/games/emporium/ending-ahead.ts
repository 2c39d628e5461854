import { highestBidWith } from './choices.ts';
import { beats } from './fights.ts';
import { strengthOf } from './gear.ts';
import type { EmporiumView } from './hiding.ts';
import { monsters } from './monsters.ts';
import { heroesInRow, monstersInRow } from './rows.ts';
import type { Ending } from './state.ts';
import { isStandstill, mostBanished } from './votes.ts';

/** The end of the game in this round: the row that will be short, or can be. */
export interface EndingAhead {
  readonly ending: Ending;
  /** Is there no way round it any more? */
  readonly certain: boolean;
}

/** Who can still be a patron in this round. */
function patronsLeft({ phase, question, bids, players }: EmporiumView): number {
  if (phase === 'choosing') return players.filter(({ gold }) => highestBidWith(gold) > 0).length;
  const asked = question?.type === 'patron' ? 1 : 0;
  return phase === 'sales' || phase === 'patrons' ? bids.length + asked : 0;
}

/** Fights that can be won in this round whatever the hands hold: each takes a patron, a hero and a monster. */
function fightsLeft(view: EmporiumView): number {
  const strengths = view.heroRow.map(strengthOf).sort((one, other) => one - other);
  const byStrength = view.monsterRow.toSorted((one, other) => monsters[one].strength - monsters[other].strength);
  let won = 0;
  // from the weakest up, each hero takes the weakest monster that is left
  for (const strength of strengths) {
    const monster = byStrength[won];
    if (monster !== undefined && beats(strength, monster)) won++;
  }
  return Math.min(patronsLeft(view), won);
}

/** Heroes that can be banished in this round: all of them at a standstill, else those that a vote can pay for. */
function banishable(view: EmporiumView): number {
  const { phase, heroRow, settled, voteAskedBy, question } = view;
  if (phase === 'over') return 0;
  if (isStandstill(view)) return heroRow.length;
  const isHeld = settled.votes === 'every-round' || voteAskedBy !== null || question?.type === 'vote';
  return isHeld ? mostBanished(view) : 0;
}

/**
 * The end that the refill of this round brings for certain, or that it can bring in every redeal of what is hidden; null
 * while neither is so. A vote counts once it is to be held. Rules, "The end".
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
