import type { ConnectionState, Transport, TransportListener } from './transport.ts';

const FIRST_WAIT = 125;
const LONGEST_WAIT = 2000;

/** How long to wait before the next try, in milliseconds, after so many failed ones (from 1): doubling, at most 2 s. */
export function waitBeforeRetry(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
}

/** What happens to a line that is dialled over a network. */
export type LineEvent = 'dialled' | 'answered' | 'broke' | 'hung-up';

/** The state machine of the line: where it stands after something happened. Hung up is for good. */
export function nextState(state: ConnectionState, event: LineEvent): ConnectionState {
  if (state === 'closed' || event === 'hung-up') return 'closed';
  switch (event) {
    case 'dialled':
      return state === 'open' ? 'open' : 'connecting';
    case 'answered':
      return state === 'connecting' ? 'open' : state;
    case 'broke':
      return 'waiting-to-retry';
  }
}

/** The table's address on the server that served this page. */
export function tableAddress(location: Pick<Location, 'protocol' | 'host'>): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/table`;
}

/** A line over a network, which is dialled again whenever it breaks. */
export function webSocketTransport(
  address: string,
  dial: (address: string) => WebSocket = (where) => new WebSocket(where),
): Transport {
  let state: ConnectionState = 'connecting';
  let listening: TransportListener | null = null;
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const happened = (event: LineEvent) => {
    const next = nextState(state, event);
    if (next === state) return;
    state = next;
    listening?.changed(state);
  };

  const connect = () => {
    clearTimeout(timer);
    happened('dialled');
    const line = dial(address);
    socket = line;
    line.addEventListener('open', () => {
      if (socket !== line) return;
      failures = 0;
      happened('answered');
    });
    line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (socket === line && typeof data === 'string') listening?.heard(data);
    });
    line.addEventListener('close', () => {
      if (socket !== line || state === 'closed') return;
      socket = null;
      failures += 1;
      happened('broke');
      timer = setTimeout(connect, waitBeforeRetry(failures));
    });
  };

  return {
    start(listener) {
      listening = listener;
      listener.changed(state);
      connect();
    },
    send(text) {
      if (state !== 'open' || !socket) return false;
      socket.send(text);
      return true;
    },
    retryNow() {
      if (state === 'waiting-to-retry') connect();
    },
    stop() {
      clearTimeout(timer);
      happened('hung-up');
      socket?.close();
      socket = null;
    },
  };
}
