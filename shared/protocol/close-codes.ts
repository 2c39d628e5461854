/**
 * Why the host closed a socket: standard WebSocket codes and our own. Clients may reconnect unless a code says
 * otherwise.
 */
export const closeCodes = {
  /** The host shuts down. Reconnect: it may come back. */
  goingAway: 1001,
  /** An invalid WebSocket frame, or one without the mask that clients must use. */
  brokenFrame: 1002,
  /** A binary frame. The host reads only text. */
  notText: 1003,
  /** Text that is not valid UTF-8. */
  brokenText: 1007,
  /** A message longer than the host accepts. */
  tooLong: 1009,
  /** The client stopped reading what the host sends. */
  notListening: 4000,
  /** No `hello` in time. */
  noHello: 4001,
  /** More messages than the rate limit allows. */
  tooFast: 4002,
  /** No sign of life for too long. */
  silent: 4003,
  /** Too many connections, from this address or in all. */
  tooMany: 4004,
  /** Another protocol version. Do not reconnect: a newer program is needed. */
  otherProtocol: 4005,
  /** A page on the host's own machine without its pass. Do not reconnect: open the address that the host printed. */
  noPass: 4006,
} as const;
export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];
