import { memo } from 'react';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { CRATES, type CrateKind } from '../drawing/kinds.ts';
import { paint } from '../drawing/palette.ts';
import { range, round } from '../drawing/paper.ts';

interface ParasolProps extends Labelled {
  /** The goods whose stands it improves; null if hidden. */
  readonly improves: readonly CrateKind[] | null;
  /** A restaurant that is not open has a folded parasol, in grey. */
  readonly open?: boolean | undefined;
  /** Width and height, in pixels; from 36. */
  readonly size?: number | undefined;
}

const INK = { stroke: 'var(--print)', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** The segments of an open parasol, one path per colour; the last path is its outline. */
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

/** A folded, tied parasol. */
function Folded({ size }: { readonly size: number }) {
  const at = (x: number, y: number) => `${round((0.5 + x) * size)} ${round(y * size)}`;
  return (
    <>
      <path
        d={`M${at(0, 0.04)}C${at(0.06, 0.14)} ${at(0.12, 0.3)} ${at(0.17, 0.5)}L${at(0.085, 0.46)}L${at(0, 0.52)}L${at(-0.085, 0.46)}L${at(-0.17, 0.5)}C${at(-0.12, 0.3)} ${at(-0.06, 0.14)} ${at(0, 0.04)}Z`}
        fill="var(--unopened-cloth)"
        {...INK}
        strokeWidth={size < 50 ? 1.5 : 1.8}
      />
      <path
        d={`M${at(0, 0.1)}L${at(-0.07, 0.45)}M${at(0, 0.1)}L${at(0.07, 0.45)}M${at(-0.115, 0.31)}Q${at(0, 0.36)} ${at(0.115, 0.31)}`}
        fill="none"
        {...INK}
        strokeWidth={1.2}
      />
    </>
  );
}

/** The wall behind: lit if open, else grey and hatched. */
function Wall({ open, size }: { readonly open: boolean; readonly size: number }) {
  const at = (x: number, y: number) => `${round(x * size)} ${round(y * size)}`;
  const hatch = range(5).map((line) => `M${at(0.15, 0.46 + line * 0.115)}L${at(0.85, 0.36 + line * 0.115)}`);
  return (
    <>
      <path
        d={`M${at(0.1, 0.985)}L${at(0.105, 0.36)}C${at(0.11, 0.06)} ${at(0.89, 0.06)} ${at(0.895, 0.36)}L${at(0.9, 0.985)}Z`}
        fill={open ? 'var(--glass)' : 'var(--unopened-wall)'}
        {...INK}
        strokeWidth={size < 50 ? 1.5 : 2}
      />
      {!open && <path d={hatch.join('')} stroke="var(--print)" strokeOpacity={0.16} strokeWidth={size * 0.04} />}
    </>
  );
}

/** A table with a cloth. */
function Table({ cloth, size }: { readonly cloth: string | undefined; readonly size: number }) {
  const top = round(size * 0.84);
  return (
    <path
      d={`M${round(size * 0.15)} ${top}H${round(size * 0.85)}L${round(size * 0.81)} ${round(size * 0.985)}H${round(size * 0.19)}ZM${round(size * 0.165)} ${round(size * 0.895)}H${round(size * 0.835)}`}
      fill={cloth}
      {...INK}
      strokeWidth={size < 50 ? 1.4 : 1.8}
    />
  );
}

/** The places of crates on the table: one alone, or two rows with the back row first. */
function places(count: number, size: number): { readonly x: number; readonly y: number; readonly crate: number }[] {
  // two rows are closer to the table's edge, to leave the back row space below the parasol
  const table = size * (count === 1 ? 0.85 : 0.92);
  if (count === 1) {
    const crate = Math.max(size * 0.46, 21);
    return [{ x: (size - crate) / 2, y: table - crate + 1, crate }];
  }
  const crate = Math.min(Math.max(size * 0.265, 13.5), size / Math.ceil(count / 2));
  const behind = Math.floor(count / 2);
  return range(count).map((index) => {
    const row = index < behind ? behind : count - behind;
    const place = index < behind ? index : index - behind;
    return {
      x: size / 2 + (place - row / 2) * crate,
      y: table - crate - (index < behind ? crate * 0.8 : -1),
      crate,
    };
  });
}

/** A restaurant: its parasol over the goods it improves. */
export const Parasol = memo(function Parasol({ improves, open = true, size = 74, label, className }: ParasolProps) {
  const goods = improves ?? [];
  const lit = open && improves !== null;
  const [only] = goods;
  const fills =
    goods.length === 1 && only !== undefined
      ? range(7).map((gore) => (gore % 2 ? 'var(--canvas)' : paint(CRATES[only].colour)))
      : goods.map((good) => paint(CRATES[good].colour));
  const middle = round(size / 2);
  return (
    <Drawing width={size} height={size} label={label} className={className}>
      <Wall open={lit} size={size} />
      <path
        d={`M${middle} ${round(size * 0.03)}V${round(size * (goods.length === 1 ? 0.84 : 0.42))}`}
        fill="none"
        {...INK}
        strokeWidth={Math.max(2, round(size * 0.045))}
      />
      {lit ? <Canopy fills={fills} size={size} /> : <Folded size={size} />}
      <Table cloth={lit ? (fills.length === 7 ? fills[0] : 'var(--canvas)') : 'var(--unopened-cloth)'} size={size} />
      {places(goods.length, size).map(({ x, y, crate }, index) => {
        const good = goods[index];
        return good && <CrateShape key={good} kind={good} x={x} y={y} size={crate} grey={!open} />;
      })}
      {improves === null && (
        <>
          <circle
            cx={middle}
            cy={round(size * 0.64)}
            r={round(size * 0.2)}
            fill="var(--unopened)"
            {...INK}
            strokeWidth={2}
          />
          <DrawnText face="lettering" x={middle} y={size * 0.75} size={round(size * 0.32)}>
            ?
          </DrawnText>
        </>
      )}
    </Drawing>
  );
});
