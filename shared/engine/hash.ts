/**
 * A short fingerprint (14 hexadecimal digits) of plain JSON, the same on every platform.
 * It depends on the data, not on the order of keys. Equal data always match; different data practically never do. It
 * guards against mistakes and damage, not against malice. Throws TypeError for anything else than plain data.
 */
export function fingerprint(value: unknown): string {
  const lanes: Lanes = { one: 0x2f0b4a27, other: 0x6d2b79f5 };
  absorb(lanes, value);
  const { one, other } = lanes;
  const high = Math.imul(one ^ (one >>> 16), 0x7feb352d) ^ other;
  const low = Math.imul(other ^ (other >>> 15), 0x846ca68b) ^ one;
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 8).toString(16).padStart(6, '0');
}

/** Two 32-bit integers. */
interface Lanes {
  one: number;
  other: number;
}

function mix(lanes: Lanes, word: number): void {
  const one = Math.imul(lanes.one ^ word, 0x9e3779b1);
  lanes.other = Math.imul(lanes.other ^ (word >>> 3) ^ (one >>> 17), 0x5f356495);
  lanes.one = one;
}

/** The same as mixing in the length and each code unit, but faster: texts are most of a state. */
function absorbText(lanes: Lanes, text: string): void {
  mix(lanes, text.length ^ 0x5bd1e995);
  let { one, other } = lanes;
  for (let at = 0; at < text.length; at++) {
    const word = text.charCodeAt(at);
    one = Math.imul(one ^ word, 0x9e3779b1);
    other = Math.imul(other ^ (word >>> 3) ^ (one >>> 17), 0x5f356495);
  }
  lanes.one = one;
  lanes.other = other;
}

function absorb(lanes: Lanes, value: unknown): void {
  if (value === null) mix(lanes, 1);
  else if (typeof value === 'boolean') mix(lanes, value ? 3 : 2);
  else if (typeof value === 'string') absorbText(lanes, value);
  else if (typeof value === 'number') absorbNumber(lanes, value);
  else if (Array.isArray(value)) absorbList(lanes, value);
  else if (typeof value === 'object') absorbRecord(lanes, value);
  else throw new TypeError(`a ${typeof value} is not plain data`);
}

function absorbNumber(lanes: Lanes, value: number): void {
  if (Number.isInteger(value) && Math.abs(value) < 2147483648) {
    mix(lanes, 4);
    mix(lanes, value);
  } else absorbText(lanes, `#${value}`);
}

function absorbList(lanes: Lanes, list: readonly unknown[]): void {
  mix(lanes, 5);
  for (const element of list) absorb(lanes, element);
  mix(lanes, 6);
}

/** Caches the sorted keys of records by their unsorted keys. The records of a match are of few kinds. */
const sortedByNames = new Map<string, readonly string[]>();
const mostKinds = 2000;
const between = '\n';

function sortedNames(record: object): readonly string[] {
  const names = Object.keys(record);
  const all = names.join(between);
  const known = sortedByNames.get(all);
  if (known?.length === names.length) return known;
  const sorted = names.toSorted();
  // never cache a key with the separator: then equal text and length mean equal keys
  const isClear = names.every((name) => !name.includes(between));
  if (isClear && sortedByNames.size < mostKinds) sortedByNames.set(all, sorted);
  return sorted;
}

function absorbRecord(lanes: Lanes, record: object): void {
  mix(lanes, 7);
  for (const key of sortedNames(record)) {
    const held: unknown = Reflect.get(record, key);
    if (held === undefined) continue;
    absorbText(lanes, key);
    absorb(lanes, held);
  }
  mix(lanes, 8);
}
