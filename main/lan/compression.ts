import type { PerMessageDeflateOptions } from 'ws';

/**
 * Compression of WebSocket messages to guests (RFC 7692).
 * The context is kept between messages, so a table message costs little more than its changes. That replaces a
 * protocol for partial updates. The window holds the last two or three table messages; it costs 128 KiB of memory per
 * guest. Messages from guests are short and rare, so they are compressed without context. Their window has no limit:
 * Firefox offers none, and ws turns away clients whose offer does not fit.
 */
export const compression: PerMessageDeflateOptions = {
  serverMaxWindowBits: 14,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 6, memLevel: 7 },
  // short answers do not compress
  threshold: 256,
};

/**
 * True if a client offers to receive compressed messages whose context is kept.
 * @param offer the header `Sec-WebSocket-Extensions` of its request
 */
export function isCompressionOffered(offer = ''): boolean {
  // parameters with this beginning limit the context
  return offer.includes('permessage-deflate') && !offer.includes('server_');
}
