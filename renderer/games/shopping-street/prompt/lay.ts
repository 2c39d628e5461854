import { movesOfType } from '../../../game-kit/index.ts';
import { cardsDown, cardsPicked, layable, layRun } from '../interaction/offers.ts';
import type { Asked, StreetTable } from '../table.ts';
import { prompt, type StreetAction, type StreetPrompt } from './prompt.ts';

/** The secret offer to the asker: cards of the requested types, or none with one press. Ruling 1. */
export function layPrompt(table: StreetTable, { asker, types }: Asked<'lay'>): StreetPrompt {
  const { words } = table;
  const picked = cardsPicked(table);
  const count = picked.length + cardsDown(table).length;
  return prompt({
    title: words.counter('titles.lay', {
      asker: words.name(asker),
      types: words.list(types.map(words.type)),
    }),
    hint: words.counter(layable(table).length + count === 0 ? 'hints.nothing-to-lay' : 'hints.lay'),
    rule: 'trade',
    clears: picked.length > 0,
    actions: [
      ...(picked.length > 0 && cardsDown(table).length === 0 ? [nothingButton(table, false)] : []),
      ...allButton(table),
      count === 0
        ? nothingButton(table, true)
        : { key: 'lay', label: words.counter('moves.lay', { count }), moves: layRun(picked), main: true },
    ],
  });
}

function nothingButton({ words }: StreetTable, main: boolean): StreetAction {
  return { key: 'nothing', label: words.counter('moves.nothing'), moves: layRun([]), main };
}

/** Picks all cards that can be offered, if more than one. */
function allButton(table: StreetTable): readonly StreetAction[] {
  const all = layable(table);
  if (all.length < 2 || all.length === cardsPicked(table).length) return [];
  const label = table.words.counter('moves.pick-all', { count: all.length });
  return [{ key: 'all', label, moves: [], change: { cards: all } }];
}

/** A sealed choice can be taken back until all have chosen. */
export function sealedPrompt(table: StreetTable): StreetPrompt {
  const { words, toAct, question } = table;
  const isRobbed = question?.type === 'rob';
  return prompt({
    title: words.counter(isRobbed ? 'titles.sealed-discards' : 'titles.sealed', {
      names: words.names(toAct),
      count: toAct.length,
    }),
    hint: words.counter('hints.sealed'),
    icon: 'envelope',
    rule: isRobbed ? 'the-deck-and-the-thieves' : 'trade',
    actions: [{ key: 'take-back', label: words.counter('moves.take-back'), moves: movesOfType(table, 'take-back') }],
  });
}
