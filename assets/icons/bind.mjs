// Binds the drawn sizes into the one file that Windows and macOS each want: node assets/icons/bind.mjs
import { readFile, writeFile } from 'node:fs/promises';

const here = import.meta.dirname;
const picture = (/** @type {number} */ size) => readFile(`${here}/${size}x${size}.png`);

/** Windows: a table of pictures, sixteen bytes each, then the pictures; 256 is written as 0. */
const inIco = [16, 32, 48, 64, 128, 256];
const windows = await Promise.all(inIco.map(picture));
const table = Buffer.alloc(6 + 16 * windows.length);
table.writeUInt16LE(1, 2);
table.writeUInt16LE(windows.length, 4);
let place = table.length;
for (const [at, png] of windows.entries()) {
  const row = 6 + 16 * at;
  const size = (inIco[at] ?? 0) % 256;
  table.writeUInt8(size, row);
  table.writeUInt8(size, row + 1);
  table.writeUInt16LE(1, row + 4);
  table.writeUInt16LE(32, row + 6);
  table.writeUInt32LE(png.length, row + 8);
  table.writeUInt32LE(place, row + 12);
  place += png.length;
}
await writeFile(`${here}/high-street.ico`, Buffer.concat([table, ...windows]));

/** macOS: each picture behind four letters that say its size, and its length with those eight bytes. */
const inIcns = { ic07: 128, ic08: 256, ic09: 512, ic10: 1024, ic11: 32, ic12: 64, ic13: 256, ic14: 512 };
const entries = [];
for (const [kind, size] of Object.entries(inIcns)) {
  const png = await picture(size);
  const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1');
  head.writeUInt32BE(png.length + 8, 4);
  entries.push(head, png);
}
const head = Buffer.from('icns\0\0\0\0', 'latin1');
head.writeUInt32BE(
  entries.reduce((sum, part) => sum + part.length, 8),
  4,
);
await writeFile(`${here}/high-street.icns`, Buffer.concat([head, ...entries]));
