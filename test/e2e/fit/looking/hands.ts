// Runs in the page: waits and presses, as hands at the page would.

export const nextFrame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
/** So many frames without what is waited for, and it does not come. */
const mostFrames = 100;

/** Where everything of the page lies, in short: the same as long as nothing moves. */
function lie(): string {
  let [sum, count] = [0, 0];
  for (const element of document.querySelectorAll('body *')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    count += 1;
    sum += left + top * 3 + width * 7 + height * 11;
  }
  return `${count} ${sum}`;
}

/** Waits until the page speaks this language, has its text at this scale, and lies still so. */
export async function dressed(language: string, scale: string): Promise<void> {
  const root = document.documentElement;
  for (let frames = 0; frames < mostFrames; frames++) {
    await nextFrame();
    if (root.lang === language && root.style.getPropertyValue('--text-scale') === scale) break;
  }
  let before = '';
  for (let frames = 0; frames < mostFrames && before !== lie(); frames++) {
    before = lie();
    await nextFrame();
    await nextFrame();
  }
}

/** Presses the first thing of this kind that can be seen; false where there is none. */
export async function press(kind: string): Promise<boolean> {
  const wanted = [...document.querySelectorAll(kind)].find((each) => each.checkVisibility());
  wanted?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await nextFrame();
  return wanted !== undefined;
}

/** All words of the table, to see whether a press has changed anything. */
export function wordsOfTable(): string {
  return document.querySelector('main')?.textContent ?? '';
}
