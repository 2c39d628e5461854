import type { PerMessageDeflateOptions } from 'ws';

/**
 * How what guests are told is packed (RFC 7692, which every browser offers): each message in terms of those before it, so that
 * of a table message there travels what has changed of it. A kept context needs no second way of telling a table.
 *
 * The window holds the two or three table messages that a next one is told by; it costs a guest 128 KiB of the host. What a
 * guest says is short and comes seldom: for that no context is kept.
 */
export const compression: PerMessageDeflateOptions = {
  serverNoContextTakeover: false,
  serverMaxWindowBits: 14,
  clientNoContextTakeover: true,
  clientMaxWindowBits: 10,
  zlibDeflateOptions: { level: 6, memLevel: 7 },
  // an answer of a few words is not made shorter
  threshold: 256,
};
