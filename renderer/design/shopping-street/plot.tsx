import { memo } from 'react';
import { Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';
import { cutRect, range, seeded } from '../drawing/paper.ts';

interface PlotProps extends Labelled {
  /** Its name in the rules: "N4". */
  readonly name: string;
  /** `empty` waits for a shop; `lit` can take this one; `shut` cannot; `idle` takes none in this match. */
  readonly look?: 'empty' | 'lit' | 'shut' | 'idle' | undefined;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

type Look = NonNullable<PlotProps['look']>;

/** A tree in its tub, for idle plots. In a field 92 wide, from its foot up. */
function Tree() {
  return (
    <g stroke="var(--print)" strokeWidth={1.8} strokeLinejoin="round">
      <ellipse cx={0} cy={0} rx={26} ry={5} fill="var(--print)" opacity={0.14} stroke="none" />
      <path d="M-3-18h6v-30h-6Z" fill="var(--wood)" />
      <path
        d="M0-92C14-96 24-86 21-76 32-70 30-52 18-50 12-42-12-42-18-50-30-52-32-70-21-76-24-86-14-96 0-92Z"
        fill="var(--city-leaves)"
      />
      <path
        d="M-15-62q4-5 9-3M1-80q5-4 10-1M4-58q5-4 9-1M-12-78q4-4 8-1"
        fill="none"
        strokeOpacity={0.45}
        strokeWidth={1.4}
      />
      <path d="M-17-20h34l-4 20h-26Z" fill="var(--city-tiles)" />
      <path d="M-19-24h38v6h-38Z" fill="var(--city-tiles)" />
    </g>
  );
}

/** The plot without its name. */
function Ground({ look, name, width, height }: { look: Look; name: string; width: number; height: number }) {
  const edge = cutRect(3, 3, width - 6, height - 6, seeded(`plot ${name}`), 1.4);
  const hatch = range(Math.ceil((width + height) / 11)).map((line) => {
    const at = line * 11;
    const [left, right] = [Math.max(4, at - (height - 8)), Math.min(width - 4, at)];
    return left < right ? `M${left} ${at - left + 4}L${right} ${at - right + 4}` : '';
  });
  return (
    <>
      <path
        d={edge}
        fill={look === 'lit' ? 'var(--plot-lit)' : 'var(--plot)'}
        stroke="var(--plot-line)"
        strokeWidth={look === 'lit' ? 2.4 : 1.8}
        strokeDasharray={look === 'idle' ? '1.5 5' : '6 5'}
        strokeLinecap="round"
      />
      {look === 'shut' && <path d={hatch.join('')} stroke="var(--plot-line)" strokeOpacity={0.3} strokeWidth={1.6} />}
    </>
  );
}

/** A plot of the city street without a shop: staked out, with its name on a board. */
export const Plot = memo(function Plot({
  name,
  look = 'empty',
  width = 92,
  height = 140,
  label,
  className = '',
}: PlotProps) {
  const scale = Math.min(width / 92, height / 140);
  const plain = look === 'shut' || look === 'idle';
  return (
    <Drawing width={width} height={height} label={label} className={`plot ${look} ${className}`}>
      <Ground look={look} name={name} width={width} height={height} />
      <Placed x={width / 2} y={height - 12 * scale} scale={scale}>
        {look === 'idle' && <Tree />}
        {!plain && (
          <>
            <path d="M-2.5-40h5V-2h-5Z" fill="var(--wood)" stroke="var(--print)" strokeWidth={1.5} />
            <path
              d={cutRect(-27, -66, 54, 30, seeded(`board ${name}`), 1.4)}
              fill="var(--cream)"
              stroke="var(--print)"
              strokeWidth={2}
            />
            <DrawnText y={-45} x={0} size={18} face="lettering">
              {name}
            </DrawnText>
          </>
        )}
        {look === 'shut' && (
          <DrawnText y={-48} x={0} size={17} fill="var(--plot-ink)">
            {name}
          </DrawnText>
        )}
        {look === 'idle' && (
          <DrawnText y={-107} x={0} size={16} fill="var(--plot-ink)">
            {name}
          </DrawnText>
        )}
      </Placed>
    </Drawing>
  );
});
