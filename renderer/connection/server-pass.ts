const KEY = 'high-street-pass';

/** The parts of the page that this module uses. */
type Page = Pick<Window, 'location' | 'history' | 'sessionStorage'>;

/**
 * The pass in the address of a page on the host's own machine; null for guests.
 * It leaves the address at once, so that it stays neither in the history nor on a screen. This tab alone stores it, for
 * a reload.
 */
export function serverPass(page: Page): string | null {
  const address = new URL(page.location.href);
  const brought = address.searchParams.get('pass');
  if (brought !== null) {
    address.searchParams.delete('pass');
    page.history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`);
  }
  try {
    if (brought !== null) page.sessionStorage.setItem(KEY, brought);
    return brought ?? page.sessionStorage.getItem(KEY);
  } catch {
    // the browser may deny storage; then a reload needs the pass again
    return brought;
  }
}
