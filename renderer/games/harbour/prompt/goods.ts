import { type Good, goodLimit, goods, noGoods, totalOf } from '../../../../shared/games/harbour/goods.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { countsOf } from '../interaction/picking.ts';
import { meaningOf } from '../interaction/pieces.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { pickedAction, pickedWords } from './picks.ts';
import { type Asked, type HarbourAction, type HarbourPlan, movesOfType, plan } from './plan.ts';

/** The buttons to confirm or clear the picked goods. */
function picks(
  table: HarbourTable,
  half: PendingChoice,
  label: (goods: string) => string,
): Pick<HarbourPlan, 'actions' | 'clears'> {
  const actions = pickedAction(table, half, (picked) => label(pickedWords(table, picked)));
  return { clears: half.picked.length > 0, actions };
}

/** Goods of one's choice. */
export function gainPlan(table: HarbourTable, half: PendingChoice, question: Asked<'gain'>): HarbourPlan {
  const { words } = table;
  const { left, cause, different } = question;
  return plan({
    asks: words.counter(different ? 'asks.gain-different' : 'asks.gain', { count: left }),
    says: gainSays(table, half, question),
    rule: cause === 'action' || cause === 'gift' ? 'reading-an-action' : 'characters',
    ...picks(table, half, (picked) => words.counter('moves.gain', { goods: picked })),
  });
}

function gainSays(table: HarbourTable, { picked }: PendingChoice, { seat, left, cause }: Asked<'gain'>): string {
  const { words, view } = table;
  const player = playerOf(view, seat);
  if (picked.length === 0) return words.counter(`says.gain.${cause}`, { limit: goodLimit });
  const coming = countsOf(picked);
  const extra = abilityOf(player, 'extra-gain');
  if (extra !== null && coming[extra.good] > 0) coming[extra.good] += extra.goods;
  const lost = noGoods();
  for (const good of goods) lost[good] = Math.max(0, player.goods[good] + coming[good] - goodLimit);
  if (totalOf(lost) > 0) return words.counter('outlook.no-room', { goods: words.counts(lost) });
  const all = noGoods();
  for (const good of goods) all[good] = player.goods[good] + coming[good];
  return picked.length < left
    ? words.counter('says.picked', { goods: words.counts(coming), left: left - picked.length })
    : words.counter('says.then-held', { goods: words.counts(all) });
}

/** The toll for a visit. */
export function tollPlan(table: HarbourTable, half: PendingChoice, question: Asked<'toll'>): HarbourPlan {
  const { words, view } = table;
  const { owner, left } = question;
  const name = words.owner(owner);
  const full =
    owner === 'practice' ? [] : half.picked.filter((good) => playerOf(view, owner).goods[good] === goodLimit);
  return plan({
    asks: words.counter(owner === 'practice' ? 'asks.toll-lost' : 'asks.toll', {
      name,
      count: left,
    }),
    says:
      owner === 'practice'
        ? words.counter('says.toll-lost')
        : full.length > 0
          ? words.counter('says.owner-full', { name, goods: words.list([...new Set(full)].map(words.good)) })
          : words.counter('says.toll', { name }),
    rule: 'tolls',
    ...picks(table, half, (picked) =>
      words.counter(owner === 'practice' ? 'moves.pay-toll-lost' : 'moves.pay-toll', { goods: picked, name }),
    ),
  });
}

/** The prompt to give a good of choice. */
export function givePlan(table: HarbourTable, half: PendingChoice, { to }: Asked<'give'>): HarbourPlan {
  const { words } = table;
  const facts = { to: words.name(to) };
  return plan({
    asks: words.counter('asks.give', facts),
    says: words.counter('says.give'),
    rule: 'reading-an-action',
    ...picks(table, half, (picked) => words.counter('moves.give', { ...facts, goods: picked })),
  });
}

/** The prompt to take goods of choice from another player. */
export function takePlan(table: HarbourTable, half: PendingChoice, { from, left, cause }: Asked<'take'>): HarbourPlan {
  const { words, view } = table;
  const facts = { from: words.name(from), count: left };
  return plan({
    asks: words.counter('asks.take', facts),
    says: words.counter('says.take', { ...facts, goods: words.counts(playerOf(view, from).goods) }),
    rule: cause === 'tax' ? 'reading-an-action' : 'characters',
    ...picks(table, half, (picked) => words.counter('moves.take', { ...facts, goods: picked })),
  });
}

