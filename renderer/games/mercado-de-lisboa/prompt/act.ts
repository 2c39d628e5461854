import { endingAhead } from '../../../../shared/games/mercado-de-lisboa/ending-ahead.ts';
import { type Held, whyNoneUsable } from '../../../../shared/games/mercado-de-lisboa/reasons.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { endingWords } from '../interaction/ending-ahead.ts';
import { heldWares, waresOf } from '../interaction/held.ts';
import { chosenMove, firstUsable, movesFor, type Placing, piecesOfKind, taking } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { customersQuote, restaurantQuote, standQuote } from '../interaction/quote.ts';
import type { MercadoTable } from '../table.ts';
import { greyWords } from '../words/place-words.ts';
import { reasonWords } from '../words/reason-words.ts';
import { displayExchange, handExchange } from './exchange.ts';
import { type MercadoAction, type MercadoPrompt, prompt } from './prompt.ts';

const kinds = ['tile', 'customers', 'restaurant'] as const;

/** True for a button that only selects a piece. Not needed if the pieces are right above the counter. */
export function takesInHand({ key }: MercadoAction): boolean {
  return kinds.some((kind) => kind === key);
}

/** The prompt for an action: nothing, a piece, or a piece and a place selected. */
export function actPrompt(table: MercadoTable, pending: PendingChoice): MercadoPrompt {
  const held = heldWares(table, pending);
  if (held === null) return nothingInHand(table);
  const chosen = chosenMove(table, pending);
  const others = kinds.filter((kind) => kind !== held.of);
  return prompt({
    title: asksWhere(table, held),
    hint: chosen === null ? saysWhere(table, held) : saysOf(table, chosen),
    rule: rules[held.of],
    clears: true,
    actions: [
      ...others.map((kind) => kindButton(table, kind)),
      ...coinButton(table, 'moves.take-one'),
      ...(chosen === null ? [] : [mainButton(table, chosen)]),
    ],
  });
}

const rules = { tile: 'open-a-stand', customers: 'bring-customers', restaurant: 'open-a-restaurant' } as const;

function nothingInHand(table: MercadoTable): MercadoPrompt {
  const { words } = table;
  return prompt({
    title: words.counter('titles.act'),
    hint: endingOfButtons(table) ?? words.counter('hints.act'),
    rule: 'a-turn',
    actions: [
      ...handExchange(table),
      ...displayExchange(table),
      ...kinds.map((kind) => kindButton(table, kind)),
      ...coinButton(table, 'moves.take-coin'),
    ],
  });
}

/** The warning for buttons that act at once and end the game: taking a coin, an exchange. */
function endingOfButtons(table: MercadoTable): string | null {
  const atOnce = (['take-coin', 'exchange-hand', 'exchange-display'] as const).flatMap((type) =>
    movesOfType(table, type),
  );
  return atOnce.map((move) => endingWords(table, move)).find((ending) => ending !== null) ?? null;
}

/** Selects the first usable piece of a kind, or gives the reason if there is none. */
function kindButton(table: MercadoTable, kind: Held['of']): MercadoAction {
  const { words, view, ownSeat } = table;
  const first = firstUsable(table, kind);
  const button = { key: kind, label: words.counter(`moves.${kind}`), moves: [] };
  if (first !== undefined) return { ...button, change: taking(table, first) };
  const pieces = piecesOfKind(table, kind).flatMap((piece) => waresOf(table, piece) ?? []);
  return { ...button, disabledReason: reasonWords(whyNoneUsable(view, ownSeat, kind, pieces), words) };
}

/** Takes a coin at once. The main button if nothing else is legal. */
function coinButton(table: MercadoTable, label: 'moves.take-coin' | 'moves.take-one'): readonly MercadoAction[] {
  const { words, view, ownSeat } = table;
  return movesOfType(table, 'take-coin').map((move) => {
    const ending = endingAhead(view, ownSeat, move);
    const ends = ending?.ahead === 'end' && ending.by === 'coins';
    return {
      key: 'coin',
      label: words.counter(ends ? `${label}-ends` : label),
      moves: [move],
      main: kinds.every((kind) => firstUsable(table, kind) === undefined),
    };
  });
}

function asksWhere({ words }: MercadoTable, held: Held): string {
  switch (held.of) {
    case 'tile':
      return words.counter('titles.stand', { stand: words.stand(held.good) });
    case 'restaurant':
      return words.counter('titles.restaurant', { restaurant: words.theRestaurant(held.restaurant) });
    case 'customers':
      return words.counter('titles.customers', { customers: words.customers(held.customers) });
  }
}

/** The hint before a place is chosen: the number of places. */
function saysWhere(table: MercadoTable, held: Held): string {
  const { words } = table;
  return words.counter(`hints.${held.of}`, { count: movesFor(table, held).length });
}

/** The hint for a choice: cost, income and effect on the end. */
function saysOf(table: MercadoTable, move: Placing): string {
  const ending = endingWords(table, move);
  return [...consequences(table, move), ...(ending === null ? [] : [ending])].join(' ');
}

function consequences(table: MercadoTable, move: Placing): readonly string[] {
  const { words } = table;
  switch (move.type) {
    case 'bring-customers':
      return [othersWords(table, move)];
    case 'open-stand': {
      const { cost, earned, grey } = standQuote(table, move.good, move.space);
      const facts = { cost: words.coins(cost.cost), income: earned };
      return [words.counter(earned === 0 ? 'hints.costs' : 'hints.costs-earns', facts), ...greyWords(words, grey)];
    }
    case 'open-restaurant': {
      // the tag names the stands
      const { improved, grey } = restaurantQuote(table, move.restaurant, move.space);
      const count = improved.length;
      return [
        count === 0 ? words.counter('hints.improves-none') : words.counter('improves.count', { count }),
        ...greyWords(words, grey),
      ];
    }
  }
}

/** The other players' income from the customers. */
function othersWords(
  table: MercadoTable,
  { customers, entrance }: Extract<Placing, { type: 'bring-customers' }>,
): string {
  const { words, view } = table;
  const { others } = customersQuote(table, customers, entrance);
  if (others.length === 0) return words.counter(view.seatCount === 1 ? 'hints.free' : 'hints.nobody-else');
  const list = others.map(({ seat, coins }) =>
    words.counter('earner', { name: words.name(seat), change: words.change(coins) }),
  );
  return words.counter('hints.others', { others: words.list(list) });
}

function mainButton(table: MercadoTable, move: Placing): MercadoAction {
  const { words } = table;
  const label = move.type === 'bring-customers' ? 'moves.bring-here' : 'moves.open-here';
  const change = words.change(netOf(table, move));
  return { key: 'main', label: words.counter(label, { change }), moves: [move], main: true };
}

/** The own seat's net income, in coins. */
function netOf(table: MercadoTable, move: Placing): number {
  switch (move.type) {
    case 'bring-customers':
      return customersQuote(table, move.customers, move.entrance).own;
    case 'open-stand':
      return standQuote(table, move.good, move.space).net;
    case 'open-restaurant':
      return restaurantQuote(table, move.restaurant, move.space).coins;
  }
}
