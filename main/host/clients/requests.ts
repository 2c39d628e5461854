import { seatAt } from '../../../shared/engine/index.ts';
import type { FailingOver, HostMessage, RequestMessage } from '../../../shared/protocol/messages.ts';
import type { Asker } from '../bots/asker.ts';
import type { Known } from '../bots/readings.ts';
import { servedAt } from '../network/nearby.ts';
import { RequestError } from '../request-error.ts';
import type { PersonOf } from '../room/chairs.ts';
import { personAt } from '../room/people-in-room.ts';
import type { ProvableChance } from '../room/provable-chance.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server/server.ts';
import { chanceFor } from '../table/redaction.ts';
import {
  type Asked,
  anybody,
  atTable,
  byHost,
  byHostAtTable,
  byHostOrGuest,
  byLeader,
  byLeaderAtTable,
  byLeaderOrHost,
  type Carried,
  done,
  holder,
  inRoom,
  type Request,
  type Sender,
} from './gates.ts';

type Type = RequestMessage['type'];
type Fields = { readonly [Message in RequestMessage as Message['type']]: Omit<Message, 'type'> };
type MessageOf<One extends Type> = { [Each in One]: { readonly type: Each } & Fields[Each] }[One];
type HintFacts = Omit<Extract<HostMessage, { type: 'hint' }>, 'type' | 'request' | 'table'>;

/** The first answer to a request with results over time. Later results follow once it has been sent. */
async function answeredBy<Facts>(asker: Asker<Facts>, say: (facts: Facts) => HostMessage): Promise<Carried> {
  return { answer: say(await asker.answer), afterwards: () => asker.sent() };
}

/** Handles shares of a copy's key. `agrees`: the host wants the room to continue here. */
function given(
  server: Server,
  { request, room, shares }: Omit<Fields['give-shares'], 'type'>,
  agrees: boolean,
): Carried | Promise<Carried> {
  const answer = (facts: FailingOver): Carried => ({ answer: { type: 'failing-over', request, room, ...facts } });
  const facts = server.sealedCopies.give(room, shares, agrees);
  return facts instanceof Promise ? facts.then(answer) : answer(facts);
}

/** Throws `RequestError` if the seed of the room's next match is given. */
function chanceOf({ lobby }: Room): ProvableChance {
  if (lobby.chance === null) throw new RequestError('stale');
  return lobby.chance;
}

function viewerOf(viewer: number | 'spectator') {
  return viewer === 'spectator' ? viewer : seatAt(viewer);
}

