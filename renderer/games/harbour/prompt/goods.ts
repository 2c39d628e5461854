import type { Seat } from '../../../../shared/engine/index.ts';
import { goodLimit, goods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { exchangeGain } from '../../../../shared/games/harbour/phases/conversions.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { pendingMoves } from '../interaction/choice-preview.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { isFull, pickingOf } from '../interaction/picking.ts';
import { meaningOf } from '../interaction/pieces.ts';
import { stockChange } from '../interaction/preview.ts';
import { deedsOf } from '../log-lines/deeds.ts';
import { few, number, together } from '../log-lines/line.ts';
import { type Asked, type HarbourTable, playerOf } from '../table.ts';
import { pickedAction, pickedWords } from './picks.ts';
import { type HarbourAction, type HarbourPrompt, prompt } from './prompt.ts';

/** The buttons to confirm or clear the picked goods. */
function picks(
  table: HarbourTable,
  pending: PendingChoice,
  label: (goods: string) => string,
): Pick<HarbourPrompt, 'actions' | 'clears'> {
  const actions = pickedAction(table, pending, (picked) => label(pickedWords(table, picked)));
  return { clears: pending.picked.length > 0, actions };
}

/** Goods of one's choice. */
export function gainPrompt(table: HarbourTable, pending: PendingChoice, question: Asked<'gain'>): HarbourPrompt {
  const { words } = table;
  const { left, cause, different } = question;
  return prompt({
    title: words.counter(different ? 'titles.gain-different' : 'titles.gain', { count: left }),
    hint: gainSays(table, pending, question),
    rule: cause === 'action' || cause === 'gift' ? 'reading-an-action' : 'characters',
    ...picks(table, pending, (picked) => words.counter('moves.gain', { goods: picked })),
  });
}

function gainSays(table: HarbourTable, { picked }: PendingChoice, { seat, left, cause }: Asked<'gain'>): string {
  const { words } = table;
  if (picked.length === 0) return words.counter(`hints.gain.${cause}`, { limit: goodLimit });
  const moves = pendingMoves(table);
  const picking = pickingOf(table);
  if (picking !== null && isFull(table, picking)) return thenHeld(table, moves, seat);
  const lost = lostWords(table, moves, seat);
  const { came } = stockChange(table.preview(moves)?.events ?? [], seat);
  return lost ?? words.counter('hints.picked', { goods: words.counts(came), left: left - picked.length });
}

/** A player's future numbers of the goods that these moves change, or the goods lost for lack of space. */
function thenHeld(table: HarbourTable, moves: readonly HarbourMove[], seat: Seat): string {
  const { words, view } = table;
  const { gone, came } = stockChange(table.preview(moves)?.events ?? [], seat);
  const held = playerOf(view, seat).goods;
  const then = Object.fromEntries(goods.map((good) => [good, held[good] + came[good] - gone[good]]));
  return lostWords(table, moves, seat) ?? words.counter('hints.then-held', { goods: words.counts(then) });
}

/** The goods for which there is no space, or null. */
function lostWords({ words, preview }: HarbourTable, moves: readonly HarbourMove[], seat: Seat): string | null {
  const lost = deedsOf(preview(moves)?.events ?? [], seat).flatMap((deed) => ('lost' in deed ? [deed.lost] : []));
  const all = lost.reduce(together, {});
  return number(all) === 0 ? null : words.counter('preview.no-room', { goods: few(words, all) });
}

/** The toll for a visit. */
export function tollPrompt(table: HarbourTable, pending: PendingChoice, question: Asked<'toll'>): HarbourPrompt {
  const { words } = table;
  const { owner, left } = question;
  const name = words.owner(owner);
  const paid = table.preview(pendingMoves(table))?.events ?? [];
  const full = paid.flatMap((event) => (event.type === 'toll-paid' && !event.received ? [event.good] : []));
  return prompt({
    title: words.counter(owner === 'practice' ? 'titles.toll-lost' : 'titles.toll', {
      name,
      count: left,
    }),
    hint:
      owner === 'practice'
        ? words.counter('hints.toll-lost')
        : full.length > 0
          ? words.counter('hints.owner-full', { name, goods: words.list([...new Set(full)].map(words.good)) })
          : words.counter('hints.toll', { name }),
    rule: 'tolls',
    ...picks(table, pending, (picked) =>
      words.counter(owner === 'practice' ? 'moves.pay-toll-lost' : 'moves.pay-toll', { goods: picked, name }),
    ),
  });
}

/** The prompt to give a good of choice. */
export function givePrompt(table: HarbourTable, pending: PendingChoice, { to }: Asked<'give'>): HarbourPrompt {
  const { words } = table;
  const facts = { to: words.name(to) };
  return prompt({
    title: words.counter('titles.give', facts),
    hint: words.counter('hints.give'),
    rule: 'reading-an-action',
    ...picks(table, pending, (picked) => words.counter('moves.give', { ...facts, goods: picked })),
  });
}

/** The prompt to take goods of choice from another player. */
export function takePrompt(
  table: HarbourTable,
  pending: PendingChoice,
  { from, left, cause }: Asked<'take'>,
): HarbourPrompt {
  const { words, view } = table;
  const facts = { from: words.name(from), count: left };
  return prompt({
    title: words.counter('titles.take', facts),
    hint: words.counter('hints.take', { ...facts, goods: words.counts(playerOf(view, from).goods) }),
    rule: cause === 'tax' ? 'reading-an-action' : 'characters',
    ...picks(table, pending, (picked) => words.counter('moves.take', { ...facts, goods: picked })),
  });
}

/** Key in the pending choice for the number of stolen goods. */
const stealKey = 'steal';

/** The prompt to steal goods of one type from one opponent. */
export function stealPrompt(
  table: HarbourTable,
  pending: PendingChoice,
  { seat, most }: Asked<'steal'>,
): HarbourPrompt {
  const { words } = table;
  const ways = movesOfType(table, 'steal');
  const meaning = pending.selected === null ? null : meaningOf(pending.selected);
  const picked = ways.filter(
    (way) => meaning?.of === 'player' && way.from === meaning.seat && way.good === meaning.good,
  );
  const title = words.counter('titles.steal', { count: most });
  const decline: HarbourAction[] = movesOfType(table, 'decline').map((move) => ({
    key: 'decline',
    label: words.counter('moves.steal-nothing'),
    moves: [move],
  }));
  const counts = picked.map(({ count }) => count).toSorted((one, other) => one - other);
  const wanted = pending.amounts[stealKey] ?? Math.max(0, ...counts);
  const move = picked.find(({ count }) => count === wanted) ?? picked.at(-1);
  if (move === undefined) {
    return prompt({
      title,
      hint: words.counter('hints.steal', { count: most }),
      rule: 'reading-an-action',
      actions: decline,
    });
  }
  const goodsWords = words.goods(move.good, move.count);
  return prompt({
    title,
    hint: thenHeld(table, [move], seat),
    rule: 'reading-an-action',
    clears: true,
    steppers:
      counts.length < 2
        ? []
        : [{ key: stealKey, label: words.counter('steps.steal'), value: move.count, values: counts, text: goodsWords }],
    actions: [
      ...decline,
      {
        key: 'steal',
        label: words.counter('moves.take', { goods: goodsWords, from: words.name(move.from) }),
        moves: [move],
        main: true,
      },
    ],
  });
}

/** Handing goods in for others. */
export function exchangePrompt(
  table: HarbourTable,
  pending: PendingChoice,
  question: Asked<'exchange'>,
): HarbourPrompt {
  const { words } = table;
  const { handed, most, bonus } = question;
  const all = handed + pending.picked.length;
  const count = exchangeGain(question, all);
  const nothing: HarbourAction[] = movesOfType(table, 'done').map((move) => ({
    key: 'done',
    label: words.counter(handed === 0 ? 'moves.hand-in-nothing' : 'moves.hand-in-no-more'),
    moves: [move],
  }));
  const { actions, clears } = picks(table, pending, (picked) =>
    words.counter('moves.hand-in', { goods: picked, count }),
  );
  return prompt({
    title: words.counter('titles.exchange', { count: most - handed }),
    hint: all === 0 ? words.counter('hints.exchange', { bonus }) : words.counter('hints.exchange-gain', { count }),
    rule: 'reading-an-action',
    clears,
    actions: [...(pending.picked.length === 0 ? nothing : []), ...actions],
  });
}

/** The prompt to double or fill a good: amounts before and after. */
export function oneGoodPrompt(
  table: HarbourTable,
  pending: PendingChoice,
  question: Asked<'double'> | Asked<'fill-up'>,
): HarbourPrompt {
  const { words, view } = table;
  const held = playerOf(view, question.seat).goods;
  const [good] = pending.picked;
  const facts = { to: question.type === 'fill-up' ? question.to : goodLimit };
  const { came } = stockChange(table.preview(pendingMoves(table))?.events ?? [], question.seat);
  return prompt({
    title: words.counter(`titles.${question.type}`, facts),
    hint:
      good === undefined
        ? words.counter(`hints.${question.type}`, facts)
        : words.counter('preview.becomes-sentence', {
            goods: words.goods(good, held[good]),
            after: held[good] + came[good],
          }),
    rule: 'reading-an-action',
    ...picks(table, pending, () =>
      good === undefined ? '' : words.counter(`moves.${question.type}`, { good: words.good(good) }),
    ),
  });
}
