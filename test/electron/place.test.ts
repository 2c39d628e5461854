import { describe, expect, it } from 'vitest';
import { placeOn, windowPlace } from '../../main/electron/place.ts';

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const beside = { x: 1440, y: 0, width: 1920, height: 1080 };

describe('place of an earlier window', () => {
  it('is where it was, on any screen', () => {
    const place = { x: 1500, y: 60, width: 1280, height: 800 };
    expect(placeOn(place, [laptop, beside])).toEqual(place);
  });

  it('is dropped if its screen is gone, or its upper edge would be out of reach', () => {
    expect(placeOn({ x: 1500, y: 60, width: 1280, height: 800 }, [laptop])).toBeNull();
    expect(placeOn({ x: 100, y: -400, width: 1280, height: 800 }, [laptop])).toBeNull();
    expect(placeOn({ x: 100, y: 890, width: 1280, height: 800 }, [laptop])).toBeNull();
    expect(placeOn({ x: -1200, y: 60, width: 1280, height: 800 }, [laptop])).toBeNull();
    expect(placeOn({ x: 0, y: 25, width: 800, height: 600 }, [])).toBeNull();
  });

  it('is no larger than its screen, and may extend beyond it as long as it can be grabbed', () => {
    expect(placeOn({ x: 10, y: 30, width: 3000, height: 2000 }, [laptop])).toEqual({ ...laptop, x: 10, y: 30 });
    const hanging = { x: 1300, y: 60, width: 800, height: 600 };
    expect(placeOn(hanging, [laptop])).toEqual(hanging);
  });

  it('is read from its file only if valid', () => {
    const kept = { ...laptop, isMaximized: true, isFullScreen: false };
    expect(windowPlace.parse(kept)).toEqual(kept);
    for (const wrong of [{ ...kept, width: 0 }, { ...kept, x: 1.5 }, { ...kept, y: Number.NaN }, laptop, null]) {
      expect(windowPlace.safeParse(wrong).success).toBe(false);
    }
  });
});
