import type { HeroClass, SlotKind } from '../emblems.tsx';
import type { DrawnSlot } from '../gear-slot.tsx';
import { type Cut, cut, GOLD, line, oval } from './art.tsx';

/** What a hero puts on, in the colours of the tiers it is of. */

interface Worn {
  /** Behind the shoulders. */
  readonly behind: readonly Cut[];
  /** Over the clothes, under the beard. */
  readonly on: readonly Cut[];
}

const WOOD = '#8a5a34';

/** A weapon held up beside the right shoulder. */
const WEAPONS: Readonly<Record<HeroClass, (paint: string) => readonly Cut[]>> = {
  warrior: (paint) => [
    cut(WOOD, 'M83 96H89V118H83Z'),
    cut(paint, 'M80 90V26L86 12 92 26V90Z'),
    line('#ffffff70', 2, 'M86 24V84'),
    cut(GOLD, 'M74 88H98V95H74Z'),
  ],
  rogue: (paint) => [
    cut(WOOD, 'M83 90H90V112H83Z'),
    cut(paint, 'M81 84C80 66 84 50 96 38 98 58 96 72 92 84Z'),
    line('#ffffff70', 2, 'M88 80C88 66 90 56 94 48'),
    cut(GOLD, 'M76 82H98V89H76Z'),
  ],
  mage: (paint) => [
    cut(WOOD, 'M84 30H89L90 124H85Z'),
    cut(paint, 'M78 34C70 24 76 10 87 8 98 10 104 24 96 34L92 28C96 22 92 16 87 16 82 16 78 22 82 28Z'),
    cut('#7fe0c0', oval(87, 22, 4.5)),
  ],
};

function turned(cuts: readonly Cut[]): readonly Cut[] {
  return cuts.map((each) => ({ ...each, turned: true }));
}

/** Plates on chest and shoulders. */
function plates(paint: string): readonly Cut[] {
  return [
    cut(paint, 'M24 124C22 108 30 99 39 95Q50 104 61 95C70 99 78 108 76 124Z'),
    cut(paint, 'M3 122C2 102 14 94 29 95 34 102 32 114 30 122ZM97 122C98 102 86 94 71 95 66 102 68 114 70 122Z'),
    line('#2b211866', 1.8, 'M50 101V122M8 108Q18 100 31 104M92 108Q82 100 69 104'),
    line('#ffffff70', 2, 'M32 104Q29 112 30 120'),
  ];
}

/** A shield before the left arm. */
function shield(paint: string): readonly Cut[] {
  return [
    cut(paint, 'M58 96 78 91 98 96V110C98 120 86 127 78 130 70 127 58 120 58 110Z'),
    line('#2b211866', 2, 'M78 92V128M59 106H97'),
    cut(GOLD, oval(78, 106, 3.6)),
  ];
}

/** A charm on a cord round the neck; the second hangs lower and aside. */
function charm(paint: string, place: number): readonly Cut[] {
  const [x, y] = place === 0 ? [50, 110] : [37, 112];
  return [
    line('#2b2118', 1.8, place === 0 ? 'M39 94 50 106 61 94' : 'M36 95 37 106'),
    cut(paint, oval(x, y, 6.2)),
    { ...cut('#fe89cb', `M${x} ${y - 3.6} ${x + 3} ${y} ${x} ${y + 3.6} ${x - 3} ${y}Z`), line: null },
  ];
}

/** What the items of a hero add to its portrait. */
export function gear(heroClass: HeroClass, slots: readonly DrawnSlot[]): Worn {
  const paints = (kind: SlotKind) =>
    slots.flatMap((slot) => (slot.kind === kind && slot.item !== null ? [`var(--${slot.item.tier})`] : []));
  const weapons = paints('weapon').map((paint, place) => {
    const held = WEAPONS[heroClass](paint);
    return place === 0 ? held : turned(held);
  });
  const armour = paints('armour').map((paint, place) => (place === 0 ? plates(paint) : shield(paint)));
  const charms = paints('charm').map(charm);
  return { behind: weapons.flat(), on: [...armour, ...charms].flat() };
}
