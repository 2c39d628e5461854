/** The four numbers of an IPv4 address as everybody writes it; null for any other spelling of one, or of something else. */
function numbersOf(ip: string): readonly number[] | null {
  const address = `ws://${ip}/`;
  // What is dialled is what a URL makes of it: 010.1 is 8.0.0.1 there. Only what stays as it was written is judged.
  if (!/^\d+\.\d+\.\d+\.\d+$/.test(ip) || !URL.canParse(address) || new URL(address).hostname !== ip) return null;
  return ip.split('.').map(Number);
}

/** Is this address (`ip` or `ip:port`) one of the machine itself? */
export const isOfThisMachine = (address: string): boolean => address.startsWith('127.');

/**
 * Is this address (`ip:port`) one of this machine or of a network at home? Nobody from outside may have this program call, or
 * send others to, any other: not the machines of the internet. An address in any but its plainest spelling is none.
 */
export function isNearby(address: string): boolean {
  const [, ip = '', port = ''] = /^([^:]*):([1-9]\d{0,4})$/.exec(address) ?? [];
  const [first, second = 0] = numbersOf(ip) ?? [];
  if (first === undefined || Number(port) > 65_535) return false;
  return (
    first === 10 ||
    first === 127 ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254)
  );
}

/**
 * Of the addresses where a guest's host says that it is served, the one at which others reach it; null for none.
 * @param from where the guest speaks from: that way others reach them too
 */
export function servedAt(addresses: readonly string[], from: string): string | null {
  // a guest of another machine knows nothing of what is served on this one
  const near = addresses.filter((each) => isNearby(each) && (isOfThisMachine(from) || !isOfThisMachine(each)));
  return near.find((address) => address.startsWith(`${from}:`)) ?? near[0] ?? null;
}
