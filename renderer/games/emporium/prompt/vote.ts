import { marksOf } from '../../../../shared/games/emporium/prospects.ts';
import { banishingFee, isMajority } from '../../../../shared/games/emporium/votes.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { voteFor } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { EmporiumTable } from '../table.ts';
import { type EmporiumPrompt, prompt } from './prompt.ts';

/** The public question: hold a vote now that new monsters have arrived? */
export function callVotePrompt(table: EmporiumTable): EmporiumPrompt {
  const { words } = table;
  return prompt({
    title: words.counter('titles.call-vote'),
    hint: words.counter('hints.vote-means', { fee: words.gold(banishingFee) }),
    rule: 'banishing',
    // no main button: a vote must not be skipped by accident
    actions: [
      { key: 'ask-for-vote', label: words.counter('moves.ask-for-vote'), moves: movesOfType(table, 'ask-for-vote') },
      { key: 'no-vote', label: words.counter('moves.no-vote'), moves: movesOfType(table, 'no-vote') },
    ],
  });
}

/** The prompt for the sealed vote on banishing heroes. */
export function votePrompt(table: EmporiumTable, pending: PendingChoice): EmporiumPrompt {
  const { words, ownSeat, view } = table;
  const { marked } = pending;
  const { fee, most } = marksOf(view, ownSeat);
  const move = voteFor(table, pending);
  const count = marked.length;
  return prompt({
    title: words.counter('titles.vote'),
    hint:
      count === 0
        ? words.counter('hints.vote', {
            count: votesNeeded(view.seatCount),
            fee: words.gold(fee),
            most,
          })
        : words.counter('hints.marked', { heroes: words.list(marked.map(words.hero)), gold: words.gold(count * fee) }),
    rule: 'banishing',
    clears: count > 0,
    actions:
      move === undefined
        ? []
        : [
            {
              key: 'vote',
              label: words.counter(count === 0 ? 'moves.vote-none' : 'moves.vote', { count }),
              moves: [move],
              main: count > 0,
            },
          ],
  });
}

/** The number of marks that banish a hero. */
function votesNeeded(seatCount: number): number {
  let votes = 1;
  while (!isMajority(votes, seatCount)) votes++;
  return votes;
}
