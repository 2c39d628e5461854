import type { Seat } from '../../engine/index.ts';
import type { HeroId } from './heroes.ts';
import type { EmporiumMove } from './moves.ts';

/** The fee of each player who marked a banished hero, in gold. */
export const banishingFee = 2;

/** What votes depend on, in the state or in a view. */
interface VotingTable {
  readonly heroRow: readonly { readonly hero: HeroId }[];
  readonly players: readonly { readonly gold: number }[];
}

/** The most heroes that a player with this much gold may mark. Ruling 20. */
export function mostMarks(gold: number): number {
  return Math.floor(gold / banishingFee);
}

/** Rules, "Banishing": more than half of all players. */
export function isMajority(votes: number, seatCount: number): boolean {
  return 2 * votes > seatCount;
}

/** The seats whose votes mark a hero, and whether they banish it. Rules, "Banishing". */
export function verdictOn(
  votes: readonly { readonly seat: Seat; readonly marked: readonly HeroId[] }[],
  hero: HeroId,
): { readonly by: readonly Seat[]; readonly banished: boolean } {
  const by = votes.filter(({ marked }) => marked.includes(hero)).map(({ seat }) => seat);
  return { by, banished: isMajority(by.length, votes.length) };
}

/** Whether a vote could banish a hero: there must be one, and enough players who can pay. Ruling 20. */
export function couldVote({ heroRow, players }: VotingTable): boolean {
  const able = players.filter(({ gold }) => mostMarks(gold) > 0).length;
  return heroRow.length > 0 && isMajority(able, players.length);
}

/** The most heroes that a vote can banish with the players' gold. Each needs a majority of marks. Ruling 20. */
export function mostBanished({ heroRow, players }: VotingTable): number {
  let most = 0;
  for (let count = 1; count <= heroRow.length; count++) {
    const marks = players.reduce((sum, { gold }) => sum + Math.min(count, mostMarks(gold)), 0);
    if (isMajority(marks / count, players.length)) most = count;
  }
  return most;
}

/** Whether a vote may still be requested this round. Ruling 20. */
export function mayAskForVote(
  table: VotingTable & { readonly settled: { readonly votes: string }; readonly voteAskedBy: Seat | null },
): boolean {
  return table.settled.votes === 'when-asked' && table.voteAskedBy === null && couldVote(table);
}

/** After this many consecutive rounds without a sale, a fight or a banishment, every hero is banished. Ruling 21. */
const blankRoundsAllowed = 3;

/** Whether this round, if it ended now, would banish every hero. Ruling 21. */
export function isStandstill({ eventful, blankRounds }: { readonly eventful: boolean; readonly blankRounds: number }) {
  return !eventful && blankRounds + 1 >= blankRoundsAllowed;
}

/** The heroes marked by a vote, in row order. */
export function markedBy({ first, second, third }: Extract<EmporiumMove, { type: 'vote' }>): HeroId[] {
  return [first, second, third].filter((hero): hero is HeroId => hero !== null);
}

/** All votes with at most this many marks; the empty vote comes first. */
export function voteMoves(row: readonly { readonly hero: HeroId }[], most: number): readonly EmporiumMove[] {
  const sets: (readonly HeroId[])[] = [[]];
  for (const { hero } of row) {
    for (const set of sets.slice()) if (set.length < most) sets.push([...set, hero]);
  }
  return sets.map(([first = null, second = null, third = null]) => ({ type: 'vote', first, second, third }));
}
