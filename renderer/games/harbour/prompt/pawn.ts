import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { bringsNothing } from '../interaction/brings-nothing.ts';
import { pendingMoves } from '../interaction/choice-preview.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { answerOf, pickingOf, placePicked } from '../interaction/picking.ts';
import { previewWords } from '../interaction/preview.ts';
import type { Asked, HarbourTable } from '../table.ts';
import { signOf } from '../words/place-words.ts';
import { alchemyButton, alchemyPrompt } from './alchemy.ts';
import { pickedWords } from './picks.ts';
import { type HarbourAction, type HarbourPrompt, prompt } from './prompt.ts';

/** The prompt to move the pawn, with the effects of the action there. */
export function movePawnPrompt(
  table: HarbourTable,
  pending: PendingChoice,
  { seat }: Asked<'move-pawn'>,
): HarbourPrompt {
  const composing = alchemyPrompt(table, pending);
  if (composing !== null) return composing;
  const { words, view } = table;
  const place = placePicked(table);
  const title = words.counter('titles.move-pawn');
  if (place === null) {
    const hint = words.counter(view.turn?.extra === true ? 'hints.move-pawn-extra' : 'hints.move-pawn');
    return prompt({ title, hint, rule: 'a-turn', actions: alchemyButton(table) });
  }
  const toll = pickingOf(table);
  const moves = pendingMoves(table);
  return prompt({
    title,
    hint: previewWords(table, moves).join(' '),
    rule: toll === null ? 'a-turn' : 'tolls',
    clears: true,
    actions: goActions(table, pending, place, seat),
  });
}

/** The buttons to go there, with the picked toll and one for each option. */
function goActions(table: HarbourTable, pending: PendingChoice, place: Place, seat: Seat): readonly HarbourAction[] {
  const { words } = table;
  const to = signOf(table, place);
  const toll = pickingOf(table);
  const paid = toll === null ? [] : answerOf(table, toll, pending);
  const go: readonly HarbourMove[] = paid === null || paid.length === 0 ? [{ type: 'move-pawn', to: place }] : paid;
  const then = paid === null ? null : (table.preview(go)?.after ?? null);
  const ways = then?.moves.filter(({ type }) => type === 'choose-way' || type === 'copy') ?? [];
  if (then?.view.question?.seat === seat && ways.length > 0 && ways.every(({ type }) => type === 'choose-way')) {
    const facts = { place: to };
    const buy: readonly HarbourMove[] = [...go, { type: 'choose-way', way: 'buy' }];
    const gain: readonly HarbourMove[] = [...go, { type: 'choose-way', way: 'goods' }];
    return [
      {
        key: 'go-buy',
        label: words.counter('moves.go-buy', facts),
        moves: buy,
        ...confirmationOf(table, place, buy, 'doubts.purchase'),
      },
      {
        key: 'go',
        label: words.counter('moves.go-gain', facts),
        moves: gain,
        main: true,
        ...confirmationOf(table, place, gain, 'doubts.visit'),
      },
    ];
  }
  const label =
    toll === null || paid === null
      ? words.counter('moves.go', { place: to })
      : words.counter('moves.go-toll', { place: to, goods: pickedWords(table, pending.picked) });
  return [{ key: 'go', label, moves: go, main: true, ...confirmationOf(table, place, go, 'doubts.visit') }];
}

/** Warns of a visit that brings nothing if a better one exists. */
function confirmationOf(
  table: HarbourTable,
  place: Place,
  moves: readonly HarbourMove[],
  key: string,
): Pick<HarbourAction, 'confirmation'> {
  const { words, question } = table;
  if (question === null || !bringsNothing(table, question.seat, moves)) return {};
  const isBetter = (move: HarbourMove): boolean =>
    move.type === 'move-pawn' && !bringsNothing(table, question.seat, [move]);
  return table.moves.some(isBetter) ? { confirmation: words.counter(key, { place: words.the(place) }) } : {};
}

/** The prompt when only an ability is left to use. */
export function endTurnPrompt(table: HarbourTable, pending: PendingChoice): HarbourPrompt {
  const { words } = table;
  const composing = alchemyPrompt(table, pending);
  if (composing !== null) return composing;
  return prompt({
    title: words.counter('titles.end-turn'),
    hint: words.counter('hints.end-turn'),
    rule: 'characters',
    actions: [
      ...alchemyButton(table),
      ...movesOfType(table, 'end-turn').map((move) => ({
        key: 'end',
        label: words.counter('moves.end-turn'),
        moves: [move],
        main: true,
      })),
    ],
  });
}
