import { memo } from 'react';
import { Drawing, type Labelled, Placed } from '../drawing/drawing.tsx';
import { round } from '../drawing/paper.ts';
import { type CityGroup, type CityType, typeInk, typePaint } from './city-kinds.ts';

/**
 * The icon of each product group, as a stroked path in a field of 24 by 24.
 * Boxes, a person, a flower, a van and a bolt.
 */
export const GROUP_SIGNS: Readonly<Record<CityGroup, string>> = {
  stock: 'M2.5 12.500h9v8.500h-9ZM12.5 12.500h9v8.500h-9ZM7.5 3.500h9V12h-9ZM7 12.500v3M17 12.500v3M12 3.500v3',
  staff: 'M12 2.800a4.2 4.2 0 1 0 .01 0M3.5 21.500c0-6 3.5-8.5 8.5-8.500s8.5 2.5 8.5 8.500Z',
  decoration:
    'M7 15.500h10l-1.5 6h-7ZM12 15.500V9M12 9c-4.5 0-6-2.5-6-6 4 0 6 2 6 6ZM12 11.500c0-3.5 2-5.5 6-5.5 0 3.5-2 5.5-6 5.500Z',
  delivery: 'M1.5 5.500h12v12h-12ZM13.5 9.500h5l4 4v4h-9ZM6 15.500a2.5 2.5 0 1 0 .01 0M18 15.500a2.5 2.5 0 1 0 .01 0',
  technology: 'M13.5 2 4.5 14h6.500L9.5 22l10-12.500H13Z',
};

interface PlacedGroup {
  readonly group: CityGroup;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Any CSS colour. */
  readonly colour?: string | undefined;
  /** The fill of its closed shapes. */
  readonly fill?: string | undefined;
  /** Width of the line, in pixels. */
  readonly weight?: number | undefined;
}

/** The icon of a product group inside another drawing. */
export function GroupShape({ group, x, y, size, colour = 'var(--print)', fill = 'none', weight = 1.8 }: PlacedGroup) {
  return (
    <Placed x={x} y={y} scale={size / 24}>
      <path
        d={GROUP_SIGNS[group]}
        fill={fill}
        stroke={colour}
        strokeWidth={round((weight * 24) / size)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Placed>
  );
}

interface GroupSignProps extends Labelled {
  readonly group: CityGroup;
  /** The type whose colour it has; on plain card if absent. */
  readonly type?: CityType | undefined;
  /** Whether the group is missing: a dashed outline. */
  readonly open?: boolean | undefined;
  /** Pixels at the default text size; it is on a square tile. */
  readonly size?: number | undefined;
}

/** The icon of a product group on a tile, present or missing. */
export const GroupSign = memo(function GroupSign({
  group,
  type,
  open = false,
  size = 26,
  label,
  className,
}: GroupSignProps) {
  const painted = type !== undefined && !open;
  const inner = round(size * 0.7);
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      <rect
        x={1}
        y={1}
        width={size - 2}
        height={size - 2}
        rx={3}
        fill={painted ? typePaint(type) : 'var(--cream)'}
        fillOpacity={open ? 0.7 : 1}
        stroke="var(--print)"
        strokeWidth={open ? 1.3 : 1.8}
        strokeDasharray={open ? '3 2.4' : undefined}
      />
      <g opacity={open ? 0.75 : 1}>
        <GroupShape
          group={group}
          x={(size - inner) / 2}
          y={(size - inner) / 2}
          size={inner}
          weight={open ? 1.3 : 1.7}
          colour={painted ? typeInk(type) : 'var(--print)'}
        />
      </g>
    </Drawing>
  );
});
