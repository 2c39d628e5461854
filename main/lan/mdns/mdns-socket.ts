import { createSocket, type Socket } from 'node:dgram';
import { EventEmitter } from 'node:events';
import { Bonjour, type Browser } from 'bonjour-service';
import type { OpenRoom } from '../../../shared/protocol/messages.ts';
import { type AnnouncedService, readGoodbyes, readService, send, serviceType } from './announced.ts';
import { mdnsGroup, mdnsPort, question } from './question.ts';

/** Handlers of an mDNS socket. */
export interface MdnsListener {
  /** Called when a server's room, possibly our own, answered or announced itself. */
  heard(service: AnnouncedService): void;
  /** Called when a service has said goodbye. */
  gone(name: string): void;
}

/** An mDNS socket on one adapter. All errors go to its `onTrouble`. */
export interface MdnsSocket {
  /** Announces the room and answers queries for it. Calls `onSent` once the announcement was sent. */
  publish(name: string, room: OpenRoom, port: number, onSent: () => void): void;
  /** Queries for rooms; may be called repeatedly. */
  ask(listener: MdnsListener): void;
  /** Says goodbye and closes, within a bounded time. */
  close(): Promise<void>;
}

export interface MdnsSocketSettings {
  /** Another UDP port than mDNS's, for tests. */
  readonly port?: number;
  /** Called on system failures: the port is taken, sending fails, the adapter is gone. */
  readonly onTrouble: (error: Error) => void;
}

/** Time limit for sending the goodbye, in milliseconds. */
const patience = 300;

/** True for system and socket errors, false for malformed packets of other devices. */
function isOurs(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false;
  return 'syscall' in thrown || ('code' in thrown && String(thrown.code).startsWith('ERR_SOCKET'));
}

/**
 * Prevents errors in a socket from ending the process.
 * That includes errors in its listeners, when a packet from the network breaks the library, and in calls that the
 * library makes from timers.
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

/** The library's private emitter, whose unhandled errors would end the process. */
function innerEmitter(bonjour: Bonjour): EventEmitter {
  const server: unknown = Reflect.get(bonjour, 'server');
  const emitter: unknown = typeof server === 'object' && server !== null ? Reflect.get(server, 'mdns') : null;
  if (!(emitter instanceof EventEmitter))
    throw new Error('bonjour-service has changed: its mDNS emitter was not found');
  return emitter;
}

/** Opens an mDNS socket on the adapter with this IPv4 address. Never throws; reports errors asynchronously. */
export function openMdnsSocket(address: string, settings: MdnsSocketSettings): MdnsSocket {
  try {
    return speak(address, settings);
  } catch (thrown) {
    setImmediate(settings.onTrouble, thrown instanceof Error ? thrown : new Error(String(thrown)));
    return { publish() {}, ask() {}, close: () => Promise.resolve() };
  }
}

function speak(address: string, { port = mdnsPort, onTrouble }: MdnsSocketSettings): MdnsSocket {
  let closed = false;
  const trouble = (error: unknown): void => {
    if (!closed && isOurs(error)) onTrouble(error);
  };
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  shield(socket, trouble);
  // Bound to all addresses: on Linux a socket bound to one of them receives no multicast.
  const options = { interface: address, bind: '0.0.0.0', port, socket };
  const bonjour = new Bonjour(options, trouble);
  const emitter = innerEmitter(bonjour);
  emitter.on('error', trouble);
  emitter.on('warning', trouble);
  let browser: Browser | null = null;
  let listener: MdnsListener | null = null;
  // Read goodbyes here: a browser only reports those of services it has seen, and our browsers are short-lived.
  emitter.on('response', (packet: unknown) => {
    for (const name of readGoodbyes(packet)) listener?.gone(name);
  });

  return {
    publish(name, room, servicePort, onSent) {
      const service = bonjour.publish({
        name,
        type: serviceType,
        port: servicePort,
        txt: send(room),
        // Do not reveal the machine's name. A unique host name also prevents another service's goodbye from removing
        // it.
        host: `${name}.local`,
        // The name is unique, so there is no need to probe.
        probe: false,
        disableIPv6: true,
      });
      // The library does not report failed announcements, so a query of our own detects them.
      const check = (): void =>
        socket.send(question(service.fqdn, 'SRV'), port, mdnsGroup, (error) => {
          if (closed) return;
          if (error) trouble(error);
          else onSent();
        });
      socket.once('listening', check);
    },
    ask(asking) {
      browser?.stop();
      listener = asking;
      // A new browser each time: it queries at once, reports every answer and keeps no departed services.
      browser = bonjour.find({ type: serviceType });
      const hear = (service: unknown): void => {
        const read = readService(service);
        if (read) asking.heard(read);
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
            // The socket was already closed.
          }
          resolve();
        };
        const late = setTimeout(destroy, patience);
        bonjour.unpublishAll(destroy);
      });
    },
  };
}
