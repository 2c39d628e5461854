import type { Part } from '../../../../shared/games/harbour/actions.ts';
import { actionAt } from '../../../../shared/games/harbour/entry.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { placePiece } from '../interaction/pieces.ts';
import { choiceNowWords, previewWords } from '../interaction/preview.ts';
import type { Asked, HarbourTable } from '../table.ts';
import { signOf } from '../words/place-words.ts';
import { type HarbourAction, type HarbourPrompt, prompt } from './prompt.ts';

/** A starting building: goods, a purchase, or the action of a building with another player's pawn. */
export function chooseWayPrompt(
  table: HarbourTable,
  pending: PendingChoice,
  { place }: Asked<'choose-way'>,
): HarbourPrompt {
  const { words } = table;
  const copies = movesOfType(table, 'copy');
  const copied = copies.find((move) => pending.selected === placePiece(move.place));
  const ways: readonly HarbourAction[] = movesOfType(table, 'choose-way').map((move) => ({
    key: move.way,
    label: words.counter(`moves.choose-way.${move.way}`),
    moves: [move],
    main: copied === undefined && move.way === 'goods',
  }));
  const copying = (copied === undefined ? copies : [copied]).map((move): HarbourAction => {
    const label = words.counter('moves.copy', { place: signOf(table, move.place) });
    return { key: `copy-${move.place}`, label, moves: [move], main: move === copied };
  });
  const hint = copied === undefined ? choiceNowWords(table) : previewWords(table, [copied]);
  return prompt({
    title: words.counter(copies.length > 0 ? 'titles.choose-way-or-copy' : 'titles.choose-way', {
      place: signOf(table, place),
    }),
    hint: hint.join(' '),
    rule: 'reading-an-action',
    clears: copied !== undefined,
    actions: copied === undefined ? [...copying, ...ways] : copying,
  });
}

/** An action with a purchase and something else: which comes first. */
export function choosePartPrompt(table: HarbourTable, { place }: Asked<'choose-part'>): HarbourPrompt {
  const { words, view } = table;
  const action = actionAt(view, place);
  const parts: readonly Part[] = action.order === 'or' ? [] : action.parts;
  return prompt({
    title: words.counter('titles.choose-part', { place: signOf(table, place) }),
    hint: choiceNowWords(table).join(' '),
    rule: 'reading-an-action',
    actions: movesOfType(table, 'begin-with').map((move) => {
      const buys = parts[move.part]?.kind === 'buy';
      return {
        key: String(move.part),
        label: words.counter(buys ? 'moves.first-buy' : 'moves.first-gain'),
        moves: [move],
        main: !buys,
      };
    }),
  });
}
