/** Replaces Electron in unit tests: nothing outside the thin shell may need it. */
throw new Error('a unit test imported electron');
