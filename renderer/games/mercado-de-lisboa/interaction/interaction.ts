import { whyNotAsked } from '../../../game-kit/not-asked.ts';
import { aside, blocked, type Look, picked, type Way as WayOf } from '../../../table/counter/ways.ts';
import type { MercadoTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { type Reason, whyNotBrought, whyNotThere, whyUseless } from '../words/reasons.ts';
import { heldWares, waresOf } from './held.ts';
import { movesFor, movesOfType, moveTo, taking } from './offers.ts';
import { type Meaning, meaningOf, type Piece, spacePiece, type Target, tilePiece, type Wares } from './pieces.ts';

type Way = WayOf<Reason>;

/**
 * A piece's state, with the reason if it is disabled.
 * While a piece is selected, other selectable pieces are `plain`; a press selects them instead.
 */
export function lookOf(table: MercadoTable, piece: Piece): Look {
  const { state, reason } = wayOf(table, piece);
  return { state, reason: reason === null ? null : reasonWords(reason, table.words) };
}

/** Selects a piece or puts it back. Only the counter's button makes the move. */
export function press(table: MercadoTable, piece: Piece): void {
  wayOf(table, piece).act();
}

function wayOf(table: MercadoTable, piece: Piece): Way {
  const { question, toAct } = table;
  if (!table.asked || question === null) return aside(whyNotAsked(toAct));
  const meaning = meaningOf(piece);
  switch (question.type) {
    case 'specialty':
      return specialtyWay(table, piece);
    case 'take-tile':
      return meaning.of === 'display' ? displayWay(table, piece, meaning.at) : aside({ why: 'takes-a-tile' });
    case 'act':
      return actWay(table, meaning);
  }
}

/** An own tile, pressed to choose its good. */
function specialtyWay(table: MercadoTable, piece: Piece): Way {
  const wares = waresOf(table, piece);
  if (wares?.of !== 'tile') return aside({ why: 'chooses-specialty' });
  const { good } = wares;
  const move = movesOfType(table, 'specialise').find((each) => each.good === good);
  if (move === undefined) return aside({ why: 'chooses-specialty' });
  const isPicked = table.half.specialty === good;
  return picked(isPicked, () => table.change({ specialty: isPicked ? null : good }));
}

function displayWay(table: MercadoTable, piece: Piece, at: number): Way {
  const good = table.view.display[at];
  const move = movesOfType(table, 'take-tile').find((each) => each.good === good);
  if (move === undefined) return aside({ why: 'takes-a-tile' });
  const isPicked = table.half.taken === piece;
  return picked(isPicked, () => table.change({ taken: isPicked ? null : piece }));
}

function actWay(table: MercadoTable, meaning: Meaning): Way {
  switch (meaning.of) {
    case 'tile':
      return waresWay(table, tilePiece(meaning.at));
    case 'restaurant':
      return waresWay(table, `restaurant:${meaning.at}`);
    case 'customers':
      return waresWay(table, `customers:${meaning.customers}`);
    case 'display':
      return aside({ why: 'after-a-stand' });
    case 'space':
      return placeWay(table, spacePiece(meaning.space));
    case 'entrance':
      return placeWay(table, `entrance:${meaning.entrance}`);
  }
}

/** A piece that can be selected and deselected. */
function waresWay(table: MercadoTable, piece: Wares): Way {
  const { view, near, half, change } = table;
  const wares = waresOf(table, piece);
  if (wares === null) return aside({ why: 'nothing-in-hand' });
  if (half.held === piece) return picked(true, () => change({ held: null, target: null }));
  if (movesFor(table, wares).length === 0) return blocked(whyUseless(view, near, wares));
  return { state: half.held === null ? 'lit' : 'plain', act: () => change(taking(table, piece)), reason: null };
}

/** A place for the selected piece. */
function placeWay(table: MercadoTable, target: Target): Way {
  const { view, near, half, change } = table;
  const held = heldWares(table, half);
  if (held === null) return aside({ why: 'nothing-in-hand' });
  const move = moveTo(table, held, target);
  if (move !== undefined) {
    const isPicked = half.target === target;
    return picked(isPicked, () => change({ target: isPicked ? null : target }));
  }
  const meaning = meaningOf(target);
  const reason =
    meaning.of === 'space'
      ? whyNotThere(view, near, held, meaning.space)
      : meaning.of === 'entrance'
        ? whyNotBrought(view, near, held, meaning.entrance)
        : null;
  if (reason === null) return aside({ why: 'nothing-in-hand' });
  switch (reason.why) {
    // the piece on the place shows that it is taken
    case 'taken':
    case 'entrance-taken':
    case 'goes-to-space':
    case 'goes-to-entrance':
      return aside(reason);
    default:
      return blocked(reason);
  }
}
