import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, Chart, type CratePlace, Dial, Dialog, type Shop, Shopfront } from '../../../renderer/design/index.ts';
import { Gallery } from '../../../tools/gallery/gallery.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SHOP: Shop = {
  id: 'corner',
  name: 'Corner Shop',
  stocks: [
    { kind: 'food', capacity: 4, shelves: [2, 1] },
    { kind: 'art', capacity: 1, shelves: [0, 0] },
  ],
  points: 3,
  utilities: '$2',
};

it('drawings: add no style sheet and no markup of their own to the page, whatever the piece', () => {
  const { container } = render(<Gallery />);
  expect(container.querySelectorAll('svg').length).toBeGreaterThan(150);
  expect(container.querySelectorAll('style, script, link')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
});

it('shopfront: places a button over each requested crate, with its shelf and place', () => {
  const pressed: CratePlace[] = [];
  render(
    <Shopfront
      shop={SHOP}
      label="Corner Shop"
      pressCrate={(place) =>
        place.ghost
          ? undefined
          : { label: `${place.kind} ${place.shelf} ${place.place}`, onPress: () => pressed.push(place) }
      }
    />,
  );
  const group = screen.getByRole('group', { name: 'Corner Shop' });
  expect(
    within(group)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['food 0 0', 'food 0 1', 'food 1 0']);
  fireEvent.click(within(group).getByRole('button', { name: 'food 1 0' }));
  expect(pressed.map(({ stock, kind, shelf, place }) => ({ stock, kind, shelf, place }))).toEqual([
    { stock: 0, kind: 'food', shelf: 1, place: 0 },
  ]);
});

it('buttons: stay focusable when disabled, do nothing, and say why', () => {
  const press = vi.fn();
  render(
    <Button onPress={press} disabledReason="You have $3.">
      Buy
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Buy' });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  const tag = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(tag?.textContent).toBe('You have $3.');
});

describe('dial', () => {
  const dial = (value: number, change: (value: number) => void) => (
    <Dial
      value={value}
      least={4}
      most={12}
      onChange={change}
      label="Your bid"
      format={(n) => `$${n}`}
      lessLabel="less"
      moreLabel="more"
    />
  );

  it('is a slider with its value in words, within its limits', () => {
    const change = vi.fn();
    render(dial(6, change));
    const slider = screen.getByRole('slider', { name: 'Your bid' });
    expect(slider.getAttribute('aria-valuetext')).toBe('$6');
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['4', '12']);
    fireEvent.change(slider, { target: { value: '9' } });
    expect(change).toHaveBeenLastCalledWith(9);
  });

  it('stays at the minimum when turned below it', () => {
    const change = vi.fn();
    render(dial(6, change));
    const slider = screen.getByRole('slider');
    slider.setPointerCapture = () => undefined;
    // happy-dom has no layout, so the middle of the dial is the corner of the window
    fireEvent.pointerDown(slider, { clientX: -70, clientY: 70, pointerId: 1 });
    expect(change).toHaveBeenLastCalledWith(4);
  });

  it('has buttons for one more and one less, which stop at the ends', () => {
    const change = vi.fn();
    const { rerender } = render(dial(5, change));
    fireEvent.click(screen.getByRole('button', { name: 'less' }));
    expect(change).toHaveBeenLastCalledWith(4);
    rerender(dial(12, change));
    fireEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(change).toHaveBeenCalledTimes(1);
  });
});

describe('dialog', () => {
  const sheet = (open: boolean, close: () => void) => (
    <Dialog open={open} title="The rule" closeLabel="Close" onClose={close}>
      <p>Twelve months.</p>
    </Dialog>
  );

  it('opens as a modal with its title, and asks to close', () => {
    const close = vi.fn();
    const { container, rerender } = render(sheet(false, close));
    const dialog = container.querySelector('dialog');
    expect(dialog?.open).toBe(false);
    rerender(sheet(true, close));
    expect(dialog?.open).toBe(true);
    expect(screen.getByRole('dialog', { name: 'The rule' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent(dialog ?? document.body, new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(2);
    rerender(sheet(false, close));
    expect(dialog?.open).toBe(false);
  });
});

it('a chart of many columns describes the named and flagged ones', () => {
  const values = Array.from({ length: 101 }, (_, index) => index);
  render(
    <Chart
      caption="Chances"
      columnHeading="Choice"
      columns={values.map((index) => ({ name: `after ${index}`, short: String(index) }))}
      lines={[{ mark: 'bell', name: 'Ana', values }]}
      format={String}
      named={[0, 50, 100]}
      flags={[{ column: 30, line: 0, text: '1' }]}
      width={320}
    />,
  );
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([0, 30, 50, 100].map((index) => [`after ${index}`, String(index)]));
});
