import { type ProductGroup, productGroups, type ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { GroupSign } from '../../../design/index.ts';

interface GroupRowProps {
  readonly type: ShopType;
  readonly held: readonly ProductGroup[];
}

/**
 * The symbols of all groups of a type: those that a set or a shop has, and, dashed, the missing ones. The text beside
 * it says the same.
 */
export function GroupRow({ type, held }: GroupRowProps) {
  return (
    <span className="ss-groups" aria-hidden="true">
      {productGroups.map((group) => (
        <GroupSign key={group} group={group} type={type} open={!held.includes(group)} size={22} />
      ))}
    </span>
  );
}
