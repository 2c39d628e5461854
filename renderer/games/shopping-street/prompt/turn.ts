import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { cardWanted, openSpaces, typePicked } from '../interaction/offers.ts';
import type { Asked, StreetTable } from '../table.ts';
import { askPrompt } from './ask.ts';
import { buildPrompt } from './build.ts';
import { buyPrompt } from './buy.ts';
import { prompt, type StreetPrompt } from './prompt.ts';

/** The prompt of a turn: trade, open or improve, by the picks; the dice without picks. */
export function turnPrompt(table: StreetTable, question: Asked<'turn'>): StreetPrompt {
  const { pending } = table;
  if (pending.types.length > 0) return askPrompt(table);
  const wanted = cardWanted(table);
  if (wanted !== null) return buyPrompt(table, wanted);
  const type = typePicked(table);
  return type === null ? rollPrompt(table, question) : buildPrompt(table, question, type);
}

function rollPrompt(table: StreetTable, { left }: Asked<'turn'>): StreetPrompt {
  const { words } = table;
  const only = !left.open && !left.improve;
  return prompt({
    title: words.counter(only ? 'titles.roll' : 'titles.turn'),
    hint: only ? words.counter('hints.roll') : waysOn(table).join(' '),
    rule: only ? 'roll-both-dice' : 'a-turn',
    actions: [{ key: 'roll', label: words.counter('moves.roll'), moves: movesOfType(table, 'roll'), main: true }],
  });
}

/** The actions possible before rolling the dice, by the hand. */
function waysOn(table: StreetTable): readonly string[] {
  const { words, layout, moves } = table;
  if (table.publicly) return [...tradesOn(table), words.counter('hints.own-eyes')];
  const opens = shopTypes.filter((type) => openSpaces({ moves }, type).length > 0);
  const improves = [...new Set(movesOfType(table, 'improve').map(({ space }) => space))];
  const built = [
    ...(opens.length === 0
      ? []
      : [words.counter('hints.could-open', { types: words.list(opens.map(words.type)), count: opens.length })]),
    ...(improves.length === 0
      ? []
      : [
          words.counter('hints.could-improve', {
            spaces: words.list(improves.map(words.space)),
            count: improves.length,
          }),
        ]),
  ];
  // a phone's counter has no room for how it is done
  const trades = layout.setting === 'phone' && built.length > 0 ? [] : tradesOn(table);
  const ways = [...built, ...trades];
  return ways.length === 0 ? [words.counter('hints.nothing-to-build')] : ways;
}

function tradesOn(table: StreetTable): readonly string[] {
  const { words } = table;
  const buys = movesOfType(table, 'buy').length > 0;
  if (movesOfType(table, 'ask').length > 0) return [words.counter(buys ? 'hints.trade' : 'hints.ask-only')];
  return buys ? [words.counter('hints.buy-only')] : [];
}
