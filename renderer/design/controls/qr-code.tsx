import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  /** What a camera reads from it. */
  readonly text: string;
  /** What it is, for those who cannot see it. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The quiet zone that cameras need round the code, in modules. */
const QUIET_ZONE = 4;

/** One path for all dark modules: every run of a row is one stroke of the brush. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { path: runs.join(''), size };
}

/** A code for cameras: dark on light by day and by night, with its quiet zone; its size comes from the sheet. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={`qr-code ${className}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0Z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