/** Key in the pending choice for the number of stolen goods. */
const stealKey = 'steal';

/** The prompt to steal goods of one type from one opponent. */
export function stealPlan(table: HarbourTable, half: PendingChoice, { seat, most }: Asked<'steal'>): HarbourPlan {
  const { words } = table;
  const ways = movesOfType(table, 'steal');
  const meaning = half.selected === null ? null : meaningOf(half.selected);
  const picked = ways.filter(
    (way) => meaning?.of === 'player' && way.from === meaning.seat && way.good === meaning.good,
  );
  const asks = words.counter('asks.steal', { count: most });
  const decline: HarbourAction[] = movesOfType(table, 'decline').map((move) => ({
    key: 'decline',
    label: words.counter('moves.steal-nothing'),
    moves: [move],
  }));
  const counts = picked.map(({ count }) => count).toSorted((one, other) => one - other);
  const wanted = half.amounts[stealKey] ?? Math.max(0, ...counts);
  const move = picked.find(({ count }) => count === wanted) ?? picked.at(-1);
  if (move === undefined) {
    return plan({
      asks,
      says: words.counter('says.steal', { count: most }),
      rule: 'reading-an-action',
      actions: decline,
    });
  }
  const goodsWords = words.goods(move.good, move.count);
  return plan({
    asks,
    says: roomFor(table, move.good, move.count, seat),
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

/** The goods lost for lack of space, or the new stock. */
function roomFor({ words, view }: HarbourTable, good: Good, count: number, seat: Asked<'steal'>['seat']): string {
  const then = playerOf(view, seat).goods[good] + count;
  return then > goodLimit
    ? words.counter('outlook.no-room', { goods: words.goods(good, then - goodLimit) })
    : words.counter('says.then-held', { goods: words.goods(good, then) });
}

/** Handing goods in for others. */
export function exchangePlan(table: HarbourTable, half: PendingChoice, question: Asked<'exchange'>): HarbourPlan {
  const { words } = table;
  const { handed, most, bonus } = question;
  const all = handed + half.picked.length;
  const nothing: HarbourAction[] = movesOfType(table, 'done').map((move) => ({
    key: 'done',
    label: words.counter(handed === 0 ? 'moves.hand-in-nothing' : 'moves.hand-in-no-more'),
    moves: [move],
  }));
  const { actions, clears } = picks(table, half, (picked) =>
    words.counter('moves.hand-in', { goods: picked, count: all + bonus }),
  );
  return plan({
    asks: words.counter('asks.exchange', { count: most - handed }),
    says:
      all === 0
        ? words.counter('says.exchange', { bonus })
        : words.counter('says.exchange-gain', { count: all + bonus }),
    rule: 'reading-an-action',
    clears,
    actions: [...(half.picked.length === 0 ? nothing : []), ...actions],
  });
}

/** The prompt to double or fill a good: amounts before and after. */
export function oneGoodPlan(
  table: HarbourTable,
  half: PendingChoice,
  question: Asked<'double'> | Asked<'fill-up'>,
): HarbourPlan {
  const { words, view } = table;
  const player = playerOf(view, question.seat);
  const [good] = half.picked;
  const facts = { to: question.type === 'fill-up' ? question.to : goodLimit };
  const after = (held: number): number => (question.type === 'fill-up' ? question.to : Math.min(goodLimit, held * 2));
  return plan({
    asks: words.counter(`asks.${question.type}`, facts),
    says:
      good === undefined
        ? words.counter(`says.${question.type}`, facts)
        : words.counter('outlook.becomes-sentence', {
            goods: words.goods(good, player.goods[good]),
            after: after(player.goods[good]),
          }),
    rule: 'reading-an-action',
    ...picks(table, half, () =>
      good === undefined ? '' : words.counter(`moves.${question.type}`, { good: words.good(good) }),
    ),
  });
}
