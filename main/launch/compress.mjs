import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Kinds of files that get smaller; pictures of dots, letters and sounds are compressed in themselves. */
const compressible = /\.(html|js|css|json|webmanifest|svg|txt)$/;
/** A smaller file fits into one packet as it is, in bytes. */
const leastCompressed = 1024;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Lays two copies beside each file of a built page that gets smaller by it, `NAME.br` and `NAME.gz`, as small as they can be:
 * it takes seconds here, once, which no host has to spend before it answers the first phone.
 *
 * Browsers take Brotli over https and from their own machine alone. A phone at http://192.168… asks for gzip: that copy
 * is the one that counts at home, and the bounds of the page's size are held against it.
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
