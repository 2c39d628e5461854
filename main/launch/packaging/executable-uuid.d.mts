/** Gives a program for macOS a UUID of its own, in place. Throws where it is no such program, or carries no UUID. */
export function giveOwnUuid(file: Buffer, identity: string): void;
