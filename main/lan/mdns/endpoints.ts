/** Watches whether hosts still answer where they say they are: mDNS does not tell when one has been switched off. */
export interface Endpoints {
  /** Keeps an eye on exactly these, each as `ip:port`; a new one is tried at once. */
  watch(addresses: ReadonlySet<string>): void;
  /** When this one began to answer, in milliseconds since 1970; null while it does not. */
  answeringSince(address: string): number | null;
  stop(): void;
}

export interface EndpointSettings {
  /** Tries to connect; never rejects. */
  readonly answers: (ip: string, port: number) => Promise<boolean>;
  /** How often one that answers is tried, in milliseconds. */
  readonly every: number;
  /** Called when one has begun or ceased to answer. */
  readonly onChange: () => void;
}

interface Endpoint {
  since: number | null;
  /** Tries in a row that found nobody. */
  misses: number;
  next: NodeJS.Timeout | null;
}

/** Misses after which one that answered is given up: a packet may get lost. */
const enough = 2;
/** Tries that soon follow a miss; later ones take their time. */
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
