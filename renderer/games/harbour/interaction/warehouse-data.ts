import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import { isCard, type Place } from '../../../../shared/games/harbour/places.ts';
import { standingOn } from '../../../../shared/games/harbour/reasons.ts';
import { worthOf } from '../../../../shared/games/harbour/scoring.ts';
import type { PlayerMark, Warehouse } from '../../../design/index.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { signOf } from '../words/place-words.ts';
import { markOf } from './marks.ts';
import { cardAt, ownerOrNobody } from './standing.ts';

/** The number of opponents, which affects some actions. Rules, "Playing alone". */
export function opponentsAt({ seatCount }: Pick<HarbourTable['view'], 'seatCount'>): number {
  return seatCount - 1;
}

/**
 * The drawing data of a place: name, symbols, action, points, and in the centre its price. `price` is the cost for the
 * current buyer in dollars; null without one.
 */
export function warehouseOf(
  { view, words }: Pick<HarbourTable, 'view' | 'words'>,
  place: Place,
  price: number | null,
): Warehouse {
  const card = cardAt(view, place);
  const owner = ownerOrNobody(view, place);
  const drawn: Warehouse = {
    id: place,
    name: signOf({ view, words }, place),
    symbols: card?.symbols ?? [],
    recipe: card === null ? [] : words.recipe(card.action, opponentsAt(view)),
  };
  if (!isCard(place)) return drawn;
  const { points, cost } = buildings[place];
  if (owner === null) return { ...drawn, points, price: words.money(price ?? cost) };
  return { ...drawn, points: owner === 'practice' ? points : worthOf(playerOf(view, owner), place) };
}

/** The player marks of the pawns on a place. */
export function pawnMarks({ view, seats }: Pick<HarbourTable, 'view' | 'seats'>, place: Place): readonly PlayerMark[] {
  return standingOn(view, place).map((pawn) => markOf(seats, pawn));
}
