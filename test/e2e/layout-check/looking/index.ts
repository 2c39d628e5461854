// Runs in the page.
import { faultsOfControls } from './controls.ts';
import { lookAfresh, topOfPage } from './sight.ts';
import { faultsOfTexts } from './texts.ts';

/** Everything drawn counts, whether or not it accepts presses. */
const everythingCounts = new CSSStyleSheet();
everythingCounts.replaceSync('* { pointer-events: auto !important }');

/** The layout faults in words, without duplicates. */
export function whatDoesNotFit(): string[] {
  const pages = [document.documentElement, ...document.querySelectorAll('.app > :is(main, .street-page)')];
  const wide = pages
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ scrollWidth, clientWidth }) => `the page is ${scrollWidth} wide in a window of ${clientWidth}`);
  const top = topOfPage();
  // a copy: the list itself is live
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, everythingCounts];
  lookAfresh();
  try {
    return [...new Set([...wide, ...faultsOfControls(top), ...faultsOfTexts(top)])];
  } finally {
    document.adoptedStyleSheets = before;
  }
}

export { continueTable, dressed, goHome, press, wordsOfTable } from './hands.ts';
export { closeTooltips, openTooltips, recordPresses, tooltips } from './tags.ts';
