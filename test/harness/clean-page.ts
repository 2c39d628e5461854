import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// waiting has no limit of its own: only the test's limit ends it
configure({ asyncUtilTimeout: 30_000 });
// files of one worker share its modules, and the library cleans up by itself only for the first of them
afterEach(cleanup);

/** Some files share a window too: resets it to how the first file found it. */
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

// pending imports of a page must not arrive once its document is gone, since the next file would get them
afterAll(async () => {
  await vi.dynamicImportSettled();
  leaveWindowAsFound();
});
