import type { MoveUpdates } from '../../../renderer/client/playback.ts';
import {
  defaultSettings,
  type HostMessage,
  protocolVersion,
  type RoomMessage,
  type Settings,
  type TableMessage,
  type TableSummary,
} from '../../../shared/protocol/messages.ts';
import { anaAndOthers } from '../../harness/people.ts';

export const nothingNew: MoveUpdates = { turned: [], news: [], pace: 'brisk', television: 'none' };

export const tableName = 'abcdefgh12345678';

type Welcome = Extract<HostMessage, { type: 'welcome' }>;

/** A host's welcome to its own page, with overrides. */
export function sampleWelcome(change: Partial<Welcome> = {}, settings: Partial<Settings> = {}): Welcome {
  return {
    type: 'welcome',
    protocol: protocolVersion,
    appVersion: '1.2.3',
    server: null,
    machine: null,
    role: 'host',
    settings: { ...defaultSettings, ...settings },
    settingsReset: false,
    library: [],
    rooms: [],
    network: null,
    ...change,
  };
}

/** A room that plays at the sample table, as a guest receives it, with overrides. */
export function sampleRoom(change: Partial<RoomMessage> = {}): RoomMessage {
  return {
    type: 'room',
    room: tableName,
    name: 'Ana’s table',
    door: 'open',
    code: null,
    table: tableName,
    you: 'gabcdefgh',
    person: null,
    lead: 'house',
    handedTo: null,
    standBy: null,
    isLeader: false,
    manners: { nudges: true, reactions: true, turnMinutes: null },
    chairs: [],
    claims: [],
    devices: [{ device: 'house', name: null, present: true, isLeader: true, canHost: false, isTelevision: false }],
    plan: { game: null, options: {} },
    people: [],
    proposals: [],
    evening: [],
    ...change,
  };
}

/** A table message as a host would send it, with overrides. */
export function sampleTable(change: Partial<TableMessage> = {}): TableMessage {
  return {
    type: 'table',
    table: tableName,
    game: 'brick-and-mortar',
    options: {},
    seats: anaAndOthers.slice(0, 2),
    holdings: [
      { holder: 'house', owner: 'house', present: true },
      { holder: 'house', owner: 'house', present: true },
    ],
    own: [0, 1],
    wishes: [],
    hosting: null,
    keeping: null,
    version: 1,
    moment: 0,
    readOnly: false,
    repaired: false,
    salvaged: null,
    fromSnapshot: false,
    inHand: null,
    next: 0,
    viewer: 'spectator',
    view: { open: 'the street' },
    toAct: [0],
    mayTakeBack: [],
    legal: [],
    undo: false,
    redo: false,
    undoableBy: null,
    rewindFor: null,
    rewindAsk: null,
    orders: null,
    log: { after: null, from: 0, moves: [] },
    lastSeen: null,
    outcome: null,
    ...change,
  };
}

/** A saved match in the library, which nobody has opened yet, with overrides. */
export function sampleSummary(change: Partial<TableSummary> = {}): TableSummary {
  return {
    table: 'abcdefgh',
    game: 'harbour',
    seats: [{ name: 'Ana', colour: 'teal' }],
    bots: [null],
    status: 'over',
    room: null,
    savedAt: 1,
    view: null,
    toAct: [],
    outcome: null,
    ...change,
  };
}

/** The same table with an active seat, whose things are in the view, the moves and the log. */
export function inHandOf(seat: number, secret: string, change: Partial<TableMessage> = {}): TableMessage {
  return sampleTable({
    inHand: seat,
    next: null,
    viewer: seat,
    view: { open: 'the street', hand: secret },
    legal: [{ type: 'play-card', card: secret }],
    ...change,
  });
}
