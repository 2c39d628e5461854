import type { Page } from '@playwright/test';

/**
 * What does not fit its place, in words: a page that scrolls sideways, words cut off by their box, buttons that stick
 * out of the window. What lies in a box that scrolls is in reach and fits.
 */
export function whatDoesNotFit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    const top = document.querySelector('dialog[open]') ?? document.body;
    const describe = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    // left to be heard alone, as .unseen is, wherever a sheet of its own says so
    const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)';
    const isUnseen = (element: Element): boolean =>
      element.closest('.unseen, [aria-hidden=true], [hidden], svg') !== null || isClipped(element);

    for (const element of top.querySelectorAll('*')) {
      if (
        !(element instanceof HTMLElement) ||
        isUnseen(element) ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const style = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasWords && cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        wrong.push(`cut off: ${describe(element)}`);
      if (hasWords && cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
        wrong.push(`cut off below: ${describe(element)}`);
      if (!hasWords && element.tagName !== 'BUTTON') continue;

      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (box.left < -1 || box.right > window.innerWidth + 1) {
        let inReach = false;
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (scrolls(getComputedStyle(around).overflowX)) inReach = true;
        }
        if (!inReach) wrong.push(`beside the window: ${describe(element)}`);
        continue;
      }
      if (element.tagName === 'BUTTON') {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const lies = document.elementFromPoint(x, y);
        let isInSight = y > 0 && y < window.innerHeight;
        for (let around = element.parentElement; around; around = around.parentElement) {
          const frame = around.getBoundingClientRect();
          if (scrolls(getComputedStyle(around).overflowY) && (y < frame.top + 1 || y > frame.bottom - 1))
            isInSight = false;
        }
        const isOver = lies !== null && !element.contains(lies) && !lies.contains(element);
        // what stays at the window's edge while the page scrolls below it covers nothing for good; what a piece wears is
        // a part of it
        const staysThere = lies?.closest('.counter, .bm-foot, .tag, .bm-ordered, .recap, .roll-jump, .em-worn') ?? null;
        if (isInSight && isOver && staysThere === null)
          wrong.push(`covered by ${describe(lies)}: ${describe(element)}`);
      }
      // is it cut off by a box round it that does not scroll?
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        // what lies over everything else is cut off by nothing round its place
        if (around.matches(':popover-open')) break;
        const outer = getComputedStyle(around);
        if (scrolls(outer.overflowX) || scrolls(outer.overflowY)) break;
        if (!cuts(outer.overflowX) && !cuts(outer.overflowY)) continue;
        const frame = around.getBoundingClientRect();
        const isCut =
          (cuts(outer.overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)) ||
          (cuts(outer.overflowY) && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2));
        if (isCut) {
          wrong.push(`cut off by ${describe(around).split(' ')[0]}: ${describe(element)}`);
          break;
        }
      }
    }
    return [...new Set(wrong)];
  });
}
