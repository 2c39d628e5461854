import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File types that compress well; images, fonts and sounds are already compressed. */
const compressible = /\.(html|js|css|json|webmanifest|svg|txt)$/;
/** Smaller files fit into one packet uncompressed; in bytes. */
const leastCompressed = 1024;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes compressed copies `NAME.br` and `NAME.gz` of a built page's files, where smaller.
 * They use the maximum level, which takes seconds once and saves the server the work. Browsers accept Brotli only over
 * https and from localhost. A phone at http://192.168… accepts gzip, so the size limits of the page are measured with
 * gzip.
 */
export async function layCompressedCopies(/** @type {string} */ folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => layCopies(path.join(entry.parentPath, entry.name))));
}

async function layCopies(/** @type {string} */ file) {
  const plain = await readFile(file);
  if (plain.length < leastCompressed) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const copies = { br: await brotlied(plain, { params }), gz: await gzipped(plain, { level: 9 }) };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < plain.length) await writeFile(`${file}.${ending}`, copy);
  }
}
