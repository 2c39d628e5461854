import { describe, expect, it } from 'vitest';
import { rangesOf } from '../../../renderer/app/rules/found-words.ts';

/** The marked parts of a text, as written. */
function markedIn(html: string, words: string): readonly string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return rangesOf(root, words).map((range) => range.toString());
}

describe('search hits', () => {
  it('are marked everywhere, whatever their case and accents', () => {
    expect(markedIn('<p>Péage, le péage</p><figcaption>Un PEAGE</figcaption>', 'peage')).toEqual([
      'Péage',
      'péage',
      'PEAGE',
    ]);
  });

  it('are marked across bold text, but not across blocks', () => {
    expect(markedIn('<p>a <strong>top</strong> hat</p>', 'top hat')).toEqual(['top hat']);
    expect(markedIn('<p>a top</p><p> hat</p>', 'top hat')).toEqual([]);
  });
});
