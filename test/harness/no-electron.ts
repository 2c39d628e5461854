/** Stands where unit tests would import Electron by mistake: nothing outside the thin shell may need it. */
throw new Error('a unit test imported electron');
