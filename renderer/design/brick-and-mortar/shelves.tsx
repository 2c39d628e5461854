import { CrateShape } from '../drawing/crate.tsx';
import { DrawnText } from '../drawing/drawing.tsx';
import { round } from '../drawing/paper.ts';
import type { ShelfLayout } from './shelf-layout.ts';

interface ShelvesProps {
  readonly layout: ShelfLayout;
  /** Top and bottom of the window, in pixels of the drawing. */
  readonly top: number;
  readonly bottom: number;
  /** Whether to write held / capacity over each bay. */
  readonly counted: boolean;
}

/** The shelves and crates of a shop, inside another drawing. */
export function Shelves({ layout, top, bottom, counted }: ShelvesProps) {
  return (
    <>
      {layout.bays.map((bay) => (
        <g key={bay.stock}>
          {bay.stock > 0 && (
            <path
              d={`M${round(bay.x)} ${round(top + 3)}V${round(bottom)}`}
              stroke="var(--print)"
              strokeWidth={1.4}
              opacity={0.55}
            />
          )}
          {counted && (
            <DrawnText x={bay.x + bay.width / 2} y={top + 15} size={16}>
              {`${bay.held}/${bay.capacity}`}
            </DrawnText>
          )}
        </g>
      ))}
      {layout.planks.map((plank) => (
        <path
          key={`${plank.stock} ${plank.shelf}`}
          data-plank={`${layout.bays[plank.stock]?.kind} ${plank.shelf}`}
          d={`M${round(plank.x)} ${round(plank.y)}h${round(plank.width)}v3h-${round(plank.width)}Z`}
          fill="var(--wood)"
          stroke="var(--print)"
        />
      ))}
      {/* from the right, so that the letter on the left of overlapping crates stays visible */}
      {[...layout.crates].reverse().map(({ kind, x, y, size, ghost, stock, shelf, place }) => (
        <g key={`${stock} ${shelf} ${place}`} data-crate={ghost ? undefined : `${kind} ${shelf}`}>
          <CrateShape kind={kind} x={x} y={y} size={size} ghost={ghost} />
        </g>
      ))}
    </>
  );
}
