/** How the name of a file ends that holds what was taken along. */
export const carriageEnding = '.highstreet';

/** Has the browser, or the app, save a text as a file of the person's own. */
export function saveCarriage(text: string, now: Date): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `High Street ${now.toISOString().slice(0, 10)}${carriageEnding}`;
  link.click();
  // some browsers begin to read only after this
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
