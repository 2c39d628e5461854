/**
 * Of the addresses where a guest's host says that it is served, the one at which others reach it; null for none.
 * @param from where the guest speaks from: that way others reach them too
 */
export function servedAt(addresses: readonly string[], from: string): string | null {
  return addresses.find((address) => address.startsWith(`${from}:`)) ?? addresses[0] ?? null;
}
