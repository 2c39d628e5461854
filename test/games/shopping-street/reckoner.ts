import type { ScoreLine } from '../../../shared/games/shopping-street/events.ts';
import { type ProductId, product, type ShopType } from '../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../shared/games/shopping-street/street.ts';

/** A shop as far as it counts. */
export interface Standing {
  readonly owner: number;
  readonly type: ShopType;
  readonly space: SpaceId;
  readonly pawn: 1 | 2 | 3;
  readonly cards: readonly ProductId[];
}

interface Place {
  readonly north: boolean;
  readonly column: number;
}

function placeOf(space: SpaceId): Place {
  return { north: space.startsWith('N'), column: Number(space.slice(1)) };
}

/** Does a shop on the one space stand in the way of one of its type on the other? Both pavements are one grid. */
export function standsAgainst(one: SpaceId, other: SpaceId): boolean {
  const [here, there] = [placeOf(one), placeOf(other)];
  return one !== other && Math.abs(here.column - there.column) <= 1;
}

/** May a shop of the type open there? By the rules' text. */
export function mayStand(
  street: readonly Pick<Standing, 'type' | 'space'>[],
  idle: readonly SpaceId[],
  space: SpaceId,
  type: ShopType,
): boolean {
  const ofType = street.filter((shop) => shop.type === type);
  return (
    !idle.includes(space) &&
    street.every((shop) => shop.space !== space) &&
    ofType.length < 4 &&
    ofType.every((shop) => !standsAgainst(shop.space, space))
  );
}

/** The values of some cards, added up from what is printed on them. */
export function printedSum(cards: readonly ProductId[]): number {
  let value = 0;
  for (const id of cards) value += Number(id.slice(-1));
  return value;
}

/** How many groups some cards have. */
export function groupCount(cards: readonly ProductId[]): number {
  return new Set(cards.map((id) => product(id).group)).size;
}

const groupPoints = [0, 0, 10, 20, 50, 50];

/** The spaces of a player's shops side by side: joined pair by pair until nothing more joins. */
function rowsOf(spaces: readonly SpaceId[]): readonly (readonly SpaceId[])[] {
  const rows = spaces
    .toSorted((one, other) => placeOf(one).column - placeOf(other).column)
    .reduce<SpaceId[][]>((found, space) => {
      const { north, column } = placeOf(space);
      const row = found.find((each) => {
        const last = each.at(-1);
        return last !== undefined && placeOf(last).north === north && placeOf(last).column === column - 1;
      });
      if (row === undefined) found.push([space]);
      else row.push(space);
      return found;
    }, []);
  const inOrder = rows.filter(({ length }) => length >= 2);
  return [
    ...inOrder.filter(([first]) => first?.startsWith('N')),
    ...inOrder.filter(([first]) => first?.startsWith('S')),
  ];
}

const types: readonly ShopType[] = ['food', 'home', 'personal', 'leisure', 'tech'];

/** All that a player's shops bring, line by line, by the rules' text. */
export function linesOf(street: readonly Standing[], seat: number): readonly ScoreLine[] {
  const own = street.filter(({ owner }) => owner === seat);
  return [
    ...own.map(({ space, type, pawn, cards }): ScoreLine => {
      const value = printedSum(cards);
      return { type: 'shop', space, shopType: type, cards: value, pawn, amount: value * pawn };
    }),
    ...rowsOf(own.map(({ space }) => space)).map(
      (spaces): ScoreLine => ({ type: 'side-by-side', spaces, amount: groupPoints[spaces.length] ?? 0 }),
    ),
    ...types.flatMap((shopType): ScoreLine[] => {
      const count = own.filter(({ type }) => type === shopType).length;
      return count < 2 ? [] : [{ type: 'same-type', shopType, count, amount: groupPoints[count] ?? 0 }];
    }),
  ];
}

/** What a player's shops bring, in points. */
export function streetPoints(street: readonly Standing[], seat: number): number {
  return linesOf(street, seat).reduce((sum, { amount }) => sum + amount, 0);
}

/** What the cards of a hand bring. */
export function handLine(hand: readonly ProductId[]): ScoreLine {
  const cards = printedSum(hand);
  return { type: 'hand', cards, amount: (cards - (cards % 2)) / 2 };
}

/** Points, places from 1 and what settled the first place, from points and the worths of each player's shops. */
export function placesOf(scores: readonly number[], street: readonly Standing[]): readonly number[] {
  const keys = scores.map((score, seat) => {
    const worths = street.filter(({ owner }) => owner === seat).map(({ cards, pawn }) => printedSum(cards) * pawn);
    const figures = [score, ...worths.toSorted((one, other) => other - one), 0, 0, 0, 0, 0].slice(0, 6);
    // figures of equal width can be compared as text
    return figures.map((figure) => String(figure).padStart(6, '0')).join();
  });
  return keys.map((key) => 1 + keys.filter((other) => other > key).length);
}
