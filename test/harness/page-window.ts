// The window of tests that draw the page: a worker makes one and keeps it for all its files. `clean-page.ts` empties it between them.
import { builtinEnvironments } from 'vitest/runtime';

// React's development build makes a debugger's task of every element, a sixth of the time of tests that draw. Nobody debugs here.
Reflect.deleteProperty(console, 'createTask');
if (!('document' in globalThis)) await builtinEnvironments['happy-dom'].setup(globalThis, {});
