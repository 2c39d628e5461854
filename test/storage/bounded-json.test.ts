import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, TooLarge } from '../../main/storage/bounded-json.ts';
import { freshFolder, TestClient, testHost } from '../host/client.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON from outside', () => {
  it('is parsed as usual, whatever its strings contain', () => {
    const brackets = fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', ',', ']') });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(brackets).map((each) => JSON.stringify(each)),
        ),
        (text) => {
          expect(parseJson(text)).toEqual(JSON.parse(text));
        },
      ),
    );
    expect(parseJson(JSON.stringify('['.repeat(1000)))).toBe('['.repeat(1000));
  });

  it.each([
    ['ten million brackets', '['.repeat(10_000_000)],
    ['brackets behind a string that holds quotes', `["\\\\\\"",${nested(5000)}]`],
    ['millions of values', `[${'[],'.repeat(5_000_000)}[]]`],
  ])('is rejected unparsed if it would take too much: %s', (_, text) => {
    expect(() => parseJson(text)).toThrow(TooLarge);
  });

  it('is parsed only here on the main side', () => {
    const files = readdirSync('main', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/^(arena|single|launch)/.test(name) && !name.endsWith('bounded-json.ts'),
    );
    expect(files.filter((name) => readFileSync(path.join('main', name), 'utf8').includes('JSON.parse('))).toEqual([]);
  });
});

it('a frame that is nested too deeply is malformed, whatever else it contains', () => {
  const client = new TestClient(testHost(freshFolder()));
  const before = client.heard.length;
  client.connection.receive(`{"type":"ping","more":${nested(10_000)}}`);
  expect(client.heard.slice(before)).toEqual([{ type: 'refused', request: null, code: 'malformed' }]);
});
