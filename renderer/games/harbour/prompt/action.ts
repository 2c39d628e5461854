import { playerAt } from '../../../../shared/engine/index.ts';
import type { Part } from '../../../../shared/games/harbour/actions.ts';
import { actionAt } from '../../../../shared/games/harbour/entry.ts';
import { actionWords } from '../interaction/action-preview.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { placePiece } from '../interaction/pieces.ts';
import type { HarbourTable } from '../table.ts';
import { signOf } from '../words/place-words.ts';
import { type Asked, type HarbourAction, type HarbourPrompt, movesOfType, prompt } from './prompt.ts';

/** A starting building: goods, a purchase, or the action of a building with another player's pawn. */
export function chooseWayPrompt(
  table: HarbourTable,
  pending: PendingChoice,
  { seat, place }: Asked<'choose-way'>,
): HarbourPrompt {
  const { words, view } = table;
  const copies = movesOfType(table, 'copy');
  const copied = copies.find((move) => pending.selected === placePiece(move.place));
  const action = actionAt(view, place);
  const preview = { view, words, seat, player: playerAt(view, seat), instead: false };
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
  const hint = copied === undefined ? actionWords(preview, action).join(' ') : null;
  return prompt({
    title: words.counter(copies.length > 0 ? 'titles.choose-way-or-copy' : 'titles.choose-way', {
      place: signOf(table, place),
    }),
    hint: copied === undefined ? hint : copiedWords(table, { seat, place: copied.place }),
    rule: 'reading-an-action',
    clears: copied !== undefined,
    actions: copied === undefined ? [...copying, ...ways] : copying,
  });
}

/** The effects of copying a place, without a toll. Ruling 14. */
function copiedWords(
  { view, words }: HarbourTable,
  { seat, place }: Pick<Asked<'choose-way'>, 'seat' | 'place'>,
): string {
  const preview = { view, words, seat, player: playerAt(view, seat), instead: false };
  return actionWords(preview, actionAt(view, place)).join(' ');
}

/** An action with a purchase and something else: which comes first. */
export function choosePartPrompt(table: HarbourTable, { seat, place }: Asked<'choose-part'>): HarbourPrompt {
  const { words, view } = table;
  const action = actionAt(view, place);
  const parts: readonly Part[] = action.order === 'or' ? [] : action.parts;
  const preview = { view, words, seat, player: playerAt(view, seat), instead: false };
  return prompt({
    title: words.counter('titles.choose-part', { place: signOf(table, place) }),
    hint: actionWords(preview, action).join(' '),
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
