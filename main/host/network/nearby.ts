/** The four numbers of an IPv4 address in its canonical spelling; null otherwise. */
function numbersOf(ip: string): readonly number[] | null {
  const address = `ws://${ip}/`;
  // URLs normalize addresses (010.1 becomes 8.0.0.1), so only a spelling that a URL leaves unchanged counts.
  if (!/^\d+\.\d+\.\d+\.\d+$/.test(ip) || !URL.canParse(address) || new URL(address).hostname !== ip) return null;
  return ip.split('.').map(Number);
}

/** True if the address (`ip` or `ip:port`) is a loopback address. */
export const isOfThisMachine = (address: string): boolean => address.startsWith('127.');

/**
 * True if the address (`ip:port`) is on this machine or in a private network.
 * Outsiders must not make this program call, or send others to, a server on the internet. Addresses in a non-canonical
 * spelling are rejected.
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
 * The address where others can reach a guest's server, or null.
 * @param from the guest's own address, preferred if it is among `addresses`
 */
export function servedAt(addresses: readonly string[], from: string): string | null {
  // a remote guest's loopback addresses are useless here
  const near = addresses.filter((each) => isNearby(each) && (isOfThisMachine(from) || !isOfThisMachine(each)));
  return near.find((address) => address.startsWith(`${from}:`)) ?? near[0] ?? null;
}
