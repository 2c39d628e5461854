// Runs in the page: its words, and what becomes of them.

import { controlOf } from './controls.ts';
import {
  areOfOnePiece,
  type Box,
  coverAt,
  describe,
  frameOf,
  isNothing,
  isUnseen,
  narrownessAround,
  overlapOf,
  stays,
} from './sight.ts';

/** One line of words where it is shown. */
interface Line {
  readonly element: Element;
  readonly words: string;
  /** The letters themselves, without the air above and below them. */
  readonly box: Box;
}

/** A line over which nothing is drawn. */
interface FreeLine extends Line {
  /** Can it be scrolled to another place? */
  readonly scrolls: boolean;
}

/** A text may be drawn so much narrower than its letters are, and no more. */
const narrowest = 0.9;
/** Letters may lie so far over something else, in pixels, before anybody sees it. */
const slack = 2;

function linesIn(top: Element): readonly Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (words === '' || element === null || isUnseen(element)) continue;
    range.selectNodeContents(node);
    // letters that are squeezed say of themselves where they would be of their own accord
    const boxes = element instanceof SVGElement ? [element.getBoundingClientRect()] : range.getClientRects();
    const { fontSize, writingMode } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize) * scaleOf(element);
    for (const box of boxes) {
      if (isNothing(box)) continue;
      lines.push({ element, words, box: lettersIn(box, size, writingMode.startsWith('vertical')) });
    }
  }
  return lines;
}

/** The letters of a line: its air is above and below them, of one that stands upright on both sides. */
function lettersIn({ left, top, right, bottom }: Box, size: number, isUpright: boolean): Box {
  const air = Math.max(0, ((isUpright ? right - left : bottom - top) - size * 0.72) / 2);
  return isUpright
    ? { left: left + air, right: right - air, top, bottom }
    : { left, right, top: top + air, bottom: bottom - air };
}

/** Letters that belong together: a line may end at a hyphen, but not between two of these. */
const word = /[\p{L}\p{N}]{5,}/gu;

/** Words that go on in the next line without a hyphen, since their place is narrower than they are. */
function brokenWordsIn(top: Element): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || element instanceof SVGElement || isUnseen(element)) continue;
    const { hyphens, writingMode } = getComputedStyle(element);
    if (hyphens === 'auto' || writingMode.startsWith('vertical')) continue;
    for (const { 0: letters, index } of (node.textContent ?? '').matchAll(word)) {
      range.setStart(node, index);
      range.setEnd(node, index + letters.length);
      const [first, ...further] = [...range.getClientRects()].filter((box) => !isNothing(box));
      if (first !== undefined && further.some(({ top: below }) => below > (first.top + first.bottom) / 2))
        found.push(`broken within a word: "${letters}" in ${describe(element).split(' "')[0]}`);
    }
  }
  return found;
}

