import { expect } from './host.ts';
import type { Laptop } from './laptop.ts';
import {
  apartFrom,
  contentsOf,
  foundBehindShutter,
  foundOnPage,
  leaked,
  type Secrets,
  type SecretsOfGame,
  stillSecret,
  tooMuchIn,
} from './secrets.ts';

/** Watches what the page receives and shows, from the first hand-over to the last. */
export class Watch {
  readonly #laptop: Laptop;
  readonly #ofGame: SecretsOfGame;
  readonly #secrets = new Map<number, Secrets>();
  /** What everyone has seen. */
  readonly #opened = new Set<string>();
  #read = 0;
  handOvers = 0;
  /** How often one player's page was searched for another's things. */
  searches = 0;

  constructor(laptop: Laptop, ofGame: SecretsOfGame) {
    this.#laptop = laptop;
    this.#ofGame = ofGame;
  }

  /** Checks all new messages: nothing leaked; records what the active player has. */
  listen(): void {
    const fresh = this.#laptop.wire.heard.slice(this.#read);
    this.#read = this.#laptop.wire.heard.length;
    for (const message of fresh) {
      expect(tooMuchIn(message, this.#ofGame), leaked).toEqual([]);
      if (message.type !== 'table') continue;
      for (const id of this.#ofGame.openedBy?.(message) ?? []) this.#opened.add(id);
      // a public screen receives nobody's own things
      if (message.inHand === null || message.viewer !== message.inHand) continue;
      const secrets = this.#ofGame.inHand(message);
      if (secrets !== null) this.#secrets.set(message.inHand, secrets);
    }
  }

  /** The shutter is down: since then the page has received and shown nobody's things. */
  async atShutter(): Promise<void> {
    this.listen();
    const { heard } = this.#laptop.wire;
    const fell = heard.findLastIndex((message) => message.type === 'table' && message.viewer !== 'spectator') + 1;
    for (const message of heard.slice(fell)) {
      if (message.type === 'table') expect(message.viewer).toBe('spectator');
      expect(message.type).not.toBe('glimpse');
    }
    const secrets = [...this.#secrets.values()].map((each) => stillSecret(each, this.#opened));
    expect(foundBehindShutter(await contentsOf(this.#laptop.page), secrets, this.#ofGame), leaked).toEqual([]);
    this.handOvers += 1;
  }

  /** A player is active: the page shows nothing of the others. */
  async atBoard(): Promise<void> {
    this.listen();
    const { viewer } = this.#laptop.wire.table;
    const own = viewer === 'spectator' ? undefined : this.#secrets.get(viewer);
    const others = [...this.#secrets].flatMap(([seat, secrets]) =>
      seat === viewer ? [] : [{ lasting: apartFrom(stillSecret(secrets, this.#opened).lasting, own), passing: [] }],
    );
    const things = others.reduce((sum, { lasting }) => sum + lasting.length, 0);
    if (things === 0) return;
    this.searches += things;
    expect(foundOnPage(await contentsOf(this.#laptop.page), others), leaked).toEqual([]);
  }

  /** Proof that the search works: on one's own screen it finds one's things. Returns true if there are any. */
  async atOwn(seat: number): Promise<boolean> {
    const own = this.of(seat);
    if (own.lasting.length > 0) expect(foundOnPage(await contentsOf(this.#laptop.page), [own])).not.toEqual([]);
    return own.lasting.length > 0;
  }

  /** True if a seat has secrets, as far as the page has received. */
  knows(seat: number): boolean {
    const known = this.#secrets.get(seat);
    return known !== undefined && stillSecret(known, this.#opened).lasting.length > 0;
  }

  of(seat: number): Secrets {
    const known = this.#secrets.get(seat);
    if (known === undefined) throw new Error(`Nothing is known of seat ${seat} yet.`);
    return stillSecret(known, this.#opened);
  }
}
