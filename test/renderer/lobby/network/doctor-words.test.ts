import { describe, expect, it } from 'vitest';
import { doctorCodes } from '../../../../main/lan/doctor/codes.ts';
import { languages, translatorFor } from '../../../../renderer/words/index.ts';
import { allCatalogues, startWords } from '../../every-word.ts';

const codes = Object.entries(doctorCodes);

function wordsOf(language: (typeof languages)[number]): Readonly<Record<string, unknown>> {
  const doctor = allCatalogues()[language].doctor;
  if (typeof doctor !== 'object' || typeof doctor.code !== 'object') throw new Error(`${language} knows no doctor`);
  return doctor.code;
}

describe('texts of the connection doctor', () => {
  it.each(languages)('exist in %s for exactly the possible findings', (language) => {
    expect(Object.keys(wordsOf(language)).sort()).toEqual(codes.map(([code]) => code).sort());
  });

  it.each(languages)('use in %s only facts that come with the finding', (language) => {
    startWords(language);
    const say = translatorFor('doctor', language);
    for (const [code, { facts }] of codes) {
      const given = Object.fromEntries(facts.map((fact) => [fact, `<${fact}>`]));
      // a missing fact throws in tests; a bad finding includes advice, so it is more than a heading
      const words = say(`code.${code}`, given);
      expect(words, code).not.toContain('{{');
      expect(words.length, code).toBeGreaterThan(15);
    }
  });
});
