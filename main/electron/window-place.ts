import path from 'node:path';
import { app, type BrowserWindow, screen } from 'electron';
import { parseJson, readBounded } from '../storage/bounded-json.ts';
import { replaceFile } from '../storage/whole-file.ts';
import { placeOn, type Rectangle, type WindowPlace, windowPlace } from './place.ts';

const placeFile = (): string => path.join(app.getPath('userData'), 'place.json');

/** Where the last window was, and how it can be again; null where nothing is known, or its screen has gone. */
export function rememberedPlace(): (Rectangle & Pick<WindowPlace, 'isMaximized' | 'isFullScreen'>) | null {
  try {
    const { isMaximized, isFullScreen, ...place } = windowPlace.parse(parseJson(readBounded(placeFile()).toString()));
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
      replaceFile(placeFile(), JSON.stringify(place));
    } catch {
      // a disk that takes nothing must not keep a window from closing
    }
  });
}
