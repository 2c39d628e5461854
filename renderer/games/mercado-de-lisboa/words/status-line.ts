import { fewActions, firstChallenge, isChallengeId } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { hasFewActions } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { Words } from '../words.ts';

/** The state of the game in a few words: "Round 7", "Round 7, the last", "Last Orders, action 5 of 12". */
export function statusLine({ ending, round, lastRound, settled, tally }: MercadoView, words: Words): string {
  if (ending !== null) return words.log('over');
  if (settled.challenge === null || tally === null) {
    return words.log(lastRound === null ? 'round' : 'round-last', { round });
  }
  const challenge = words.challenge(settled.challenge);
  return hasFewActions(settled.challenge)
    ? words.log('action-of', { challenge, action: tally.actions + 1, actions: fewActions })
    : words.log('turn-of-challenge', { challenge, turn: round });
}

/** The state of a new game: the first round, or in a solo game the challenge. */
export function opening(options: Readonly<Record<string, string>>, words: Words, seatCount: number): string {
  if (seatCount > 1) return words.log('round', { round: 1 });
  const { challenge = '' } = options;
  return words.challenge(isChallengeId(challenge) ? challenge : firstChallenge);
}
