type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly document: Document };

/**
 * Nudges the line whenever the page has reason to doubt it: the device is on a network again, the page is shown again,
 * or comes back out of the browser's memory. Returns the function that ends this.
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
