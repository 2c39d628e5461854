import { type Preview, playerAt, type Seat } from '../../../../shared/engine/index.ts';
import { actionAt } from '../../../../shared/games/harbour/entry.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { type Good, type GoodCounts, goods, noGoods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { othersClockwise } from '../../../../shared/games/harbour/pawns.ts';
import type { Question } from '../../../../shared/games/harbour/state.ts';
import { spaceValues } from '../../../../shared/games/harbour/trade/market.ts';
import { leastPrice, mayBuy, termsOf } from '../../../../shared/games/harbour/trade/purchase.ts';
import { dearestShipment } from '../../../../shared/games/harbour/trade/shipments.ts';
import { type Deed, deedsOf } from '../log-lines/deeds.ts';
import { few, number } from '../log-lines/line.ts';
import type { HarbourTable } from '../table.ts';
import type { Words } from '../words.ts';
import { notBegun } from './composing.ts';

type HarbourPreview = Preview<HarbourView, HarbourMove, HarbourEvent>;
type After = NonNullable<HarbourPreview['after']>;

/** Moves that are considered, whose they are, and how many of their events have been put into words. */
interface Considered {
  readonly table: HarbourTable;
  readonly seat: Seat;
  readonly moves: readonly HarbourMove[];
  readonly worded: number;
}

/** The effects of moves of the active seat, in sentences: first the events, then the next question. */
export function previewWords(table: HarbourTable, moves: readonly HarbourMove[]): readonly string[] {
  const { question } = table;
  return question === null ? [] : wordsAfter({ table, seat: question.seat, moves, worded: 0 });
}

/** The current options, in sentences with their effects. */
export function choiceNowWords(table: HarbourTable): readonly string[] {
  const { question, view, moves } = table;
  if (question === null) return [];
  return questionWords({ table, seat: question.seat, moves: [], worded: 0 }, { view, moves }, question);
}

function wordsAfter(considered: Considered): readonly string[] {
  const { table, seat, moves, worded } = considered;
  const preview = table.preview(moves);
  if (preview === null) return [];
  const events = preview.events.slice(worded);
  const question = preview.after?.view.question ?? null;
  const next =
    preview.after === null || question === null
      ? []
      : questionWords({ ...considered, worded: preview.events.length }, preview.after, question, events);
  const sentences = [...eventWords(table.words, seat, events), ...next];
  return sentences.length > 0 ? sentences : nothingWords(table, seat, events);
}

/** The events in sentences: the toll, what its player gets, and what others get. */
function eventWords(words: Words, seat: Seat, events: readonly HarbourEvent[]): readonly string[] {
  const [toll, ...moreTolls] = events.filter((event) => event.type === 'toll-paid' && event.seat === seat);
  const sentences: string[] = [];
  if (toll?.type === 'toll-paid') sentences.push(tollWords(words, toll.owner, 1 + moreTolls.length));
  for (const deed of deedsOf(events, seat)) sentences.push(...deedWords(words, deed));
  const others = new Set(events.flatMap((event) => ('seat' in event && event.seat !== null ? [event.seat] : [])));
  for (const other of others) {
    if (other === seat) continue;
    const gained = deedsOf(events, other).flatMap((deed) => (deed.kind === 'goods' ? [deed.gained] : []));
    for (const some of gained) {
      if (number(some) > 0)
        sentences.push(words.counter('panel.gains', { name: words.name(other), goods: few(words, some) }));
    }
  }
  return sentences;
}

function tollWords(words: Words, owner: Parameters<Words['owner']>[0], count: number): string {
  const facts = { name: words.owner(owner), count };
  return words.counter(owner === 'practice' ? 'preview.toll-lost' : 'preview.toll', facts);
}

function deedWords(words: Words, deed: Deed): readonly string[] {
  switch (deed.kind) {
    case 'goods': {
      const gains = few(words, sumOf(deed.gained, deed.lost));
      const pays = number(deed.paid) > 0;
      return [
        pays
          ? words.counter('preview.convert', { pays: few(words, deed.paid), gains })
          : words.counter('preview.gain', { goods: gains }),
        ...lostWords(words, deed.lost),
      ];
    }
    case 'from': {
      const facts = { goods: few(words, deed.taken), name: words.name(deed.from) };
      return [words.counter('preview.takes', facts), ...lostWords(words, deed.lost)];
    }
    case 'extra-turn':
      return [words.counter('preview.extra-turn')];
    case 'market':
    case 'no-effect':
    case 'steals-nothing':
    case 'buys-nothing':
      return [];
  }
}

