import { describe, expect, it } from 'vitest';
import { Shares } from '../../../../renderer/client/standby/shares.ts';
import { deviceMemory, next, old, room } from '../page-between-hosts.ts';

const share = (epoch: number, letter = 's') => ({ epoch, share: letter.repeat(44) });
const other = '192.168.1.50:7777';

describe('stored shares of a device', () => {
  it('belong to the newest two epochs, and are sent where the newest one says', () => {
    const shares = new Shares(null);
    shares.keep(old, room, share(1), next);
    shares.keep(old, room, share(3), next);
    shares.keep(old, room, share(2), other);
    shares.keep(old, room, share(3, 't'), other);
    expect(shares.of(old, room)).toMatchObject({ shares: [share(3, 't'), share(2)], to: other, given: false });
    expect(shares.of(other, room)).toBeNull();
  });

  it('survive the page', () => {
    const { store } = deviceMemory();
    new Shares(store).keep(old, room, share(1), next);
    expect(new Shares(store).of(old, room)?.shares).toEqual([share(1)]);
  });

  it('remember permanently that they were sent', () => {
    const shares = new Shares(null);
    shares.keep(old, room, share(1), next);
    shares.give(old, room);
    shares.drop(old, room);
    expect(shares.of(old, room)).toMatchObject({ shares: [], given: true });
    shares.keep(old, room, share(2), next);
    expect(shares.of(old, room)).toMatchObject({ shares: [share(2)], given: true });
  });

  it('are deleted if they were dropped before being sent', () => {
    const shares = new Shares(null);
    shares.keep(old, room, share(1), next);
    shares.keepCopy(old, room, true);
    shares.keepCopy(old, room, false);
    shares.drop(old, room);
    expect(shares.of(old, room)).toBeNull();
  });

  it('stay if their key is newer than the dropped ones, as does the record of a copy', () => {
    const shares = new Shares(null);
    shares.keep(old, room, share(1), next);
    shares.keep(old, room, share(2), next);
    shares.drop(old, room, 1);
    expect(shares.of(old, room)?.shares).toEqual([share(2)]);
    shares.keepCopy(old, room, true);
    shares.drop(old, room);
    expect(shares.of(old, room)).toMatchObject({ shares: [], keeps: true });
  });

  it('are none if the stored data is invalid, and last for the page if storage is blocked', () => {
    const { store, kept } = deviceMemory();
    kept.set('high-street:shares', '[{"host":7}]');
    expect(new Shares(store).of(old, room)).toBeNull();
    const denied = {
      getItem: (): string => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    };
    const shares = new Shares(denied);
    shares.keep(old, room, share(1), next);
    expect(shares.of(old, room)?.shares).toEqual([share(1)]);
  });

  it('tell the rooms of a host of which a copy is stored', () => {
    const shares = new Shares(null);
    for (const host of [old, other]) shares.keepCopy(host, room, true);
    shares.keep(old, 'othrroom', share(1), next);
    expect([shares.keptOf(old), shares.keptOf(next)]).toEqual([[room], []]);
  });

  it('are limited to the newest twenty rooms', () => {
    const shares = new Shares(null);
    for (let each = 10; each <= 30; each++) shares.keep(`192.168.1.${each}:7777`, room, share(1), next);
    expect(shares.of('192.168.1.10:7777', room)).toBeNull();
    expect(shares.of('192.168.1.11:7777', room)).not.toBeNull();
  });
});
