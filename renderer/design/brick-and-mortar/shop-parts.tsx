import { CrateShape } from '../drawing/crate.tsx';
import { DrawnText } from '../drawing/drawing.tsx';
import { IconShape } from '../drawing/icon.tsx';
import type { IconName } from '../drawing/icons.ts';
import type { CrateKind } from '../drawing/kinds.ts';
import { LanternShape } from '../drawing/lantern.tsx';
import { textWidth } from '../drawing/lettering.ts';
import { range, round } from '../drawing/paper.ts';
import { RowShape } from '../drawing/recipe.tsx';
import { iconSize, layRow, type RecipePart } from '../drawing/recipe-layout.ts';

/** A shop's effect, on its plinth. */
export interface ShopEffect {
  /** The icon of its phase. */
  readonly icon: IconName;
  /** The effect in icons and figures. */
  readonly parts: readonly RecipePart[];
  /** Whether its phase is the current one. */
  readonly lit: boolean;
}

interface EffectLineProps {
  readonly effect: ShopEffect;
  /** Width of the shop, in pixels. */
  readonly width: number;
  readonly y: number;
}

/** The font sizes of an effect, from large to small, in pixels. Nothing is smaller. */
const effectLetters = [16, 15, 14, 13] as const;

/** The space of the lantern before an effect, in pixels. */
const lanternRoom = 21;

/** The first row that fits, with its font size in pixels: with the phase's icon, else without. */
function effectRow({ icon, parts }: ShopEffect, room: number) {
  const rows = [[{ icon }, ...parts], parts].flatMap((each) =>
    effectLetters.map((text) => ({ text, row: layRow(each, text) })),
  );
  return rows.find(({ row }) => row.width <= room);
}

/** Lantern, phase icon and effect in a centred line. An effect that does not fit is only in the shop's tag. */
export function EffectLine({ effect, width, y }: EffectLineProps) {
  const fitted = effectRow(effect, width - 8 - lanternRoom);
  const left = (width - lanternRoom - (fitted?.row.width ?? 0)) / 2;
  return (
    <>
      <LanternShape lit={effect.lit} x={left} y={y - 1} size={19} />
      {fitted && (
        <RowShape
          row={fitted.row}
          x={left + lanternRoom}
          middle={y + 9}
          crate={iconSize(fitted.text)}
          text={fitted.text}
          ink="var(--wall-ink)"
        />
      )}
    </>
  );
}

/** The width of a lamp with the cost of utilities, in pixels. */
export function utilitiesWidth(text: string): number {
  return textWidth(text, 17, 'text') + 21;
}

/** A lamp with the cost of a shop's utilities; `right` is its right edge. */
export function UtilitiesLine({
  text,
  right,
  y,
}: {
  readonly text: string;
  readonly right: number;
  readonly y: number;
}) {
  return (
    <>
      <IconShape
        name="utilities"
        x={right - utilitiesWidth(text)}
        y={y}
        size={19}
        colour="var(--wall-ink)"
        weight={1.7}
      />
      <DrawnText x={right} y={y + 16} size={17} anchor="end" fill="var(--wall-ink)">
        {text}
      </DrawnText>
    </>
  );
}

/** The width of a lot's plate, in pixels. */
export function housePlateWidth(text: string): number {
  return Math.max(30, textWidth(text, 16, 'text') + 12);
}

/** The plate of a lot with the rent that its slot adds to the bill; `middle` is its centre. */
export function HousePlate({
  text,
  middle,
  y,
}: {
  readonly text: string;
  readonly middle: number;
  readonly y: number;
}) {
  const width = housePlateWidth(text);
  const x = round(middle - width / 2);
  return (
    <>
      <rect x={x} y={y} width={width} height={21} rx={4} fill="var(--enamel)" stroke="var(--print)" strokeWidth={1.6} />
      <rect
        x={x + 2.5}
        y={y + 2.5}
        width={width - 5}
        height={16}
        rx={2.5}
        fill="none"
        stroke="#fff"
        strokeOpacity={0.7}
      />
      <DrawnText x={middle} y={y + 16} size={16} fill="#fff">
        {text}
      </DrawnText>
    </>
  );
}

/** Private boxes of a fulfilment centre: delivery targets, not shelves. */
export interface DeliveryBoxes {
  readonly kind: CrateKind;
  readonly count: number;
}

interface BoxesProps {
  readonly boxes: readonly DeliveryBoxes[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
}

/** A row of boxes for each delivered good. */
export function Boxes({ boxes, x, y, width, height, largest }: BoxesProps) {
  const rowHeight = height / boxes.length;
  return boxes.map((box, row) => {
    const size = Math.max(3, Math.min(largest, rowHeight - 7, (width - 8) / box.count - 5));
    const step = size + 5;
    const start = x + width / 2 - (step * box.count - 5) / 2;
    const top = y + row * rowHeight;
    return range(box.count).map((place) => (
      <g key={`${box.kind} ${place}`}>
        <rect
          x={round(start + place * step - 2)}
          y={round(top)}
          width={round(size + 4)}
          height={round(size + 4)}
          rx={2}
          fill="#d9b98a"
          stroke="var(--print)"
          strokeWidth={1.4}
        />
        <CrateShape kind={box.kind} x={start + place * step} y={top + 2} size={size} ghost />
      </g>
    ));
  });
}
