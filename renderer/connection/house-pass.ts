const KEY = 'high-street-pass';

/** What this needs of the page. */
type Page = Pick<Window, 'location' | 'history' | 'sessionStorage'>;

/**
 * The pass that a page of the host's own machine was opened with; null where it was opened without one, as guests' are. It is
 * taken out of the address at once: it must not stay in the history, or on a screen. This tab alone keeps it, for a reload.
 */
export function housePass(page: Page): string | null {
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
    // a browser may keep nothing at all; then it is asked for again after a reload
    return brought;
  }
}
