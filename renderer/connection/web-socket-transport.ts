import type { Transport } from './transport.ts';

/** The WebSocket address of the server that served this page. `pass`: the pass of a page on the host's own machine. */
export function tableAddress(location: Pick<Location, 'protocol' | 'host'>, pass: string | null): string {
  const table = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/table`;
  return pass === null ? table : `${table}?${new URLSearchParams({ pass })}`;
}

export function webSocketTransport(
  address: string,
  dial: (address: string) => WebSocket = (where) => new WebSocket(where),
): Transport {
  return {
    steady: false,
    dial(listener) {
      const socket = dial(address);
      let isOver = false;
      socket.addEventListener('open', () => {
        if (!isOver) listener.answered();
      });
      socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (!isOver && typeof data === 'string') listener.heard(data);
      });
      socket.addEventListener('close', ({ code }) => {
        if (isOver) return;
        isOver = true;
        listener.ended(code);
      });
      return {
        send(text) {
          if (socket.readyState === socket.OPEN) socket.send(text);
        },
        hangUp() {
          isOver = true;
          socket.close();
        },
      };
    },
  };
}
