/** The file extension of an export. */
export const roomTransferEnding = '.highstreet';

/** Saves a text as a file, through the browser or the app. */
export function saveRoomTransfer(text: string, now: Date): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `High Street ${now.toISOString().slice(0, 10)}${roomTransferEnding}`;
  link.click();
  // some browsers start reading only later
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
