/** The connection doctor: says what stands between two devices, and what to do about it. */
export { examineAddress } from './examine-address.ts';
export { examineHost } from './examine-host.ts';
