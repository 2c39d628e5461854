/** Saves a file named by the title, the day and the ending, through the browser or the app. */
export function saveFile(content: Blob, now: Date, ending: string, title = 'High Street'): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title} ${now.toISOString().slice(0, 10)}${ending}`;
  link.click();
  // some browsers start reading only later
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
