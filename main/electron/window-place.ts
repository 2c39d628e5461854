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

/** Where the last window was, and how it can be again; null where nothing is known, or its screen has gone. */
export function rememberedPlace(): (Rectangle & Pick<WindowPlace, 'isMaximized' | 'isFullScreen'>) | null {
  try {
    const { isMaximized, isFullScreen, ...place } = windowPlace.parse(placeFile().current);
    const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
    const free = placeOn(place, areas);
    return free === null ? null : { ...free, isMaximized, isFullScreen };
  } catch {
    // a file that is not there yet, or makes no sense, is of no matter
    return null;
  }
}

/** Remembers where a window is when it is closed. */
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
      // a disk that takes nothing must not keep a window from closing
    }
  });
}
