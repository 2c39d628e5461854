import type { ReactNode } from 'react';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';
import type { CrateKind } from '../drawing/kinds.ts';
import { MARKS, type PlayerMark } from '../drawing/marks.ts';
import { cutPath, cutRect, type Point, range, round, seeded } from '../drawing/paper.ts';

interface SealedLetterProps extends Labelled {
  readonly mark: PlayerMark;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The public subject of the choice, in the lower left corner. */
  readonly kind?: CrateKind | undefined;
  /** The text in the lower right corner, such as the month. */
  readonly corner?: string | undefined;
}

const POINTS_OF_SEAL = 18;
const usual = { width: 190, height: 128 } as const;

/** A sealed choice on a desk, with its owner's mark in the wax. Its content is hidden from everyone. */
export function SealedLetter(props: SealedLetterProps) {
  const { mark, width = usual.width, height = usual.height, kind, corner, label, className } = props;
  const chance = seeded(`sealed letter ${mark}`);
  const middle = width / 2;
  const scale = Math.min(1, height / 176);
  const sealed = { x: middle, y: height * 0.57 };
  const wax = range(POINTS_OF_SEAL).map((step): Point => {
    const angle = (step / POINTS_OF_SEAL) * Math.PI * 2;
    const reach = (34 + chance() * 5) * scale;
    return [sealed.x + Math.cos(angle) * reach, sealed.y + Math.sin(angle) * reach];
  });
  const line = { stroke: 'var(--print)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
  const foot = height - 6;
  return (
    <Drawing width={width} height={height} label={label} className={`letter ${className ?? ''}`}>
      <path d={cutRect(6, 10, width - 8, height - 8, chance, 1)} fill="var(--print)" opacity={0.22} />
      <path d={cutRect(2, 2, width - 4, height - 6, chance, 1.4)} fill="var(--cream)" {...line} />
      <path
        d={`M4 ${foot}L${round(middle - 20)} ${round(height * 0.46)}M${width - 4} ${foot}L${round(middle + 20)} ${round(height * 0.46)}`}
        stroke="#cdbb94"
        strokeWidth={2}
      />
      <path d={`M3 4 ${middle} ${round(height * 0.6)} ${width - 3} 4Z`} fill="#f6e9cb" {...line} />
      <path d={cutPath(wax, chance, 3)} fill="var(--wax)" {...line} />
      <circle cx={sealed.x} cy={round(sealed.y)} r={round(25 * scale)} fill="none" stroke="#7a150f" strokeWidth={2.5} />
      <Placed x={sealed.x - 17 * scale} y={sealed.y - 18 * scale} scale={1.42 * scale}>
        <path d={MARKS[mark].shape} fill="var(--paint)" />
      </Placed>
      {kind !== undefined && <CrateShape kind={kind} x={14} y={foot - 30 * scale - 8} size={round(30 * scale)} />}
      {corner !== undefined && (
        <DrawnText x={width - 16} y={foot - 12} size={18} anchor="end" face="lettering" fill="var(--print-soft)">
          {corner}
        </DrawnText>
      )}
    </Drawing>
  );
}

interface SealedChoiceProps extends SealedLetterProps {
  /** Whether its owner is looking inside. Only then is the content in the page. */
  readonly looking: boolean;
  /** Renders the choice. A function, so that the content does not exist while the letter is closed. */
  readonly inside: () => ReactNode;
  /** The accessible name of the content: "for no other eyes". */
  readonly insideLabel: string;
}

/** A sealed choice, with its paper drawn out while its owner looks. */
export function SealedChoice({ looking, inside, insideLabel, ...letter }: SealedChoiceProps) {
  return (
    <div
      className={`sealed-choice ${looking ? 'opened' : ''}`}
      style={{ width: letter.width ?? usual.width, height: letter.height ?? usual.height }}
    >
      <SealedLetter {...letter} />
      <div className="sealed-inside" aria-live="polite">
        {looking && (
          <section className="sealed-paper" aria-label={insideLabel}>
            {inside()}
          </section>
        )}
      </div>
    </div>
  );
}
