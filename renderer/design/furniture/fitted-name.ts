import { observeSize } from '../controls/observed-size.ts';

/** The relative font size below which a name takes two lines. */
const usualSmallest = 0.74;
/** The same at double text size, where it is no smaller than at normal size. */
const largeSmallest = 0.55;
/** The smallest font size before a word longer than a line breaks, in pixels. */
const leastLetters = 9.5;
const step = 0.02;

/**
 * Shrinks a name that does not fit its line, and if necessary uses two lines.
 * A ref callback for the name's element: it measures on mount, and when the element or a container changes its size.
 * Use the name as the element's key, because other text may not change its size.
 */
export function fitName(text: HTMLElement): () => void {
  const letters = document.createRange();
  letters.selectNodeContents(text);
  /**
   * The fraction of the width that the text takes; `scrollWidth` rounds, but a fraction of a pixel causes an ellipsis.
   */
  const taken = (): number => letters.getBoundingClientRect().width / text.getBoundingClientRect().width;
  const isCut = (): boolean => taken() > 1.0005;
  const shrink = (): void => {
    const textScale = Number(getComputedStyle(text).getPropertyValue('--text-scale')) || 1;
    const smallest = Math.max(largeSmallest, usualSmallest / textScale);
    for (let part = 0.995 / taken(); isCut() && part >= smallest; part -= step) text.style.fontSize = `${part}em`;
    if (!isCut()) return;
    text.style.fontSize = '';
    const least = leastLetters / Number.parseFloat(getComputedStyle(text).fontSize);
    text.style.fontSize = `${smallest}em`;
    text.style.whiteSpace = 'normal';
    text.style.lineHeight = '1';
    for (let part = smallest - step; isCut() && part >= least; part -= step) text.style.fontSize = `${part}em`;
    // a word breaks only if it is too long for a line at the smallest size
    if (isCut()) text.style.overflowWrap = 'anywhere';
  };
  const refit = (): void => {
    text.removeAttribute('style');
    if (isCut()) shrink();
  };
  const plate = text.parentElement;
  const stops = [text, plate, plate?.parentElement].flatMap((each) => (each ? [observeSize(each, refit)] : []));
  return () => {
    for (const stop of stops) stop();
  };
}
