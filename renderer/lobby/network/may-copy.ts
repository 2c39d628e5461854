/** May this page put text on the clipboard? Browsers leave that out of pages that came over the network unencrypted. */
export function mayCopy(): boolean {
  return 'clipboard' in navigator;
}
