import type { PointerEvent } from 'react';
import { Button } from '../controls/button.tsx';
import { Drawing, DrawnText } from '../drawing/drawing.tsx';
import { textWidth } from '../drawing/lettering.ts';
import { range, round } from '../drawing/paper.ts';

interface DialFaceProps {
  readonly value: number;
  /** The minimum value; the scale below it is hatched. */
  readonly least: number;
  readonly most: number;
  /** The formatted value: "$6". */
  readonly text: string;
  readonly size: number;
}

const START = -225;
const SWEEP = 270;
/** The size from which a dial has figures, in pixels. On a smaller one they would cover the value. */
const leastFigured = 160;

function Face({ value, least, most, text, size }: DialFaceProps) {
  const middle = size / 2;
  const ring = middle - 27;
  const span = Math.max(1, most);
  const angle = (at: number) => ((START + (at / span) * SWEEP) * Math.PI) / 180;
  const at = (point: number, reach: number) =>
    `${round(middle + Math.cos(angle(point)) * reach)} ${round(middle + Math.sin(angle(point)) * reach)}`;
  const arc = (from: number, to: number) =>
    `M${at(from, ring)}A${ring} ${ring} 0 ${((to - from) / span) * SWEEP > 180 ? 1 : 0} 1 ${at(to, ring)}`;
  const ink = 'var(--print)';
  // figures must not touch each other or the value in the middle
  const figured = most > 30 ? 10 : 5;
  const figures = size < leastFigured ? [] : range(Math.floor(most / figured) + 1).map((step) => step * figured);
  const large = Math.min(44, (44 * (size * 0.31)) / Math.max(1, textWidth(text, 44)));
  return (
    <>
      <circle cx={middle} cy={middle + 3} r={middle - 3} fill="#17120d" opacity={0.45} />
      <circle cx={middle} cy={middle} r={middle - 3} fill="var(--brass)" stroke={ink} strokeWidth={2.5} />
      <circle cx={middle} cy={middle} r={middle - 9} fill="var(--canvas)" stroke="#9a6c1d" strokeWidth={2} />
      <path d={arc(0, least)} fill="none" stroke="#b9a888" strokeWidth={9} strokeDasharray="2.5 2.5" />
      <path d={arc(least, most)} fill="none" stroke="#ead9b4" strokeWidth={9} />
      {value > least && <path d={arc(least, value)} fill="none" stroke="#ffb81c" strokeWidth={9} />}
      {range(most + 1).map((tick) => (
        <path
          key={tick}
          d={`M${at(tick, ring + 6)}L${at(tick, ring + (tick % 5 ? 10 : 13))}`}
          stroke={ink}
          strokeWidth={tick % 5 ? 1.3 : 2.4}
        />
      ))}
      {figures.map((figure) => (
        <g key={figure} className="dial-figure">
          <DrawnText
            x={middle + Math.cos(angle(figure)) * (ring - 14)}
            y={middle + Math.sin(angle(figure)) * (ring - 14) + 6}
            size={16}
            fill={figure < least ? '#7d6e59' : ink}
          >
            {figure}
          </DrawnText>
        </g>
      ))}
      <path
        d={`M${at(value, ring + 17)}L${at(value - span * 0.036, ring - 1)}L${at(value + span * 0.036, ring - 1)}Z`}
        fill="#a23a28"
        stroke={ink}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <DrawnText x={middle} y={middle + large * 0.34} size={round(large)} face="lettering">
        {text}
      </DrawnText>
    </>
  );
}

/**
 * The value at a point on the dial: 0 at the lower left, `most` at the lower right. dx and dy are relative to its
 * middle.
 */
export function valueAt(dx: number, dy: number, most: number): number {
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const turned = (degrees - START + 720) % 360;
  if (turned > SWEEP) return turned < SWEEP + (360 - SWEEP) / 2 ? most : 0;
  return Math.round((turned / SWEEP) * most);
}

interface DialProps {
  readonly value: number;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly onChange: (value: number) => void;
  /** The accessible name. */
  readonly label: string;
  /** Formats a value: "$6". */
  readonly format: (value: number) => string;
  /** The labels of the two buttons beside it. Omit both for a dial without buttons. */
  readonly lessLabel?: string | undefined;
  readonly moreLabel?: string | undefined;
  readonly size?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A price dial: a real slider under a drawing that the pointer turns, with two buttons for single steps.
 * Keys: arrows, Home, End, Page Up and Page Down.
 */
export function Dial(props: DialProps) {
  const {
    value,
    least = 0,
    most = 25,
    onChange,
    label,
    format,
    lessLabel,
    moreLabel,
    size = 168,
    disabled = false,
  } = props;
  const set = (next: number) => {
    const kept = Math.min(most, Math.max(least, next));
    if (!disabled && kept !== value) onChange(kept);
  };
  const turn = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    set(valueAt(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2, most));
  };
  return (
    <span className={`dial ${props.className ?? ''}`}>
      <span className="dial-face">
        <Drawing width={size} height={size} scales>
          <Face value={value} least={least} most={most} text={format(value)} size={size} />
        </Drawing>
        <input
          type="range"
          min={least}
          max={most}
          step={1}
          value={value}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={format(value)}
          onChange={(event) => set(Number(event.target.value))}
          onPointerDown={(event) => {
            // replaces the browser's straight dragging by turning
            event.preventDefault();
            event.currentTarget.focus({ preventScroll: true });
            event.currentTarget.setPointerCapture(event.pointerId);
            turn(event);
          }}
          onPointerMove={(event) => {
            if (event.buttons > 0) turn(event);
          }}
        />
      </span>
      {lessLabel !== undefined && moreLabel !== undefined && (
        <span className="dial-steps">
          <Button
            icon="minus"
            action="dial-less"
            label={lessLabel}
            disabled={disabled || value <= least}
            onPress={() => set(value - 1)}
          />
          <Button
            icon="plus"
            action="dial-more"
            label={moreLabel}
            disabled={disabled || value >= most}
            onPress={() => set(value + 1)}
          />
        </span>
      )}
    </span>
  );
}
