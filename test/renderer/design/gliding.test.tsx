import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGliding } from '../../../renderer/design/index.ts';

function Board({ order }: { readonly order: readonly string[] }) {
  const ref = useGliding(order, 'marker');
  return order.map((good, place) => (
    <span key={good} ref={ref(good)} data-marker={good} style={{ gridColumn: place + 1 }}>
      {good}
    </span>
  ));
}

const animate = vi.fn((frames: Keyframe[]) => frames);

beforeEach(() => {
  animate.mockClear();
  // happy-dom has no layout: a column is taken to be 50 pixels wide
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 50 * Number.parseInt(this.style.gridColumn || '0', 10);
  });
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.documentElement.style.removeProperty('--pace');
});

it('pieces move from their old places to the new ones', () => {
  const { rerender } = render(<Board order={['fish', 'wood', 'stone']} />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<Board order={['wood', 'fish', 'stone']} />);
  const starts = animate.mock.calls.map(([frames]) => frames[0]?.translate);
  expect(starts.sort()).toEqual(['-50px 0px', '50px 0px']);
});

it('pieces do not move when motion is off or nothing changed', () => {
  const { rerender } = render(<Board order={['fish', 'wood', 'stone']} />);
  rerender(<Board order={['fish', 'wood', 'stone']} />);
  document.documentElement.style.setProperty('--pace', '0');
  rerender(<Board order={['stone', 'wood', 'fish']} />);
  expect(animate).not.toHaveBeenCalled();
});
