import { existsSync } from 'node:fs';
import path from 'node:path';
import { app, dialog, type MessageBoxOptions } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { z } from 'zod';
import { KeptFile } from '../storage/kept-file.ts';
import { frontWindow } from './window.ts';
import type { Words } from './words.ts';

/** What the menu offers of new versions. */
export interface Updates {
  /** Looks for one now, and says what came of it. */
  readonly look: () => void;
  /** Is one looked for whenever the app starts? Not unless somebody has asked for it. */
  readonly isLookedForAtStart: boolean;
  readonly lookAtStart: (isWanted: boolean) => void;
}

/** What updating needs of the rest of the app. */
interface UpdatesParts {
  readonly words: Words;
  /** Is a match being played at this house? Then nothing is looked for, and nothing fetched. */
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
    // a disk that gives nothing
    return false;
  }
}

/** Only a package knows where its releases are published; the packager writes it beside the app. */
function knowsReleases(): boolean {
  return app.isPackaged && existsSync(path.join(process.resourcesPath, 'app-update.yml'));
}

/** Asks in a box of the system's, before the window where there is one. Gives back which button was pressed. */
async function ask(options: MessageBoxOptions): Promise<number> {
  const window = frontWindow();
  const { response } = await (window === null
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(window, options));
  return response;
}

/** Looks for a new version, fetches it where that is wanted, and has it put in place when the app quits. */
class Looking {
  readonly #parts: UpdatesParts;
  #updater: AppUpdater | null = null;
  #isUnderWay = false;

  constructor(parts: UpdatesParts) {
    this.#parts = parts;
  }

  /** @param isAsked somebody has asked for it; otherwise only a new version is told of */
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
      // What went wrong is of no use to a player: it is the network, or a file of the release.
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
    // a match may have begun while the box was open
    if (isMatchRunning()) {
      await ask({ type: 'info', message: words.noUpdateDuringMatch });
      return;
    }
    await updater.downloadUpdate();
    await ask({ type: 'info', message: words.versionIsHere.replace('{version}', version) });
  }

  /** Its code is read only when it is wanted. */
  async #loaded(): Promise<AppUpdater> {
    if (this.#updater === null) {
      const { autoUpdater } = await import('electron-updater');
      autoUpdater.logger = null;
      autoUpdater.autoDownload = false;
      autoUpdater.autoInstallOnAppQuit = true;
      // what fails is told by whoever asked; an event that nobody hears would end the app
      autoUpdater.on('error', () => {});
      this.#updater = autoUpdater;
    }
    return this.#updater;
  }
}

/**
 * New versions come from where the package says that they are published, and only when somebody asks: by the menu, or by
 * having ticked there that one is looked for at each start. Never during a match, and put in place only when the app quits.
 * Null where the package does not know of any place, as in a clone.
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
        // a disk that takes nothing: at the next start nothing is looked for, as before
      }
    },
  };
}
