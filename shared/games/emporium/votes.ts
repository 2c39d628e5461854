import type { Seat } from '../../engine/index.ts';
import type { HeroId } from './heroes.ts';
import type { EmporiumMove } from './moves.ts';

/** What each player who marked a hero pays when it is banished, in gold. */
export const banishingFee = 2;

/** The table as far as votes go, in the state or in a view of it. */
interface VotingTable {
  readonly heroRow: readonly { readonly hero: HeroId }[];
  readonly players: readonly { readonly gold: number }[];
}

/** How many heroes somebody with so much gold may mark. Ruling 20. */
export function mostMarks(gold: number): number {
  return Math.floor(gold / banishingFee);
}

/** Rules, "Banishing": more than half of all players. */
export function isMajority(votes: number, seatCount: number): boolean {
  return 2 * votes > seatCount;
}

/** Could a vote banish anybody? Not without a hero, nor where too few could pay. Ruling 20. */
export function couldVote({ heroRow, players }: VotingTable): boolean {
  const able = players.filter(({ gold }) => mostMarks(gold) > 0).length;
  return heroRow.length > 0 && isMajority(able, players.length);
}

/** The most heroes that a vote can banish with the gold that is there: each takes marks of a majority. Ruling 20. */
export function mostBanished({ heroRow, players }: VotingTable): number {
  let most = 0;
  for (let count = 1; count <= heroRow.length; count++) {
    const marks = players.reduce((sum, { gold }) => sum + Math.min(count, mostMarks(gold)), 0);
    if (isMajority(marks / count, players.length)) most = count;
  }
  return most;
}

/** May a vote still be asked for this round? Ruling 20. */
export function mayAskForVote(
  table: VotingTable & { readonly settled: { readonly votes: string }; readonly voteAskedBy: Seat | null },
): boolean {
  return table.settled.votes === 'when-asked' && table.voteAskedBy === null && couldVote(table);
}

/** So many rounds in a row without a sale, a fight or a banishment end with every hero banished. Ruling 21. */
const blankRoundsAllowed = 3;

/** Does this round, as it stands, end with every hero banished? Ruling 21. */
export function isStandstill({ eventful, blankRounds }: { readonly eventful: boolean; readonly blankRounds: number }) {
  return !eventful && blankRounds + 1 >= blankRoundsAllowed;
}

/** The heroes a vote marks, in the order of the row. */
export function markedBy({ first, second, third }: Extract<EmporiumMove, { type: 'vote' }>): HeroId[] {
  return [first, second, third].filter((hero): hero is HeroId => hero !== null);
}

/** Every vote of somebody who may mark so many heroes of the row, the one that marks none first. */
export function voteMoves(row: readonly { readonly hero: HeroId }[], most: number): readonly EmporiumMove[] {
  const sets: (readonly HeroId[])[] = [[]];
  for (const { hero } of row) {
    for (const set of sets.slice()) if (set.length < most) sets.push([...set, hero]);
  }
  return sets.map(([first = null, second = null, third = null]) => ({ type: 'vote', first, second, third }));
}
