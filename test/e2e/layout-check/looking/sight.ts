// Runs in the page: what is visible, and where.

/** Edges in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Overlap of two boxes in pixels, in the smaller direction; 0 or less if there is none. */
export function overlapOf(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(across, down);
}

/** Two elements, one inside the other. */
export function areOfOnePiece(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one);
}

/** Describes an element: what it is, and its text. */
export function describe(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${words.slice(0, 40)}"`;
}

/** The top layer takes all presses, so only its content is checked. Revealed things lie over the board. */
export function topOfPage(): Element {
  const laid = document.querySelector('.counter:has(.turned-over)');
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? laid ?? document.body;
}

const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** How an element affects everything inside it. */
interface Holding {
  readonly element: Element;
  readonly around: Holding | null;
  readonly box: Box;
  readonly position: string;
  /** Whether it clips overflowing content, and whether that can be scrolled to. */
  readonly across: 'shows' | 'cuts' | 'scrolls';
  readonly down: 'shows' | 'cuts' | 'scrolls';
  /** It is in front of everything and clipped by nothing. */
  readonly isLayer: boolean;
  /** Visually hidden like .unseen, or not drawn. */
  readonly isUnseen: boolean;
  /** Stays in place while its surroundings scroll. */
  readonly stays: boolean;
  /** Horizontal squeeze; 1 for none. */
  readonly narrowness: number;
}

let known = new Map<Element, Holding>();
let plates = new Map<Element, Plate | null>();

/** Forgets cached positions. Call it before each inspection. */
export function lookAfresh(): void {
  known = new Map();
  plates = new Map();
}

function holdingOf(element: Element): Holding {
  const before = known.get(element);
  if (before !== undefined) return before;
  const around = element.parentElement === null ? null : holdingOf(element.parentElement);
  const style = getComputedStyle(element);
  const { position } = style;
  const holding: Holding = {
    element,
    around,
    box: element.getBoundingClientRect(),
    position,
    across: cuttingOf(style.overflowX, element.scrollWidth > element.clientWidth),
    down: cuttingOf(style.overflowY, element.scrollHeight > element.clientHeight),
    isLayer: position === 'fixed' || element.matches(':popover-open, dialog[open]'),
    isUnseen:
      around?.isUnseen === true ||
      style.display === 'none' ||
      style.visibility !== 'visible' ||
      style.opacity === '0' ||
      style.clipPath === 'inset(50%)' ||
      element.matches('.unseen, [hidden], .opening') ||
      isFolded(element),
    // a sheet covers the page, but its content may scroll
    stays:
      !element.matches('dialog[open]') && (around?.stays === true || position === 'sticky' || position === 'fixed'),
    narrowness: (around?.narrowness ?? 1) * narrownessBy(style),
  };
  known.set(element, holding);
  return holding;
}

/** The content of a folded section is not drawn. */
function isFolded(element: Element): boolean {
  return element.parentElement?.matches('details:not([open])') === true && !element.matches('summary');
}

function cuttingOf(overflow: string, hasMore: boolean): Holding['across'] {
  if (!cuts(overflow) && !scrolls(overflow)) return 'shows';
  return scrolls(overflow) && hasMore ? 'scrolls' : 'cuts';
}

function narrownessBy({ transform, scale }: CSSStyleDeclaration): number {
  const [across, down] = scale.split(' ').map(Number);
  const scaled = across !== undefined && down !== undefined ? across / down : 1;
  if (transform === 'none') return scaled;
  const { a, b, c, d } = new DOMMatrixReadOnly(transform);
  return (scaled * Math.hypot(a, b)) / Math.hypot(c, d);
}

export function isUnseen(element: Element): boolean {
  return holdingOf(element).isUnseen;
}

/** True if it stays in place while content below scrolls. What it covers can be scrolled out. */
export function stays(element: Element): boolean {
  return holdingOf(element).stays;
}

export function narrownessAround(element: Element): number {
  return holdingOf(element).narrowness;
}

/** How the ancestors of a box show it. */
export interface Frame {
  /** The part that is visible now. */
  readonly shown: Box;
  /** What clips it permanently, if anything. */
  readonly cutBy: Element | null;
  /** Whether it can be scrolled into view, in each direction. */
  readonly scrolls: { readonly across: boolean; readonly down: boolean };
}

/** How a box in an element is shown. It may exceed its clipping ancestor by this many pixels. */
export function frameOf(element: Element, box: Box, slack = 2): Frame {
  let { left, top, right, bottom } = box;
  let cutBy: Element | null = null;
  const reach = { across: false, down: false };
  const own = holdingOf(element);
  let isPlaced = own.position === 'absolute';
  let isFixed = own.isLayer;
  for (let around: Holding | null = own; around !== null; around = around.around) {
    isFixed ||= around.isLayer;
    const { across, down } = around;
    // an element positioned by an outer one is not clipped by those between
    const holds = around === own || !isPlaced || around.position !== 'static';
    if (holds && around.element !== document.documentElement && around.element !== document.body) {
      const frame = around.box;
      const isOutAcross = box.left < frame.left - slack || box.right > frame.right + slack;
      const isOutBelow = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
      if (across === 'cuts' && !reach.across && isOutAcross) cutBy ??= around.element;
      if (down === 'cuts' && !reach.down && isOutBelow) cutBy ??= around.element;
      if (across !== 'shows') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (down !== 'shows') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      reach.across ||= across === 'scrolls';
      reach.down ||= down === 'scrolls';
      if (around !== own && around.position !== 'static') isPlaced = around.position === 'absolute';
    }
    if (around.isLayer) break;
  }
  if (!isFixed) reach.down ||= pageScrolls();
  return { shown: { left, top, right, bottom }, cutBy, scrolls: reach };
}

