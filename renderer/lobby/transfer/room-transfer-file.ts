import { saveFile } from './save-file.ts';

/** The file extension of an export. */
export const roomTransferEnding = '.highstreet';

/** Saves an export as a file. */
export function saveRoomTransfer(text: string, now: Date): void {
  saveFile(new Blob([text], { type: 'application/octet-stream' }), now, roomTransferEnding);
}