/** What a page says where a figure or a text is missing. */
const isNoWord = /\bNaN\b|\bundefined\b|\[object |\{\{|Infinity/;

/** How much larger than its own pixels an element is shown. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return Math.abs(element.getScreenCTM()?.d ?? 1);
  return element instanceof HTMLElement ? (element.currentCSSZoom ?? 1) : 1;
}

function said({ element, words }: Line): string {
  return `"${words.slice(0, 40)}" in ${describe(element).split(' "')[0]}`;
}

/** How wide each drawn text that is squeezed would be of its own accord, in its own pixels. */
function naturalLengths(top: Element): ReadonlyMap<Element, number> {
  const squeezed = [...top.querySelectorAll<SVGTextContentElement>('text[textLength]')];
  const given = squeezed.map((text) => text.getAttribute('textLength') ?? '');
  for (const text of squeezed) text.removeAttribute('textLength');
  const lengths = new Map(squeezed.map((text) => [text, text.getComputedTextLength()]));
  squeezed.forEach((text, index) => {
    text.setAttribute('textLength', given[index] ?? '');
  });
  return lengths;
}

/** The part of its natural width that a text is shown in, between 0 and 1. */
function narrownessOf(element: Element, natural: ReadonlyMap<Element, number>): number {
  const around = narrownessAround(element);
  if (element instanceof SVGElement) {
    const length = natural.get(element);
    return length === undefined ? around : (Number(element.getAttribute('textLength')) / length) * around;
  }
  const closer = Number.parseFloat(getComputedStyle(element).letterSpacing);
  if (!(closer < 0)) return around;
  const width = element.getBoundingClientRect().width / scaleOf(element);
  return (width / (width - closer * (element.textContent?.length ?? 0))) * around;
}

/** Words that are broken, cut off, squeezed, covered, beside the window or out of their button, and words over other words. */
export function faultsOfTexts(top: Element): readonly string[] {
  const found = [...brokenWordsIn(top)];
  const free: FreeLine[] = [];
  const natural = naturalLengths(top);
  for (const line of linesIn(top)) {
    const { element, box } = line;
    if (isNoWord.test(line.words)) found.push(`says what is no word: ${said(line)}`);
    const frame = frameOf(element, box, slack);
    if (frame.cutBy !== null) {
      const cut = frame.cutBy.getBoundingClientRect();
      // folded away altogether
      if (!isNothing(cut)) found.push(`cut off by ${describe(frame.cutBy).split(' "')[0]}: ${said(line)}`);
      continue;
    }
    if ((box.left < -1 || box.right > window.innerWidth + 1) && !frame.scrolls.across)
      found.push(`beside the window: ${said(line)}`);
    if ((box.bottom > window.innerHeight + 1 || box.top < -1) && !frame.scrolls.down)
      found.push(`below or above the window: ${said(line)}`);
    const narrow = narrownessOf(element, natural);
    if (narrow < narrowest) found.push(`squeezed to ${Math.floor(narrow * 100)} %: ${said(line)}`);
    const control = controlOf(element);
    if (control instanceof HTMLElement) {
      const around = control.getBoundingClientRect();
      const out = Math.max(
        around.left - box.left,
        box.right - around.right,
        around.top - box.top,
        box.bottom - around.bottom,
      );
      if (out > slack && !isNothing(around))
        found.push(`sticks out of ${describe(control).split(' "')[0]}: ${said(line)}`);
    }
    const scrolls = frame.scrolls.down || frame.scrolls.across;
    // scrolled out of sight, but for a hair or the smaller part of it
    if (overlapOf(frame.shown, windowBox()) <= slack || (scrolls && areaOf(frame.shown) < areaOf(box) / 2)) continue;
    const cover = coverOf(line, frame.shown);
    if (cover === null) free.push({ ...line, scrolls });
    // of a heap of the same kind the letter on one is enough
    else if (isOfHeap(element, cover)) continue;
    else if (!(stays(cover) && scrolls)) found.push(`covered by ${describe(cover).split(' "')[0]}: ${said(line)}`);
  }
  return [...found, ...collisionsOf(free)];
}

function areaOf({ left, right, top, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

function isOfHeap(element: Element, cover: Element): boolean {
  if (!(element instanceof SVGElement) || !element.classList.contains('mark')) return false;
  return cover instanceof SVGElement && cover.ownerSVGElement === element.ownerSVGElement;
}

function windowBox(): Box {
  return { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
}

/** What lies over a line near its beginning, in its middle, or near its end. */
function coverOf({ element }: Line, shown: Box): Element | null {
  const y = (shown.top + shown.bottom) / 2;
  for (const part of [0.15, 0.5, 0.85]) {
    const x = shown.left + (shown.right - shown.left) * part;
    if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) continue;
    const cover = coverAt(element, x, y);
    if (cover !== null) return cover;
  }
  return null;
}

/** Does one of the two stay, and can the other be scrolled out from under it? */
function passesUnder(one: FreeLine, other: FreeLine): boolean {
  return stays(one.element) ? !stays(other.element) && other.scrolls : stays(other.element) && one.scrolls;
}

function collisionsOf(lines: readonly FreeLine[]): readonly string[] {
  const found: string[] = [];
  const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.element === other.element || overlapOf(one.box, other.box) <= slack) continue;
      if (passesUnder(one, other)) continue;
      if (areOfOnePiece(one.element, other.element) && one.words === other.words) continue;
      found.push(`over one another: ${said(one)} and ${said(other)}`);
    }
  }
  return found;
}
