import { expect, test } from 'vitest';
import { gameFileIn, textOfGameFile } from '../../main/electron/game-file.ts';

test.each([
  ['a b.HighStreet', '/games/a b.HighStreet'],
  ['file:///games/a%20b.highstreet', '/games/a b.highstreet'],
  ['file://elsewhere/%2F.highstreet', null],
  ['--data=a.highstreet', null],
  ['/games/a.txt', null],
])('the argument %j names the game file %j, and none without a text', (arg, file) => {
  expect(gameFileIn(arg, '/games')).toBe(file);
  for (const none of ['/nowhere/a.highstreet', '/', '/dev/zero']) expect(textOfGameFile(none)).toBe('');
});
