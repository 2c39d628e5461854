/** A position in the window, in its pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * The number of window pixels per pixel of an element: large windows enlarge a whole board.
 * 1 in a browser that does not report it.
 */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom || 1;
}

/** Whether there is an element, and it has a box. Safari before 17.4 has no `checkVisibility`. */
export function isDrawn(element: Element | undefined): boolean {
  return element !== undefined && element.getClientRects().length > 0;
}

/** Places an element with `position: fixed` in the window, whatever its scale. */
export function putInWindow(element: HTMLElement, { left, top }: Place): void {
  const zoom = zoomOf(element);
  element.style.left = `${left / zoom}px`;
  element.style.top = `${top / zoom}px`;
}
