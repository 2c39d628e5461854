import { existsSync } from 'node:fs';
import path from 'node:path';
import { app, dialog, type MessageBoxOptions } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { z } from 'zod';
import { KeptFile } from '../storage/kept-file.ts';
import { frontWindow } from './window.ts';
import type { Words } from './words.ts';

export interface Updates {
  /** Checks now and reports the result. */
  readonly look: () => void;
  /** True if each start checks for updates; off by default. */
  readonly isLookedForAtStart: boolean;
  readonly lookAtStart: (isWanted: boolean) => void;
}

interface UpdatesParts {
  readonly words: Words;
  /** True during a match on this server: then it neither checks nor downloads. */
  readonly isMatchRunning: () => boolean;
}

const settings = z.object({ lookAtStart: z.boolean() });
const settingsFile = (): KeptFile<z.infer<typeof settings>> =>
  new KeptFile({
    dataFolder: app.getPath('userData'),
    name: 'updates',
    parse: (raw) => settings.parse(raw),
    usual: { lookAtStart: false },
    now: Date.now(),
  });

function isWantedAtStart(): boolean {
  try {
    return settingsFile().current.lookAtStart;
  } catch {
    // unreadable settings
    return false;
  }
}

/** True for a package with release information, which the packager writes beside the app. */
function knowsReleases(): boolean {
  return app.isPackaged && existsSync(path.join(process.resourcesPath, 'app-update.yml'));
}

/** Shows a message box, attached to the front window if there is one. Returns the index of the pressed button. */
async function ask(options: MessageBoxOptions): Promise<number> {
  const window = frontWindow();
  const { response } = await (window === null
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(window, options));
  return response;
}

/** Checks for a new version, downloads it on request, and installs it on quitting. */
class Looking {
  readonly #parts: UpdatesParts;
  #updater: AppUpdater | null = null;
  #isUnderWay = false;

  constructor(parts: UpdatesParts) {
    this.#parts = parts;
  }

  /** @param isAsked true if the user requested it; otherwise only a new version is reported */
  async look(isAsked: boolean): Promise<void> {
    const { words, isMatchRunning } = this.#parts;
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    try {
      if (isMatchRunning()) {
        if (isAsked) await ask({ type: 'info', message: words.noUpdateDuringMatch });
        return;
      }
      await this.#lookNow(isAsked);
    } catch {
      // The details do not help a player: either the network failed, or a file of the release is broken.
      if (isAsked) await ask({ type: 'warning', message: words.noVersionFetched });
    } finally {
      this.#isUnderWay = false;
    }
  }

  async #lookNow(isAsked: boolean): Promise<void> {
    const { words, isMatchRunning } = this.#parts;
    const updater = await this.#loaded();
    const found = await updater.checkForUpdates();
    const own = app.getVersion();
    if (found === null || !found.isUpdateAvailable) {
      if (isAsked) await ask({ type: 'info', message: words.versionIsNewest.replace('{own}', own) });
      return;
    }
    const { version } = found.updateInfo;
    const message = words.newVersion.replace('{version}', version).replace('{own}', own);
    const pressed = await ask({
      type: 'question',
      message,
      buttons: [words.fetchIt, words.notNow],
      defaultId: 0,
      cancelId: 1,
    });
    if (pressed !== 0) return;
    // a match may have started while the box was open
    if (isMatchRunning()) {
      await ask({ type: 'info', message: words.noUpdateDuringMatch });
      return;
    }
    await updater.downloadUpdate();
    await ask({ type: 'info', message: words.versionIsHere.replace('{version}', version) });
  }

  /** Loads the updater on first use. */
  async #loaded(): Promise<AppUpdater> {
    if (this.#updater === null) {
      const { autoUpdater } = await import('electron-updater');
      autoUpdater.logger = null;
      autoUpdater.autoDownload = false;
      autoUpdater.autoInstallOnAppQuit = true;
      // the caller reports failures; an unhandled error event would end the app
      autoUpdater.on('error', () => {});
      this.#updater = autoUpdater;
    }
    return this.#updater;
  }
}

/**
 * Updates come from the release location in the package, and only on request.
 * Requests are the menu entry, or its option to check at each start. There are no updates during a match; they are
 * installed when the app quits. Null if the package has no release location, as in a clone.
 */
export function offerUpdates(parts: UpdatesParts): Updates | null {
  if (!knowsReleases()) return null;
  const looking = new Looking(parts);
  const isLookedForAtStart = isWantedAtStart();
  if (isLookedForAtStart) void looking.look(false);
  return {
    look: () => void looking.look(true),
    isLookedForAtStart,
    lookAtStart: (isWanted) => {
      try {
        settingsFile().change({ lookAtStart: isWanted });
      } catch {
        // settings could not be saved: the next start uses the previous ones
      }
    },
  };
}
