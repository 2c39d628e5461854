interface PaneProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame?: string | undefined;
  readonly arch?: boolean | undefined;
}

/** A lit window of an upper storey. */
export function Pane({ x, y, width, height, frame = 'var(--paint)', arch = false }: PaneProps) {
  const top = arch ? `M${x} ${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0` : `M${x} ${y}h${width}`;
  const middle = x + width / 2;
  return (
    <>
      <path d={`${top}V${y + height}H${x}Z`} fill="var(--glass)" stroke="var(--print)" strokeWidth={2} />
      <path d={`M${middle} ${y + 1}V${y + height}M${x} ${y + height * 0.48}h${width}`} stroke={frame} strokeWidth={3} />
      <path d={`M${middle - 2} ${y + 1}v${height - 1}m4 0v${1 - height}`} stroke="var(--print)" strokeOpacity={0.35} />
      <path
        d={`M${x - 4} ${y + height}h${width + 8}v5h-${width + 8}Z`}
        fill={frame}
        stroke="var(--print)"
        strokeWidth={1.6}
      />
    </>
  );
}

/** The space above the shop windows: from y 0 down to `floor`. */
export interface StoreyProps {
  readonly width: number;
  readonly floor: number;
}

/** The ink outline of masonry. */
export const INK = { stroke: 'var(--print)', strokeWidth: 2 } as const;
