import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// what is waited for comes when the machine gets to it: a test ends by its own limit, not by a second of the clock
configure({ asyncUtilTimeout: 30_000 });
// files that share their worker share its modules, and the library cleans up by itself only for the first of them
afterEach(cleanup);
// a part of the page that a file asked for and did not wait for must not come once its document is gone: the next file has it
afterAll(() => vi.dynamicImportSettled());
