import type { Discovery } from '../../../main/lan/discovery.ts';

/** Hides the tables of a benchmark from others. */
export const silentDiscovery: Discovery = {
  advertiser: () => ({ announce: () => {}, stop: async () => {} }),
  browse: () => () => {},
  examineHost: async () => [],
  examineAddress: async () => [],
};