/** The goods for which there is no space. */
function lostWords(words: Words, lost: Partial<Readonly<GoodCounts>>): readonly string[] {
  return number(lost) === 0 ? [] : [words.counter('preview.no-room', { goods: few(words, lost) })];
}

function sumOf(one: Partial<Readonly<GoodCounts>>, other: Partial<Readonly<GoodCounts>>): GoodCounts {
  const sum = noGoods();
  for (const good of goods) sum[good] = (one[good] ?? 0) + (other[good] ?? 0);
  return sum;
}

/** An action without effect, and what it does at other times. */
function nothingWords({ words, view }: HarbourTable, seat: Seat, events: readonly HarbourEvent[]): readonly string[] {
  const nothing = events.find((event) => event.type === 'nothing-done' && event.seat === seat);
  if (nothing?.type !== 'nothing-done') return [];
  const action = actionAt(view, nothing.place);
  const parts = action.order === 'or' ? [] : action.parts;
  const [part] = parts;
  if (part?.kind === 'buy' && parts.length === 1) {
    const player = playerAt(view, seat);
    return [buyWords(words, view, seat, notBegun(termsOf(player, part)), false)];
  }
  return [words.counter('preview.nothing'), words.action(action)];
}

/** A question as a sentence with its figures. `events`: the events just before it. */
function questionWords(
  considered: Considered,
  after: After,
  question: Question,
  events: readonly HarbourEvent[] = [],
): readonly string[] {
  const { table, seat } = considered;
  const { words } = table;
  if (question.seat !== seat) return othersWords(considered, after, question, events);
  switch (question.type) {
    case 'toll':
      return [tollWords(words, question.owner, question.left)];
    case 'gain': {
      const isLater = question.cause === 'after-visit' || question.cause === 'after-buying';
      const key = isLater ? 'after-visit' : question.different ? 'gain-different' : 'gain-any';
      return [words.counter(`preview.${key}`, { count: question.left })];
    }
    case 'take': {
      const key = question.cause === 'after-visit' ? 'then-take' : 'take';
      return [words.counter(`preview.${key}`, { name: words.name(question.from), count: question.left })];
    }
    case 'steal':
      return [words.counter('preview.steal', { count: question.most })];
    case 'set-market':
    case 'swap-markers':
      return [words.counter(`preview.${question.type}`)];
    case 'raise-marker':
      return [words.counter('preview.raise-marker', { money: words.money(spaceValues[0]) })];
    case 'double':
    case 'fill-up': {
      const to = question.type === 'fill-up' ? question.to : 0;
      return [words.counter(`preview.${question.type}`, { to, ways: words.list(waysOf(considered, after)) })];
    }
    case 'exchange':
      return [words.counter('preview.exchange', { most: question.most, bonus: question.bonus })];
    case 'buy':
      return [buyWords(words, after.view, seat, question.purchase, considered.moves.at(-1)?.type === 'choose-way')];
    case 'choose-way':
    case 'choose-part':
      return optionsWords(considered, after);
    default:
      return [];
  }
}

/** The effects of each option, one after the other; a purchase that is not possible leaves the other's alone. */
function optionsWords(considered: Considered, { view, moves }: After): readonly string[] {
  const { table } = considered;
  const { words } = table;
  const options = moves.filter(({ type }) => type === 'choose-way' || type === 'begin-with');
  const copies = moves.flatMap((move) => (move.type === 'copy' ? [words.place(move.place, view)] : []));
  const effects = options.flatMap((move) => wordsAfter({ ...considered, moves: [...considered.moves, move] }));
  return [
    ...new Set(effects),
    ...(copies.length > 0 ? [words.counter('preview.copy', { places: words.list(copies) })] : []),
  ];
}

/** The effect of doubling or filling up on each good: "3 fish to 6". */
function waysOf({ table, seat, moves, worded }: Considered, after: After): readonly string[] {
  const { words } = table;
  return after.moves.flatMap((move) => {
    if (move.type !== 'double' && move.type !== 'fill-up') return [];
    const held = playerAt(after.view, seat).goods[move.good];
    if (move.type === 'fill-up') return [words.goods(move.good, held)];
    const events = table.preview([...moves, move])?.events.slice(worded) ?? [];
    const then = held + stockChange(events, seat).came[move.good];
    return [words.counter('preview.becomes', { goods: words.goods(move.good, held), after: then })];
  });
}

