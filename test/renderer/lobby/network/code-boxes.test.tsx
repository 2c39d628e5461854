import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodeBoxes } from '../../../../renderer/lobby/network/door/code-boxes.tsx';

it('marks a code as wrong, with the reason, only where it is', () => {
  const boxOf = () => screen.getByRole('textbox');
  const { rerender } = render(<CodeBoxes label="Code" code="ABC" onChange={() => undefined} />);
  expect(boxOf().getAttribute('aria-invalid')).toBe('false');
  const usual = boxOf().getAttribute('aria-describedby') ?? '';
  rerender(<CodeBoxes label="Code" code="ABC" onChange={() => undefined} fault="No such room" />);
  expect(boxOf().getAttribute('aria-invalid')).toBe('true');
  const [says = '', wrong = ''] = (boxOf().getAttribute('aria-describedby') ?? '').split(' ');
  expect(says).toBe(usual);
  expect(document.getElementById(wrong)?.textContent).toBe('No such room');
});
