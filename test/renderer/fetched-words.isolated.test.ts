import { beforeAll, describe, expect, it, vi } from 'vitest';

// a page that has fetched nothing yet, whatever another file of the worker has
vi.resetModules();
const { fetchLanguage, fetchWords, speakFetched } = await import('../../renderer/words/fetched.ts');
const { spoken, startWords, translatorFor } = await import('../../renderer/words/index.ts');

beforeAll(async () => {
  startWords('en', {});
  await fetchLanguage('en');
});

describe('words that are fetched when they are wanted', () => {
  it('are those of the shell at first', () => {
    expect(translatorFor('shell')('counter.putBack')).toBe('Put back');
  });

  it('of a game come in the language that is about to be spoken, too', async () => {
    const speaking = speakFetched('fr');
    await Promise.all([fetchWords(['harbour']), speaking]);
    expect(spoken()).toBe('fr');
    expect(translatorFor('harbour', 'fr')('regions.stock')).not.toBe('regions.stock');
    expect(translatorFor('harbour', 'en')('regions.stock')).not.toBe('regions.stock');
  });

  it('are spoken in the language that was chosen last', async () => {
    await Promise.all([speakFetched('es'), speakFetched('en')]);
    expect(spoken()).toBe('en');
  });

  it('are refused where there is no such catalogue', async () => {
    await expect(fetchWords(['chess'])).rejects.toThrow('There is no catalogue "chess"');
  });
});
