import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsArrived } from '../../../renderer/client/slices/settings-slice.ts';
import { useTurnCall } from '../../../renderer/table/seats/use-turn-call.ts';
import { defaultSettings } from '../../../shared/protocol/messages.ts';
import { hostedTable, show } from '../lobby/network/page.tsx';

const vibrate = vi.fn();
const own = [0] as const;

function Table() {
  useTurnCall();
  return null;
}

beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
  document.head.innerHTML = '<link rel="icon" href="shop.svg" />';
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  document.head.innerHTML = '';
});

const sign = () => document.querySelector('link')?.getAttribute('href');

describe('turn that comes from another device', () => {
  it('vibrates a phone once, and marks the page’s icon until it ends', () => {
    const { tell } = show(<Table />, { table: hostedTable({ own: [...own], inHand: 0, toAct: [1] }) });
    expect(vibrate).not.toHaveBeenCalled();
    const before = sign();
    tell(hostedTable({ own: [...own], inHand: 0, toAct: [0], version: 1 }));
    tell(hostedTable({ own: [...own], inHand: 0, toAct: [0], version: 2 }));
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(sign()).not.toBe(before);
    tell(hostedTable({ own: [...own], inHand: 0, toAct: [1], version: 3 }));
    expect(sign()).toContain(before);
  });

  it('vibrates nothing at a single device, when switched off, or when nobody holds the device', () => {
    const everybody = { own: [0, 1, 2, 3], inHand: 0, toAct: [0] };
    const together = show(<Table />, { table: hostedTable(everybody) });
    together.unmount();
    const still = show(<Table />, { table: hostedTable({ own: [...own], inHand: 0, toAct: [1] }) });
    act(() => void still.store.dispatch(settingsArrived({ ...defaultSettings, vibration: false })));
    still.tell(hostedTable({ own: [...own], inHand: 0, toAct: [0], version: 1 }));
    still.unmount();
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 0 });
    show(<Table />, { table: hostedTable({ own: [...own], inHand: 0, toAct: [0] }) });
    expect(vibrate).not.toHaveBeenCalled();
  });
});
