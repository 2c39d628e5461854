import type { PendingChoice } from '../interaction/pending-choice.ts';
import { characterPiece, placePiece } from '../interaction/pieces.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { pickedAction, pickedWords } from './picks.ts';
import { type Asked, type HarbourPlan, movesOfType, plan } from './plan.ts';

/** The prompt to keep one of the dealt boards. */
export function keepCharacterPlan(table: HarbourTable, half: PendingChoice): HarbourPlan {
  const { words } = table;
  const dealt = movesOfType(table, 'keep-character');
  const picked = dealt.find(({ character }) => half.selected === characterPiece(character));
  return plan({
    asks: words.counter('asks.keep-character'),
    says: words.counter('says.keep-character'),
    rule: 'characters',
    clears: picked !== undefined,
    actions: (picked === undefined ? dealt : [picked]).map((move) => ({
      key: move.character,
      label: words.counter('moves.keep-character', { board: words.board(move.character) }),
      moves: [move],
      main: move === picked,
    })),
  });
}

/** The prompt to take one of the revealed cards. */
export function freeBuildingPlan(table: HarbourTable, half: PendingChoice): HarbourPlan {
  const { words } = table;
  const looked = movesOfType(table, 'take-building');
  const picked = looked.find(({ building }) => half.selected === placePiece(building));
  return plan({
    asks: words.counter('asks.free-building'),
    says: words.counter('says.free-building'),
    rule: 'characters',
    clears: picked !== undefined,
    actions: (picked === undefined ? looked : [picked]).map((move) => ({
      key: move.building,
      label: words.counter('moves.take-building', { building: words.building(move.building) }),
      moves: [move],
      main: move === picked,
    })),
  });
}

/** The goods that everybody starts with. */
export function startingGoodsPlan(
  table: HarbourTable,
  half: PendingChoice,
  question: Asked<'starting-goods'>,
): HarbourPlan {
  const { words, view } = table;
  const { seat, left } = question;
  const held = words.counts(playerOf(view, seat).goods);
  const facts = { goods: pickedWords(table, half.picked), left: left - half.picked.length };
  const picked = facts.left === 0 ? 'says.picked-all' : 'says.picked';
  return plan({
    asks: words.counter('asks.starting-goods', { count: left }),
    says: half.picked.length === 0 ? words.counter('says.starting-goods', { held }) : words.counter(picked, facts),
    rule: 'setup',
    clears: half.picked.length > 0,
    actions: pickedAction(table, half, (picked) => words.counter('moves.gain', { goods: pickedWords(table, picked) })),
  });
}
