import { expect, test } from 'vitest';
import { reportOf } from '../../main/electron/report.ts';

const facts = {
  what: 'main process',
  versions: { electron: '45.4.1', chrome: '150', node: '24.1.0', v8: '1' },
  appVersion: '0.1.0',
  system: 'linux 6.1 x64',
  at: Date.UTC(2026, 0, 2, 3, 4, 5),
  home: '/home/ana',
};

test('a report says what happened where, and nothing that identifies the computer', () => {
  const error = new RangeError('no such seat');
  error.stack = 'RangeError: no such seat\n    at play (/home/ana/apps/main.cjs:10:2)\n    at /home/ana/x.js:1:1';
  expect(reportOf({ ...facts, error })).toBe(
    [
      'High Street 0.1.0 (linux 6.1 x64; Electron 45.4.1, Chromium 150, Node 24.1.0)',
      '2026-01-02T03:04:05.000Z: main process',
      '',
      'RangeError: no such seat',
      '    at play (~/apps/main.cjs:10:2)',
      '    at ~/x.js:1:1',
      '',
    ].join('\n'),
  );
});

test('reports any thrown value', () => {
  expect(reportOf({ ...facts, error: 'just words' })).toContain('\njust words\n');
  expect(reportOf({ ...facts, error: undefined, versions: {}, home: null })).toContain('Electron ?');
});
