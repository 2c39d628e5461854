import type { WorkShare } from './work-budget.ts';

/** What one listening place bears from its clients. Times in milliseconds, sizes in bytes. */
export interface Limits {
  /** Sockets at a time: from one address, and in all. */
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** How many of them may be told packed what they are told: see `compression.ts`. */
  readonly packedSockets: number;
  /** TCP connections at a time, those that only fetch the page included: from one address, and in all. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Bytes of the page's files that may wait for readers: at one address, and in all. */
  readonly answersPerAddress: number;
  readonly answers: number;
  /** How long asking for a file of the page, or for a socket, may take. */
  readonly requestWithin: number;
  /** Messages that may come at once, and how many more each second brings. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  /** How long the host may work for all together; past that, whoever has had more than a little of it is heard later. */
  readonly work: WorkShare;
  /** How soon a client must have said hello. */
  readonly helloWithin: number;
  /** How often a client is asked for a sign of life; the second time it gives none, it is gone. */
  readonly heartbeat: number;
  /** A client is behind once more than this waits for it, and has caught up when a quarter of it or less does. */
  readonly behind: number;
  /** What may wait for a client before it is given up. */
  readonly backlog: number;
  /** What may wait for all clients together: past that, whoever is behind is given up when there is more to tell. */
  readonly backlogInAll: number;
}

/** The host's own pages, and a bench, wait for nothing. */
export const boundless: WorkShare = {
  ...{ atOnce: Number.POSITIVE_INFINITY, perSecond: 1000 },
  ...{ freeAtOnce: Number.POSITIVE_INFINITY, freePerSecond: 1000 },
};

/** What guests on a home network may take: far more than any household needs, far less than would hurt. */
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

/** The house's own pages on the house's own machine: nobody to be guarded against, only what would grow without end. */
export const houseLimits: Limits = {
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
