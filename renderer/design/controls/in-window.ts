/** A place in the window, in its pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * How many pixels of the window one pixel of an element takes: a board in a large window is enlarged as a whole, and what lies
 * in it too. 1 in a browser that cannot tell.
 */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom || 1;
}

/** Puts an element with `position: fixed` at a place in the window, whatever it is enlarged by. */
export function putInWindow(element: HTMLElement, { left, top }: Place): void {
  const zoom = zoomOf(element);
  element.style.left = `${left / zoom}px`;
  element.style.top = `${top / zoom}px`;
}
