import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// files that share their worker share its modules, and the library cleans up by itself only for the first of them
afterEach(cleanup);
// a part of the page that a file asked for and did not wait for must not come once its document is gone: the next file has it
afterAll(() => vi.dynamicImportSettled());
