// Runs in the page: waits and presses, as a person would.

export const nextFrame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
/** Frames to wait for something before giving up. */
const mostFrames = 100;

/** A digest of all positions on the page: unchanged while nothing moves. */
function lie(): string {
  let [sum, count] = [0, 0];
  for (const element of document.querySelectorAll('body *')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    count += 1;
    sum += left + top * 3 + width * 7 + height * 11;
  }
  return `${count} ${sum}`;
}

/** Waits until the page has this language and text scale and is at rest. */
export async function dressed(language: string, scale: string): Promise<void> {
  const root = document.documentElement;
  for (let frames = 0; frames < mostFrames; frames++) {
    await nextFrame();
    const [text, zoom] = ['--text-scale', '--reader-zoom'].map((name) => root.style.getPropertyValue(name));
    if (root.lang === language && Number(text) * Number(zoom) === Number(scale)) break;
  }
  let [before, now] = ['', lie()];
  for (let frames = 0; frames < mostFrames && before !== now; frames++) {
    await nextFrame();
    await nextFrame();
    [before, now] = [now, lie()];
  }
}

/** The button of the home screen that continues at the saved table. */
const continueButton = (): HTMLElement | null =>
  document.querySelector('.continue:has(.continue-inside) .continue-buttons button');

/** Leaves the table for the home screen, which is not drawn: that would take longer than the table. */
export async function goHome(): Promise<void> {
  const homeHidden = new CSSStyleSheet();
  homeHidden.replaceSync('.street-page { display: none }');
  document.adoptedStyleSheets = [homeHidden];
  history.back();
  while (continueButton() === null) await nextFrame();
}

/** Continues at the saved table. */
export async function continueTable(): Promise<void> {
  continueButton()?.click();
  while (continueButton() !== null || document.querySelector('main:not(.opening)') === null) await nextFrame();
}

/** Presses the first visible element of this kind; false if there is none. */
export async function press(kind: string): Promise<boolean> {
  const wanted = [...document.querySelectorAll(kind)].find((each) => each.checkVisibility());
  wanted?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await nextFrame();
  return wanted !== undefined;
}

/** All text of the table, to tell whether a press changed anything. */
export function wordsOfTable(): string {
  return document.querySelector('main')?.textContent ?? '';
}
