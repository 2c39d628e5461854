import type { Discovery } from '../../../main/lan/discovery.ts';

/** Nobody is to find the tables of a bench. */
export const silentDiscovery: Discovery = {
  advertiser: () => ({ announce: () => {}, stop: async () => {} }),
  browse: () => () => {},
  examineHost: async () => [],
  examineAddress: async () => [],
};
