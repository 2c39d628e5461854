import { item } from '../../../../shared/games/emporium/items/index.ts';
import { cardsDrawn } from '../../../../shared/games/emporium/prospects.ts';
import { whyNotDrawn, whyNoVote } from '../../../../shared/games/emporium/reasons.ts';
import { banishingFee } from '../../../../shared/games/emporium/votes.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type EmporiumTable, playerOf } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { upgradeWords } from '../words/restock-words.ts';
import { type Asked, type EmporiumAction, type EmporiumPrompt, prompt } from './prompt.ts';

/** The restocking prompt: draw, upgrade, skip, or request a vote. */
export function restockPrompt(table: EmporiumTable, pending: PendingChoice): EmporiumPrompt {
  const { words } = table;
  const chosen = movesOfType(table, 'upgrade').find((move) => move.item === pending.card);
  if (chosen !== undefined) {
    return prompt({
      title: words.counter('titles.upgrade', { item: words.item(chosen.item) }),
      hint: upgradeWords(words, chosen.item),
      rule: 'restocking',
      clears: true,
      actions: [{ key: 'upgrade', label: words.counter('moves.upgrade'), moves: [chosen], main: true }],
    });
  }
  const vote = voteButton(table);
  const draw = drawButton(table);
  const ways = waysWords(table, draw);
  const asking = vote.some(({ disabledReason }) => disabledReason === undefined);
  return prompt({
    title: words.counter('titles.restock'),
    hint: asking ? `${ways} ${words.counter('hints.vote-means', { fee: words.gold(banishingFee) })}` : ways,
    rule: 'restocking',
    actions: [...vote, ...doneButton(table, words.counter('moves.nothing')), draw],
  });
}

/** The hint on ways to restock, by hand space and visibility of the hand. */
function waysWords({ words, publicly }: EmporiumTable, draw: EmporiumAction): string {
  if (publicly) return words.counter('hints.restock-openly');
  return words.counter(draw.disabledReason === undefined ? 'hints.restock' : 'hints.restock-full');
}

function drawButton(table: EmporiumTable): EmporiumAction {
  const { words, view, ownSeat } = table;
  const [move] = movesOfType(table, 'draw');
  const count = cardsDrawn(view, ownSeat);
  if (move !== undefined) {
    return { key: 'draw', label: words.counter('moves.draw', { count }), moves: [move], main: true };
  }
  return {
    key: 'draw',
    label: words.counter('moves.draw-none'),
    moves: [],
    disabledReason: reasonWords(whyNotDrawn(view, ownSeat), words),
  };
}

/** Requests a vote, if votes are not held every round. Ruling 20. */
function voteButton(table: EmporiumTable): readonly EmporiumAction[] {
  const { words, view } = table;
  if (view.settled.votes === 'every-round') return [];
  const [move] = movesOfType(table, 'ask-for-vote');
  const button = { key: 'ask-for-vote', label: words.counter('moves.ask-for-vote') };
  if (move !== undefined) return [{ ...button, moves: [move] }];
  return [{ ...button, moves: [], disabledReason: reasonWords(whyNoVote(view), words) }];
}

function doneButton(table: EmporiumTable, label: string): readonly EmporiumAction[] {
  // an extra Enter must not reveal what hidden cards could do
  const main = !table.publicly && movesOfType(table, 'draw').length === 0;
  return movesOfType(table, 'done-restocking').map((move) => ({
    key: 'done',
    label,
    moves: [move],
    main,
  }));
}

/** The prompt after an upgrade: upgrade a second card of the same tier. */
export function upgradeAgainPrompt(
  table: EmporiumTable,
  pending: PendingChoice,
  { seat, tier, fee }: Asked<'upgrade-again'>,
): EmporiumPrompt {
  const { words, view } = table;
  const chosen = movesOfType(table, 'upgrade').find((move) => move.item === pending.card);
  const facts = { fee: words.gold(fee) };
  if (chosen !== undefined) {
    return prompt({
      title: words.counter('titles.upgrade', { item: words.item(chosen.item) }),
      hint: words.counter(`hints.second.${item(chosen.item).tier}`, facts),
      rule: 'restocking',
      clears: true,
      actions: [
        {
          key: 'upgrade',
          label: words.counter('moves.upgrade-again', { change: words.change(-fee) }),
          moves: [chosen],
          main: true,
        },
      ],
    });
  }
  return prompt({
    title: words.counter(`titles.upgrade-again.${tier}`, facts),
    hint: words.counter('hints.upgrade-again', { gold: words.gold(playerOf(view, seat).gold) }),
    rule: 'restocking',
    actions: doneButton(table, words.counter('moves.no-more')),
  });
}
