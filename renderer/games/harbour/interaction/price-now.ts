import { isBuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import type { HarbourTable } from '../table.ts';
import { composedOf } from './composing.ts';

/** The price of a building in the centre for the buyer, in dollars. Null while the active seat is not buying. */
export function priceNow({ view, question, asked, pending }: HarbourTable, place: Place): number | null {
  if (!asked || question?.type !== 'buy' || !isBuildingId(place)) return null;
  const { preview } = composedOf(view, question, pending);
  return preview.offers.find(({ building }) => building === place)?.price ?? null;
}

/** Sentences on a building's price and whether the shipment pays for it. Null while not buying. */
export function priceWords(table: HarbourTable, place: Place): string | null {
  const { view, question, asked, pending, words } = table;
  if (!asked || question?.type !== 'buy' || !isBuildingId(place)) return null;
  const { preview, purchase } = composedOf(view, question, pending);
  const offer = preview.offers.find(({ building }) => building === place);
  if (offer === undefined) return null;
  const lines = offer.breakdown.map(({ why, amount }) =>
    words.counter(`price.${why}`, { money: words.money(Math.abs(amount)) }),
  );
  const facts = { price: words.money(offer.price), lines: words.list(lines), money: words.money(preview.money) };
  const sentences = lines.length > 1 ? [words.counter('price.reckoned', facts)] : [];
  if (purchase.shipped.length > 0 || purchase.traded) {
    const left = words.money(offer.affordable ? offer.change : offer.missing);
    const reaches = offer.change === 0 ? 'price.reaches-exactly' : 'price.reaches';
    sentences.push(words.counter(offer.affordable ? reaches : 'price.misses', { ...facts, left }));
  }
  return sentences.length === 0 ? null : sentences.join(' ');
}
