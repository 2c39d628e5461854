import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doctorCodes } from '../../../main/lan/doctor/codes.ts';
import { languages } from '../../../shared/protocol/languages.ts';

const catalogue = z.object({ code: z.record(z.string(), z.string()) });

describe.each(languages)('the words of the doctor in %s', (language) => {
  const file = new URL(`../../../renderer/words/${language}/doctor.json`, import.meta.url);
  const words = catalogue.parse(JSON.parse(readFileSync(file, 'utf8'))).code;

  it.each(Object.entries(doctorCodes))('say %s with no other facts than it has', (code, { facts }) => {
    const known: readonly string[] = facts;
    // A sentence with a number has several forms, such as one_other.
    const sentences = Object.entries(words).filter(([key]) => key === code || key.startsWith(`${code}_`));
    expect(sentences.length).toBeGreaterThan(0);
    for (const [, sentence] of sentences) {
      const asked = [...sentence.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '');
      expect(asked.filter((name) => name !== 'count' && !known.includes(name))).toEqual([]);
    }
  });

  it('say nothing that the doctor never finds', () => {
    const codes = Object.keys(doctorCodes);
    expect(Object.keys(words).filter((key) => !codes.includes(key.replace(/_(one|many|other)$/, '')))).toEqual([]);
  });
});
