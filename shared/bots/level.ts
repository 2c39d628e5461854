/** The levels of bots, weakest first. All know the same: what their seat may know. */
export const botLevels = ['apprentice', 'shopkeeper', 'merchant', 'wholesaler'] as const;
export type BotLevel = (typeof botLevels)[number];
