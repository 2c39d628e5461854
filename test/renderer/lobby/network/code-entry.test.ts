import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLink } from '../../../../renderer/connection/join-link.ts';
import { isWholeCode, readAddress, readCode } from '../../../../renderer/lobby/network/door/code-entry.ts';
import { joinCode, joinCodeCharacters } from '../../../../shared/protocol/messages.ts';

const code = fc
  .array(fc.constantFrom(...joinCodeCharacters), { minLength: 5, maxLength: 5 })
  .map((signs) => signs.join(''));
const byte = fc.integer({ min: 0, max: 255 });
const address = fc
  .tuple(byte, byte, byte, byte, fc.integer({ min: 1, max: 65_535 }))
  .map(([one, two, three, four, port]) => `${one}.${two}.${three}.${four}:${port}`);

describe('code', () => {
  it('accepts lower case, spaces and dashes, and at most five characters', () => {
    expect(readCode('k7m2p')).toEqual({ code: 'K7M2P', refused: null });
    expect(readCode(' K7-M 2P ')).toEqual({ code: 'K7M2P', refused: null });
    expect(readCode('K7M2P9').code).toBe('K7M2P');
    expect(readCode('')).toEqual({ code: '', refused: null });
  });

  it('rejects characters that look like others, and names the first', () => {
    expect(readCode('K0')).toEqual({ code: 'K', refused: '0' });
    expect(readCode('lo')).toEqual({ code: '', refused: 'L' });
    for (const sign of '01ILOU') expect(readCode(sign).refused).toBe(sign);
    expect(readCode('é').refused).toBe('É');
  });

  it('contains only characters that a host knows, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const entry = readCode(text);
        expect(entry.code.length).toBeLessThanOrEqual(5);
        if (isWholeCode(entry.code)) expect(joinCode.safeParse(entry.code).success).toBe(true);
      }),
    );
  });
});

describe('address', () => {
  it('is read from a host’s link, with its code, and from its bare form', () => {
    fc.assert(
      fc.property(address, code, (where, signs) => {
        expect(readAddress(joinLink(where, signs))).toEqual({ address: where, code: signs });
        expect(readCode(joinLink(where, signs))).toEqual({ code: signs, refused: null });
        expect(readAddress(`  ${where} `)).toEqual({ address: where, code: null });
      }),
    );
  });

  it('is invalid without a port, with numbers too large, or with names', () => {
    const none = [
      '',
      '192.168.1.20',
      '300.1.1.1:7777',
      '192.168.1.20:0',
      '192.168.1.20:70000',
      'host.local:7777',
      'K7M2P',
    ];
    expect(none.map(readAddress)).toEqual(none.map(() => null));
  });
});
