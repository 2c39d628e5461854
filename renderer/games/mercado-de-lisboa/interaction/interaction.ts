import { whyNotAsked } from '../../../../shared/engine/index.ts';
import {
  type Reason,
  whyNotBrought,
  whyNotThere,
  whyUseless,
} from '../../../../shared/games/mercado-de-lisboa/reasons.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import {
  disabled,
  inactive,
  type PieceAction as PieceActionOf,
  type PieceStatus,
  picked,
} from '../../../table/counter/piece-actions.ts';
import type { MercadoTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { heldWares, waresOf } from './held.ts';
import { movesFor, moveTo, taking } from './offers.ts';
import { type Meaning, meaningOf, type Piece, spacePiece, type Target, tilePiece, type Wares } from './pieces.ts';

type PieceAction = PieceActionOf<Reason>;

/**
 * A piece's state, with the reason if it is disabled.
 * While a piece is selected, other selectable pieces are `plain`; a press selects them instead.
 */
export function statusOf(table: MercadoTable, piece: Piece): PieceStatus {
  const { state, reason } = actionOf(table, piece);
  return { state, reason: reason === null ? null : reasonWords(reason, table.words) };
}

/** Selects a piece or puts it back. Only the counter's button makes the move. */
export function press(table: MercadoTable, piece: Piece): void {
  actionOf(table, piece).act();
}

function actionOf(table: MercadoTable, piece: Piece): PieceAction {
  const { question, toAct } = table;
  if (!table.asked || question === null) return inactive(whyNotAsked(toAct));
  const meaning = meaningOf(piece);
  switch (question.type) {
    case 'specialty':
      return specialtyAction(table, piece);
    case 'take-tile':
      return meaning.of === 'display' ? displayAction(table, piece, meaning.at) : inactive({ why: 'takes-a-tile' });
    case 'act':
      return actAction(table, meaning);
  }
}

/** An own tile, pressed to choose its good. */
function specialtyAction(table: MercadoTable, piece: Piece): PieceAction {
  const wares = waresOf(table, piece);
  if (wares?.of !== 'tile') return inactive({ why: 'chooses-specialty' });
  const { good } = wares;
  const move = movesOfType(table, 'specialise').find((each) => each.good === good);
  if (move === undefined) return inactive({ why: 'chooses-specialty' });
  const isPicked = table.pending.specialty === good;
  return picked(isPicked, () => table.change({ specialty: isPicked ? null : good }));
}

function displayAction(table: MercadoTable, piece: Piece, at: number): PieceAction {
  const good = table.view.display[at];
  const move = movesOfType(table, 'take-tile').find((each) => each.good === good);
  if (move === undefined) return inactive({ why: 'takes-a-tile' });
  const isPicked = table.pending.taken === piece;
  return picked(isPicked, () => table.change({ taken: isPicked ? null : piece }));
}

function actAction(table: MercadoTable, meaning: Meaning): PieceAction {
  switch (meaning.of) {
    case 'tile':
      return waresAction(table, tilePiece(meaning.at));
    case 'restaurant':
      return waresAction(table, `restaurant:${meaning.at}`);
    case 'customers':
      return waresAction(table, `customers:${meaning.customers}`);
    case 'display':
      return inactive({ why: 'after-a-stand' });
    case 'space':
      return placeAction(table, spacePiece(meaning.space));
    case 'entrance':
      return placeAction(table, `entrance:${meaning.entrance}`);
  }
}

/** A piece that can be selected and deselected. */
function waresAction(table: MercadoTable, piece: Wares): PieceAction {
  const { view, ownSeat, pending, change } = table;
  const wares = waresOf(table, piece);
  if (wares === null) return inactive({ why: 'nothing-in-hand' });
  if (pending.held === piece) return picked(true, () => change({ held: null, target: null }));
  if (movesFor(table, wares).length === 0) return disabled(whyUseless(view, ownSeat, wares));
  return { state: pending.held === null ? 'lit' : 'plain', act: () => change(taking(table, piece)), reason: null };
}

/** A place for the selected piece. */
function placeAction(table: MercadoTable, target: Target): PieceAction {
  const { view, ownSeat, pending, change } = table;
  const held = heldWares(table, pending);
  if (held === null) return inactive({ why: 'nothing-in-hand' });
  const move = moveTo(table, held, target);
  if (move !== undefined) {
    const isPicked = pending.target === target;
    return picked(isPicked, () => change({ target: isPicked ? null : target }));
  }
  const meaning = meaningOf(target);
  const reason =
    meaning.of === 'space'
      ? whyNotThere(view, ownSeat, held, meaning.space)
      : meaning.of === 'entrance'
        ? whyNotBrought(view, ownSeat, held, meaning.entrance)
        : null;
  if (reason === null) return inactive({ why: 'nothing-in-hand' });
  switch (reason.why) {
    // the piece on the place shows that it is taken
    case 'taken':
    case 'entrance-taken':
    case 'goes-to-space':
    case 'goes-to-entrance':
      return inactive(reason);
    default:
      return disabled(reason);
  }
}
