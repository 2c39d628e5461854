import { memo } from 'react';
import { CrateShape } from './crate.tsx';
import { Drawing, DrawnText, type Labelled } from './drawing.tsx';
import { CRATES, type CrateKind } from './kinds.ts';
import { paint } from './palette.ts';
import { cutRect, range, round, seeded } from './paper.ts';

interface ParasolProps extends Labelled {
  /** The goods whose stands it improves; null when nobody can read it. */
  readonly improves: readonly CrateKind[] | null;
  /** A restaurant that is not open has its parasol folded and everything in grey. */
  readonly open?: boolean | undefined;
  /** Pixels, wide and high; from 36. */
  readonly size?: number | undefined;
}

const INK = { stroke: 'var(--print)', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** The gores of an open parasol, one path a paint; the last path is its outline. */
function Canopy({ fills, size }: { readonly fills: readonly string[]; readonly size: number }) {
  const middle = size / 2;
  const [top, hem, dip] = [size * 0.07, size * 0.4, size * 0.05];
  const left = size * 0.03;
  const step = (size - left * 2) / fills.length;
  const seam = (x: number) => `${round(middle + (x - middle) * 0.66)} ${round(top + (hem - top) * 0.24)}`;
  const paths = new Map<string, string>();
  const hems = range(fills.length).map((index) => {
    const from = left + index * step;
    const to = from + step;
    const scallop = `Q${round(from + step / 2)} ${round(hem + dip)} ${round(to)} ${round(hem)}`;
    const gore = `M${middle} ${round(top)}Q${seam(from)} ${round(from)} ${round(hem)}${scallop}Q${seam(to)} ${middle} ${round(top)}Z`;
    const fill = fills[index] ?? '';
    paths.set(fill, (paths.get(fill) ?? '') + gore);
    return scallop;
  });
  const [first, last] = [left, size - left];
  return (
    <>
      {[...paths].map(([fill, path]) => (
        <path key={fill} d={path} fill={fill} {...INK} strokeWidth={1.1} />
      ))}
      <path
        d={`M${middle} ${round(top)}Q${seam(first)} ${round(first)} ${round(hem)}${hems.join('')}Q${seam(last)} ${middle} ${round(top)}Z`}
        fill="none"
        {...INK}
        strokeWidth={size < 50 ? 1.6 : 2}
      />
    </>
  );
}

/** A parasol that is folded up and tied. */
function Folded({ size }: { readonly size: number }) {
  const middle = size / 2;
  const at = (x: number, y: number) => `${round(middle + x * size)} ${round(y * size)}`;
  return (
    <>
      <path
        d={`M${at(0, 0.07)}C${at(0.05, 0.16)} ${at(0.09, 0.3)} ${at(0.13, 0.5)}L${at(0.065, 0.46)}L${at(0, 0.51)}L${at(-0.065, 0.46)}L${at(-0.13, 0.5)}C${at(-0.09, 0.3)} ${at(-0.05, 0.16)} ${at(0, 0.07)}Z`}
        fill="var(--unopened)"
        {...INK}
        strokeWidth={size < 50 ? 1.5 : 1.8}
      />
      <path
        d={`M${at(0, 0.1)}L${at(-0.05, 0.45)}M${at(0, 0.1)}L${at(0.05, 0.45)}M${at(-0.1, 0.33)}Q${at(0, 0.38)} ${at(0.1, 0.33)}`}
        fill="none"
        {...INK}
        strokeWidth={1.2}
      />
    </>
  );
}

/** Where the crates stand: one alone, several in two rows, the back row first. */
function places(count: number, size: number): { readonly x: number; readonly y: number; readonly crate: number }[] {
  const table = size * 0.875;
  if (count === 1) {
    const crate = Math.max(size * 0.42, 19);
    return [{ x: (size - crate) / 2, y: table - crate + 1, crate }];
  }
  const crate = Math.max(size * 0.28, 14);
  const behind = Math.floor(count / 2);
  return range(count).map((index) => {
    const row = index < behind ? behind : count - behind;
    const place = index < behind ? index : index - behind;
    return {
      x: size / 2 + (place - row / 2) * crate * 1.02,
      y: table - crate - (index < behind ? crate * 0.78 : -1),
      crate,
    };
  });
}

/** A restaurant: its parasol over the goods it improves. */
export const Parasol = memo(function Parasol({ improves, open = true, size = 74, label, className }: ParasolProps) {
  const goods = improves ?? [];
  const [only] = goods;
  const fills =
    goods.length === 1 && only !== undefined
      ? range(7).map((gore) => (gore % 2 ? 'var(--canvas)' : paint(CRATES[only].colour)))
      : goods.map((good) => paint(CRATES[good].colour));
  const middle = size / 2;
  const chance = seeded('parasol');
  const table = round(size * 0.86);
  return (
    <Drawing width={size} height={size} label={label} className={className}>
      <path
        d={`M${middle} ${round(size * 0.02)}V${round(size * 0.97)}M${round(size * 0.34)} ${round(size * 0.97)}H${round(size * 0.66)}`}
        fill="none"
        {...INK}
        strokeWidth={Math.max(2, round(size * 0.045))}
      />
      {open && improves !== null ? <Canopy fills={fills} size={size} /> : <Folded size={size} />}
      <path
        d={cutRect(size * 0.14, table, size * 0.72, size * 0.06, chance, 0.6)}
        fill={open ? 'var(--plank)' : 'var(--unopened)'}
        {...INK}
        strokeWidth={size < 50 ? 1.4 : 1.8}
      />
      {places(goods.length, size).map(({ x, y, crate }, index) => {
        const good = goods[index];
        return good && <CrateShape key={good} kind={good} x={x} y={y} size={crate} grey={!open} />;
      })}
      {improves === null && (
        <>
          <path
            d={cutRect(middle - size * 0.19, size * 0.46, size * 0.38, size * 0.41, chance, 1)}
            fill="var(--unopened)"
            {...INK}
            strokeWidth={1.8}
          />
          <DrawnText face="lettering" x={middle} y={size * 0.78} size={round(size * 0.34)}>
            ?
          </DrawnText>
        </>
      )}
    </Drawing>
  );
});
