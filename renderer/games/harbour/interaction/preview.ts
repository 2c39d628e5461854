import { playerAt, type Seat } from '../../../../shared/engine/index.ts';
import { actionAt, tollFor } from '../../../../shared/games/harbour/entry.ts';
import { type GoodCounts, noGoods, stockAfter, totalOf } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import { othersClockwise, ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import { isCard, type Place } from '../../../../shared/games/harbour/places.ts';
import { standingOn } from '../../../../shared/games/harbour/reasons.ts';
import type { HarbourTable } from '../table.ts';
import { actionWords, anyGoods, type Preview } from './action-preview.ts';

/** The effects of visiting a place now, as sentences with figures. `paid`: the goods chosen for the toll. */
export function visitWords(
  { view, words }: Pick<HarbourTable, 'view' | 'words'>,
  seat: Seat,
  place: Place,
  paid: Readonly<GoodCounts> = noGoods(),
): string {
  const now = playerAt(view, seat);
  const preview: Preview = {
    view,
    words,
    seat,
    player: { ...now, goods: stockAfter(now.goods, paid) },
    instead: false,
  };
  return [
    ...tollWords(preview, place),
    ...actionWords(preview, actionAt(view, place)),
    ...othersWords(preview, place),
  ].join(' ');
}

/** The toll of the visit. */
function tollWords({ view, words, seat }: Preview, place: Place): readonly string[] {
  const owner = ownerOf(view, place);
  if (owner === null || owner === seat) return [];
  const toll = Math.min(tollFor(view, seat, owner), totalOf(playerAt(view, seat).goods));
  const facts = { name: words.owner(owner), count: toll };
  if (toll === 0) return [words.counter('outlook.no-toll', { symbol: words.symbol('top-hat') })];
  return [words.counter(owner === 'practice' ? 'outlook.toll-lost' : 'outlook.toll', facts)];
}

/** Effects of abilities on the visit, for the visitor and others. Rules, "Characters". */
function othersWords({ view, words, seat, player }: Preview, place: Place): readonly string[] {
  const owner = ownerOf(view, place);
  const others = othersClockwise(view, seat);
  const sentences: string[] = [];
  const here = standingOn(view, place).filter((each) => each !== seat);
  const shares = abilityOf(player, 'share-building');
  if (shares !== null && here.length > 0) {
    sentences.push(
      words.counter('outlook.shared', {
        names: words.list(here.map(words.owner)),
        count: here.length,
        goods: anyGoods(words, shares.goods),
      }),
    );
  }
  if (owner === seat && !isCard(place)) {
    const copies = abilityOf(player, 'copy') === null ? [] : pawnsOfOthers(view, seat);
    if (copies.length > 0) {
      sentences.push(
        words.counter('outlook.copy', { places: words.list(copies.map((copy) => words.place(copy, view))) }),
      );
    }
    const too = others.filter((other) => abilityOf(playerAt(view, other), 'gain-with-others') !== null);
    if (too.length > 0)
      sentences.push(words.counter('outlook.gains-too', { names: words.names(too), count: too.length }));
  }
  if (owner !== null && owner !== seat && owner !== 'practice') {
    const mayor = isCard(place) ? abilityOf(player, 'gain-after-visit') : null;
    if (mayor !== null) sentences.push(words.counter('outlook.after-visit', { count: mayor.goods }));
    const pirate = abilityOf(player, 'take-after-visit');
    if (pirate !== null)
      sentences.push(words.counter('outlook.then-take', { count: pirate.goods, name: words.name(owner) }));
  }
  return sentences;
}

/** The places of other pawns, without duplicates. */
export function pawnsOfOthers(view: Pick<HarbourView, 'players'>, seat: Seat): readonly Place[] {
  const places = othersClockwise(view, seat).flatMap((other) => playerAt(view, other).pawn ?? []);
  return [...new Set(places)];
}
