import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  /** The encoded text. */
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The quiet zone around the code that cameras need, in modules. */
const QUIET_ZONE = 4;

/** One path for all dark modules: a stroke for each run of a row. */
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

/** A QR code: dark on light in both themes, with its quiet zone. CSS sets its size. */
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
