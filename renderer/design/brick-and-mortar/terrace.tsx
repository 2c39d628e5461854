import { memo } from 'react';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { paint, WALLS } from '../drawing/palette.ts';
import { brickMarks, cutRect, pick, range, round, seeded } from '../drawing/paper.ts';

interface TerraceProps extends Labelled {
  /** The seed of wall and roofline: the owner's name or mark. */
  readonly seed: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The height of the roof, in pixels. */
  readonly roof?: number | undefined;
}

/** A terrace across the street: roofline, chimneys, and a brick wall behind the shops. */
export const Terrace = memo(function Terrace(props: TerraceProps) {
  const { seed, width = 330, height = 150, roof = 24, label, className = '' } = props;
  const chance = seeded(`${seed} terrace`);
  const wall = paint(pick(WALLS, chance));
  const third = width / 3;
  const gables = range(3).map((place) => {
    const left = round(third * place);
    const right = round(left + third);
    const peak = round(roof * (0.2 + chance() * 0.3));
    return pick(
      [
        `M${left} ${roof}L${left + 14} ${peak}H${right - 14}L${right} ${roof}Z`,
        `M${left} ${roof}V${peak + 6}H${right}V${roof}Z`,
        `M${left} ${roof}L${round(left + width / 6)} ${peak - 4}L${right} ${roof}Z`,
      ],
      chance,
    );
  });
  const pot = round(roof * 0.05 - 6);
  return (
    <Drawing width={width} height={height} label={label} className={`terrace ${className}`}>
      {[0.16, 0.52, 0.86].map((at) => {
        const x = round(width * at + chance() * 14);
        return (
          <path key={at} d={`M${x} ${roof}V${pot}h13V${roof}ZM${x - 2} ${pot - 2}h17v5h-17Z`} fill="var(--chimney)" />
        );
      })}
      {gables.map((shape, place) => (
        <path key={shape} d={shape} fill={`var(--roof-${1 + (place % 2)})`} />
      ))}
      <path d={cutRect(0, roof, width, height - roof, chance, 1.6)} fill={wall} />
      <path d={brickMarks(4, roof + 8, width - 8, height - roof - 10, chance)} fill="var(--brick-mark)" />
      <path d={`M-3 ${roof - 2}h${width + 6}v6H-3Z`} fill="var(--cornice)" />
    </Drawing>
  );
});
