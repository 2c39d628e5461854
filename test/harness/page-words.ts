import { beforeAll } from 'vitest';
import { startWords } from '../renderer/every-word.ts';

// every file begins in English, with all words loaded
beforeAll(() => startWords('en'));
