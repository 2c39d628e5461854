import type { HeroClass, SlotKind } from '../emblems.tsx';
import type { DrawnSlot } from '../gear-slot.tsx';
import { type Cut, cut, GOLD, line, oval } from './art.tsx';

/** The parts of a hero's gear, in the colours of its tiers. */

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
    cut(WOOD, 'M83 96H89V120H83Z'),
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
    cut(WOOD, 'M84 30H89L90 140H85Z'),
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
    cut(paint, 'M24 140C20 112 28 100 39 95Q50 104 61 95C72 100 80 112 76 140Z'),
    cut(paint, 'M2 126C0 104 12 93 29 95 35 103 33 116 30 126ZM98 126C100 104 88 93 71 95 65 103 67 116 70 126Z'),
    line('#2b211866', 1.8, 'M50 101V138M5 110Q18 101 32 105M95 110Q82 101 68 105M26 122Q50 130 74 122'),
    line('#ffffff70', 2, 'M32 104Q29 112 30 120'),
  ];
}

/** A shield in front of the left arm. */
function shield(paint: string): readonly Cut[] {
  return [
    cut(paint, 'M56 104 77 98 98 104V119C98 129 86 137 77 140 68 137 56 129 56 119Z'),
    line('#2b211866', 2, 'M77 99V138M57 115H97'),
    cut(GOLD, oval(77, 115, 3.8)),
  ];
}

/** A charm on a cord round the neck; a second one hangs lower and to the side. */
function charm(paint: string, place: number): readonly Cut[] {
  const [x, y] = place === 0 ? [50, 113] : [36, 108];
  return [
    line('#2b2118', 1.8, place === 0 ? 'M39 94 50 109 61 94' : 'M37 94 36 103'),
    cut(paint, oval(x, y, 6.2)),
    { ...cut('#fe89cb', `M${x} ${y - 3.6} ${x + 3} ${y} ${x} ${y + 3.6} ${x - 3} ${y}Z`), line: null },
  ];
}

/** The cuts that a hero's items add to its portrait. */
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
