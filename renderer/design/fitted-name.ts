import { type RefObject, useLayoutEffect } from 'react';

/** Letters are set as small as this part of their usual size before a name takes two lines. */
const smallest = 0.74;
const step = 0.02;

/** Sets a name in smaller letters where it does not fit on its line, and on two lines where that is not enough. */
export function useFittedName(name: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const text = name.current;
    const sign = text?.parentElement;
    if (text === null || sign === null || sign === undefined) return;
    const letters = document.createRange();
    letters.selectNodeContents(text);
    /** So much of the room the name takes; scrollWidth rounds, and three dots come with the least part of a pixel. */
    const taken = (): number => letters.getBoundingClientRect().width / text.getBoundingClientRect().width;
    const isCut = (): boolean => taken() > 1.0005;
    const refit = (): void => {
      text.style.fontSize = '';
      text.classList.remove('in-two');
      if (!isCut()) return;
      for (let part = 0.995 / taken(); isCut() && part >= smallest; part -= step) text.style.fontSize = `${part}em`;
      if (!isCut()) return;
      text.style.fontSize = `${smallest}em`;
      text.classList.add('in-two');
    };
    refit();
    const sizes = new ResizeObserver(refit);
    for (const each of [sign, sign.parentElement]) if (each !== null) sizes.observe(each);
    return () => sizes.disconnect();
  });
}
