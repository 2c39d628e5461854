import { type Place, putInWindow } from '../../design/index.ts';

type Size = Pick<DOMRect, 'width' | 'height'>;
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Between a word and its card, and between the card and the edge of the window, in pixels. */
const gap = 8;
/** So many places are tried each way. */
const tries = 9;

/** How much of a box a card of this size covers that lies there, in square pixels. */
function covered(box: Box, { left, top }: Place, { width, height }: Size): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Where a card covers the least of what must be pressed; of places that cover as little, the one nearest to its word, over the
 * sentences before under them. All in pixels.
 * @param sentences where the word stands with all that is said beside it, which can be read on
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
      // a pixel further away is less than any that is covered
      const worth = over * 1e4 + away;
      if (worth < least) [best, least] = [place, worth];
    }
  }
  return best;
}

/** What answers the question, or leads on from it. */
const pressable = '.piece.lit, .crate-button.lit, .counter .button, .explanation-ways .button';

/** Lays a card beside the word that it explains, inside the window, where it covers nothing that must be pressed if there is such a place. */
export function placeCard(word: Element, card: HTMLElement): void {
  const sentences = word.closest('[role="status"], .till-words') ?? word;
  const pressed = [...document.querySelectorAll(pressable)].filter(
    (each) => each.checkVisibility() && !card.contains(each),
  );
  const place = leastCovering(
    card.getBoundingClientRect(),
    word.getBoundingClientRect(),
    sentences.getBoundingClientRect(),
    pressed.map((each) => each.getBoundingClientRect()),
    { width: window.innerWidth, height: window.innerHeight },
  );
  putInWindow(card, place);
}
