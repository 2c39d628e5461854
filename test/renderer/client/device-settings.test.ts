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

describe('settings of a device', () => {
  it('fill missing values and replace invalid ones with the defaults', () => {
    expect(deviceSettings(memory('{"theme":"dark"}'))).toEqual({ ...defaultSettings, theme: 'dark' });
    for (const text of [null, 'nonsense', '[]', '7', 'null', '{"theme":"plaid"}']) {
      expect(deviceSettings(memory(text))).toEqual(defaultSettings);
    }
  });

  it('are the defaults, without an error, if storage is blocked', () => {
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
