import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, HoldButton } from '../../../renderer/design/index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nothing = (): void => {};

/** A counter with a key, and everything else that can have the focus. */
function page(written: string | undefined, press: () => void) {
  render(
    <>
      <Button shownKey={{ key: 'Enter', written }} onPress={press}>
        Seal
      </Button>
      <Button onPress={nothing}>Card</Button>
      <input aria-label="Name" />
      <input type="range" aria-label="Price" />
      <select aria-label="Who" />
      <a href="#rules">Rules</a>
    </>,
  );
}

/** Presses a key there; false if the event was consumed. */
const key = (element: Element, pressed: string, more = {}) => fireEvent.keyDown(element, { key: pressed, ...more });

describe('key shown on a button', () => {
  it('presses the button, whatever has the focus', () => {
    const press = vi.fn();
    page('Enter', press);
    for (const element of [document.body, screen.getByText('Card'), screen.getByLabelText('Price')]) {
      expect(key(element, 'Enter')).toBe(false);
    }
    expect(press).toHaveBeenCalledTimes(3);
    expect(key(screen.getByText('Card'), ' ')).toBe(true);
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('does nothing when typing, choosing or on a link, or with a modifier key', () => {
    const press = vi.fn();
    page('Enter', press);
    for (const label of ['Name', 'Who']) expect(key(screen.getByLabelText(label), 'Enter')).toBe(true);
    expect(key(screen.getByText('Rules'), 'Enter')).toBe(true);
    expect(key(document.body, 'Enter', { ctrlKey: true })).toBe(true);
    expect(press).not.toHaveBeenCalled();
  });

  it('acts once, however long it is held, and presses nothing else', () => {
    const press = vi.fn();
    page('Enter', press);
    key(screen.getByText('Card'), 'Enter');
    expect(key(screen.getByText('Card'), 'Enter', { repeat: true })).toBe(false);
    expect(key(screen.getByText('Seal'), 'Enter', { repeat: true })).toBe(false);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('reaches no button under a sheet, but the one on it', () => {
    const [under, on] = [vi.fn(), vi.fn()];
    page('Enter', under);
    render(
      <dialog open>
        <Button shownKey={{ key: 'Enter', written: 'Enter' }} onPress={on}>
          Agree
        </Button>
        <Button onPress={nothing}>Close</Button>
      </dialog>,
    );
    key(screen.getByText('Close'), 'Enter');
    expect(under).not.toHaveBeenCalled();
    expect(on).toHaveBeenCalledTimes(1);
  });

  it('is announced by its own name, and yields to the focused element if the button does not show it', () => {
    const press = vi.fn();
    page(undefined, press);
    expect(screen.getByText('Seal').getAttribute('aria-keyshortcuts')).toBe('Enter');
    expect(key(screen.getByText('Card'), 'Enter')).toBe(true);
    expect(press).not.toHaveBeenCalled();
    expect(key(document.body, 'Enter')).toBe(false);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('opens a handle while another button has the focus, held as long as the handle itself', () => {
    vi.useFakeTimers();
    const open = vi.fn();
    render(
      <>
        <HoldButton onOpen={open} hold={40} shownKey={{ key: ' ', written: 'Space' }}>
          Hold to open
        </HoldButton>
        <Button onPress={nothing}>Pause</Button>
      </>,
    );
    const pause = screen.getByText('Pause');
    expect(key(pause, ' ')).toBe(false);
    expect(fireEvent.keyUp(pause, { key: ' ' })).toBe(false);
    act(() => void vi.advanceTimersByTime(80));
    expect(open).not.toHaveBeenCalled();
    key(pause, ' ');
    act(() => void vi.advanceTimersByTime(80));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
