import type { Page } from '@playwright/test';

/** Runs in the page: which states of controls and pieces look the same as their absence. */
function statesUnseen(): string[] {
  const properties = [
    'background-color',
    'border-top-style',
    'border-top-width',
    'border-top-color',
    'border-bottom-style',
    'outline-style',
    'outline-color',
    'outline-width',
    'color',
    'content',
    'opacity',
  ];
  const looksLike = (element: Element): string =>
    [element, element.parentElement, element.nextElementSibling, ...element.children]
      .filter((each) => each !== null)
      .flatMap((each) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)))
      .map((style) => properties.map((name) => style.getPropertyValue(name)).join())
      .join('|');
  const attribute = (name: string, without: string | null) => (element: Element) => {
    const value = element.getAttribute(name);
    if (without === null) element.removeAttribute(name);
    else element.setAttribute(name, without);
    return () => element.setAttribute(name, value ?? '');
  };
  const named = (name: string) => (element: Element) => {
    element.classList.remove(name);
    return () => element.classList.add(name);
  };
  /** States by selector, with a function that removes them and returns one that restores them. */
  const states: readonly (readonly [selector: string, takeAway: (element: Element) => () => void])[] = [
    ['[aria-pressed="true"]', attribute('aria-pressed', 'false')],
    ['[aria-checked="true"]', attribute('aria-checked', 'false')],
    ['[aria-selected="true"]', attribute('aria-selected', 'false')],
    ['[aria-current]:not([aria-current="false"])', attribute('aria-current', null)],
    ['button[aria-disabled="true"]', attribute('aria-disabled', null)],
    ['.lit', named('lit')],
    ['.chosen', named('chosen')],
    [
      'input[type="radio"]:checked',
      (element) => {
        if (!(element instanceof HTMLInputElement)) return () => {};
        // without its group: removing the mark leaves the others unchanged
        element.checked = false;
        return () => {
          element.checked = true;
        };
      },
    ],
    [
      'button:not([aria-disabled="true"]), a[href], input, summary, [tabindex="0"]',
      (element) => {
        if (element instanceof HTMLElement) element.blur();
        return () => {};
      },
    ],
  ];
  const unseen: string[] = [];
  const seen = new Set<string>();
  for (const [selector, takeAway] of states) {
    for (const element of document.querySelectorAll(selector)) {
      const kind = `${selector} ${element.tagName}.${element.className} in ${element.parentElement?.className}`;
      if (seen.has(kind) || element.closest('[inert], [hidden]') !== null) continue;
      if (element instanceof HTMLElement && element.offsetParent === null) continue;
      seen.add(kind);
      const isFocus = selector.startsWith('button:not');
      const focused = document.activeElement;
      if (isFocus && element instanceof HTMLElement) {
        // an element that a click has focused would stay without its outline
        element.blur();
        element.focus({ preventScroll: true, focusVisible: true });
      }
      if (isFocus && document.activeElement !== element) continue;
      const before = looksLike(element);
      const bringBack = takeAway(element);
      if (looksLike(element) === before) unseen.push(isFocus ? `focus on ${kind}` : kind);
      bringBack();
      if (isFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
  }
  return unseen;
}

/** States of a page that forced colours hide: chosen, highlighted, disabled, current, focused. */
export async function unseenInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(statesUnseen);
  await page.emulateMedia({ forcedColors: null });
  return unseen.map((state) => `in forced colours nobody sees ${state}`);
}
