import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// files that share their worker share its modules, and the library cleans up by itself only for the first of them
afterEach(cleanup);