function pageScrolls(): boolean {
  const page = document.documentElement;
  const isHeld = [page, document.body].some((each) => cuts(getComputedStyle(each).overflowY));
  return !isHeld && page.scrollHeight > page.clientHeight;
}

export function isNothing({ left, top, right, bottom }: Box): boolean {
  return right - left < 1 || bottom - top < 1;
}

/** The foreign element drawn over an element at a point of the window. */
export function coverAt(element: Element, x: number, y: number): Element | null {
  const isOwn = (over: Element): boolean => areOfOnePiece(over, element) || isDrawnBefore(over, element);
  // mostly nothing lies over it; to list all elements at a point takes the browser ten times as long
  const front = document.elementFromPoint(x, y);
  if (front === null || isOwn(front)) return null;
  for (const over of document.elementsFromPoint(x, y)) {
    if (isOwn(over)) return null;
    if (paints(over)) return over;
  }
  return null;
}

/** True for two parts of one drawing, of which the first lies under the second. */
function isDrawnBefore(under: Element, element: Element): boolean {
  const isOneDrawing = under instanceof SVGElement && under.closest('svg') === element.closest('svg');
  return isOneDrawing && (under.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

/** A box painted behind a text, and the background colour behind its content. */
type Plate = Pick<Holding, 'element' | 'box'> & { readonly ground: string };

/** How many pixels a box sticks out of another. */
export function outOf(around: Box, box: Box): number {
  return Math.max(around.left - box.left, box.right - around.right, around.top - box.top, box.bottom - around.bottom);
}

/** The box painted behind a text that does not hold it: an ancestor, or in a drawing a shape before it, but no path. */
export function leftBy(element: Element, letters: Box, slack: number): Element | null {
  if (element instanceof SVGElement) {
    const shape = shapeBehind(element, letters);
    const isLeft = shape?.matches(boxed) && outOf(shape.getBoundingClientRect(), letters) > slack;
    if (shape !== null) return isLeft ? shape : null;
  }
  // mostly all ancestors hold it, and no style needs to be read
  let isOut = false;
  for (let around: Holding | null = holdingOf(element); around !== null && !isOut; around = around.around)
    isOut = outOf(around.box, letters) > slack;
  const plate = isOut ? plateAround(element) : null;
  return plate !== null && outOf(plate.box, letters) > slack ? plate.element : null;
}

const [boxed, shapes] = ['rect, circle, ellipse', 'rect, circle, ellipse, path, polygon, use, image'];

/** The last shape of a drawing before a text that is painted behind its middle. */
function shapeBehind(text: SVGElement, { left, top, right, bottom }: Box): Element | null {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (let part: Element | null = text; part instanceof SVGElement; part = part.parentElement) {
    for (let before = part.previousElementSibling; before !== null; before = before.previousElementSibling) {
      if (!before.matches(shapes)) continue;
      const box = before.getBoundingClientRect();
      if (box.left <= x && box.right >= x && box.top <= y && box.bottom >= y && paints(before)) return before;
    }
  }
  return null;
}

/** The nearest ancestor that paints a box, or the element itself. */
function plateAround(element: Element): Plate | null {
  const before = plates.get(element);
  if (before !== undefined) return before;
  const around = element.parentElement === null ? null : plateAround(element.parentElement);
  const { box, isLayer } = holdingOf(element);
  const style = getComputedStyle(element);
  const behind = around?.ground ?? '';
  const ground = alphaOf(style.backgroundColor) > 0.3 ? style.backgroundColor : behind;
  const isBordered =
    ![style.borderLeftWidth, style.borderRightWidth].includes('0px') && alphaOf(style.borderLeftColor) > 0;
  const isFilled = ground !== behind || style.backgroundImage !== 'none' || style.boxShadow !== 'none';
  const plate = isLayer || ((isFilled || isBordered) && !isNothing(box)) ? { element, box, ground } : around;
  plates.set(element, plate);
  return plate;
}

/** True if an element draws something itself, rather than only containing others. */
function paints(element: Element): boolean {
  const style = getComputedStyle(element);
  if (Number(style.opacity) < 0.3) return false;
  if (element instanceof SVGElement) {
    if (element instanceof SVGSVGElement || element instanceof SVGGElement) return false;
    return style.fill !== 'none' && Number(style.fillOpacity) > 0.3;
  }
  if (element instanceof HTMLImageElement) return true;
  return style.backgroundImage !== 'none' || alphaOf(style.backgroundColor) > 0.3;
}

function alphaOf(colour: string): number {
  const [, alpha] = /(?:,\s*|\/\s*)([\d.]+)\)$/.exec(colour.startsWith('rgb(') ? '' : colour) ?? [];
  return colour === 'transparent' ? 0 : alpha === undefined ? 1 : Number(alpha);
}
