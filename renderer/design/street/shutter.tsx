import type { ReactNode } from 'react';
import { textWidth } from '../drawing/lettering.ts';
import { MARKS, type PlayerMark } from '../drawing/marks.ts';
import { type ShutterFront, ShutterPillar } from './shutter-pillar.tsx';

interface ShutterProps {
  /** The material of the house, and of the shutter. */
  readonly front?: ShutterFront | undefined;
  /** The game's title, on the fascia. */
  readonly title: string;
  /** At the two ends of the fascia: the month and the phase. */
  readonly left?: string | undefined;
  readonly right?: string | undefined;
  /** Painted on the slats, in order: the text and the name of the next player, below the mark. */
  readonly mark?: PlayerMark | undefined;
  readonly says: string;
  readonly name: string;
  /** A note taped to the slats: the player who has just finished. */
  readonly note?: ReactNode | undefined;
  /** Other actions, on the right. */
  readonly buttons?: ReactNode;
  /** The handle that opens it. */
  readonly handle: ReactNode;
  readonly className?: string | undefined;
}

/** The roller shutter that hides everything while a shared screen changes hands. Fills its container. */
export function Shutter({
  front = 'brick',
  title,
  left,
  right,
  mark,
  says,
  name,
  note,
  buttons,
  handle,
  className = '',
}: ShutterProps) {
  // the name fills the width: its length is measured in font heights
  const letters = Math.max(1.6, textWidth(name, 200) / 200);
  return (
    <div className={`shutter of-${front} ${className}`}>
      <header className="shutter-fascia">
        <span className="display">{left}</span>
        <span className="display shutter-title">{title}</span>
        <span className="display">{right}</span>
      </header>
      <div className="shutter-opening">
        <ShutterPillar front={front} side="left" />
        <div className="shutter-slats">
          <div className="shutter-painting" style={{ '--letters': letters.toFixed(2) }}>
            {mark && <Wreath mark={mark} />}
            <h1>
              <span className="shutter-says">{says}</span> <span className="shutter-name">{name}</span>
            </h1>
          </div>
          <div className="shutter-shade" aria-hidden="true" />
          {note !== undefined && <aside className="shutter-note">{note}</aside>}
          {buttons !== undefined && <div className="shutter-buttons">{buttons}</div>}
        </div>
        <ShutterPillar front={front} side="right" />
      </div>
      <footer className="shutter-step">{handle}</footer>
    </div>
  );
}

/** The next player's mark in a circle, painted in one colour. */
function Wreath({ mark }: { readonly mark: PlayerMark }) {
  return (
    <svg className="shutter-wreath" viewBox="0 0 148 148" aria-hidden="true">
      <circle cx={74} cy={74} r={72} fill="var(--slat-shade)" stroke="var(--whitewash)" strokeWidth={4} />
      <circle cx={74} cy={74} r={63} fill="none" stroke="var(--whitewash)" strokeWidth={1.8} />
      <path transform="translate(28 28) scale(3.83)" d={MARKS[mark].shape} fill="var(--whitewash)" />
    </svg>
  );
}
