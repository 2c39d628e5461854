import { isBuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { Good } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import {
  type Reason,
  standingOn,
  whyNotAsked,
  whyNotEntered,
  whyNotShipped,
  whyTooDear,
} from '../../../../shared/games/harbour/reasons.ts';
import { usualShipment } from '../../../../shared/games/harbour/trade/shipments.ts';
import {
  disabled,
  inactive,
  nothing,
  type PieceAction as PieceActionOf,
  type PieceStatus,
  picked,
} from '../../../table/counter/piece-actions.ts';
import { type Asked, type HarbourTable, playerOf } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { alchemyChoice, alchemyMoves } from './alchemy.ts';
import { canAdd, composedOf, toggled } from './composing.ts';
import { abilityBegun, afterPress, isFull, offers, type Picking, pickingOf, placePicked } from './picking.ts';
import { type Meaning, meaningOf, type Piece } from './pieces.ts';

type PieceAction = PieceActionOf<Reason>;

/** Handles a press on a piece. */
export function press(table: HarbourTable, piece: Piece): void {
  actionOf(table, piece).act();
}

/** A piece's state, with the reason if disabled. */
export function statusOf(table: HarbourTable, piece: Piece): PieceStatus {
  const { state, reason } = actionOf(table, piece);
  return { state, reason: reason === null ? null : reasonWords(reason, table.words) };
}

function actionOf(table: HarbourTable, piece: Piece): PieceAction {
  const meaning = meaningOf(piece);
  const { question } = table;
  if (!table.asked || question === null) return whileOthersAct(table, meaning);
  switch (meaning.of) {
    case 'good':
      return goodAction(table, meaning.good);
    case 'place':
      return placeAction(table, piece, meaning.place);
    case 'player':
      return playerAction(table, piece, meaning);
    case 'character':
      return selecting(table, piece, { type: 'keep-character', character: meaning.character });
  }
}

/** Spectating: places still show their pawns. */
function whileOthersAct({ view, inHand, toAct }: HarbourTable, meaning: Meaning): PieceAction {
  const standing = meaning.of === 'place' ? standingOn(view, meaning.place) : [];
  if (standing.length > 0) return inactive({ why: 'taken', by: standing });
  return inactive(whyNotAsked(inHand, toAct) ?? { why: 'not-asked' });
}

/** Toggles a pick. */
function selecting(table: HarbourTable, piece: Piece, move: HarbourMove): PieceAction {
  if (!offers(table, move)) return inactive({ why: 'not-asked' });
  const chosen = table.pending.selected === piece;
  return picked(chosen, () => table.change({ selected: chosen ? null : piece, picked: [] }));
}

function goodAction(table: HarbourTable, good: Good): PieceAction {
  const { pending, question, moves } = table;
  if (pending.alchemy !== null && alchemyMoves(moves).length > 0) return alchemyAction(table, good);
  const picking = pickingOf(table);
  if (picking !== null) return pickingAction(table, picking, good);
  return question?.type === 'buy' && abilityBegun(table) === null
    ? shippingAction(table, question, good)
    : inactive({ why: 'not-asked' });
}

/** The next of the goods that alchemy asks for. */
function alchemyAction({ pending, moves, change }: HarbourTable, good: Good): PieceAction {
  if (pending.alchemy === null) return inactive({ why: 'not-asked' });
  const { chosen, asks, among } = alchemyChoice(moves, pending.alchemy);
  if (asks !== null && among.includes(good))
    return picked(false, () => change({ alchemy: { ...chosen, [asks]: good } }));
  const named = Object.values(chosen).includes(good);
  return named ? picked(true, nothing) : disabled({ why: 'none-held', good });
}

function pickingAction(table: HarbourTable, picking: Picking, good: Good): PieceAction {
  const { pending, change } = table;
  const chosen = pending.picked.includes(good);
  const then = afterPress(table, picking, good);
  if (then !== null) return picked(chosen, () => change({ picked: then }));
  return disabled(whyNotPicked(table, picking, good));
}

function whyNotPicked(table: HarbourTable, picking: Picking, good: Good): Reason {
  const { pending, question, view } = table;
  const [first] = pending.picked;
  if (question?.type === 'swap-markers' && first !== undefined) return { why: 'not-next', good: first };
  if (isFull(table, picking)) return { why: 'all-picked', count: pending.picked.length };
  const held = question === null ? 0 : playerOf(view, question.seat).goods[good];
  return held === 0 ? { why: 'none-held', good } : { why: 'no-more', good };
}

/** Toggles a good of the shipment. */
function shippingAction(table: HarbourTable, question: Asked<'buy'>, good: Good): PieceAction {
  const { pending, view, change } = table;
  const composed = composedOf(view, question, pending);
  if (composed.ships.includes(good) || canAdd(composed, good)) {
    return picked(composed.ships.includes(good), () => change({ ships: toggled(composed.ships, good) }));
  }
  return disabled(whyNotShipped(composed.buyer, composed.trade, composed.purchase, good) ?? { why: 'shipped' });
}

function placeAction(table: HarbourTable, piece: Piece, place: Place): PieceAction {
  const { question } = table;
  switch (question?.type) {
    case 'move-pawn':
      return movingAction(table, piece, place, question);
    case 'choose-way':
      return selecting(table, piece, { type: 'copy', place });
    case 'free-building':
      return isBuildingId(place)
        ? selecting(table, piece, { type: 'take-building', building: place })
        : inactive({ why: 'not-asked' });
    case 'buy':
      return abilityBegun(table) === 'clear-building'
        ? clearingAction(table, piece, place)
        : buyingAction(table, question, place);
    default:
      return inactive({ why: 'not-asked' });
  }
}

function movingAction(table: HarbourTable, piece: Piece, place: Place, { seat }: Asked<'move-pawn'>): PieceAction {
  const { view, change } = table;
  if (!offers(table, { type: 'move-pawn', to: place })) {
    return disabled(whyNotEntered(view, seat, place) ?? { why: 'not-asked' });
  }
  const chosen = placePicked(table) === place;
  return picked(chosen, () => change({ selected: chosen ? null : piece, picked: [], alchemy: null }));
}

function clearingAction(table: HarbourTable, piece: Piece, place: Place): PieceAction {
  const { view } = table;
  if (!isBuildingId(place) || !view.centre.includes(place)) return inactive({ why: 'not-asked' });
  const way = selecting(table, piece, { type: 'clear-building', building: place });
  return way.reason === null ? way : disabled({ why: 'pawn-stands' });
}

/** Picks a building in the centre; also picks the usual shipment if the current one does not pay for it. */
function buyingAction(table: HarbourTable, question: Asked<'buy'>, place: Place): PieceAction {
  const { view, ownSeat, pending, change } = table;
  const owner = ownerOf(view, place);
  if (owner === ownSeat) return inactive({ why: 'owned-already' });
  if (owner !== null) return inactive({ why: 'owned', owner });
  if (!isBuildingId(place)) return inactive({ why: 'not-asked' });
  const { ships, trades, offer, preview } = composedOf(view, question, pending);
  if (offer?.building === place) return picked(true, () => change({ building: null }));
  if (preview.offers.some(({ building, affordable }) => building === place && affordable)) {
    return picked(false, () => change({ building: place, ships, traded: trades }));
  }
  const buyer = playerOf(view, question.seat);
  const usual = usualShipment(buyer, view, question.purchase, place, { ships, trades });
  if (usual !== null) {
    return picked(false, () => change({ building: place, ships: usual.ships, traded: usual.trades }));
  }
  return disabled(whyTooDear(buyer, view, question.purchase, place) ?? { why: 'not-asked' });
}

function playerAction(
  table: HarbourTable,
  piece: Piece,
  { seat, good }: Extract<Meaning, { of: 'player' }>,
): PieceAction {
  const { question, moves } = table;
  if (question?.type === 'take' && question.from === seat) {
    const picking = pickingOf(table);
    if (picking !== null) return pickingAction(table, picking, good);
  }
  if (question?.type !== 'steal') return inactive({ why: 'not-asked' });
  const isOffered = moves.some((move) => move.type === 'steal' && move.from === seat && move.good === good);
  return isOffered ? stealingAction(table, piece) : disabled({ why: 'none-held', good });
}

/** Picks all there are. */
function stealingAction({ pending, change }: HarbourTable, piece: Piece): PieceAction {
  const chosen = pending.selected === piece;
  return picked(chosen, () => change({ selected: chosen ? null : piece, amounts: {} }));
}
