import { isDrawn, type Place, putInWindow } from '../../design/index.ts';

type Size = Pick<DOMRect, 'width' | 'height'>;
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The gap between a card and its word, and the window's edge, in pixels. */
const gap = 8;
/** Number of positions tried in each direction. */
const tries = 9;

/** The area of a box that a card at this place covers, in square pixels. */
function covered(box: Box, { left, top }: Place, { width, height }: Size): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * The place where a card covers the least of the pressable elements; all in pixels.
 * Ties go to the place nearest to the word, first above the sentences, then below.
 * @param sentences the box of the word's sentence and the text beside it, to keep readable
 */
export function leastCovering(card: Size, word: Box, sentences: Box, pressed: readonly Box[], sight: Size): Place {
  const most = { left: sight.width - card.width - gap, top: sight.height - card.height - gap };
  const held = (at: number, end: number): number => Math.max(gap, Math.min(at, end));
  const middle = held((word.left + word.right - card.width) / 2, most.left);
  const above = held(sentences.top - card.height - gap, most.top);
  const below = held(sentences.bottom + gap, most.top);
  const steps = Array.from({ length: tries }, (_, step) => step / (tries - 1));
  const lefts = [middle, ...steps.map((part) => held(gap + (most.left - gap) * part, most.left))];
  const tops = [above, below, ...steps.map((part) => held(gap + (most.top - gap) * part, most.top))];
  let best = { left: middle, top: above };
  let least = Number.POSITIVE_INFINITY;
  for (const top of tops) {
    for (const left of lefts) {
      const place = { left, top };
      const over = [sentences, ...pressed].reduce((sum, box) => sum + covered(box, place, card), 0);
      const away = Math.hypot(left - middle, Math.min(Math.abs(top - above), Math.abs(top - below)));
      // any covered pixel outweighs the distance
      const worth = over * 1e4 + away;
      if (worth < least) [best, least] = [place, worth];
    }
  }
  return best;
}

/** The elements that answer the question or lead on from it. */
const pressable = '.piece.lit, .crate-button.lit, .counter .button, .explanation-buttons .button';

/** Places a card beside its word, inside the window, covering no pressable element if possible. */
export function placeCard(word: Element, card: HTMLElement): void {
  const sentences = word.closest('[role="status"], .till-words') ?? word;
  const pressed = [...document.querySelectorAll(pressable)].filter((each) => isDrawn(each) && !card.contains(each));
  const place = leastCovering(
    card.getBoundingClientRect(),
    word.getBoundingClientRect(),
    sentences.getBoundingClientRect(),
    pressed.map((each) => each.getBoundingClientRect()),
    { width: window.innerWidth, height: window.innerHeight },
  );
  putInWindow(card, place);
}