/** All requests: who may send them and what they do. Tables and the server make further checks. */
const requests: { readonly [One in Type]: Request<MessageOf<One>> } = {
  // entering rooms, and the shelf
  enter: anybody.answers(({ server, client, message: { request, code, name, canHost = false } }) => {
    client.mayEnter();
    const room = server.hosting.roomWith(code, client.address);
    const { guest, token } = room.enter(name, server.chance);
    client.hasEntered();
    client.enter(room, guest, canHost);
    const answer = { type: 'entered', request, room: room.id, guest, token } as const;
    return { answer, afterwards: () => client.sitIn(room, guest, token) };
  }),
  return: anybody.answers(({ server, client, message: { request, room: id, token, canHost = false } }) => {
    const room = server.rooms.byId.get(id);
    const guest = room?.guests.withToken(token);
    if (guest === undefined && room?.guests.hasReplaced(token)) throw new RequestError('seat-moved');
    if (room === undefined || guest === undefined) throw new RequestError('unknown-token');
    client.enter(room, guest, canHost);
    const answer = { type: 'entered', request, room: room.id, guest, token } as const;
    return { answer, afterwards: () => client.sitIn(room, guest, token) };
  }),
  'present-key': anybody.answers(({ server, client, message }) => {
    server.hosting.checkKey(message.key, client.address);
    return { answer: done(message), afterwards: () => client.becomeHost() };
  }),
  // a client at this table gets a resync; only the host may open other tables
  'open-table': anybody.does(({ client, message }) => client.open(message.table)),
  'leave-table': atTable.does(({ client }) => client.leave()),
  'create-table': byHost.answers(({ server, client, message }) => {
    const table = server.creation.create(message);
    client.sit(table);
    return { answer: { ...done(message), table: table.id } };
  }),
  'play-on': byHostAtTable.answers(({ server, client, table, message }) => {
    const another = server.creation.playOn(table, message);
    client.sit(another);
    return { answer: { ...done(message), table: another.id } };
  }),
  'begin-lesson': byHost.answers(({ server, client, message }) => {
    const table = server.practice.beginLesson(message);
    client.sit(table);
    return { answer: { ...done(message), table: table.id } };
  }),
  'ask-book': byHostOrGuest.answers(({ server, message: { request, question } }) => ({
    answer: { type: 'book', request, ...server.book.answer(question) },
  })),
  'look-in-window': byHost.answers(({ server, message: { request } }) => ({
    answer: { type: 'shop-window', request, ...server.window.shown },
  })),
  'begin-puzzle': byHost.answers(({ server, client, message }) => {
    const table = server.practice.beginPuzzle(message);
    client.sit(table);
    return { answer: { ...done(message), table: table.id } };
  }),
  'show-answer': byHostAtTable.does(({ table }) => table.showAnswer()),
  'name-table': byHost.does(({ server, message: { table, name } }) => server.saved.rename(table, name)),
  'remove-table': byHost.does(({ server, client, message: { table } }) => {
    server.saved.mayRemove(table, client);
    client.leaveIfThere(table);
    server.saved.remove(table);
  }),
  'list-library': byHost.answers(({ server, client, message }) => {
    client.lookFurther();
    return { answer: done(message), afterwards: () => server.showShelf(client) };
  }),

  // the match
  play: holder.does(({ table, client, message: { version, seat, move, further = [] } }) =>
    table.matchChanges.play(client, version, seatAt(seat), [move, ...further]),
  ),
  undo: holder.does(({ table, client, message: { version, seat } }) =>
    table.matchChanges.undo(client, version, seatAt(seat)),
  ),
  redo: holder.does(({ table, client, message: { version, seat } }) =>
    table.matchChanges.redo(client, version, seatAt(seat)),
  ),
  'ask-rewind': holder.does(({ table, client, message: { version, seat, aloud } }) =>
    table.rewinding.ask(client, version, seatAt(seat), aloud.map(seatAt)),
  ),
  'answer-rewind': holder.does(({ table, client, message: { version, seat, by, agreed } }) =>
    table.rewinding.answer(client, version, seatAt(seat), { by: seatAt(by), agreed }),
  ),
  'withdraw-rewind': holder.does(({ table, client, message: { version, seat } }) =>
    table.rewinding.withdraw(client, version, seatAt(seat)),
  ),
  'give-order': holder.does(({ table, client, message: { seat, order } }) =>
    table.orders.give(client, seatAt(seat), order),
  ),
  'withdraw-order': holder.does(({ table, client, message: { seat, order } }) =>
    table.orders.withdraw(client, seatAt(seat), order),
  ),

  // screens and views
  'take-in-hand': atTable.does(({ table, client, message }) => table.takeInHand(client, seatAt(message.seat))),
  'lower-shutter': atTable.does(({ table, client }) => table.lowerShutter(client)),
  glimpse: atTable.answers(({ table, client, message: { request, seat } }) => {
    const view = table.glimpse(client, seatAt(seat));
    return { answer: { type: 'glimpse', request, table: table.id, seat, view } };
  }),
  'look-back': atTable.answers(({ table, client, message: { request, position, viewer } }) => {
    const moment = table.lookBack(position, viewerOf(viewer), client);
    return { answer: { type: 'moment', request, table: table.id, position, viewer, ...moment } };
  }),

  // seats
  'rename-seat': atTable.does(({ table, client, message: { seat, name } }) =>
    table.seatChanges.rename(client, seat, name),
  ),
  'ask-seats': atTable.does(({ table, device, message: { seats } }) => table.seatChanges.ask(device, seats)),
  'give-up-seats': atTable.does(({ table, device, message: { seats } }) => table.seatChanges.giveUp(device, seats)),
  'take-seat-back': atTable.does(({ table, device, message }) => table.seatChanges.takeBack(device, message.seat)),
  'answer-wish': byLeaderAtTable.does(({ table, device, message: { guest, granted } }) =>
    table.seatChanges.answerWish(device, guest, granted),
  ),
  'hand-seat': byLeaderAtTable.does(({ table, device, message: { seat, to, standIn } }) =>
    table.seatChanges.hand(device, seat, to, standIn),
  ),

  // the room
  'leave-room': inRoom.does(({ client, room, device }) => {
    client.leave();
    room.replication.wentAway(device);
  }),
  'propose-game': inRoom.does(({ server, room, device, message: { game } }) => {
    if (game !== null) server.mustHaveGame(game);
    room.settle((lobby) => lobby.propose(device, game));
  }),
  'take-chair': inRoom.does(({ server, room, device, message: { name, colour } }) => {
    // a name typed on the host's own screen is a person of the house from now on
    const personOf: PersonOf = (chair) =>
      device === 'house' ? server.people.meet(chair.name, chair.colour) : personAt(room, chair);
    room.settle((lobby) => lobby.takeChair(device, name, colour, personOf));
  }),
  'change-chair': inRoom.does(({ room, client, device, message: { chair, name, colour } }) =>
    room.settleChair(chair, (lobby) =>
      lobby.changeChair(client.leads(room) ? null : device, chair, { name, colour }, (each) => personAt(room, each)),
    ),
  ),
  'leave-chair': inRoom.does(({ room, client, device, message: { chair } }) =>
    room.settleChair(chair, (lobby) => lobby.leaveChair(client.leads(room) ? null : device, chair)),
  ),
  'be-ready': inRoom.does(({ room, device, message: { ready } }) =>
    room.settle((lobby) => lobby.beReady(device, ready)),
  ),
  'claim-seat': inRoom.does(({ room, device, message: { guest } }) => room.claims.claim(device, guest)),
  'claim-person': inRoom.does(({ server, client, room, device, message: { person, code, asks = false, chair } }) => {
    const isProven = person !== null && server.people.isProven(person, { code, asks, from: client.address });
    room.claims.claimPerson(device, person, isProven, chair);
  }),
  nudge: inRoom.does(({ room, device, message: { table, seat } }) => room.company.nudge(device, table, seat)),
  react: inRoom.does(({ room, device, message: { seat, reaction } }) => room.company.react(device, seat, reaction)),
  'be-television': inRoom.does(({ room, device, message: { on } }) => room.beTelevision(device, on)),
  'report-playback': inRoom.does(({ room, device, message: { at } }) => room.company.reportPlayback(device, at)),
  'continue-playback': byLeader.does(({ room, message: { all } }) => room.company.continuePlayback(all)),
  'choose-game': byLeader.does(({ server, room, message: { game, options } }) => {
    server.mustHavePlan({ game, options });
    room.settle((lobby) => lobby.choose({ game, options }));
  }),
  'seat-bot': byLeader.does(({ room, message: { level, name } }) => room.settle((lobby) => lobby.seatBot(level, name))),
  'order-chairs': byLeader.does(({ room, message: { chairs } }) => room.settle((lobby) => lobby.orderChairs(chairs))),
  'start-match': byLeader.answers(({ server, room, message }) => {
    const starting = server.matches.start(room);
    const answer = { answer: done(message) };
    return starting === undefined ? answer : starting.then(() => answer);
  }),
  'promise-chance': inRoom.does(({ room, device, message: { commitment, promise } }) => {
    if (!room.lobby.hasChair(device)) throw new RequestError('not-your-chair');
    chanceOf(room).promise(device, commitment, promise);
  }),
  'reveal-chance': inRoom.answers(({ room, device, message }) => {
    chanceOf(room).reveal(device, message.part);
    return { answer: done(message), isAtOnce: true };
  }),
  'go-on': byLeader.does(({ server, room, message: { table } }) => server.matches.resume(room, table)),
  'change-room': byLeader.does(({ room, message: { name, door } }) => room.change({ name, door })),
  'change-manners': byLeader.does(({ room, message: { nudges, reactions, turnMinutes } }) =>
    room.change({ manners: { nudges, reactions, turnMinutes } }),
  ),
  'give-time': byLeader.does(({ room, message: { seat } }) => room.turnClock.giveTime(seat)),
  'new-code': byLeader.does(({ server, room }) => room.change({ code: server.rooms.freshCode() })),
  'name-leader': byLeader.does(({ room, message: { guest, isLeader } }) => room.nameLeader(guest, isLeader)),
  'hand-lead': byLeader.does(({ room, device, client, message: { guest } }) =>
    room.handLead(device, client.isHost, guest),
  ),
  'answer-claim': byLeaderOrHost.does(({ room, device, message: { by, granted } }) =>
    room.claims.answer(device, by, granted),
  ),
  'remove-guest': byLeader.does(({ room, message: { guest } }) => room.removeGuest(guest)),

  // hints and the coach
  'ask-hint': holder.answers(
    ({ server, client, table, message: { request, version, level, seat, costly = false } }) => {
      const say = (facts: HintFacts): HostMessage => ({ type: 'hint', request, table: table.id, ...facts });
      const asked = { version, level, costly, seat: seatAt(seat) };
      return answeredBy(
        server.advice.hint(table, client, asked, (facts) => client.send(say(facts))),
        say,
      );
    },
  ),
  'explain-move': atTable.answers(({ server, client, table, message: { request, position } }) =>
    server.advice
      .explain(table, client, position)
      .then((facts) => ({ answer: { type: 'explanation', request, table: table.id, ...facts } })),
  ),
  'ask-chance': atTable.answers(({ table, message: { request } }) => ({
    answer: {
      type: 'chance',
      request,
      table: table.id,
      chance: chanceFor(table.kept.header.chance, table.kept.isOver),
    },
  })),
  coach: atTable.answers(({ server, client, table, message: { request } }) => {
    const say = (facts: Known): HostMessage => ({ type: 'coaching', request, table: table.id, ...facts });
    const asker = server.advice.coach(table, client, (facts) => {
      // a slow client skips partial results that later ones repeat
      if (!(facts.more && client.isBehind)) client.send(say(facts));
    });
    return answeredBy(asker, say);
  }),

  // the server and the network
  'change-settings': byHost.does(({ server, message }) => server.changeSettings(message.settings)),
  'begin-campaign': byHost.does(({ server, message: { game, player } }) => server.beginCampaign(game, player)),
  'keep-person': byHost.does(({ server, message: { type: _, request: __, person, ...facts } }) => {
    server.people.keep(person, facts);
  }),
  'set-person-code': byHost.does(({ server, message: { person, code } }) => server.people.setCode(person, code)),
  'merge-people': byHost.does(({ server, message: { person, into } }) => server.people.merge(person, into)),
  'forget-person': byHost.answers(async ({ server, message }) => {
    await server.people.forget(message.person, message.instead);
    return { answer: done(message) };
  }),
  'open-room': byHost.answers(async ({ server, client, message }) => {
    const room = await server.openRoom(message.name, message.door);
    client.sitIn(room, 'house');
    return { answer: done(message) };
  }),
  'host-table': byHostAtTable.answers(async ({ server, table, message }) => {
    await server.hostTable(table, message.name, message.door);
    return { answer: done(message) };
  }),
  'visit-room': byHost.does(({ server, client, message }) =>
    client.sitIn(server.rooms.mustHave(message.room), 'house'),
  ),
  'take-lead': byHost.does(({ server, message }) => server.rooms.mustHave(message.room).change({ lead: 'house' })),
  'close-room': byHost.does(({ server, message }) => server.closeRoom(server.rooms.mustHave(message.room))),
  'hand-room-over': byHost.does(({ server, message }) =>
    server.rooms.mustHave(message.room).handRoomOver(message.guest),
  ),
  'take-over': inRoom.answers(({ server, room, device, message: { request } }) => ({
    answer: { type: 'transfer', request, text: server.transfers.takeOver(room, device) },
  })),
  'name-standby': byHost.does(({ server, message }) =>
    server.rooms.mustHave(message.room).replication.name(message.guest),
  ),
  'go-on-alone': byHost.does(({ server, message }) => server.rooms.mustHave(message.room).replication.goOnAlone()),
  'stand-by': inRoom.answers(({ room, device, message }) => {
    room.replication.agree(device);
    return { answer: done(message), isAtOnce: true };
  }),
  'kept-sealed': inRoom.answers(({ client, room, device, message }) => {
    room.replication.kept(device, message.number, servedAt(message.addresses, client.address));
    return { answer: done(message), isAtOnce: true };
  }),
  'let-go': inRoom.answers(({ room, device, message }) => {
    room.replication.letGo(device);
    return { answer: done(message), isAtOnce: true };
  }),
  'keep-sealed': byHost.answers(async ({ server, client, message }) => {
    const { room, epoch, number, threshold, digests } = message;
    const whole = client.pieces.add(message.piece, message.of, message.text);
    if (whole === null) return { answer: done(message) };
    server.sealedCopies.keep(room, { epoch, number, threshold, digests }, whole);
    const addresses = await server.hosting.serve();
    return { answer: { type: 'keeping', request: message.request, addresses: [...addresses] } };
  }),
  'forget-sealed': byHost.does(({ server, message }) => {
    server.sealedCopies.forget(message.room);
    server.hosting.restIfUnused();
  }),
  'fail-over': byHost.answers(({ server, message }) => given(server, message, true)),
  'give-shares': anybody.answers(({ server, message }) => given(server, message, false)),
  'decline-take-over': inRoom.does(({ room, device }) => {
    if (room.handedTo !== device) throw new RequestError('not-handed-on');
    room.stay(device);
  }),
  'taken-over': inRoom.does(({ server, client, room, device, message: { addresses } }) =>
    server.transfers.handedOver(room, device, addresses, client.address),
  ),
  export: byHost.answers(({ server, message: { request, room, table, names = null } }) => {
    const packed = (text: string): Carried => ({ answer: { type: 'transfer', request, text } });
    if (room !== null && table === null && names === null)
      return packed(server.transfers.room(server.rooms.mustHave(room)));
    if (room === null && table !== null) return packed(server.transfers.match(table, names));
    throw new RequestError('malformed');
  }),
  'preview-import': byHost.answers(({ server, client, message }) => {
    const whole = client.pieces.add(message.piece, message.of, message.text);
    if (whole === null) return { answer: done(message) };
    return { answer: { type: 'import-preview', request: message.request, ...server.transfers.preview(whole) } };
  }),
  import: byHost.answers(async ({ server, client, message }) => {
    const whole = client.pieces.add(message.piece, message.of, message.text);
    if (whole === null) return { answer: done(message) };
    const { room, table } = await server.importTransfer(whole);
    const addresses = server.hosting.standing?.listening?.addresses ?? [];
    return { answer: { type: 'brought', request: message.request, room: room?.id ?? null, table, addresses } };
  }),
  'back-up': byHost.answers(({ server, message: { request } }) => ({
    answer: { type: 'backup', request, ...server.backups.house() },
  })),
  'bring-back': byHost.does(({ server, client, message }) => {
    const whole = client.pieces.add(message.piece, message.of, message.text);
    if (whole !== null) server.backups.bringBack(whole);
  }),
  'choose-network': byHost.answers(async ({ server, message }) => {
    await server.hosting.choose(message.adapter, message.port);
    return { answer: done(message) };
  }),
  'watch-nearby': byHost.does(({ client, message }) => client.watchNearby(message.on)),
  diagnose: byHost.answers(async ({ server, message: { request, address } }) => {
    const findings = await server.diagnose(address);
    return { answer: { type: 'diagnosis', request, findings: [...findings] } };
  }),
};

/** Who may send each type of request. */
export const senders: ReadonlyMap<string, Sender> = new Map(
  Object.entries(requests).map(([type, { from }]) => [type, from]),
);

function requestsFrom(gate: 'host' | 'leader'): ReadonlySet<string> {
  return new Set([...senders].flatMap(([type, from]) => (from.startsWith(gate) ? [type] : [])));
}

/** The request types that only the host may send. */
export const hostRequests = requestsFrom('host');

/** The request types that only leaders may send. */
export const leaderRequests = requestsFrom('leader');

/**
 * Carries out a request if its sender is permitted, and returns the answer.
 * Throws or rejects with `RequestError` or another error known to `refusalOf`; nothing has changed then.
 */
export function carryOut<One extends Type>(asked: Asked<MessageOf<One>>): Carried | Promise<Carried> {
  return requests[asked.message.type].carryOut(asked);
}
