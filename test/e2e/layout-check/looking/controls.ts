// Runs in the page: controls, and whether they can be pressed.
import { areOfOnePiece, type Box, coverAt, describe, frameOf, isNothing, isUnseen, overlapOf, stays } from './sight.ts';

const pressable =
  'button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=checkbox], [role=tab], [role=slider]';

/** Controls may overlap by this many pixels. */
const slack = 3;

/** The control that a text belongs to; null for text on its own. */
export function controlOf(element: Element): Element | null {
  return element.closest(pressable);
}

interface Control {
  readonly element: Element;
  /** Where it is visible now. */
  readonly shown: Box;
}

/** Controls that are out of reach, covered or overlapping. */
export function faultsOfControls(top: Element): readonly string[] {
  const found: string[] = [];
  const shown: Control[] = [];
  for (const element of top.querySelectorAll(pressable)) {
    if (isUnseen(element)) continue;
    const box = element.getBoundingClientRect();
    if (isNothing(box)) continue;
    const frame = frameOf(element, box);
    if (frame.cutBy !== null) found.push(`cut off by ${describe(frame.cutBy).split(' "')[0]}: ${describe(element)}`);
    const isBeside = box.left < -1 || box.right > window.innerWidth + 1;
    const isBelow = box.top < -1 || box.bottom > window.innerHeight + 1;
    if (isBeside && !frame.scrolls.across) found.push(`beside the window: ${describe(element)}`);
    if (isBelow && !frame.scrolls.down) found.push(`out of reach: ${describe(element)}`);
    if (isAtHand(element) && isBelow) found.push(`below the fold: ${describe(element)}`);
    if (isNothing(frame.shown)) continue;
    const cover = coverOf(element, frame.shown);
    if (cover === null) shown.push({ element, shown: frame.shown });
    else if (!(stays(cover) && (frame.scrolls.down || frame.scrolls.across)))
      found.push(`covered by ${describe(cover)}: ${describe(element)}`);
  }
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) {
      if (areOfOnePiece(one.element, other.element) || overlapOf(one.shown, other.shown) <= slack) continue;
      if (stays(one.element) !== stays(other.element) || isFanned(one, other)) continue;
      found.push(`over one another: ${describe(one.element)} and ${describe(other.element)}`);
    }
  }
  return found;
}

/** The buttons that answer the question must be visible without scrolling. */
function isAtHand(element: Element): boolean {
  return element.matches('.counter .button.primary');
}

/** Pixels of a fanned card that must be visible to press it. */
const leastOfCard = 20;

/** True for two cards of one hand, fanned far enough to recognise and press each. */
function isFanned(one: Control, other: Control): boolean {
  const areCards = one.element.matches('.piece') && other.element.matches('.piece');
  const apart = Math.max(Math.abs(one.shown.left - other.shown.left), Math.abs(one.shown.top - other.shown.top));
  return areCards && apart >= leastOfCard;
}

const parts = [0.1, 0.5, 0.9];

/** What covers a control completely; null if part of it is free or it is out of sight. */
function coverOf(element: Element, { left, top, right, bottom }: Box): Element | null {
  let cover: Element | null = null;
  for (const across of parts) {
    for (const down of parts) {
      const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
      if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) continue;
      const over = coverAt(element, x, y);
      if (over === null) return null;
      cover ??= over;
    }
  }
  return cover;
}
