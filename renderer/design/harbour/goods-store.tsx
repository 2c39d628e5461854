import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { Crate, CrateShape } from '../drawing/crate.tsx';
import { Drawing, Placed } from '../drawing/drawing.tsx';
import { Icon } from '../drawing/icon.tsx';
import { ICONS } from '../drawing/icons.ts';
import type { CrateKind } from '../drawing/kinds.ts';
import { range } from '../drawing/paper.ts';

/** The effect of an unconfirmed choice on the crates of a good. */
export interface StorePreview {
  /** The number of crates that would leave. */
  readonly leaving?: number | undefined;
  /** The number of crates that a rule protects. */
  readonly kept?: number | undefined;
  /** The number of crates that would arrive, as far as there is space. */
  readonly coming?: number | undefined;
}

type Fate = 'stays' | 'leaves' | 'kept' | 'comes' | 'free';

/** The fate of each place of a store, in order: stays, kept, leaves, comes, free. */
export function fatesOf(held: number, limit: number, preview: StorePreview = {}): Fate[] {
  const leaving = Math.min(held, preview.leaving ?? 0);
  const kept = Math.min(held - leaving, preview.kept ?? 0);
  const coming = Math.min(limit - held, preview.coming ?? 0);
  const counts: readonly (readonly [Fate, number])[] = [
    ['stays', held - leaving - kept],
    ['kept', kept],
    ['leaves', leaving],
    ['comes', coming],
    ['free', limit - held - coming],
  ];
  return counts.flatMap(([fate, count]) => range(count).map(() => fate));
}

const BADGES = {
  leaves: { icon: 'minus', ground: '#a23a28' },
  comes: { icon: 'plus', ground: '#2f5d46' },
  kept: { icon: 'check', ground: '#27507c' },
} as const;

const CELL = 22;
const CRATE = 20;

interface PlacesProps {
  readonly kind: CrateKind;
  readonly fates: readonly Fate[];
}

/** A length in pixels at the default text size. A style sheet may scale stores with --store-scale. */
const sized = (pixels: number) => `calc(${pixels / 16}rem * var(--store-scale, 1))`;

/** The places of a store, in rows of three. */
function Places({ kind, fates }: PlacesProps) {
  const rows = Math.ceil(fates.length / 3);
  const places = fates.map((fate, place) => ({ fate, x: (place % 3) * CELL + 1, y: Math.floor(place / 3) * CELL + 1 }));
  return (
    <Drawing
      width={CELL * 3}
      height={CELL * rows}
      className="goods-places"
      style={{ width: sized(CELL * 3), height: sized(CELL * rows) }}
    >
      {places.map(({ fate, x, y }) => (
        <g key={`${x} ${y}`} data-fate={fate}>
          <g opacity={fate === 'leaves' ? 0.45 : 1}>
            <CrateShape kind={kind} x={x} y={y} size={CRATE} ghost={fate === 'free'} lettered />
          </g>
          {(fate === 'leaves' || fate === 'comes' || fate === 'kept') && <Badge fate={fate} x={x + 17} y={y + 17} />}
        </g>
      ))}
    </Drawing>
  );
}

/** The badge of a crate's fate; (x, y) is its centre. */
function Badge({ fate, x, y }: { readonly fate: keyof typeof BADGES; readonly x: number; readonly y: number }) {
  const { icon, ground } = BADGES[fate];
  return (
    <>
      <circle cx={x} cy={y} r={4.5} fill={ground} stroke="#fffaf0" strokeWidth={1} />
      <Placed x={x - 3} y={y - 3} scale={6 / 24}>
        <path d={ICONS[icon]} fill="none" stroke="#fff" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round" />
      </Placed>
    </>
  );
}

interface GoodsStoreProps {
  readonly kind: CrateKind;
  readonly held: number;
  /** The maximum number of crates of one good. */
  readonly limit?: number | undefined;
  readonly preview?: StorePreview | undefined;
  /** Shows only a crate and the figure, for other players. */
  readonly short?: boolean | undefined;
  /** The accessible name; without it the store is decoration, as inside a labelled button. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A player's store of a good: the figure and the places. Wrap it in a `Pressable` to make it pressable. */
export const GoodsStore = memo(function GoodsStore(props: GoodsStoreProps) {
  const { kind, held, limit = 6, preview, short = false, label, className = '' } = props;
  const fates = fatesOf(held, limit, preview);
  const leaving = fates.filter((fate) => fate === 'leaves').length;
  const then = Math.min(limit, held - leaving + (preview?.coming ?? 0));
  const inside = (
    <>
      {short && <Crate kind={kind} size={20} />}
      <span className="goods-count">
        <b className="figure">{held}</b>
        {!short && held === 0 && then === 0 && <Crate kind={kind} size={18} />}
        {then !== held && (
          <span className="goods-then figure">
            <Icon name="arrow" size={13} weight={2.4} />
            {then}
          </span>
        )}
      </span>
      {!short && <Places kind={kind} fates={fates} />}
    </>
  );
  const look = { className: `goods-store ${short ? 'short' : ''} ${className}`, 'data-good': kind };
  return label === undefined ? (
    <span {...look} aria-hidden="true">
      {inside}
    </span>
  ) : (
    <span {...look} role="img" aria-label={label}>
      {inside}
    </span>
  );
}, alike);
