import { memo } from 'react';
import { Drawing, type Labelled, Placed } from './drawing.tsx';
import { ICONS, type IconName } from './icons.ts';
import { round } from './paper.ts';

interface IconStroke {
  readonly name: IconName;
  readonly size?: number | undefined;
  /** Any CSS colour; by default the colour of the surrounding text. */
  readonly colour?: string | undefined;
  /** Width of the line, in pixels. */
  readonly weight?: number | undefined;
}

/** An icon inside another drawing. */
export function IconShape(props: IconStroke & { readonly x: number; readonly y: number }) {
  const { name, x, y, size = 22, colour = 'currentColor', weight = 2 } = props;
  return (
    <Placed x={x} y={y} scale={size / 24}>
      <path
        d={ICONS[name]}
        fill="none"
        stroke={colour}
        strokeWidth={round((weight * 24) / size)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Placed>
  );
}

/** An icon. It is decoration unless it has a label. */
export const Icon = memo(function Icon({ name, size = 22, colour, weight, label, className }: IconStroke & Labelled) {
  return (
    <Drawing width={size} height={size} label={label} className={className} scales>
      <IconShape name={name} x={0} y={0} size={size} colour={colour} weight={weight} />
    </Drawing>
  );
});
