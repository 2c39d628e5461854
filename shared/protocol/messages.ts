/** The whole protocol between client and host. `README.md` beside this file describes it in words. */
export * from './book.ts';
export * from './bots.ts';
export * from './campaigns.ts';
export * from './chance.ts';
export * from './client-messages.ts';
export * from './close-codes.ts';
export * from './company.ts';
export * from './host-messages.ts';
export * from './names.ts';
export * from './network.ts';
export * from './orders.ts';
export * from './people.ts';
export * from './pieces.ts';
export * from './puzzles.ts';
export * from './rewinds.ts';
export * from './rooms.ts';
export * from './seats.ts';
export * from './settings.ts';
export * from './standby.ts';
export * from './table-message.ts';
export * from './televisions.ts';

/** Raised whenever clients and hosts of different versions would misunderstand each other. */
export const protocolVersion = 15;
