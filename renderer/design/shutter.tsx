import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import { LanternShape } from './lantern.tsx';
import { textWidth } from './lettering.ts';
import { MARKS, type PlayerMark } from './marks.ts';
import { cutRect, pick, range, seeded } from './paper.ts';

interface ShutterProps {
  /** On the fascia: the game. */
  readonly title: string;
  /** At the two ends of the fascia: the month and the phase. */
  readonly left?: string | undefined;
  readonly right?: string | undefined;
  /** Painted on the slats, in this order: "Pass to" and the name; the mark stands above them. */
  readonly mark?: PlayerMark | undefined;
  readonly says: string;
  readonly name: string;
  /** A note taped to the slats: who has just finished. */
  readonly note?: ReactNode;
  /** Other ways on, at the right. */
  readonly ways?: ReactNode;
  /** The handle that opens it. */
  readonly handle: ReactNode;
  readonly className?: string | undefined;
}

/** The roller shutter that hides everything while a shared screen changes hands. It fills the box it is put in. */
export function Shutter({ title, left, right, mark, says, name, note, ways, handle, className = '' }: ShutterProps) {
  // the name is as large as the shutter is wide, whatever its length: its length is counted in heights of a letter
  const letters = Math.max(1.6, textWidth(name, 200) / 200);
  return (
    <div className={`shutter ${className}`}>
      <header className="shutter-fascia">
        <span className="display">{left}</span>
        <span className="display shutter-title">{title}</span>
        <span className="display">{right}</span>
      </header>
      <div className="shutter-opening">
        <Pillar side="left" />
        <div className="shutter-slats">
          <div className="shutter-painting" style={{ '--letters': letters.toFixed(2) }}>
            {mark && <Wreath mark={mark} />}
            <h1>
              <span className="shutter-says">{says}</span> <span className="shutter-name">{name}</span>
            </h1>
          </div>
          <div className="shutter-shade" aria-hidden="true" />
          {note !== undefined && <aside className="shutter-note">{note}</aside>}
          {ways !== undefined && <div className="shutter-ways">{ways}</div>}
        </div>
        <Pillar side="right" />
      </div>
      <footer className="shutter-step">{handle}</footer>
    </div>
  );
}

const BRICKS = ['#b8573e', '#c4654a', '#ad4e37', '#bf6046'] as const;
const PILLAR = 112;
const COURSES = 72;

/** A brick pillar with a lamp; taller than any window, cut off where the window ends. */
function Pillar({ side }: { readonly side: 'left' | 'right' }) {
  const chance = seeded(`pillar ${side}`);
  const middle = PILLAR / 2;
  const bricks = range(COURSES).flatMap((row) =>
    range(4).flatMap((brick) => {
      const from = Math.max(0, brick * 42 - (row % 2 ? 21 : 0));
      const to = Math.min(PILLAR, brick * 42 - (row % 2 ? 21 : 0) + 39);
      return to - from < 6 ? [] : [{ id: `${row} ${brick}`, from, width: to - from, y: row * 22 }];
    }),
  );
  return (
    <div className={`shutter-pillar ${side}`}>
      <Drawing width={PILLAR} height={COURSES * 22}>
        <g className="masonry">
          <rect width={PILLAR} height={COURSES * 22} fill="#7d3f2e" />
          {bricks.map(({ id, from, width, y }) => (
            <path key={id} d={cutRect(from, y, width, 19, chance, 1.4)} fill={pick(BRICKS, chance)} />
          ))}
        </g>
        <path
          d={`M${middle} 74v-34M${middle - 20} 40h40M${middle - 14} 40q14 26 28 0`}
          fill="none"
          stroke="var(--print)"
          strokeWidth={5}
          strokeLinecap="round"
        />
        <LanternShape lit x={middle - 36} y={64} size={72} />
      </Drawing>
    </div>
  );
}

/** The next player's mark in a round, painted in one colour. */
function Wreath({ mark }: { readonly mark: PlayerMark }) {
  return (
    <svg className="shutter-wreath" viewBox="0 0 148 148" aria-hidden="true">
      <circle cx={74} cy={74} r={72} fill="var(--slat-shade)" stroke="var(--slat-paint)" strokeWidth={4} />
      <circle cx={74} cy={74} r={63} fill="none" stroke="var(--slat-paint)" strokeWidth={1.8} />
      <path transform="translate(28 28) scale(3.83)" d={MARKS[mark].shape} fill="var(--slat-paint)" />
    </svg>
  );
}
