import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// what is waited for comes when the machine gets to it: a test ends by its own limit, not by a second of the clock
configure({ asyncUtilTimeout: 30_000 });
// files that share their worker share its modules, and the library cleans up by itself only for the first of them
afterEach(cleanup);

/** Some files share their window too: each finds it as the first did, whatever the one before has made of it. */
const { innerWidth, innerHeight } = window;
function leaveWindowAsFound(): void {
  Object.assign(window, { innerWidth, innerHeight });
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

// a part of the page that a file asked for and did not wait for must not come once its document is gone: the next file has it
afterAll(async () => {
  await vi.dynamicImportSettled();
  leaveWindowAsFound();
});
