/** The number of window pixels per pixel of the element. */
function zoomAt(element: Element | null): number {
  let zoom = 1;
  for (let each = element; each !== null; each = each.parentElement) {
    zoom *= Number(getComputedStyle(each).zoom) || 1;
  }
  return zoom;
}

function enlarged({ x, y, width, height }: DOMRect, zoom: number): DOMRect {
  return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
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
  const { getBoundingClientRect: measure } = Element.prototype;
  Element.prototype.getBoundingClientRect = function (this: Element): DOMRect {
    return enlarged(measure.call(this), zoomAt(this));
  };
  const { getBoundingClientRect: measureText } = Range.prototype;
  Range.prototype.getBoundingClientRect = function (this: Range): DOMRect {
    const { commonAncestorContainer: node } = this;
    return enlarged(measureText.call(this), zoomAt(node instanceof Element ? node : node.parentElement));
  };
  Object.defineProperty(Element.prototype, 'currentCSSZoom', {
    configurable: true,
    get(this: Element): number {
      return zoomAt(this);
    },
  });
}
