import { z } from 'zod';
import { guestId, hostKey, joinCode, seatToken, tableId } from '../../shared/protocol/messages.ts';

/** Where the keys are kept: the browser's own store, or nothing where it is denied. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem'>;

const tableKey = z.object({
  /** Address of the host, or `home` for the app window's own. */
  host: z.string().max(80),
  table: tableId,
  guest: guestId,
  token: seatToken,
  /** The code by which this device came in; null where it is not known. */
  code: joinCode.nullable(),
});
type TableKey = z.infer<typeof tableKey>;

const houseKey = z.object({ host: z.string().max(80), key: hostKey });
const keys = z.object({ tables: z.array(tableKey), houses: z.array(houseKey) });
type Keys = z.infer<typeof keys>;

const noKeys: Keys = { tables: [], houses: [] };
const PLACE = 'high-street:keys';
const KEPT = 20;

/**
 * The tokens by which this device comes back to its seats, and the keys of houses it may run. They leave it only in
 * `return`, `present-key` and the changes of their own table, and only towards the host that gave them.
 */
export class Keyring {
  readonly #store: KeyStore | null;
  #keys: Keys = noKeys;

  /** @param store null, or one that throws, keeps everything for as long as the page lives */
  constructor(store: KeyStore | null) {
    this.#store = store;
  }

  /** The token for a table of this host; null for none. */
  tokenOf(host: string, table: string): string | null {
    return this.#read().tables.find((key) => key.host === host && key.table === table)?.token ?? null;
  }

  /** The tables of this host to which this device can come back, the latest first. */
  tablesOf(host: string): readonly string[] {
    return this.#read().tables.flatMap((key) => (key.host === host ? [key.table] : []));
  }

  /** The table of this host where this device came in by the code; null for none. */
  tableByCode(host: string, code: string): string | null {
    return this.#read().tables.find((key) => key.host === host && key.code === code)?.table ?? null;
  }

  /** Keeps a token in place of an earlier one for the same table, whose code may go on. The newest twenty are kept. */
  keep(key: TableKey): void {
    const { tables, houses } = this.#read();
    const isSame = ({ host, table }: TableKey) => host === key.host && table === key.table;
    const code = key.code ?? tables.find(isSame)?.code ?? null;
    const others = tables.filter((each) => !isSame(each));
    this.#write({ tables: [{ ...key, code }, ...others].slice(0, KEPT), houses });
  }

  drop(host: string, table: string): void {
    const { tables, houses } = this.#read();
    this.#write({ tables: tables.filter((key) => key.host !== host || key.table !== table), houses });
  }

  /** The key with which this device may run the house; null for none. */
  houseKeyOf(host: string): string | null {
    return this.#read().houses.find((each) => each.host === host)?.key ?? null;
  }

  /** Keeps the key of a house; null forgets it. */
  keepHouseKey(host: string, key: string | null): void {
    const { tables, houses } = this.#read();
    const others = houses.filter((each) => each.host !== host);
    this.#write({ tables, houses: key === null ? others : [{ host, key }, ...others].slice(0, KEPT) });
  }

  /** Other pages of this device write there too, so it is read afresh every time. */
  #read(): Keys {
    try {
      const text = this.#store?.getItem(PLACE) ?? null;
      if (text !== null) return keys.parse(JSON.parse(text));
    } catch {
      // denied, or nothing that this program wrote: what the page itself knows must do
    }
    return this.#keys;
  }

  #write(changed: Keys): void {
    this.#keys = changed;
    try {
      this.#store?.setItem(PLACE, JSON.stringify(changed));
    } catch {
      // denied or full: kept for as long as the page lives
    }
  }
}
