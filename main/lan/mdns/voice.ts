import { createSocket, type Socket } from 'node:dgram';
import { EventEmitter } from 'node:events';
import { Bonjour, type Browser } from 'bonjour-service';
import type { OpenRoom } from '../../../shared/protocol/messages.ts';
import { mdnsGroup, mdnsPort, question } from './question.ts';
import { readGoodbyes, readService, serviceType, type ToldService, tell } from './told.ts';

/** What a voice hears. */
export interface Ears {
  /** A room of some host, our own ones among them, answered or announced itself. */
  heard(service: ToldService): void;
  /** A service has said goodbye. */
  gone(name: string): void;
}

/** One speaker of mDNS on one adapter. Whatever goes wrong with it reaches nobody but its `onTrouble`. */
export interface Voice {
  /** Announces the room once and answers for it from then on. `onTold` is called when the words have left the machine. */
  publish(name: string, room: OpenRoom, port: number, onTold: () => void): void;
  /** Asks who is there; may be called again and again. */
  ask(ears: Ears): void;
  /** Says goodbye, within a bounded time. */
  close(): Promise<void>;
}

export interface VoiceSettings {
  /** Another UDP port than that of mDNS; for tests. */
  readonly port?: number;
  /** Told of every failure of the system: the port is taken, nothing can be sent, the adapter is gone. */
  readonly onTrouble: (error: Error) => void;
}

/** Time for the goodbye to leave the machine, in milliseconds. */
const patience = 300;

/** Is it the system or its socket that fails? A packet that cannot be read is somebody else's trouble. */
function isOurs(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false;
  return 'syscall' in thrown || ('code' in thrown && String(thrown.code).startsWith('ERR_SOCKET'));
}

/**
 * Keeps whatever a socket throws from ending the process: what its listeners throw, because a packet from the network was
 * too much for the library, and what it throws itself when the library uses it, late, from a timer.
 */
function shield(socket: Socket, onTrouble: (error: unknown) => void): void {
  for (const name of ['emit', 'bind', 'send'] as const) {
    const original = socket[name];
    const shielded = (...words: unknown[]): unknown => {
      try {
        return Reflect.apply(original, socket, words);
      } catch (thrown) {
        onTrouble(thrown);
        return true;
      }
    };
    Object.defineProperty(socket, name, { value: shielded });
  }
}

/** The library keeps to itself the emitter whose unheard errors end the process. */
function innerEmitter(bonjour: Bonjour): EventEmitter {
  const server: unknown = Reflect.get(bonjour, 'server');
  const emitter: unknown = typeof server === 'object' && server !== null ? Reflect.get(server, 'mdns') : null;
  if (!(emitter instanceof EventEmitter))
    throw new Error('bonjour-service has changed: its mDNS emitter was not found');
  return emitter;
}

/** Opens a voice on the adapter with this IPv4 address. Never throws; what goes wrong is told later. */
export function openVoice(address: string, settings: VoiceSettings): Voice {
  try {
    return speak(address, settings);
  } catch (thrown) {
    setImmediate(settings.onTrouble, thrown instanceof Error ? thrown : new Error(String(thrown)));
    return { publish() {}, ask() {}, close: () => Promise.resolve() };
  }
}

function speak(address: string, { port = mdnsPort, onTrouble }: VoiceSettings): Voice {
  let closed = false;
  const trouble = (error: unknown): void => {
    if (!closed && isOurs(error)) onTrouble(error);
  };
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  shield(socket, trouble);
  // Bound to all addresses: a socket bound to one of them hears no multicast on Linux.
  const options = { interface: address, bind: '0.0.0.0', port, socket };
  const bonjour = new Bonjour(options, trouble);
  const emitter = innerEmitter(bonjour);
  emitter.on('error', trouble);
  emitter.on('warning', trouble);
  let browser: Browser | null = null;
  let listener: Ears | null = null;
  // A browser tells only of goodbyes of services that it has met, and ours are young.
  emitter.on('response', (packet: unknown) => {
    for (const name of readGoodbyes(packet)) listener?.gone(name);
  });

  return {
    publish(name, room, servicePort, onTold) {
      const service = bonjour.publish({
        name,
        type: serviceType,
        port: servicePort,
        txt: tell(room),
        // The machine's own name is nobody's business; and this one is no other service's, whose goodbye would take it along.
        host: `${name}.local`,
        // The name is nobody else's, so there is nothing to wait for.
        probe: false,
        disableIPv6: true,
      });
      // The library tells nobody when its announcements cannot be sent: a question of our own finds out.
      const check = (): void =>
        socket.send(question(service.fqdn, 'SRV'), port, mdnsGroup, (error) => {
          if (closed) return;
          if (error) trouble(error);
          else onTold();
        });
      socket.once('listening', check);
    },
    ask(ears) {
      browser?.stop();
      listener = ears;
      // Each time a new browser: it asks at once, tells of everybody who answers, and remembers nobody who went away.
      browser = bonjour.find({ type: serviceType });
      const hear = (service: unknown): void => {
        const read = readService(service);
        if (read) ears.heard(read);
      };
      browser.on('up', hear);
      browser.on('txt-update', hear);
      browser.on('srv-update', hear);
    },
    close() {
      if (closed) return Promise.resolve();
      closed = true;
      listener = null;
      browser?.stop();
      return new Promise((resolve) => {
        const destroy = (): void => {
          clearTimeout(late);
          try {
            bonjour.destroy();
          } catch {
            // The socket was closed already.
          }
          resolve();
        };
        const late = setTimeout(destroy, patience);
        bonjour.unpublishAll(destroy);
      });
    },
  };
}
