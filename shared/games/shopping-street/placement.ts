import type { ShopType } from './products.ts';
import type { Shop } from './shops.ts';
import { type Space, type SpaceId, space, spaces } from './street.ts';

/** The most shops of one type on the street, of all players. Ruling 10. */
export const mostOfType = 4;

/** The street, as far as it affects new shops, in the state or in a view. */
export interface Plots {
  readonly street: readonly Pick<Shop, 'space' | 'type'>[];
  /** Spaces without a shop in this match. */
  readonly idle: readonly SpaceId[];
}

/** Why a shop of a type may not open on a space; `by` is the space of the shop that prevents it. */
export type WhyNot =
  | { readonly reason: 'taken' | 'idle' | 'type-full' }
  | { readonly reason: 'beside' | 'facing'; readonly by: SpaceId };

/** Number of open shops of a type. */
export function openOfType({ street }: Pick<Plots, 'street'>, type: ShopType): number {
  let open = 0;
  for (const shop of street) if (shop.type === type) open++;
  return open;
}

/** Whether no more shops of this type may open anywhere. Ruling 10. */
export function isTypeFull(plots: Pick<Plots, 'street'>, type: ShopType): boolean {
  return openOfType(plots, type) >= mostOfType;
}

/**
 * Why a shop of this type may not open here; null if it may. Rules, "Open a shop". Rulings 9 and 10.
 * No player may have one of its type on either side or on the three spaces in front. The street may hold at most four
 * of a type.
 */
export function whyNot({ street, idle }: Plots, id: SpaceId, type: ShopType): WhyNot | null {
  if (idle.includes(id)) return { reason: 'idle' };
  if (street.some((shop) => shop.space === id)) return { reason: 'taken' };
  if (isTypeFull({ street }, type)) return { reason: 'type-full' };
  const { beside, facing }: Space = space(id);
  const ofType = (other: SpaceId): boolean => street.some((shop) => shop.space === other && shop.type === type);
  const next = beside.find(ofType);
  if (next !== undefined) return { reason: 'beside', by: next };
  const opposite = facing.find(ofType);
  return opposite === undefined ? null : { reason: 'facing', by: opposite };
}

/** The spaces on which a shop of this type may open, along the street. */
export function lawfulSpaces({ street, idle }: Plots, type: ShopType): SpaceId[] {
  const shut = new Set<SpaceId>(idle);
  let ofType = 0;
  for (const shop of street) {
    shut.add(shop.space);
    if (shop.type !== type) continue;
    ofType++;
    const { beside, facing } = space(shop.space);
    for (const near of beside) shut.add(near);
    for (const near of facing) shut.add(near);
  }
  if (ofType >= mostOfType) return [];
  return spaces.filter(({ id }) => !shut.has(id)).map(({ id }) => id);
}
