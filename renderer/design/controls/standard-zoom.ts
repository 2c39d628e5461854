/** The number of window pixels per pixel of the element. */
function zoomAt(element: Element): number {
  let zoom = 1;
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    zoom *= Number(getComputedStyle(each).zoom) || 1;
  }
  return zoom;
}

/** Whether an element below `zoom` is measured in pixels of the window, not in its own. */
function measuresInWindow(): boolean {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: fixed; width: 1px; zoom: 2';
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width !== 1;
}

let isStandard = true;

/**
 * Whether `zoom` enlarges a whole board. Safari 26 does not enlarge what is given in `rem`, and compares a container
 * query with the enlarged width.
 */
export function canZoom(): boolean {
  return isStandard;
}

/**
 * Makes `getBoundingClientRect` and `currentCSSZoom` follow the standard in Safari, and in Chromium before 128:
 * https://drafts.csswg.org/css-viewport/#zoom-om. Call it once, before anything is measured.
 */
export function standardiseZoom(): void {
  isStandard = measuresInWindow();
  if (isStandard) return;
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function (this: Element): DOMRect {
    const { x, y, width, height } = measure.call(this);
    const zoom = zoomAt(this);
    return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
  };
  Object.defineProperty(Element.prototype, 'currentCSSZoom', {
    configurable: true,
    get(this: Element): number {
      return zoomAt(this);
    },
  });
}
