import { playerAt, type Seat } from '../../../engine/index.ts';
import { tierRules } from '../items/tiers.ts';
import { type MonsterId, monsterIds, monsters } from '../monsters.ts';
import type { EmporiumMove } from '../moves.ts';
import { heroesInRow, monstersInRow } from '../rows.ts';
import type { EmporiumState } from '../state.ts';
import { markedBy, mostMarks } from '../votes.ts';
import { isHopeless } from './outlook.ts';

/** The most that a player who asks for a vote may spend before it: a second upgrade. */
const mayStillSpend = Math.max(...Object.values(tierRules).map(({ secondUpgrade }) => secondUpgrade));

/** The monsters that may refill the row: of the coming levels, any that no one has seen. */
function mayCome({ monsterRow, monsterDeck, players }: EmporiumState): readonly MonsterId[] {
  const missing = monstersInRow - monsterRow.length;
  if (missing === 0) return [];
  const levels = new Set(monsterDeck.slice(-missing).map((id) => monsters[id].level));
  const seen = new Set([...monsterRow, ...players.flatMap((player) => player.monsters)]);
  return monsterIds.filter((id) => levels.has(monsters[id].level) && !seen.has(id));
}

/**
 * Whether the move wastes everyone's time: asking for a vote without marking a hero in it.
 * Bots ask only if the row is full of heroes who stay hopeless whichever monsters come: while one of them or a new
 * hero may win, the others hardly pay. Then they mark a hopeless one.
 */
export function isIdleVote(state: EmporiumState, seat: Seat, move: EmporiumMove): boolean {
  const { gold } = playerAt(state, seat);
  if (move.type === 'ask-for-vote') {
    if (state.heroRow.length < heroesInRow(state.seatCount)) return true;
    const monstersToCome = [...state.monsterRow, ...mayCome(state)];
    const spent = state.question?.type === 'restock' ? mayStillSpend : 0;
    return mostMarks(gold - spent) < 1 || !state.heroRow.every((each) => isHopeless(each, monstersToCome));
  }
  if (move.type !== 'vote' || state.voteAskedBy !== seat || mostMarks(gold) < 1) return false;
  const marked = markedBy(move);
  const hopeless = state.heroRow.filter((each) => isHopeless(each, state.monsterRow));
  return hopeless.length > 0 && !hopeless.some(({ hero }) => marked.includes(hero));
}
