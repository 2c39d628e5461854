import { fingerprint, Match, seatAt, see, type Viewer } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/registered.ts';
import { commitmentOf, promiseOf, seedOf } from '../../../shared/protocol/chance-hashes.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import type { BotCommands, DealtChance } from '../../client/commands/commands.ts';

/** Whether something holds; `unknown` if this page cannot tell. */
export type Finding = 'yes' | 'no' | 'unknown';

/** What a page can check of a match's chance, in the order in which it came about. */
export interface CheckedChance {
  readonly seenBefore: Finding;
  readonly hostKept: Finding;
  readonly devicesKept: Finding;
  readonly ownAmong: Finding;
  readonly dealt: Finding;
}

const found = (holds: boolean): Finding => (holds ? 'yes' : 'no');

/** The chance of a finished match. */
export type RevealedChance = DealtChance & { readonly host: string };

/** What is needed to deal a match again. */
type DealtTable = Pick<TableMessage, 'options' | 'seats' | 'fromSnapshot' | 'laid'> & {
  readonly game: AnyGame | undefined;
};

/** Deals the match again, and compares what all seats and spectators had at its start. */
async function dealtFrom(seed: string, table: DealtTable, viewAt: BotCommands['viewAt']): Promise<Finding> {
  const { game } = table;
  if (game === undefined || table.fromSnapshot || table.laid === true) return 'unknown';
  const { state } = Match.start(game, { options: table.options, seats: table.seats.length, seed });
  const viewers: readonly Viewer[] = ['spectator', ...table.seats.map((_, seat) => seatAt(seat))];
  const views = await Promise.all(viewers.map(async (viewer) => ({ viewer, view: await viewAt(0, viewer) })));
  if (views.some(({ view }) => view === null)) return 'unknown';
  return found(views.every(({ viewer, view }) => fingerprint(view) === fingerprint(see(game.hiding, state, viewer))));
}

/** Checks the chance of a finished match against what this device knew before. */
export async function checkChance(
  chance: RevealedChance,
  table: DealtTable,
  viewAt: BotCommands['viewAt'],
): Promise<CheckedChance> {
  const { commitment, host, devices, seen } = chance;
  const promised = seen === null || seen.commitment === null ? null : seen.promises;
  return {
    seenBefore: promised === null ? 'unknown' : found(seen?.commitment === commitment),
    hostKept: found(commitmentOf(host) === commitment),
    devicesKept:
      promised === null
        ? 'unknown'
        : found(devices.every(({ part }) => promised.includes(promiseOf(commitment, part)))),
    ownAmong: seen === null ? 'unknown' : found(devices.some(({ part }) => part === seen.part)),
    dealt: await dealtFrom(seedOf(chance), table, viewAt),
  };
}

/**
 * What the findings mean. A part that came too late proves nothing, but is no contradiction.
 * @param isHost true for a page of the host, which proves nothing if no other device gave a part
 */
export function verdictOf({ seen, devices }: RevealedChance, checked: CheckedChance, isHost: boolean) {
  const { ownAmong: _, ...others } = checked;
  if (Object.values(others).includes('no')) return 'wrong';
  if (isHost && devices.every(({ part }) => part === seen?.part)) return 'alone';
  return Object.values(checked).every((each) => each === 'yes') ? 'proven' : 'unproven';
}

/** The record as text, for a program that checks it. */
export function recordOf({ commitment, host, devices, seen }: RevealedChance): string {
  const promises = seen !== null && seen.commitment !== null && { promises: seen.promises };
  return JSON.stringify({
    match: { seed: seedOf({ host, devices }) },
    chance: { commitment, host, devices, ...promises },
  });
}
