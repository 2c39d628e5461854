import { Awning } from '../drawing/awning.tsx';
import { CrateShape } from '../drawing/crate.tsx';
import { Disc, Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { IconShape } from '../drawing/icon.tsx';
import { CRATES, type CrateKind } from '../drawing/kinds.ts';
import { sizeInto } from '../drawing/lettering.ts';
import { SignShape } from '../drawing/painted-sign.tsx';
import { cutRect, range, seeded } from '../drawing/paper.ts';

interface DockProps extends Labelled {
  readonly kind: CrateKind;
  /** The good's display name. */
  readonly name: string;
  /** The number of waiting crates. */
  readonly count: number;
  /** The formatted price range: "from $4" and "to $12". */
  readonly from: string;
  readonly to: string;
  /** Whether the dock is done in this phase. */
  readonly done?: boolean | undefined;
  /** Whether a notice covers the upper part of the dock. Then the crates stand below it. */
  readonly noticed?: boolean | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The largest crate size, up to 27 pixels, with space for `count` crates in rows. */
function fitCrates(count: number, width: number, height: number): { readonly size: number; readonly perRow: number } {
  for (let size = 27; size > 8; size--) {
    const perRow = Math.max(1, Math.floor((width + 3) / (size + 3)));
    if (Math.ceil(count / perRow) * (size + 1) <= height) return { size, perRow };
  }
  return { size: 8, perRow: Math.max(1, Math.floor((width + 3) / 11)) };
}

/** The height of a notice, in pixels. */
const noticeFoot = 50;

/** A loading dock: its good, its price range, and the waiting crates. */
export function Dock(props: DockProps) {
  const {
    kind,
    name,
    count,
    from,
    to,
    done = false,
    noticed = false,
    width = 160,
    height = 128,
    label,
    className,
  } = props;
  const chance = seeded(`${kind} dock`);
  const { size, perRow } = fitCrates(count, width - 22, height - 22 - (noticed ? noticeFoot : 42));
  const half = (width - 30) / 2;
  const prices = Math.min(sizeInto(from, 16, half), sizeInto(to, 16, half));
  const signWidth = Math.min(124, width - 20);
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <path
        d={cutRect(5, 20, width - 10, height - 34, chance, 1)}
        fill="var(--glass)"
        stroke="var(--print)"
        strokeWidth={2}
      />
      <path d={`M7 38h${width - 14}v9H7Z`} fill="var(--glass-shade)" />
      {range(count).map((place) => {
        const row = Math.floor(place / perRow);
        const inRow = Math.min(perRow, count - row * perRow);
        const left = width / 2 - (inRow * (size + 3) - 3) / 2;
        return (
          <CrateShape
            key={place}
            kind={kind}
            x={left + (place % perRow) * (size + 3)}
            y={height - 22 - size - row * (size + 1)}
            size={size}
          />
        );
      })}
      <path
        d={cutRect(1, height - 22, width - 2, 21, chance, 1)}
        fill="var(--wood)"
        stroke="var(--print)"
        strokeWidth={2}
      />
      <DrawnText x={9} y={height - 6} size={prices} anchor="start" fill="var(--canvas)">
        {from}
      </DrawnText>
      <DrawnText x={width - 9} y={height - 6} size={prices} anchor="end" fill="var(--canvas)">
        {to}
      </DrawnText>
      <Awning x={1} y={20} width={width - 2} height={22} colours={[CRATES[kind].colour]} stripe={14} />
      <SignShape
        text={name}
        seed={kind}
        x={(width - signWidth) / 2}
        y={1}
        width={signWidth}
        height={26}
        lines={1}
        board={{ ground: '#fbf0d4', letters: '#2b2118' }}
      />
      {done && (
        <>
          <Disc x={14} y={39} radius={11} />
          <IconShape name="check" x={7} y={32} size={14} colour="var(--print)" weight={2.2} />
        </>
      )}
    </Drawing>
  );
}
