import { app, type BrowserWindow, screen } from 'electron';
import type { z } from 'zod';
import { KeptFile } from '../storage/kept-file.ts';
import { placeOn, type Rectangle, type WindowPlace, windowPlace } from './place.ts';

const maybePlace = windowPlace.partial();
const placeFile = (): KeptFile<z.infer<typeof maybePlace>> =>
  new KeptFile({
    dataFolder: app.getPath('userData'),
    name: 'place',
    parse: (raw) => maybePlace.parse(raw),
    usual: {},
    now: Date.now(),
  });

/** The last window's bounds on the current screens; null if unknown or off screen. */
export function rememberedPlace(): (Rectangle & Pick<WindowPlace, 'isMaximized' | 'isFullScreen'>) | null {
  try {
    const { isMaximized, isFullScreen, ...place } = windowPlace.parse(placeFile().current);
    const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
    const free = placeOn(place, areas);
    return free === null ? null : { ...free, isMaximized, isFullScreen };
  } catch {
    // a missing or invalid file does not matter
    return null;
  }
}

/** Saves a window's bounds when it is closed. */
export function rememberPlaceOf(window: BrowserWindow): void {
  window.on('close', () => {
    const { x, y, width, height } = window.getNormalBounds();
    const place: WindowPlace = {
      ...{ x, y, width, height },
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
    };
    try {
      placeFile().change(place);
    } catch {
      // file errors must not keep a window from closing
    }
  });
}
