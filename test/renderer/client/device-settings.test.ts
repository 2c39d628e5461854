import { describe, expect, it } from 'vitest';
import { deviceSettings, keepDeviceSettings } from '../../../renderer/client/device-settings.ts';
import { defaultSettings } from '../../../shared/protocol/messages.ts';

function memory(text: string | null) {
  const kept = { text };
  return {
    getItem: () => kept.text,
    setItem: (_place: string, changed: string) => {
      kept.text = changed;
    },
  };
}

describe('the settings of a device', () => {
  it('are completed where an older program kept fewer, and the usual ones where they make no sense', () => {
    expect(deviceSettings(memory('{"theme":"dark"}'))).toEqual({ ...defaultSettings, theme: 'dark' });
    for (const text of [null, 'nonsense', '[]', '7', 'null', '{"theme":"plaid"}']) {
      expect(deviceSettings(memory(text))).toEqual(defaultSettings);
    }
  });

  it('are the usual ones, and no trouble, where nothing may be kept', () => {
    const denied = {
      getItem(): string {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem(): void {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    for (const store of [null, denied]) {
      keepDeviceSettings(store, defaultSettings);
      expect(deviceSettings(store)).toEqual(defaultSettings);
    }
  });
});
