import { type RequestOptions, request } from 'node:http';
import { mustBeEarly, mustBeReady } from './app.ts';
import { strict } from './strict.ts';
import type { Served } from './wire.ts';

type Handler = (request: Request) => Response | Promise<Response>;
const schemes = new Map<string, Handler>();
const privileged: Electron.CustomScheme[] = [];

export const protocol = {
  registerSchemesAsPrivileged(custom: Electron.CustomScheme[]): void {
    mustBeEarly('protocol.registerSchemesAsPrivileged');
    privileged.push(...custom);
  },
  handle(scheme: string, handler: Handler): void {
    mustBeReady('protocol.handle');
    if (schemes.has(scheme)) throw new Error(`The scheme ${scheme} is handled already.`);
    if (
      !privileged.some((custom) => custom.scheme === scheme && custom.privileges?.standard && custom.privileges.secure)
    ) {
      throw new Error(`The scheme ${scheme} was not declared standard and secure.`);
    }
    schemes.set(scheme, handler);
  },
  isProtocolHandled: (scheme: string) => schemes.has(scheme),
};

/** Calls the app's own handler and reaches nothing else, least of all a network. */
async function ask(request: Request): Promise<Response> {
  const handler = schemes.get(new URL(request.url).protocol.slice(0, -1));
  if (!handler) throw new TypeError('net::ERR_UNKNOWN_URL_SCHEME');
  return handler(request);
}

export const net = {
  fetch: (url: string, init?: RequestInit) => ask(new Request(url, init)),
  /** A plain Node request to a test's own server; a request elsewhere is an error of the test. */
  request: ({ session: _session, ...options }: RequestOptions & { session: unknown }) => {
    if (options.hostname !== '127.0.0.1') throw new Error(`net.request to ${options.hostname}`);
    return request(options);
  },
};

/** A file of the app's scheme, ready to be sent to the test. */
export async function serve(url: string, method: string): Promise<Served> {
  const response = await ask(new Request(url, { method }));
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** The frame that requests a permission, as Electron passes it to both handlers. */
interface Asker {
  readonly requestingUrl: string;
  readonly isMainFrame: boolean;
}
type PermissionRequest = (contents: null, permission: string, answer: (granted: boolean) => void, asker: Asker) => void;
type PermissionCheck = (contents: null, permission: string, origin: string, asker: Asker) => boolean;

/** The permissions of pages. Like Electron, the stand-in grants them all unless a handler decides otherwise. */
class Session {
  private onRequest: PermissionRequest = (_contents, _permission, answer) => answer(true);
  private onCheck: PermissionCheck = () => true;
  private onDevice: (details: { deviceType: string }) => boolean = () => true;

  setPermissionRequestHandler(handler: PermissionRequest): void {
    this.onRequest = handler;
  }
  setPermissionCheckHandler(handler: PermissionCheck): void {
    this.onCheck = handler;
  }
  setDevicePermissionHandler(handler: (details: { deviceType: string }) => boolean): void {
    this.onDevice = handler;
  }
  /** The stand-in's side: true if a frame gets it in any of the three ways. */
  async grants(permission: string, frame: { readonly url: string; readonly isMainFrame: boolean }): Promise<boolean> {
    const asker = { requestingUrl: frame.url, isMainFrame: frame.isMainFrame };
    const requested = await new Promise<boolean>((resolve) => this.onRequest(null, permission, resolve, asker));
    const origin = URL.canParse(frame.url) ? new URL(frame.url).origin : '';
    return requested || this.onCheck(null, permission, origin, asker) || this.onDevice({ deviceType: permission });
  }
}

export const session = {
  defaultSession: strict('session', new Session()),
  fromPartition: (name: string) => ({ name }),
};
