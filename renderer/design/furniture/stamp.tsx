import { Drawing } from '../drawing/drawing.tsx';
import { KIND_DETAILS } from '../drawing/kind-details.tsx';
import { CRATES, type CrateKind } from '../drawing/kinds.ts';

/** The print of a rubber stamp with the picture of a kind, in a field of 120 by 120. */
export function Stamp({ kind, className }: { readonly kind: CrateKind; readonly className?: string }) {
  const { shape, strokes = '' } = CRATES[kind];
  const { detail = '', lines = '' } = KIND_DETAILS[kind];
  return (
    <Drawing width={120} height={120} className={className}>
      <g fill="none" stroke="var(--oxblood)" strokeLinejoin="round" strokeLinecap="round">
        <circle cx={60} cy={60} r={55} strokeWidth={3.5} />
        <circle cx={60} cy={60} r={47} strokeWidth={2} strokeDasharray="2 7.8" />
        <circle cx={60} cy={60} r={41} strokeWidth={2} />
        <path
          d={`${strokes}${shape}${detail}${lines}`}
          transform="translate(33 33) scale(2.25)"
          strokeWidth={1.2}
          fill="var(--oxblood)"
          fillOpacity={0.16}
        />
      </g>
    </Drawing>
  );
}
