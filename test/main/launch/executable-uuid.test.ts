import { expect, test } from 'vitest';
import { giveOwnUuid } from '../../../main/launch/packaging/executable-uuid.mjs';

const segment = 0x19;
const uuid = 0x1b;
const arm = 0x0100000c;
const intel = 0x01000007;
/** Electron's own UUID, which every app made with it starts with. */
const shared = Buffer.alloc(16, 0xee);

/** A program for one processor: a header and load commands, each with its size. */
function program(processor: number, commands: readonly { readonly kind: number; readonly body: Buffer }[]): Buffer {
  const header = Buffer.alloc(32);
  header.writeUInt32LE(0xfeedfacf, 0);
  header.writeUInt32LE(processor, 4);
  header.writeUInt32LE(commands.length, 16);
  const laid = commands.map(({ kind, body }) => {
    const command = Buffer.alloc(8);
    command.writeUInt32LE(kind, 0);
    command.writeUInt32LE(8 + body.length, 4);
    return Buffer.concat([command, body]);
  });
  return Buffer.concat([header, ...laid, Buffer.from('the code')]);
}

const usual = (processor: number) =>
  program(processor, [
    { kind: segment, body: Buffer.alloc(64, 1) },
    { kind: uuid, body: Buffer.from(shared) },
    { kind: segment, body: Buffer.alloc(24, 2) },
  ]);
const placeOfUuid = 32 + 72 + 8;

test('gives a program its own UUID and changes nothing else', () => {
  const before = usual(arm);
  const after = Buffer.from(before);
  giveOwnUuid(after, 'street.high.app');
  const own = after.subarray(placeOfUuid, placeOfUuid + 16);
  expect(own.equals(shared)).toBe(false);
  expect(own.toString('hex')).toMatch(/^.{12}8.{3}[89ab].{15}$/);
  shared.copy(after, placeOfUuid);
  expect(after.equals(before)).toBe(true);
});

test('gives the same every time, and another for another app or processor', () => {
  const uuids = [
    [arm, 'street.high.app'],
    [arm, 'street.high.app'],
    [arm, 'another.app'],
    [intel, 'street.high.app'],
  ] as const;
  const made = uuids.map(([processor, identity]) => {
    const file = usual(processor);
    giveOwnUuid(file, identity);
    return file.subarray(placeOfUuid, placeOfUuid + 16).toString('hex');
  });
  expect(made[0]).toBe(made[1]);
  expect(new Set(made).size).toBe(3);
});

test('gives every program in a fat file its own', () => {
  const programs = [usual(intel), usual(arm)];
  const header = Buffer.alloc(8 + 2 * 20);
  header.writeUInt32BE(0xcafebabe, 0);
  header.writeUInt32BE(2, 4);
  let start = header.length;
  programs.forEach((each, index) => {
    header.writeUInt32BE(start, 8 + index * 20 + 8);
    start += each.length;
  });
  const file = Buffer.concat([header, ...programs]);
  giveOwnUuid(file, 'street.high.app');
  expect(file.includes(shared)).toBe(false);
});

test('leaves other files and programs without a UUID unchanged, and reports that', () => {
  const bare = program(arm, [{ kind: segment, body: Buffer.alloc(64) }]);
  const before = Buffer.from(bare);
  expect(() => giveOwnUuid(bare, 'street.high.app')).toThrow('carries no UUID');
  expect(bare.equals(before)).toBe(true);
  expect(() => giveOwnUuid(Buffer.alloc(64), 'street.high.app')).toThrow('no 64-bit program');
});
