import { expect, it } from 'vitest';
import { acceptedCodings } from '../../main/page/codings.ts';

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip, deflate', ['gzip']],
  ['GZIP', ['gzip']],
  ['br', ['br']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['br ; q=0.50 , gzip ; q=0.5', ['br', 'gzip']],
  ['gzip;q=0, br', ['br']],
  ['br;q=0.000, gzip;q=1.000', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0.1, gzip', ['gzip', 'br']],
  ['br;q=0, *', ['gzip']],
  ['*;q=0', []],
  ['identity', []],
  ['', []],
  [undefined, []],
  ['br;q=2, gzip;q=often', []],
  ['brotli, xgzip, gzip2', []],
  [', ,;q=1', []],
])('accepted encodings: of "%s" are %j', (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});
