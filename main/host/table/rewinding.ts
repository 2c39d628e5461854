import { type RewindFacts, type Seat, seatAt, type Viewer } from '../../../shared/engine/index.ts';
import { levelOf, type TableMessage } from '../../../shared/protocol/messages.ts';
import { Refused, refusalOf } from '../refused.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import type { Device } from '../seats/seating.ts';
import type { KeptMatch } from './kept-match.ts';
import type { MatchChanges } from './match-changes.ts';

/** Somebody past the reach of undo asks the others to let the match go back to before their latest choice. */
interface RewindAsk {
  readonly by: Seat;
  /**
   * The choice, as the last of so many that this viewer knew of: what the asker chooses in secret meanwhile changes nothing
   * in what the others are asked.
   */
  readonly choice: { readonly known: number; readonly viewer: Viewer };
  /** Where they sit: whoever shares it agrees aloud. */
  readonly device: Device;
  /** At which device each seat's people have agreed. */
  readonly agreed: ReadonlyMap<Seat, Device>;
  /** Whose people would not have it; then it is asked no more. */
  readonly refusedBy: Seat | null;
}

/** What taking back by consent needs of its table. */
export interface RewindingParts {
  readonly kept: KeptMatch;
  readonly presence: Presence;
  readonly changes: MatchChanges;
  /** Does a puzzle lie here? What was played before it is nobody's to take back. */
  readonly isPuzzle: boolean;
  /** Tells everybody what is asked, or is asked no more. */
  readonly tellAll: () => void;
}

/**
 * Taking back by consent at one table: at most one rewind is asked for at a time. The ask is kept nowhere but here, and
 * lapses as soon as anything is played; the rewind itself stands in the journal.
 */
export class Rewinding {
  readonly #parts: RewindingParts;
  #ask: RewindAsk | null = null;

  constructor(parts: RewindingParts) {
    this.#parts = parts;
  }

  /** Does somebody wait for what the others say? */
  get isAsked(): boolean {
    return this.#ask !== null && this.#ask.refusedBy === null;
  }

  /** What is told of it to these eyes: nothing that their log does not tell. */
  toldTo(viewer: Viewer): TableMessage['rewindAsk'] {
    const ask = this.#ask;
    if (ask === null) return null;
    const { seat, agreed, aloud } = this.#facts(ask);
    const back = this.#choicesKnown(ask, viewer);
    const waiting = ask.refusedBy === null ? this.#waitsFor(ask) : [];
    return { by: seat, back, agreed: [...agreed], aloud: [...aloud], waitsFor: [...waiting], refusedBy: ask.refusedBy };
  }

  /**
   * For whose latest choice a page may ask: whoever chose last of those for whom it may undo. Null where undo reaches it, and
   * in a match played alone, where nobody is there to agree.
   */
  askableFor(page: Page): Seat | null {
    const { kept, presence, changes, isPuzzle } = this.#parts;
    const viewer = presence.viewer(page);
    if (presence.hand(page).inHand === null || kept.seats.length === 1 || kept.isOver || isPuzzle) return null;
    const last = kept.seen.for(viewer).findLast(({ choice }) => changes.mayUndoFor(page, choice.seat));
    return last === undefined || last.choice.seat === changes.undoableFor(viewer) ? null : last.choice.seat;
  }

