/** Watches whether servers still answer at their addresses. mDNS does not reveal one that was switched off. */
export interface Endpoints {
  /** Watches exactly these addresses, as `ip:port`; new ones are tried at once. */
  watch(addresses: ReadonlySet<string>): void;
  /** Since when this address has answered, in milliseconds since 1970; null while it does not. */
  answeringSince(address: string): number | null;
  stop(): void;
}

export interface EndpointSettings {
  /** Tries to connect. Never rejects. */
  readonly answers: (ip: string, port: number) => Promise<boolean>;
  /** Interval between tries of an address that answers, in milliseconds. */
  readonly every: number;
  /** Called when an address starts or stops answering. */
  readonly onChange: () => void;
}

interface Endpoint {
  since: number | null;
  /** Consecutive failed tries. */
  misses: number;
  next: NodeJS.Timeout | null;
}

/** Failed tries after which an address stops counting as answering; a packet may get lost. */
const enough = 2;
/** Failed tries that are repeated quickly; later ones use the normal interval. */
const eager = 5;

export function watchEndpoints({ answers, every, onChange }: EndpointSettings): Endpoints {
  const endpoints = new Map<string, Endpoint>();

  const attempt = async (address: string, endpoint: Endpoint): Promise<void> => {
    const [ip = '', port = ''] = address.split(':');
    const answered = await answers(ip, Number(port));
    if (endpoints.get(address) !== endpoint) return;
    const before = endpoint.since;
    endpoint.misses = answered ? 0 : endpoint.misses + 1;
    if (answered) endpoint.since ??= Date.now();
    else if (endpoint.misses >= enough) endpoint.since = null;
    const soon = !answered && endpoint.misses <= eager;
    endpoint.next = setTimeout(attempt, soon ? every / 10 : every, address, endpoint);
    if (before !== endpoint.since) onChange();
  };

  return {
    watch(addresses) {
      for (const [address, { next }] of endpoints) {
        if (addresses.has(address)) continue;
        if (next) clearTimeout(next);
        endpoints.delete(address);
      }
      for (const address of addresses) {
        if (endpoints.has(address)) continue;
        const endpoint: Endpoint = { since: null, misses: 0, next: null };
        endpoints.set(address, endpoint);
        void attempt(address, endpoint);
      }
    },
    answeringSince: (address) => endpoints.get(address)?.since ?? null,
    stop() {
      for (const { next } of endpoints.values()) if (next) clearTimeout(next);
      endpoints.clear();
    },
  };
}
