import { movesOfType } from '../../../game-kit/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { characterPiece, placePiece } from '../interaction/pieces.ts';
import { type Asked, type HarbourTable, playerOf } from '../table.ts';
import { pickedAction, pickedWords } from './picks.ts';
import { type HarbourPrompt, prompt } from './prompt.ts';

/** The prompt to keep one of the dealt boards. */
export function keepCharacterPrompt(table: HarbourTable, pending: PendingChoice): HarbourPrompt {
  const { words } = table;
  const dealt = movesOfType(table, 'keep-character');
  const picked = dealt.find(({ character }) => pending.selected === characterPiece(character));
  return prompt({
    title: words.counter('titles.keep-character'),
    hint: words.counter('hints.keep-character'),
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
export function freeBuildingPrompt(table: HarbourTable, pending: PendingChoice): HarbourPrompt {
  const { words } = table;
  const looked = movesOfType(table, 'take-building');
  const picked = looked.find(({ building }) => pending.selected === placePiece(building));
  return prompt({
    title: words.counter('titles.free-building'),
    hint: words.counter('hints.free-building'),
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

/** The choice of starting goods. */
export function startingGoodsPrompt(
  table: HarbourTable,
  pending: PendingChoice,
  question: Asked<'starting-goods'>,
): HarbourPrompt {
  const { words, view } = table;
  const { seat, left } = question;
  const held = words.counts(playerOf(view, seat).goods);
  const facts = { goods: pickedWords(table, pending.picked), left: left - pending.picked.length };
  const picked = facts.left === 0 ? 'hints.picked-all' : 'hints.picked';
  return prompt({
    title: words.counter('titles.starting-goods', { count: left }),
    hint: pending.picked.length === 0 ? words.counter('hints.starting-goods', { held }) : words.counter(picked, facts),
    rule: 'setup',
    clears: pending.picked.length > 0,
    actions: pickedAction(table, pending, (picked) =>
      words.counter('moves.gain', { goods: pickedWords(table, picked) }),
    ),
  });
}
