/** The connection doctor: finds what prevents a connection between two devices, and what to do. */
export { examineAddress } from './examine-address.ts';
export { examineHost } from './examine-host.ts';
