import type { PerMessageDeflateOptions } from 'ws';

/**
 * Compression of WebSocket messages to guests (RFC 7692).
 * The context is kept between messages, so a table message costs little more than its changes. That replaces a
 * protocol for partial updates. The window holds the last two or three table messages; it costs 128 KiB of memory per
 * guest. Messages from guests are short and rare, so they are compressed without context.
 */
export const compression: PerMessageDeflateOptions = {
  serverNoContextTakeover: false,
  serverMaxWindowBits: 14,
  clientNoContextTakeover: true,
  clientMaxWindowBits: 10,
  zlibDeflateOptions: { level: 6, memLevel: 7 },
  // short answers do not compress
  threshold: 256,
};
