import { memo } from 'react';
import { Drawing, type Labelled, Placed } from '../drawing/drawing.tsx';
import { range, round } from '../drawing/paper.ts';

const INK = { stroke: 'var(--print)', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A carnation from the front, in a field of 24 by 24; its frills distinguish it from a star or rosette. */
const CARNATION = `${range(11)
  .map((frill) => {
    const at = (step: number, reach: number) => {
      const angle = ((step / 22) * 2 - 0.5) * Math.PI;
      return `${round(12 + Math.cos(angle) * reach)} ${round(12 + Math.sin(angle) * reach)}`;
    };
    return `${frill === 0 ? `M${at(0, 8.6)}` : ''}Q${at(frill * 2 + 0.4, 12.4)} ${at(frill * 2 + 1, 10.4)}Q${at(frill * 2 + 1.6, 12.4)} ${at(frill * 2 + 2, 8.6)}`;
  })
  .join('')}Z`;
const PETALS = 'M12 12V7M12 12l4.4-2.4M12 12l4.2 3M12 12v5M12 12l-4.2 3M12 12l-4.4-2.4';

interface FameProps extends Labelled {
  /** The fame won. */
  readonly won: number;
  /** The maximum fame. */
  readonly most?: number | undefined;
  /** The size of a flower, in pixels. */
  readonly size?: number | undefined;
}

/** The fame won in a challenge: a carnation per point, and dashed outlines for points not won. */
export const Fame = memo(function Fame({ won, most = 3, size = 22, label, className }: FameProps) {
  const scale = size / 24;
  const step = size + 2;
  return (
    <Drawing width={step * most - 2} height={size} label={label} className={className} scales>
      {range(most).map((place) => (
        <Placed key={place} x={place * step} y={0} scale={scale} className={place < won ? 'won' : undefined}>
          {place < won ? (
            <>
              <path
                d={CARNATION}
                fill="var(--fame)"
                stroke="currentColor"
                strokeLinejoin="round"
                strokeWidth={1.5 / scale}
              />
              <path d={PETALS} fill="none" stroke="var(--cream)" strokeLinecap="round" strokeWidth={1.4 / scale} />
            </>
          ) : (
            <path
              d={CARNATION}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.4 / scale}
              strokeDasharray={`${round(2.4 / scale)} ${round(2.2 / scale)}`}
            />
          )}
        </Placed>
      ))}
    </Drawing>
  );
});

/** The picture on each rank's medal, in a field of 24 by 24: a basket, a stand, a top hat, a cup, a sailing ship. */
const EMBLEMS: readonly [solid: string, lines: string][] = [
  ['M3 11h18l-2.4 9.5H5.4Z', 'M7 11C7 2.5 17 2.5 17 11M9.4 14v4M12 14v4M14.6 14v4'],
  [
    'M5 4h14l2.6 7a2.4 2.4 0 0 1-4.8 0 2.4 2.4 0 0 1-4.8 0 2.4 2.4 0 0 1-4.8 0 2.4 2.4 0 0 1-4.8 0Z',
    'M5 14v7M19 14v7M3.4 17h17.2',
  ],
  ['M7 3h10l-.8 12H7.8ZM2.5 15h19l-1.4 4H3.9Z', 'M7.6 11.4h8.8'],
  [
    'M6.5 3h11v5.5c0 3.8-2.4 6-5.5 6s-5.5-2.2-5.5-6Z',
    'M6.4 5H3c0 4 1.4 5.6 4 6M17.6 5H21c0 4-1.4 5.6-4 6M12 14.6V18M7.6 20.5h8.8',
  ],
  ['M2.5 16h19l-3 5.5H6ZM11 2.5c5.6 2 7.8 6.4 7.6 11H11ZM9 5.5c-3.6 2-5 4.8-5 8h5Z', 'M10 1.5V16'],
];

interface FameRankProps extends Labelled {
  /** From 0 (beginner) to 4 (legend). */
  readonly rank: number;
  /** Width and height, in pixels. */
  readonly size?: number | undefined;
}

/** The medal of a rank: higher ranks have more petals and ribbon, each with its own picture. */
export const FameRank = memo(function FameRank({ rank, size = 64, label, className }: FameRankProps) {
  const [solid, lines] = EMBLEMS[rank] ?? ['', ''];
  const petals = 10 + rank * 3;
  const rim = range(petals)
    .map((petal) => {
      const at = (step: number) => {
        const angle = (step / petals) * 2 * Math.PI - Math.PI / 2;
        return `${round(32 + Math.cos(angle) * 24)} ${round(26 + Math.sin(angle) * 24)}`;
      };
      const bow = round((24 * Math.PI) / petals);
      return `${petal === 0 ? `M${at(0)}` : ''}A${bow} ${bow} 0 0 1 ${at(petal + 1)}`;
    })
    .join('');
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      <Placed x={0} y={0} scale={size / 64}>
        {rank > 0 && (
          <path
            d={rank < 3 ? 'M22 42 16 62l9-4 7 5 7-5 9 4-6-20Z' : 'M18 38 6 57l10 0 4 6 12-16 12 16 4-6 10 0-12-19Z'}
            fill="var(--fame)"
            {...INK}
            strokeWidth={2}
          />
        )}
        <path
          d={`${rim}Z`}
          fill={rank === 4 ? 'var(--lamp)' : rank === 0 ? 'var(--plank)' : 'var(--parchment)'}
          {...INK}
          strokeWidth={2}
        />
        <circle cx={32} cy={26} r={20} fill="var(--cream)" {...INK} strokeWidth={rank > 1 ? 2.4 : 1.4} />
        <g transform="translate(18.5 12.5) scale(1.125)" {...INK} strokeWidth={1.8}>
          <path d={solid} fill={rank === 4 ? 'var(--enamel)' : 'var(--lamp)'} />
          <path d={lines} fill="none" />
        </g>
      </Placed>
    </Drawing>
  );
});
