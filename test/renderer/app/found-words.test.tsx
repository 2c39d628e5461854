import { describe, expect, it } from 'vitest';
import { rangesOf } from '../../../renderer/app/rules/found-words.ts';

/** What is marked in a text, as it stands there. */
function markedIn(html: string, words: string): readonly string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return rangesOf(root, words).map((range) => range.toString());
}

describe('the words that are sought', () => {
  it('are marked wherever they stand, whatever their letters are like', () => {
    expect(markedIn('<p>Péage, le péage</p><figcaption>Un PEAGE</figcaption>', 'peage')).toEqual([
      'Péage',
      'péage',
      'PEAGE',
    ]);
  });

  it('are marked across what is set in bold, and not from one block to the next', () => {
    expect(markedIn('<p>a <strong>top</strong> hat</p>', 'top hat')).toEqual(['top hat']);
    expect(markedIn('<p>a top</p><p> hat</p>', 'top hat')).toEqual([]);
  });
});
