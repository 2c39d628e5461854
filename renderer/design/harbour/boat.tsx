import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import type { CrateKind } from '../drawing/kinds.ts';
import { pick, seeded } from '../drawing/paper.ts';

interface BoatProps extends Labelled {
  /** The seed of sail, hull, and the timing of its rocking. */
  readonly seed?: string | undefined;
  /** The crates on its deck, at most four. */
  readonly cargo?: readonly CrateKind[] | undefined;
  readonly width?: number | undefined;
}

const SAILS = ['#e6a93c', '#a23a28', '#fffaf0', '#748f3f'] as const;
const HULLS = ['#a23a28', '#27507c', '#6f4c32', '#2f5d46'] as const;
/** The places of crates on the deck, in a field of 100 by 80. */
const DECK = [14, 68, 30, 52] as const;

/** A sailing boat. It rocks unless motion is off. */
export function Boat({ seed = 'boat', cargo = [], width = 62, label, className = '' }: BoatProps) {
  const chance = seeded(`${seed} boat`);
  const sail = pick([...SAILS], chance);
  const hull = pick([...HULLS], chance);
  return (
    <Drawing
      width={width}
      height={Math.round(width * 0.8)}
      label={label}
      className={`boat ${className}`}
      style={{ animationDelay: `${Math.round(chance() * -5000)}ms` }}
    >
      <g transform={`scale(${(width / 100).toFixed(3)})`}>
        <g stroke="var(--print)" strokeWidth={2.4} strokeLinejoin="round">
          <path d="M48 6v52" strokeWidth={4.4} />
          <path d="M48 5h13l-4 4 4 4H48Z" fill={hull} strokeWidth={1.6} />
          <path d="M52 14Q78 30 82 50H52Z" fill="#fffaf0" />
          <path d="M44 18Q32 40 18 50h26Z" fill={sail} />
        </g>
        {cargo.slice(0, DECK.length).map((kind, place) => {
          const x = DECK[place] ?? 0;
          return <CrateShape key={x} kind={kind} x={x} y={39} size={20} />;
        })}
        <g stroke="var(--print)" strokeWidth={2.4} strokeLinejoin="round">
          <path d="M6 57h88Q88 78 78 78H22Q10 78 6 57Z" fill={hull} />
          <path d="M9 63h82" stroke="#fffaf0" strokeOpacity={0.7} strokeWidth={2.2} />
        </g>
      </g>
    </Drawing>
  );
}
