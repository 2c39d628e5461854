import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { HoldToLook, HoldWay, SealedChoice } from '../../../renderer/design/index.ts';

const secret = 'three at seven dollars';

/** A sealed choice with its button, as a game shows it. */
function Letter({ way = 'hold' }: { readonly way?: 'hold' | 'press-twice' }) {
  const [looking, look] = useState(false);
  return (
    <HoldWay value={way}>
      <SealedChoice
        mark="bell"
        width={200}
        height={130}
        label="sealed"
        looking={looking}
        inside={() => <p>{secret}</p>}
        insideLabel="for no other eyes"
      />
      <HoldToLook looking={looking} onLook={look}>
        Hold to look
      </HoldToLook>
    </HoldWay>
  );
}

function shown(way?: 'hold' | 'press-twice') {
  const { container, unmount } = render(<Letter {...(way && { way })} />);
  const button = container.querySelector('button');
  if (button === null) throw new TypeError('the letter has no button');
  button.setPointerCapture = () => {};
  const press = (deed: () => unknown): void => act(() => void deed());
  return { container, button, press, unmount, isOpen: () => container.textContent?.includes(secret) === true };
}

describe('sealed choice', () => {
  it('is on the page only while the pointer holds the button', () => {
    const { button, press, isOpen } = shown();
    expect(isOpen()).toBe(false);
    press(() => fireEvent.pointerDown(button, { pointerId: 1 }));
    expect(isOpen()).toBe(true);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    press(() => fireEvent.pointerUp(button));
    expect(isOpen()).toBe(false);
    // the click that ends the hold does not open it again
    press(() => fireEvent.click(button));
    expect(isOpen()).toBe(false);
  });

  it.each([' ', 'Enter'])('is open while the key "%s" is held', (key) => {
    const { button, press, isOpen } = shown();
    press(() => fireEvent.keyDown(button, { key }));
    expect(isOpen()).toBe(true);
    press(() => fireEvent.keyDown(button, { key, repeat: true }));
    expect(isOpen()).toBe(true);
    press(() => fireEvent.keyUp(button, { key }));
    expect(isOpen()).toBe(false);
  });

  const endings = [
    ['the finger is lost', (button: HTMLElement) => fireEvent.pointerCancel(button)],
    ['the window is left', () => fireEvent(window, new Event('blur'))],
    ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
    ['the focus goes elsewhere', (button: HTMLElement) => fireEvent.blur(button)],
  ] as const;
  it.each(endings)('is covered when %s', (_what, end) => {
    const { button, press, isOpen } = shown();
    press(() => fireEvent.pointerDown(button, { pointerId: 1 }));
    expect(isOpen()).toBe(true);
    press(() => end(button));
    expect(isOpen()).toBe(false);
  });

  it('opens and closes by presses if the player cannot hold', () => {
    const { button, press, isOpen } = shown('press-twice');
    const tap = () => {
      press(() => fireEvent.pointerDown(button, { pointerId: 1 }));
      press(() => fireEvent.pointerUp(button));
      press(() => fireEvent.click(button));
    };
    tap();
    expect(isOpen()).toBe(true);
    tap();
    expect(isOpen()).toBe(false);
  });

  it('opens on a click without a press, as from a screen reader', () => {
    const { button, press, isOpen } = shown();
    press(() => fireEvent.click(button));
    expect(isOpen()).toBe(true);
    press(() => fireEvent.click(button));
    expect(isOpen()).toBe(false);
  });

  it('closes when the button is removed', () => {
    const onLook = vi.fn();
    const { rerender } = render(
      <HoldToLook looking onLook={onLook}>
        Hold to look
      </HoldToLook>,
    );
    rerender(<p>Turned over</p>);
    expect(onLook).toHaveBeenCalledWith(false);
  });
});
