import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { defaultSettings, type Settings, settings } from '../../shared/protocol/messages.ts';
import { fileErrorCode } from './file-error.ts';
import { writeWholeFile } from './whole-file.ts';

/** The settings of this device, kept in one small file. */
export class SettingsFile {
  /** The file was damaged: it was set aside under another name and the usual settings are used. */
  readonly wasReset: boolean;
  readonly #path: string;
  #current: Settings;

  /**
   * Reads the settings, or begins with the usual ones.
   * @param now the time in milliseconds since 1970, for the name of a file set aside
   */
  constructor(dataFolder: string, now: number) {
    mkdirSync(dataFolder, { recursive: true });
    this.#path = path.join(dataFolder, 'settings.json');
    const found = readSettings(this.#path);
    this.wasReset = found === 'damaged';
    this.#current = found === 'damaged' || found === 'none' ? defaultSettings : found;
    if (found === 'damaged') renameSync(this.#path, path.join(dataFolder, `settings.damaged-${now}.json`));
  }

  get current(): Settings {
    return this.#current;
  }

  /** Keeps these settings. Throws what the disk throws; the earlier ones then stand. */
  change(next: Settings): void {
    writeWholeFile(this.#path, `${JSON.stringify(next, null, 2)}\n`);
    this.#current = next;
  }
}

function readSettings(file: string): Settings | 'none' | 'damaged' {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return 'none';
    throw error;
  }
  try {
    // A file of an older program lacks what was added since.
    return settings.parse({ ...defaultSettings, ...settings.partial().parse(JSON.parse(text)) });
  } catch {
    return 'damaged';
  }
}
