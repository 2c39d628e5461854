// Runs in the page: its texts, and their faults.

import { controlOf } from './controls.ts';
import {
  areOfOnePiece,
  type Box,
  coverAt,
  describe,
  frameOf,
  isNothing,
  isUnseen,
  leftBy,
  narrownessAround,
  outOf,
  overlapOf,
  stays,
} from './sight.ts';

/** A visible line of text. */
interface Line {
  readonly element: Element;
  readonly words: string;
  /** The glyphs themselves, without the space above and below. */
  readonly box: Box;
}

/** A line that nothing may cover. */
interface FreeLine extends Line {
  /** True if it can be scrolled. */
  readonly scrolls: boolean;
}

/** How far a text may be squeezed. */
const narrowest = 0.9;
/** Pixels that glyphs may overlap something else unnoticed. */
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
    // squeezed text reports its natural position itself
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

/** The glyphs of a line: without the space above and below; on both sides for vertical text. */
function lettersIn({ left, top, right, bottom }: Box, size: number, isUpright: boolean): Box {
  const air = Math.max(0, ((isUpright ? right - left : bottom - top) - size * 0.72) / 2);
  return isUpright
    ? { left: left + air, right: right - air, top, bottom }
    : { left, right, top: top + air, bottom: bottom - air };
}

/** Letters of one word: a line may break at a hyphen, but not between two of these. */
const word = /[\p{L}\p{N}]{5,}/gu;

/** Words broken without a hyphen because their box is too narrow. */
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

/** What a page shows in place of a missing figure or text. */
const isNoWord = /\bNaN\b|\bundefined\b|\[object |\{\{|Infinity/;

/** The scale of an element on the screen. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return Math.abs(element.getScreenCTM()?.d ?? 1);
  return element instanceof HTMLElement ? (element.currentCSSZoom ?? 1) : 1;
}

function said({ element, words }: Line): string {
  return `"${words.slice(0, 40)}" in ${describe(element).split(' "')[0]}`;
}

/** The natural width of each squeezed text, in its own pixels. */
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

/** The width of a shown text divided by its natural width, from 0 to 1. */
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

/** Words that are broken, cut off, squeezed, covered, overlapping, or outside the window, their button or their card. */
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
      // completely folded
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
    const around = control instanceof HTMLElement ? control.getBoundingClientRect() : null;
    if (control !== null && around !== null && outOf(around, box) > slack && !isNothing(around))
      found.push(`sticks out of ${describe(control).split(' "')[0]}: ${said(line)}`);
    const left = isNothing(frame.shown) ? null : leftBy(element, frame.shown, slack);
    if (left !== null) found.push(`sticks out of ${describe(left).split(' "')[0]}: ${said(line)}`);
    const scrolls = frame.scrolls.down || frame.scrolls.across;
    // scrolled out of sight, except for a hair or the smaller part
    if (overlapOf(frame.shown, windowBox()) <= slack || (scrolls && areaOf(frame.shown) < areaOf(box) / 2)) continue;
    const cover = coverOf(line, frame.shown);
    if (cover === null) free.push({ ...line, scrolls });
    // in a stack of the same kind, the text on one is enough
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

/** What covers a line near its beginning, middle or end. */
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

/** True if one of the two stays and the other can be scrolled out from under it. */
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
