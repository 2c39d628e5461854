/** Letters are set as small as this part of their usual size before a name takes two lines. */
const usualSmallest = 0.74;
/** The same for a reader whose letters are twice as large: no smaller than everybody else's. */
const largeSmallest = 0.55;
/** A word too long for a line of its own is set smaller still before it is broken, in pixels. */
const leastLetters = 9.5;
const step = 0.02;

/**
 * Sets a name in smaller letters where it does not fit on its line, and on two lines where that is not enough. A ref for the
 * element of the name: it measures when the element comes, and when it, its sign or what that stands in changes its size. Give
 * the element a key of its name, as other letters need not change its size.
 */
export function fitName(text: HTMLElement): () => void {
  const letters = document.createRange();
  letters.selectNodeContents(text);
  /** So much of the room the name takes; scrollWidth rounds, and three dots come with the least part of a pixel. */
  const taken = (): number => letters.getBoundingClientRect().width / text.getBoundingClientRect().width;
  const isCut = (): boolean => taken() > 1.0005;
  const fit = (): void => {
    const textScale = Number(getComputedStyle(text).getPropertyValue('--text-scale')) || 1;
    const smallest = Math.max(largeSmallest, usualSmallest / textScale);
    if (!isCut()) return;
    for (let part = 0.995 / taken(); isCut() && part >= smallest; part -= step) text.style.fontSize = `${part}em`;
    if (!isCut()) return;
    text.style.fontSize = '';
    const least = leastLetters / Number.parseFloat(getComputedStyle(text).fontSize);
    text.style.fontSize = `${smallest}em`;
    text.classList.add('in-two');
    for (let part = smallest - step; isCut() && part >= least; part -= step) text.style.fontSize = `${part}em`;
  };
  const refit = (): void => {
    text.style.fontSize = '';
    text.classList.remove('in-two');
    // no word is broken, unless it is too long for its line even in the smallest letters
    text.style.overflowWrap = 'normal';
    fit();
    if (isCut()) text.style.overflowWrap = '';
  };
  refit();
  const sizes = new ResizeObserver(refit);
  const sign = text.parentElement;
  for (const each of [text, sign, sign?.parentElement]) if (each) sizes.observe(each);
  return () => sizes.disconnect();
}
