import type { WorkShare } from './work-budget.ts';

/** Limits on the clients of one listening place. Times in milliseconds, sizes in bytes. */
export interface Limits {
  /** Simultaneous sockets: per address and in total. */
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Sockets with compression: see `compression.ts`. */
  readonly packedSockets: number;
  /** Simultaneous TCP connections, including those that only fetch the page: per address and in total. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Bytes of page files waiting to be read: per address and in total. */
  readonly answersPerAddress: number;
  readonly answers: number;
  /** Time limit for requesting a file or a socket. */
  readonly requestWithin: number;
  /** Messages in a burst, and sustained per second. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  /** Working time for all clients. Beyond it, addresses that used more than a little must wait. */
  readonly work: WorkShare;
  /** Time limit for a client's hello. */
  readonly helloWithin: number;
  /** Interval of pings; a client that misses two is gone. */
  readonly heartbeat: number;
  /** Buffered bytes beyond which a client lags behind. It has caught up at a quarter. */
  readonly behind: number;
  /** Bytes buffered for a client before it is disconnected. */
  readonly backlog: number;
  /** Bytes buffered for all clients; beyond it, lagging clients are disconnected at the next message. */
  readonly backlogInAll: number;
}

/** For the server's own pages, and for benchmarks, which never wait. */
export const boundless: WorkShare = {
  ...{ atOnce: Number.POSITIVE_INFINITY, perSecond: 1000 },
  ...{ freeAtOnce: Number.POSITIVE_INFINITY, freePerSecond: 1000 },
};

/** Limits for guests on a home network, far above any household's needs. */
export const guestLimits: Limits = {
  socketsPerAddress: 16,
  sockets: 200,
  packedSockets: 24,
  connectionsPerAddress: 64,
  connections: 500,
  answersPerAddress: 16 * 1024 * 1024,
  answers: 64 * 1024 * 1024,
  requestWithin: 5000,
  burst: 200,
  messagesPerSecond: 60,
  work: { atOnce: 100, perSecond: 200, freeAtOnce: 50, freePerSecond: 40 },
  helloWithin: 5000,
  heartbeat: 3000,
  behind: 256 * 1024,
  backlog: 4 * 1024 * 1024,
  backlogInAll: 32 * 1024 * 1024,
};

/** Limits for the server's own, trusted pages. They only prevent unbounded growth. */
export const hostLimits: Limits = {
  ...guestLimits,
  socketsPerAddress: 1000,
  sockets: 1000,
  connectionsPerAddress: 2000,
  connections: 2000,
  answersPerAddress: 1024 * 1024 * 1024,
  answers: 1024 * 1024 * 1024,
  backlogInAll: 1024 * 1024 * 1024,
  burst: Number.POSITIVE_INFINITY,
  work: boundless,
};
