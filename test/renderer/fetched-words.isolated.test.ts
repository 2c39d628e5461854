import { beforeAll, describe, expect, it, vi } from 'vitest';

// a page without loaded words, even if another file of the worker has some
vi.resetModules();
const { fetchLanguage, fetchWords, speakFetched } = await import('../../renderer/words/fetched.ts');
const { spoken, startWords, translatorFor } = await import('../../renderer/words/index.ts');

beforeAll(async () => {
  startWords('en', {});
  await fetchLanguage('en');
});

describe('words loaded on demand', () => {
  it('are at first those of the shell', () => {
    expect(translatorFor('shell')('counter.putBack')).toBe('Put back');
  });

  it('include a game’s words in a language that is about to be used', async () => {
    const speaking = speakFetched('fr');
    await Promise.all([fetchWords(['harbour']), speaking]);
    expect(spoken()).toBe('fr');
    expect(translatorFor('harbour', 'fr')('regions.stock')).not.toBe('regions.stock');
    expect(translatorFor('harbour', 'en')('regions.stock')).not.toBe('regions.stock');
  });

  it('are in the language chosen last', async () => {
    await Promise.all([speakFetched('es'), speakFetched('en')]);
    expect(spoken()).toBe('en');
  });

  it('are refused if there is no such catalogue', async () => {
    await expect(fetchWords(['chess'])).rejects.toThrow('There is no catalogue "chess"');
  });
});
