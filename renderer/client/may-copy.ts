/** Whether the page may write to the clipboard. Browsers forbid it on unencrypted pages from the network. */
export function mayCopy(): boolean {
  return 'clipboard' in navigator;
}
