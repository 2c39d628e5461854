import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DoctorSheet } from '../../../../renderer/lobby/network/hosting/doctor-sheet.tsx';
import type { Finding } from '../../../../shared/protocol/messages.ts';
import { fakeCommands } from './fake-commands.ts';
import { show } from './page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const well: Finding = { examination: 'port', result: 'well', code: 'port-answers', facts: { port: '7777' } };
const ill: Finding = {
  examination: 'reachable',
  result: 'ill',
  code: 'reachable-silent',
  facts: { address: '192.168.1.20:7777' },
};

function doctor(found: readonly Finding[] | null, address: string | null = null) {
  const commands = fakeCommands();
  commands.hosting.diagnose.mockResolvedValue(found);
  return show(<DoctorSheet address={address} onClose={() => {}} />, { commands });
}

describe('connection doctor', () => {
  it('starts at once, and states each finding and its result in words', async () => {
    const { commands } = doctor([well, ill]);
    expect(commands.hosting.diagnose).toHaveBeenCalledWith(null);
    expect(await screen.findByText('This host answers on port 7777.')).toBeTruthy();
    expect(screen.getByText('OK')).toBeTruthy();
    expect(screen.getByText('problem')).toBeTruthy();
    expect(screen.getByText(/192\.168\.1\.20:7777 does not answer, even from this device/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('There is a problem');
  });

  it('checks again, and checks the way to another host', async () => {
    const { commands } = doctor([well]);
    await screen.findByText('Everything is fine.');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText('Everything is fine.');
    fireEvent.change(screen.getByLabelText('Address below the code'), { target: { value: '10.0.0.2:7777' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check the connection' }));
    expect(await screen.findByText('Connection to 10.0.0.2:7777')).toBeTruthy();
    expect(commands.hosting.diagnose.mock.calls).toEqual([[null], [null], ['10.0.0.2:7777']]);
  });

  it('reports when nobody answers, and when the host knows more than the page', async () => {
    doctor(null);
    expect(await screen.findByText('Nobody answered. Try again.')).toBeTruthy();
    cleanup();
    doctor([{ ...well, code: 'port-haunted' }]);
    expect(await screen.findByText(/doesn’t know: port-haunted/)).toBeTruthy();
  });

  it('gives its report as plain text', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    doctor([well, ill]);
    await screen.findByText('OK');
    fireEvent.click(screen.getByRole('button', { name: 'Copy the report' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
      'High Street 1.2.3: This host',
      '[well] port-answers: This host answers on port 7777.',
      expect.stringContaining('[ill] reachable-silent: 192.168.1.20:7777 does not answer'),
    ]);
  });
});