/** A choice that another player makes during the action. The rest depends on it, so the text names the whole action. */
function othersWords(
  { table, seat }: Considered,
  { view }: After,
  question: Question,
  events: readonly HarbourEvent[],
): readonly string[] {
  // the next player's turn: the action is over, and its events say it all
  if (question.type === 'move-pawn') return [];
  const { words } = table;
  const named = (key: string, seats: readonly Seat[], count: number): string =>
    words.counter(`preview.${key}`, { names: words.names(seats), count: seats.length, goods: anyGoods(words, count) });
  if (question.type === 'gain' && question.cause === 'gift') {
    return [named('gift', othersClockwise(view, seat), question.left)];
  }
  if (question.type === 'gain' && question.cause === 'with-others') {
    return [named('gains-too', [question.seat], question.left)];
  }
  const moved = events.find((event) => event.type === 'pawn-moved');
  const copied = events.find((event) => event.type === 'building-copied');
  if (question.type === 'gain' && question.cause === 'shared-building' && moved?.type === 'pawn-moved') {
    return [named('shared', moved.sharedWith, question.left), words.action(actionAt(view, moved.to))];
  }
  if (copied?.type === 'building-copied') return [words.action(actionAt(view, copied.place))];
  return moved?.type === 'pawn-moved' ? [words.action(actionAt(view, moved.to))] : [];
}

/** "2 goods", of no type in particular. */
function anyGoods(words: Words, count: number): string {
  return words.counter('any-goods', { count });
}

/** What a seat pays with: "fish, wood and the inland traders". */
export function paymentWords(
  words: Words,
  { ships, trades }: Pick<ReturnType<typeof dearestShipment>, 'ships' | 'trades'>,
): string {
  return words.list([...ships.map(words.good), ...(trades ? [words.counter('traders')] : [])]);
}

/** The income from the current goods, and what it would buy. `instead`: buying is the second of two options. */
function buyWords(
  words: Words,
  view: HarbourView,
  seat: Seat,
  purchase: Parameters<typeof dearestShipment>[2],
  instead: boolean,
): string {
  const buyer = playerAt(view, seat);
  const shipment = dearestShipment(buyer, view, purchase);
  const { money } = shipment;
  const least = leastPrice(view.centre, purchase.terms);
  const key = instead ? 'or-buy' : 'buy';
  const facts = { money: words.money(money), least: words.money(least) };
  if (money === 0) return words.counter(`preview.${key}-nothing`, facts);
  const traded = purchase.traded || shipment.trades;
  const paid = { ...purchase, traded, shipped: [...purchase.shipped, ...shipment.ships] };
  const within = view.centre.filter((building) => mayBuy(buyer, view.market, paid, building)).length;
  if (within === 0) return words.counter(`preview.${key}-short`, facts);
  const goods = paymentWords(words, shipment);
  return words.counter(`preview.${key}`, { ...facts, goods, within, all: view.centre.length });
}

/** The goods that leave and enter a seat's stock. */
export function stockChange(
  events: readonly HarbourEvent[],
  seat: Seat,
): { readonly gone: Readonly<GoodCounts>; readonly came: Readonly<GoodCounts> } {
  const gone = noGoods();
  const came = noGoods();
  const add = (to: GoodCounts, some: Partial<Readonly<Record<Good, number>>>, sign = 1): void => {
    for (const good of goods) to[good] += sign * (some[good] ?? 0);
  };
  for (const event of events) {
    if (event.type === 'toll-paid' && event.seat === seat) gone[event.good]++;
    if (event.type === 'good-passed' && event.seat === seat) gone[event.good] += event.count;
    if (event.type === 'starting-good-taken' && event.seat === seat) came[event.good]++;
  }
  for (const deed of deedsOf(events, seat)) {
    if (deed.kind === 'goods') {
      add(gone, deed.paid);
      add(came, deed.gained);
    }
    if (deed.kind === 'from') {
      add(came, deed.taken);
      add(came, deed.lost, -1);
    }
  }
  return { gone, came };
}