  /**
   * Asks everybody else whether the match may go back to before the seat's latest choice. Once nobody is left to be asked, it
   * does. Throws Refused, or JournalNotWritten; nothing has changed then.
   * @param aloud seats of the same device, whose people have agreed aloud
   */
  ask(page: Page, version: number, by: Seat, aloud: readonly Seat[]): void {
    const { kept, presence, changes, isPuzzle } = this.#parts;
    changes.mayUndo(page, version, by);
    const device = presence.mustHold(page);
    const own = presence.own(page);
    if (aloud.some((seat) => seat === by || !own.includes(seat))) throw new Refused('not-your-seat');
    if (this.isAsked) throw new Refused('already-asked');
    const viewer = presence.resuming(page) === by ? by : presence.viewer(page);
    if (changes.undoableFor(viewer) === by) throw new Refused('within-undo');
    const known = kept.seen.for(viewer).findLastIndex(({ choice }) => choice.seat === by) + 1;
    if (isPuzzle || kept.seats.length === 1 || known === 0) throw new Refused('nothing-to-undo');
    this.#change({
      by,
      choice: { known, viewer },
      device,
      agreed: new Map(aloud.map((seat) => [seat, device])),
      refusedBy: null,
    });
  }

  /** What the people of a seat say to the rewind for which `by` asks. Throws Refused, or JournalNotWritten, as above. */
  answer(
    page: Page,
    version: number,
    seat: Seat,
    { by, agreed }: { readonly by: Seat; readonly agreed: boolean },
  ): void {
    const { presence, changes } = this.#parts;
    const device = presence.mustOwn(page, seat);
    changes.mustBeFresh(page, version);
    const ask = this.#ask;
    const isMeant = ask !== null && this.isAsked && ask.by === by && this.#waitsFor(ask).includes(seat);
    if (!isMeant) throw new Refused('nobody-asks');
    this.#change(agreed ? { ...ask, agreed: new Map([...ask.agreed, [seat, device]]) } : { ...ask, refusedBy: seat });
  }

  /** The people of the seat ask no more, or the host person says so. Throws Refused; nothing has changed then. */
  withdraw(page: Page, version: number, by: Seat): void {
    const { presence, changes } = this.#parts;
    if (!page.isKeeper) presence.mustOwn(page, by);
    changes.mustBeFresh(page, version);
    if (this.#ask?.by !== by) throw new Refused('nobody-asks');
    this.#change(null);
  }

  /** Something has been played: nobody asks any more. */
  lapse(): void {
    this.#ask = null;
  }

  /**
   * Seats have changed hands, and everybody is told. An ask goes with whoever asked; where a bot has come to the last seat
   * that was asked, it agrees at once. What cannot be written down then is asked no more.
   */
  askAgain(): void {
    const ask = this.#ask;
    const isThere = ask !== null && this.#parts.presence.seating.seats[ask.by]?.holder === ask.device;
    if (!isThere) this.lapse();
    try {
      this.#change(this.#ask);
    } catch (error) {
      if (refusalOf(error) === undefined) throw error;
      this.#change(null);
    }
  }

  /** How many choices the viewer knows of from the asker's latest on: at least that one. */
  #choicesKnown(ask: RewindAsk, viewer: Viewer): number {
    const { seen, played } = this.#parts.kept;
    const before = played - this.#facts(ask).back;
    return Math.max(1, seen.countFor(viewer, played) - seen.countFor(viewer, before));
  }

  #change(ask: RewindAsk | null): void {
    const before = this.#ask;
    this.#ask = ask;
    try {
      if (ask !== null && this.#isGranted(ask)) this.#parts.changes.goBack(this.#facts(ask));
      else this.#parts.tellAll();
    } catch (error) {
      this.#ask = before;
      throw error;
    }
  }

  #isGranted(ask: RewindAsk): boolean {
    return ask.refusedBy === null && this.#waitsFor(ask).length === 0;
  }

  /** The seats whose people have yet to answer: bots always agree, and for a seat that is free there is nobody to ask. */
  #waitsFor(ask: RewindAsk): readonly Seat[] {
    const agreed = this.#agreed(ask);
    return this.#parts.presence.seating.seats.flatMap(({ holder }, index) => {
      const seat = seatAt(index);
      const isAsked = levelOf(holder) === null && holder !== 'free' && seat !== ask.by;
      return isAsked && !agreed.includes(seat) ? [seat] : [];
    });
  }

  /** The seats whose people have agreed and still sit where they did. */
  #agreed({ agreed }: RewindAsk): readonly Seat[] {
    const { seats } = this.#parts.presence.seating;
    return [...agreed].flatMap(([seat, device]) => (seats[seat]?.holder === device ? [seat] : [])).sort();
  }

  /** What the match is to do once everybody agrees. */
  #facts(ask: RewindAsk): RewindFacts {
    const isAloud = (seat: Seat): boolean => ask.agreed.get(seat) === ask.device;
    const agreed = this.#agreed(ask);
    const { seen, played } = this.#parts.kept;
    const { known, viewer } = ask.choice;
    return {
      seat: ask.by,
      back: played - (seen.positionFor(viewer, known) ?? played) + 1,
      agreed: agreed.filter((seat) => !isAloud(seat)),
      aloud: agreed.filter(isAloud),
    };
  }
}
