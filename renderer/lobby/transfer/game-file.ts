import { longestImport } from '../../../shared/protocol/messages.ts';
import { saveFile } from './save-file.ts';

/** The ending of a game file's name. */
export const gameFileEnding = '.highstreet';
/** The ending of a backup's name. */
export const backupEnding = '.highstreet-house';

/** Saves an export as a file. */
export function saveGameFile(text: string, title: string, now: Date): void {
  saveFile(new Blob([text], { type: 'application/octet-stream' }), now, gameFileEnding, title);
}

/** Saves the lines of a backup as a file. */
export function saveBackup(lines: readonly string[], title: string, now: Date): void {
  saveFile(new Blob([...lines], { type: 'application/octet-stream' }), now, backupEnding, title);
}

/** The text of a chosen file. Empty, and therefore refused, if it is too long or unreadable. */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > longestImport) return '';
  return await file.text().catch(() => '');
}
