import { expect, test } from 'vitest';
import { invitationIn } from '../../main/electron/invitation.ts';

test('a link to a table leads to a host at home, with the code if it has one', () => {
  expect(invitationIn('highstreet://join/192.168.1.20:7777/K7P2Q')).toBe('192.168.1.20:7777/#join=K7P2Q');
  expect(invitationIn('highstreet://join/10.0.0.7:7777')).toBe('10.0.0.7:7777');
  expect(invitationIn('highstreet://join/10.0.0.7:7777/')).toBe('10.0.0.7:7777');
});

test.each([
  'highstreet://join/8.8.8.8:80',
  'highstreet://join/192.168.1.20',
  'highstreet://join/192.168.1.20:0',
  'highstreet://join/192.168.1.20:99999',
  'highstreet://join/192.168.1.20:7777/K7P2',
  'highstreet://join/192.168.1.20:7777/K7P2Q/more',
  'highstreet://join/192.168.1.20:7777/K7P2Q?x=1',
  'highstreet://join/0192.168.1.20:7777',
  'highstreet://join/localhost:7777',
  'highstreet://other/192.168.1.20:7777',
  'HIGHSTREET://join/192.168.1.20:7777\n',
  'http://192.168.1.20:7777/#join=K7P2Q',
  '--data',
  '',
])('%j is no invitation', (text) => {
  expect(invitationIn(text)).toBeNull();
});
