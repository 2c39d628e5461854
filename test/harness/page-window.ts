// The window of tests that render the page. A worker shares one among its files; `clean-page.ts` resets it between
// them.
import { builtinEnvironments } from 'vitest/runtime';

// React's development build creates a debugger task for every element, a sixth of the rendering time. Nobody debugs
// here.
Reflect.deleteProperty(console, 'createTask');
if (!('document' in globalThis)) await builtinEnvironments['happy-dom'].setup(globalThis, {});
