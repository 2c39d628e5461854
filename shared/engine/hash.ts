/**
 * A short fingerprint (14 hexadecimal digits) of plain JSON. Two values have the same one exactly when they hold the
 * same data, whatever the order of their keys, on every platform. It guards against mistakes and damage, not malice.
 */
export function fingerprint(value: unknown): string {
  const lanes: Lanes = [0x2f0b4a27, 0x6d2b79f5];
  absorb(lanes, value);
  const high = Math.imul(lanes[0] ^ (lanes[0] >>> 16), 0x7feb352d) ^ lanes[1];
  const low = Math.imul(lanes[1] ^ (lanes[1] >>> 15), 0x846ca68b) ^ lanes[0];
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 8).toString(16).padStart(6, '0');
}

type Lanes = [number, number];

function mix(lanes: Lanes, word: number): void {
  lanes[0] = Math.imul(lanes[0] ^ word, 0x9e3779b1);
  lanes[1] = Math.imul(lanes[1] ^ (word >>> 3) ^ (lanes[0] >>> 17), 0x5f356495);
}

function absorbText(lanes: Lanes, text: string): void {
  mix(lanes, text.length ^ 0x5bd1e995);
  for (let at = 0; at < text.length; at++) mix(lanes, text.charCodeAt(at));
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

function absorbRecord(lanes: Lanes, record: object): void {
  mix(lanes, 7);
  for (const key of Object.keys(record).sort()) {
    const held: unknown = Reflect.get(record, key);
    if (held === undefined) continue;
    absorbText(lanes, key);
    absorb(lanes, held);
  }
  mix(lanes, 8);
}
