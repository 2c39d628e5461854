import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from '../../../renderer/design/controls/qr-code.tsx';

/** The dark modules that a path paints, as "x,y". */
function painted(path: string): readonly string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  );
}

it('QR code: paints exactly the dark modules, for any content', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 80 }), (text) => {
      const { path, size } = qrPath(text);
      const { data } = encode(text, { ecc: 'M', border: 4 });
      const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : [])));
      expect(painted(path).toSorted()).toEqual(dark.toSorted());
      expect(size).toBe(data.length);
    }),
    { numRuns: 40 },
  );
});
