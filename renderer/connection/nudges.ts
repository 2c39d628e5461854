type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly document: Document };

/**
 * Calls `nudge` whenever the connection may have broken unnoticed.
 * That is when the device is online again, the page is visible again, or it returns from the back/forward cache.
 * Returns a function that stops this.
 */
export function nudgeWith(page: Page, nudge: () => void): () => void {
  const shown = () => {
    if (page.document.visibilityState === 'visible') nudge();
  };
  page.addEventListener('online', nudge);
  page.addEventListener('pageshow', nudge);
  page.document.addEventListener('visibilitychange', shown);
  return () => {
    page.removeEventListener('online', nudge);
    page.removeEventListener('pageshow', nudge);
    page.document.removeEventListener('visibilitychange', shown);
  };
}
