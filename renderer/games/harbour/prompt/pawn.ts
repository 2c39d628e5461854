import { actionAt } from '../../../../shared/games/harbour/entry.ts';
import { type Good, type GoodCounts, stockAfter } from '../../../../shared/games/harbour/goods.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import { isCard, type Place } from '../../../../shared/games/harbour/places.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import {
  countsOf,
  forcedToll,
  isInterrupted,
  isPicked,
  type Picking,
  pickingOf,
  placePicked,
} from '../interaction/picking.ts';
import { pawnsOfOthers, visitWords } from '../interaction/preview.ts';
import { isVain, type Way } from '../interaction/vain-visit.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { signOf } from '../words/place-words.ts';
import { alchemyButton, alchemyPrompt } from './alchemy.ts';
import { pickedWords } from './picks.ts';
import { type Asked, type HarbourAction, type HarbourPrompt, movesOfType, prompt } from './prompt.ts';

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
  const paid = toll === null ? forcedToll(view, seat, place) : countsOf(pending.picked);
  return prompt({
    title,
    hint: visitWords(table, seat, place, paid),
    rule: toll === null ? 'a-turn' : 'tolls',
    clears: true,
    actions: goActions(table, pending, place, toll),
  });
}

/** The buttons to go there, with the picked toll and one for each option. */
function goActions(
  table: HarbourTable,
  pending: PendingChoice,
  place: Place,
  toll: Picking | null,
): readonly HarbourAction[] {
  const { words } = table;
  const to = signOf(table, place);
  const paid = toll !== null && isPicked(toll, pending.picked) ? pending.picked : [];
  const go: readonly HarbourMove[] = [{ type: 'move-pawn', to: place }, ...(toll?.moves(paid) ?? [])];
  const settled = toll === null || paid.length > 0;
  if (settled && twoWays(table, place)) {
    const facts = { place: to };
    return [
      {
        key: 'go-buy',
        label: words.counter('moves.go-buy', facts),
        moves: [...go, { type: 'choose-way', way: 'buy' }],
        ...confirmationOf(table, place, 'buy', paid),
      },
      {
        key: 'go',
        label: words.counter('moves.go-gain', facts),
        moves: [...go, { type: 'choose-way', way: 'goods' }],
        main: true,
        ...confirmationOf(table, place, 'goods', paid),
      },
    ];
  }
  const label =
    paid.length === 0
      ? words.counter('moves.go', { place: to })
      : words.counter('moves.go-toll', { place: to, goods: pickedWords(table, paid) });
  return [{ key: 'go', label, moves: go, main: true, ...confirmationOf(table, place, 'all', paid) }];
}

/** Warns of a visit without gain if a better one exists. `picked`: the goods chosen for the toll. */
function confirmationOf(
  table: HarbourTable,
  place: Place,
  way: Way,
  picked: readonly Good[],
): Pick<HarbourAction, 'confirmation'> {
  const { words, view, question, moves } = table;
  if (question?.type !== 'move-pawn' || isInterrupted(view, question.seat, place)) return {};
  const { seat } = question;
  const player = playerOf(view, seat);
  const afterPaying = (paid: GoodCounts) => ({ ...player, goods: stockAfter(player.goods, paid) });
  const paid = picked.length > 0 ? countsOf(picked) : forcedToll(view, seat, place);
  if (!isVain({ view, seat, player: afterPaying(paid) }, place, way)) return {};
  const isBetter = (other: Place): boolean =>
    !isVain({ view, seat, player: afterPaying(forcedToll(view, seat, other)) }, other, 'all');
  if (!moves.some((move) => move.type === 'move-pawn' && isBetter(move.to))) return {};
  return {
    confirmation: words.counter(way === 'buy' ? 'doubts.purchase' : 'doubts.visit', {
      place: words.the(place),
    }),
  };
}

/** True if the place's only choice is goods or a purchase. */
function twoWays(table: HarbourTable, place: Place): boolean {
  const { view, question } = table;
  if (question?.type !== 'move-pawn' || isCard(place) || isInterrupted(view, question.seat, place)) return false;
  return actionAt(view, place).order === 'or' && !mayCopy(view, question.seat, place);
}

function mayCopy(view: HarbourTable['view'], seat: Asked<'move-pawn'>['seat'], place: Place): boolean {
  const copies = abilityOf(playerOf(view, seat), 'copy') !== null && pawnsOfOthers(view, seat).length > 0;
  return copies && ownerOf(view, place) === seat;
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
