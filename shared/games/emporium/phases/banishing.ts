import {
  askedAlone,
  notAnAnswer,
  playerAt,
  type Seat,
  seatAt,
  seatsOf,
  seatsThat,
  takeFrom,
} from '../../../engine/index.ts';
import type { EmporiumEvent } from '../events.ts';
import { heroIn, itemsOn } from '../gear.ts';
import type { HeroId } from '../heroes.ts';
import { discard } from '../item-decks.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumState } from '../state.ts';
import {
  banishingFee,
  couldVote,
  isStandstill,
  markedBy,
  mayAskForVote,
  mostMarks,
  verdictOn,
  voteMoves,
} from '../votes.ts';
import type { Handler, RulesOf } from './question-rules.ts';

export const askMove: EmporiumMove = { type: 'ask-for-vote' };
const noVoteMove: EmporiumMove = { type: 'no-vote' };

function remove(
  state: EmporiumState,
  id: HeroId,
  paidBy: readonly Seat[],
  stalemate: boolean,
  events: EmporiumEvent[],
): void {
  const hero = heroIn(state.heroRow, id);
  discard(state, itemsOn(hero));
  takeFrom(state.heroRow, hero);
  state.banished.push(id);
  state.eventful = true;
  events.push({ type: 'hero-banished', hero: id, paidBy, stalemate });
}

/** Publicly requests a vote this round. */
export function askForVote(state: EmporiumState, seat: Seat, events: EmporiumEvent[]): void {
  state.voteAskedBy = seat;
  events.push({ type: 'vote-asked', seat });
}

/** Asks those who could pay for a mark, clockwise from the marker, until one wants a vote. Ruling 20. */
export const callVote: Handler<'call-vote'> = (state, { seat }) => {
  if (!mayAskForVote(state)) return;
  const next = seatAt((seat + 1) % state.seatCount);
  if (next !== state.marker) state.agenda.push({ type: 'call-vote', seat: next });
  if (mostMarks(playerAt(state, seat).gold) === 0) return;
  state.phase = 'banishing';
  state.question = { type: 'call-vote', seat };
};

/** Publicly: request a vote, or decline. Ruling 20. */
export const callVoteQuestion: RulesOf<'call-vote'> = {
  asks: askedAlone,
  moves: () => [askMove, noVoteMove],
  publicMoves: () => [askMove, noVoteMove],
  answer(state, question, seat, move, events) {
    state.question = null;
    if (move.type === 'ask-for-vote') askForVote(state, seat, events);
    else if (move.type !== 'no-vote') throw notAnAnswer(question.type, move.type);
  },
};

/** Starts the vote, or applies the stalemate ruling, or neither. Rulings 20 and 21. */
export const banish: Handler<'banish'> = (state, _step, events) => {
  state.agenda.push({ type: 'refill-heroes' });
  if (isStandstill(state)) {
    for (const { hero } of state.heroRow.slice()) remove(state, hero, [], true, events);
    return;
  }
  const asked = state.settled.votes === 'every-round' || state.voteAskedBy !== null;
  if (!asked || !couldVote(state)) return;
  state.phase = 'banishing';
  state.agenda.push({ type: 'count-votes' });
  for (const player of state.players) player.marked = mostMarks(player.gold) > 0 ? null : [];
  state.question = { type: 'vote' };
};

/** Simultaneous and secret: players mark heroes. Those who cannot pay mark none. Ruling 20. */
export const voteQuestion: RulesOf<'vote'> = {
  asks: (state) => seatsThat(state, ({ marked }) => marked === null),
  mayTakeBack: (state) => seatsThat(state, ({ marked, gold }) => marked !== null && mostMarks(gold) > 0),
  moves: (state, _question, seat) => voteMoves(state.heroRow, mostMarks(playerAt(state, seat).gold)),
  answer(state, question, seat, move, events) {
    const player = playerAt(state, seat);
    if (move.type === 'take-back') {
      player.marked = null;
      events.push({ type: 'vote-taken-back', seat });
      return;
    }
    if (move.type !== 'vote') throw notAnAnswer(question.type, move.type);
    player.marked = markedBy(move);
    events.push({ type: 'vote-sealed', seat });
    if (state.players.every(({ marked }) => marked !== null)) state.question = null;
  },
};

/** Reveals the votes. A hero marked by more than half is banished; only those players pay. Rules, "Banishing". */
export const countVotes: Handler<'count-votes'> = (state, _step, events) => {
  const votes = seatsOf(state.seatCount).map((seat) => ({ seat, marked: playerAt(state, seat).marked ?? [] }));
  events.push({ type: 'votes-revealed', votes });
  for (const player of state.players) player.marked = null;
  for (const { hero } of state.heroRow.slice()) {
    const { by, banished } = verdictOn(votes, hero);
    if (!banished) continue;
    for (const seat of by) playerAt(state, seat).gold -= banishingFee;
    remove(state, hero, by, false, events);
  }
};
