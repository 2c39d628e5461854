import type { Seat } from '../../../engine/index.ts';
import { challenges, fewActions } from '../challenges.ts';
import { leftAtEnd } from '../ending.ts';
import type { MercadoState } from '../state.ts';

/** How often an action uses up a space, and an entrance. */
const spacesOfAction = 0.55;
const entrancesOfAction = 0.4;

/** How much of the match is left. */
export interface Tempo {
  /** Expected number of actions of all players. */
  readonly actions: number;
  /** Expected number of the seat's own turns, including the current one until its action. */
  readonly turns: number;
  /** How soon the seat acts again, from 1 for next to nearly 0; 0 for never. */
  readonly soon: number;
  /** The expected fraction of empty entrances that will still be filled, from 0 to 1. */
  readonly filled: number;
}

/** What is left of the match, given the free spaces and empty entrances. */
export function tempoOf(state: MercadoState, seat: Seat, spacesLeft: number, entrancesLeft: number): Tempo {
  const { seatCount, startPlayer, turn, question, lastRound, tally, settled } = state;
  const now = turn === null ? 0 : (turn.seat - startPlayer + seatCount) % seatCount;
  const place = (seat - startPlayer + seatCount) % seatCount;
  const hasTurn = place > now || (place === now && question?.type === 'act');
  // a player who takes a tile after opening a stand has already acted
  const ofRound = seatCount - now - (question?.type === 'act' ? 0 : 1);
  const spaces = Math.max(0, spacesLeft - leftAtEnd) / spacesOfAction;
  const doors = Math.max(0, entrancesLeft - leftAtEnd) / entrancesOfAction;
  let actions = lastRound === null ? Math.min(spaces, doors) : 0;
  if (tally !== null && settled.challenge !== null && challenges[settled.challenge].twist === 'few-actions') {
    actions = Math.min(actions, fewActions - tally.actions);
  }
  if (seatCount === 1)
    return { actions, turns: actions, soon: Math.min(1, actions), filled: filledOf(actions, entrancesLeft) };
  const rounds = actions > ofRound ? (actions - ofRound) / seatCount + 0.5 : 0;
  const toCome = ofRound + rounds * seatCount;
  const turns = rounds + (hasTurn ? 1 : 0);
  const waits = (place - now + seatCount) % seatCount;
  const soon = Math.min(1, turns) * (1 - (hasTurn ? waits : waits === 0 ? seatCount - 1 : waits) / seatCount);
  return { actions: toCome, turns, soon, filled: filledOf(toCome, entrancesLeft) };
}

function filledOf(actions: number, entrancesLeft: number): number {
  return entrancesLeft === 0 ? 0 : Math.min(1, (actions * entrancesOfAction) / entrancesLeft);
}
