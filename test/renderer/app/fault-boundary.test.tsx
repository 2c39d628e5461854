import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FaultBoundary } from '../../../renderer/app/fault-boundary.tsx';

function Failing(): never {
  throw new Error('Ana holds the crown');
}

it('replaces a failed part without revealing its content, and keeps its neighbours', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <p>banner</p>
      <FaultBoundary>
        <p>a sealed bid of 12</p>
        <Failing />
      </FaultBoundary>
    </>,
  );
  logged.mockRestore();
  expect(screen.getByRole('alert').textContent).toContain('every move is saved');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(document.body.textContent).toContain('banner');
  expect(document.body.textContent).not.toMatch(/crown|sealed bid/);
});
