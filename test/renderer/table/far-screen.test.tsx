import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeUi } from './fake-ui.tsx';
import { pageOf, pass, press, spreadTable, watchThePage } from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

putInPlace(fakeUi);

watchThePage();

const onTelevision = { own: [], inHand: null, next: null, viewer: 'spectator' as const };
const isUnattended = () => document.querySelector('main.unattended') !== null;

describe('unattended screen', () => {
  it('hides pointer and buttons after a while, and shows them at a touch', () => {
    const { tell } = pageOf();
    tell(spreadTable(onTelevision));
    pass(3900);
    expect(isUnattended()).toBe(false);
    pass(200);
    expect(isUnattended()).toBe(true);
    fireEvent.pointerMove(window);
    expect(isUnattended()).toBe(false);
    pass(4100);
    fireEvent.keyDown(window, { key: 'Tab' });
    expect(isUnattended()).toBe(false);
  });

  it('is never a player’s screen', () => {
    const { tell } = pageOf();
    tell(spreadTable({ own: [0, 1] }));
    pass(10_000);
    expect(isUnattended()).toBe(false);
    expect(document.querySelector('.whose-turn')).toBeNull();
  });
});

describe('full screen', () => {
  const asked = vi.fn(async () => {});
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });

  it('starts from the menu, if the browser allows it', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
    Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: asked });
    const { tell } = pageOf();
    tell(spreadTable(onTelevision));
    press('Menu');
    await act(async () => press('Full screen'));
    expect(asked).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
