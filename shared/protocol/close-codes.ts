/** Why a socket was closed, beyond the codes that the WebSocket itself uses. A client may dial again unless told not to. */
export const closeCodes = {
  /** The host goes away: dial again, it may come back. */
  goingAway: 1001,
  /** No frame of a WebSocket, or not masked as a client's must be. */
  brokenFrame: 1002,
  /** Only text is understood. */
  notText: 1003,
  /** A text that is not UTF-8. */
  brokenText: 1007,
  /** A message longer than the host reads. */
  tooLong: 1009,
  /** The client no longer takes what it is sent. */
  notListening: 4000,
  /** No hello within the time for it. */
  noHello: 4001,
  /** Messages faster than any hand makes them. */
  tooFast: 4002,
  /** No sign of life for too long. */
  silent: 4003,
  /** Too many connections: from this address, or in all. */
  tooMany: 4004,
  /** Another protocol: do not dial again, a newer program is needed. */
  otherProtocol: 4005,
  /** A page of the host's own machine that brings no pass: do not dial again, open the address that the host has printed. */
  noPass: 4006,
} as const;
export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];
