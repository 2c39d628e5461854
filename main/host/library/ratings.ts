import { rating as newRating, rate } from 'openskill';
import type { Rating } from '../../../shared/protocol/messages.ts';

type Skill = ReturnType<typeof newRating>;

/** An average player's rating as shown, and the points of a unit of skill. */
const average = 1000;
const pointsOfSkill = 40;
/** The normal quantile for a range that holds the true skill 19 times out of 20. */
const quantile = 1.96;

/** The places of a match, by seat, from 1. */
interface Ranked {
  readonly players: readonly { readonly who: string; readonly place: number }[];
}

/** Strengths in the house by all places (Plackett and Luce). Bots count by their level. */
export class Ratings {
  readonly #skills = new Map<string, Skill>();

  /** Takes in the next match. */
  follow({ players }: Ranked): void {
    const teams = players.map(({ who }) => [this.#skills.get(who) ?? newRating()]);
    const after = rate(teams, { rank: players.map(({ place }) => place) });
    players.forEach(({ who }, seat) => {
      const [skill] = after[seat] ?? [];
      if (skill !== undefined) this.#skills.set(who, skill);
    });
  }

  /** Null for a player without matches. */
  of(who: string): Rating | null {
    const skill = this.#skills.get(who);
    if (skill === undefined) return null;
    const value = average + (skill.mu - newRating().mu) * pointsOfSkill;
    const doubt = quantile * skill.sigma * pointsOfSkill;
    return { value, low: value - doubt, high: value + doubt };
  }
}
