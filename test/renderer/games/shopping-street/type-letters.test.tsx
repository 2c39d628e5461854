// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CITY_TYPES, TypeSign } from '../../../../renderer/design/index.ts';
import { TypeLetters } from '../../../../renderer/games/shopping-street/regions/type-letters.tsx';
import { startWords } from '../../every-word.ts';

beforeAll(() => startWords('en'));
afterEach(() => {
  cleanup();
  startWords('en');
});

test('the signs of the types change their letters with the language', () => {
  const { container } = render(
    <TypeLetters>
      {CITY_TYPES.map((type) => (
        <TypeSign key={type} type={type} />
      ))}
    </TypeLetters>,
  );
  const letters = () => [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(letters()).toEqual(['F', 'H', 'P', 'L', 'T']);
  act(() => startWords('fr'));
  expect(letters()).toEqual(['A', 'M', 'Éq', 'L', 'Él']);
  act(() => startWords('es'));
  expect(letters()).toEqual(['A', 'H', 'Eq', 'O', 'El']);
});
