import { seatAt } from '../../shared/engine/index.ts';
import type { HostMessage, RequestMessage } from '../../shared/protocol/messages.ts';
import type { Asker } from './asker.ts';
import type { Connection } from './connection.ts';
import type { Host } from './host.ts';
import type { Known } from './readings.ts';
import { Refused } from './refused.ts';

/** What a request was answered, and what is to follow once that has been sent. */
export interface Carried {
  readonly answer: HostMessage;
  readonly afterwards?: () => void;
}

type HintFacts = Omit<Extract<HostMessage, { type: 'hint' }>, 'type' | 'request' | 'table'>;

/** The answer to something that becomes known bit by bit; what follows it is told once it has been sent. */
async function answeredBy<Facts>(asker: Asker<Facts>, say: (facts: Facts) => HostMessage): Promise<Carried> {
  return { answer: say(await asker.answer), afterwards: () => asker.sent() };
}

function viewerOf(viewer: number | 'spectator') {
  return viewer === 'spectator' ? viewer : seatAt(viewer);
}

/**
 * Carries out what a client asks for and says what it is answered. Throws Refused, or what `refusalOf` knows; nothing
 * has changed then. Whether the client may ask for it at all has been checked, except for what a table checks itself.
 */
export function carryOut(host: Host, client: Connection, message: RequestMessage): Carried | Promise<Carried> {
  const { request } = message;
  const done: Carried = {
    answer: { type: 'done', request, table: 'table' in message ? message.table : null },
  };
  switch (message.type) {
    case 'create-table': {
      const table = host.createTable(message);
      client.sit(table, 'house');
      return { answer: { type: 'done', request, table: table.id } };
    }
    case 'open-table':
      client.open(message.table);
      return done;
    case 'leave-table':
      client.tableOf(message.table);
      client.leave();
      return done;
    case 'look-along-shelf':
      client.lookFurther();
      return { ...done, afterwards: () => host.showShelf(client) };
    case 'remove-table':
      host.mayRemove(message.table, client);
      client.leaveIfThere(message.table);
      host.removeTable(message.table);
      return done;
    case 'take-in-hand':
      client.tableOf(message.table).takeInHand(client, seatAt(message.seat));
      return done;
    case 'lower-shutter':
      client.tableOf(message.table).lowerShutter(client);
      return done;
    case 'play':
      client
        .tableToChange(message)
        .matchChanges.play(client, message.version, seatAt(message.seat), [message.move, ...(message.further ?? [])]);
      return done;
    case 'undo':
      client.tableToChange(message).matchChanges.undo(client, message.version, seatAt(message.seat));
      return done;
    case 'redo':
      client.tableToChange(message).matchChanges.redo(client, message.version, seatAt(message.seat));
      return done;
    case 'ask-rewind': {
      const { version, seat, aloud } = message;
      client.tableToChange(message).rewinding.ask(client, version, seatAt(seat), aloud.map(seatAt));
      return done;
    }
    case 'answer-rewind': {
      const { version, seat, by, agreed } = message;
      client.tableToChange(message).rewinding.answer(client, version, seatAt(seat), { by: seatAt(by), agreed });
      return done;
    }
    case 'withdraw-rewind':
      client.tableToChange(message).rewinding.withdraw(client, message.version, seatAt(message.seat));
      return done;
    case 'glimpse': {
      const view = client.tableOf(message.table).glimpse(client, seatAt(message.seat));
      return { answer: { type: 'glimpse', request, table: message.table, seat: message.seat, view } };
    }
    case 'look-back': {
      const { table, position, viewer } = message;
      const moment = client.tableOf(table).lookBack(position, viewerOf(viewer), client);
      return { answer: { type: 'moment', request, table, position, viewer, ...moment } };
    }
    case 'rename-seat':
      client.tableOf(message.table).seatChanges.rename(client, message.seat, message.name);
      return done;
    case 'enter': {
      const table = host.hosting.tableWith(message.code, client.address);
      const { guest, token } = table.seatChanges.enter(message.name, host.chance);
      return client.enter(request, table, guest, token);
    }
    case 'return': {
      const table = host.hostedTable(message.table);
      const guest = table?.seating.guestWith(message.token);
      if (table === undefined || guest === undefined) throw new Refused('unknown-token');
      return client.enter(request, table, guest, message.token);
    }
    case 'ask-seats':
      client.tableOf(message.table).seatChanges.ask(client.deviceAt(message.table), message.seats);
      host.hosting.tell();
      return done;
    case 'give-up-seats':
      client.tableOf(message.table).seatChanges.giveUp(client.deviceAt(message.table), message.seats);
      host.hosting.tell();
      return done;
    case 'take-seat-back':
      client.tableOf(message.table).seatChanges.takeBack(client.deviceAt(message.table), message.seat);
      return done;
    case 'present-key':
      host.hosting.checkKey(message.key, client.address);
      return { ...done, afterwards: () => client.becomeKeeper() };
    case 'begin-campaign':
      host.beginCampaign(message.game, message.player);
      return done;
    case 'change-settings':
      host.changeSettings(message.settings);
      return done;
    case 'host-table':
      return host.hostTable(client.tableOf(message.table), message.name, message.door).then(() => done);
    case 'stop-hosting':
      host.stopHosting(message.table);
      return done;
    case 'new-code':
      host.hosting.changeCode(client.tableOf(message.table));
      return done;
    case 'answer-wish':
      client.tableOf(message.table).seatChanges.answerWish(message.guest, message.granted);
      host.hosting.tell();
      return done;
    case 'hand-seat':
      client.tableOf(message.table).seatChanges.hand(message.seat, message.to, message.standIn);
      host.hosting.tell();
      return done;
    case 'remove-guest':
      client.tableOf(message.table).removeGuest(message.guest);
      host.hosting.tell();
      return done;
    case 'choose-network':
      return host.hosting.choose(message.adapter, message.port).then(() => done);
    case 'watch-nearby':
      client.watchNearby(message.on);
      return done;
    case 'ask-hint': {
      const { version, level, seat, table } = message;
      const say = (facts: HintFacts): HostMessage => ({ type: 'hint', request, table, ...facts });
      const asked = { version, level, seat: seatAt(seat) };
      const asker = host.advice.hint(client.tableToChange(message), client, asked, (facts) => client.tell(say(facts)));
      return answeredBy(asker, say);
    }
    case 'explain-move': {
      const { table, position } = message;
      const explanation = host.advice.explain(client.tableOf(table), client, position);
      return explanation.then((facts) => ({ answer: { type: 'explanation', request, table, ...facts } }));
    }
    case 'coach': {
      const { table } = message;
      const say = (facts: Known): HostMessage => ({ type: 'coaching', request, table, ...facts });
      const asker = host.advice.coach(client.tableOf(table), client, (facts) => {
        // whoever is slow is spared what will be said again
        if (!(facts.more && client.isBehind)) client.tell(say(facts));
      });
      return answeredBy(asker, say);
    }
    case 'play-on': {
      const table = host.playOn(client.tableOf(message.table), message);
      client.sit(table, 'house');
      return { answer: { type: 'done', request, table: table.id } };
    }
    case 'diagnose':
      return host.diagnose(message.address).then((findings) => ({
        answer: { type: 'diagnosis', request, findings: [...findings] },
      }));
  }
}
