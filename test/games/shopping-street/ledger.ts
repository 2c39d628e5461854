import type { EventType, ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';
import { product } from '../../../shared/games/shopping-street/products.ts';
import type { Offer, ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';
import { thieves } from '../../../shared/games/shopping-street/thieves.ts';
import { FalseEntry } from '../false-entry.ts';
import { CardBook, stockedIn } from './card-book.ts';
import { groupCount, handLine, linesOf, mayStand, printedSum, type Standing, streetPoints } from './reckoner.ts';

type Entry<Type extends EventType> = Extract<ShoppingStreetEvent, { type: Type }>;

/** What a player has besides cards. */
interface Account {
  readonly pawns: number[];
  readonly pointsByRound: number[];
}

/** Cards that a player has yet to draw. */
interface Due {
  readonly seat: number;
  readonly why: string;
  left: number;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Events before which every place of the display must have been filled, or every card have been drawn. */
const beginsAnew: ReadonlySet<EventType> = new Set<EventType>([
  'round-began',
  'turn-began',
  'cards-asked',
  'shop-opened',
  'shop-improved',
  'dice-rolled',
  'seat-scored',
]);

/**
 * The table as the events tell it: begun from a state, then kept by entering what happened, without another look at the
 * state. Everything that an event claims is worked out anew from what was entered before, by the rules' text. A shop that
 * is being stocked does not stand in the street yet.
 */
export class Ledger {
  readonly cards: CardBook;
  readonly accounts: readonly Account[];
  street: (Standing & { readonly opened: number })[];
  thievesSeen: number;
  round: number;
  turn: number;
  active: number;
  offers: readonly Offer[];
  eventful: boolean;
  blankRounds: number;
  ending: string | null;
  /** Seats that have sealed what they lay out or discard. */
  readonly sealed: Set<number>;
  /** The optional steps that this turn has seen. Only `dice` ends it. */
  readonly #done = new Set<'asked' | 'traded' | 'opened' | 'improved' | 'dice'>();
  readonly #seats: number;
  readonly #first: number;
  readonly #idle: ShoppingStreetState['idle'];
  readonly #settled: ShoppingStreetState['settled'];
  #turnsInRound = 1;
  #asking: readonly string[] | null = null;
  #proposalsLeft = 0;
  #proposal: Entry<'proposal-made'> | null = null;
  #refill = false;
  #dues: Due[] = [];
  /** How many cards each seat owes the thief. */
  #robbing = new Map<number, number>();
  #lastRound = false;
  #closed = false;
  #scored = 0;

  constructor(state: ShoppingStreetState) {
    const { question } = state;
    const stocked = stockedIn(state);
    this.cards = new CardBook(state);
    this.accounts = state.players.map(({ pawns, pointsByRound }, seat) => ({
      pawns: [...pawns, ...(stocked?.owner === seat ? [stocked.pawn] : [])].toSorted(),
      pointsByRound: pointsByRound.slice(),
    }));
    this.street = state.street
      .filter((shop) => shop !== stocked)
      .map(({ owner, type, space, pawn, opened, cards }) => ({
        owner,
        type,
        space,
        pawn,
        opened,
        cards: cards.slice(),
      }));
    this.thievesSeen = state.thievesSeen;
    this.round = state.round;
    this.turn = state.turn;
    this.active = state.active;
    this.offers = state.offers;
    this.eventful = state.eventful;
    this.blankRounds = state.blankRounds;
    this.ending = state.ending;
    const sealed = state.players.flatMap(({ hasAnswered, hand, discarding }, seat) => {
      const owes = question?.type === 'rob' ? hand.length - question.limit : 0;
      return hasAnswered || (owes > 0 && discarding.length === owes) ? [seat] : [];
    });
    this.sealed = new Set(sealed);
    this.#seats = state.seatCount;
    this.#first = state.firstPlayer;
    this.#idle = state.idle;
    this.#settled = state.settled;
  }

  /** May the active player still do this in this turn, as far as the order of the steps goes? */
  maySee(step: 'ask' | 'buy' | 'open' | 'improve'): boolean {
    if (this.#done.has('dice') || this.#done.has('improved')) return false;
    if (step === 'improve') return true;
    if (this.#done.has('opened')) return false;
    if (step === 'open') return true;
    return !this.#done.has('traded') && (step === 'buy' || !this.#done.has('asked'));
  }

  /** Seats that a thief makes choose, or that have been asked for cards, and have not sealed their answer. */
  waitsFor(): readonly number[] {
    const asked = this.#asking !== null && this.offers.length === 0 ? this.#others() : [...this.#robbing.keys()];
    return asked.filter((seat) => !this.sealed.has(seat)).toSorted();
  }

  enter(event: ShoppingStreetEvent): void {
    this.#check(this.ending === null, event);
    if (beginsAnew.has(event.type)) {
      this.#check(!this.#refill || this.cards.display.length === 4 || this.cards.isUsedUp, event);
      this.#refill = false;
      this.#check(this.#dues.length === 0 && this.#robbing.size === 0 && this.offers.length === 0, event);
      this.#check(this.street.length < this.#enough() || this.#lastRound, event);
    }
    switch (event.type) {
      case 'round-began':
        this.#check(event.round === this.round + 1 && this.#closed, event);
        this.round++;
        this.#turnsInRound = 0;
        this.#closed = false;
        this.eventful = false;
        return;
      case 'turn-began':
        this.#beginTurn(event);
        return;
      case 'cards-asked':
        this.#check(
          event.seat === this.active && this.maySee('ask') && this.cards.handOf(event.seat).length > 0,
          event,
        );
        this.#check([1, 2].includes(event.types.length) && new Set(event.types).size === event.types.length, event);
        this.#done.add('asked');
        this.#asking = event.types;
        return;
      case 'laying-sealed':
      case 'discards-sealed':
        this.#check(this.waitsFor().includes(event.seat), event);
        this.sealed.add(event.seat);
        return;
      case 'laying-taken-back':
      case 'discards-taken-back':
        this.#check(this.sealed.delete(event.seat), event);
        return;
      case 'offers-revealed':
        this.#reveal(event);
        return;
      case 'proposal-made':
        this.#propose(event);
        return;
      case 'proposal-declined':
        this.#check(event.seat === this.#proposal?.owner && event.asker === this.active, event);
        this.#check(event.proposalsLeft === this.#proposalsLeft, event);
        this.#proposal = null;
        return;
      case 'cards-exchanged':
        this.#exchange(event);
        return;
      case 'exchange-dropped': {
        const why = this.offers.length === 0 ? 'no-offers' : this.#proposalsLeft === 0 ? 'refused' : 'given-up';
        this.#check(event.seat === this.active && event.why === why && this.#proposal === null, event);
        this.#check(this.#asking !== null && this.sealed.size === 0, event);
        this.offers = [];
        this.#asking = null;
        return;
      }
      case 'display-bought':
        this.#buy(event);
        return;
      case 'display-filled':
        this.#check(
          this.#refill && this.cards.display.length + event.cards.length <= 4 && event.cards.length > 0,
          event,
        );
        this.cards.fillDisplay(event.cards, event);
        return;
      case 'display-cleared':
        this.#closeRound(event);
        this.#check(this.street.length < this.#enough() && this.blankRounds < 6, event);
        this.#check(same(event.cards.toSorted(), this.cards.display), event);
        this.cards.clearDisplay();
        this.#refill = true;
        return;
      case 'shop-opened':
        this.#open(event);
        return;
      case 'last-round':
        this.#check(!this.#lastRound && event.open === this.street.length && event.open === this.#enough(), event);
        this.#lastRound = true;
        return;
      case 'shop-improved':
        this.#improve(event);
        return;
      case 'dice-rolled':
        this.#roll(event);
        return;
      case 'cards-drawn': {
        const due = this.#due(event);
        const cards = event.cards ?? [];
        this.#check(cards.length === event.count && event.count > 0 && event.count <= due.left, event);
        this.cards.draw(event.seat, cards, event);
        due.left -= event.count;
        if (due.left === 0) this.#dues.shift();
        return;
      }
      case 'draw-skipped':
        this.#check(this.#due(event).left === event.count && this.cards.isUsedUp, event);
        this.#dues.shift();
        return;
      case 'thief-appeared':
        this.#beRobbed(event);
        return;
      case 'hands-robbed':
        this.#carryOff(event);
        return;
      case 'deck-reshuffled':
        this.#check(event.thieves.length === 2, event);
        this.#check(
          same(
            event.thieves,
            thieves.filter((thief) => event.thieves.includes(thief)),
          ),
          event,
        );
        this.cards.reshuffle(event.thieves, event);
        return;
      case 'seat-scored':
        this.#score(event);
        return;
      case 'match-ended': {
        const byShops = this.street.length >= this.#enough();
        this.#check(this.#scored === this.#seats && event.ending === (byShops ? 'shops' : 'stuck'), event);
        this.#check(byShops || this.blankRounds === 6, event);
        this.ending = event.ending;
        return;
      }
    }
  }

  #beginTurn(event: Entry<'turn-began'>): void {
    const next = this.#turnsInRound === 0 ? this.#first : (this.active + 1) % this.#seats;
    this.#check(event.seat === next && this.#turnsInRound < this.#seats, event);
    this.#check(this.#turnsInRound === 0 || this.#done.has('dice'), event);
    this.active = next;
    this.turn++;
    this.#turnsInRound++;
    this.#done.clear();
  }

  #reveal(event: Entry<'offers-revealed'>): void {
    this.#check(event.asker === this.active && this.#asking !== null && this.sealed.size === this.#seats - 1, event);
    this.#check(
      same(
        event.offers.map(({ seat }) => seat),
        this.#others(),
      ),
      event,
    );
    for (const { seat, cards } of event.offers) {
      this.#check(
        cards.every((id) => this.#asking?.includes(product(id).type)),
        event,
      );
      this.cards.show(seat, cards, event);
    }
    this.sealed.clear();
    this.#proposalsLeft = this.#settled.proposals;
    if (event.offers.some(({ cards }) => cards.length > 0)) this.offers = event.offers;
  }

  #propose(event: Entry<'proposal-made'>): void {
    const offer = this.offers.find(({ seat }) => seat === event.owner);
    this.#check(offer?.cards.includes(event.wanted) === true && this.#proposal === null, event);
    this.#check(event.seat === this.active && this.#proposalsLeft > 0 && event.bundle.length > 0, event);
    this.cards.show(event.seat, event.bundle, event);
    this.#proposalsLeft--;
    this.#proposal = event;
  }

  #exchange(event: Entry<'cards-exchanged'>): void {
    this.#check(same({ ...event, type: 'proposal-made' }, this.#proposal), event);
    this.cards.exchange({ seat: event.owner, gives: [event.wanted] }, { seat: event.seat, gives: event.bundle }, event);
    this.offers = [];
    this.#proposal = null;
    this.#asking = null;
    this.#done.add('traded');
  }

  #buy(event: Entry<'display-bought'>): void {
    this.#check(event.seat === this.active && this.maySee('buy') && this.#asking === null, event);
    this.#check(event.discarded.length === 3 && this.cards.handOf(event.seat).length >= 3, event);
    this.cards.discard(event.seat, event.discarded, event);
    this.cards.takeDisplayed(event.seat, event.card, event);
    this.#done.add('traded');
    this.#refill = true;
  }

  #open(event: Entry<'shop-opened'>): void {
    const { seat, space, shopType: type, pawn, cards } = event;
    this.#check(seat === this.active && this.maySee('open') && this.#asking === null, event);
    this.#check(cards.length === 4 && groupCount(cards) === 4, event);
    this.#check(
      cards.every((id) => product(id).type === type) && mayStand(this.street, this.#idle, space, type),
      event,
    );
    this.cards.leave(seat, cards, event);
    const at = this.accounts[seat]?.pawns.indexOf(pawn) ?? -1;
    this.#check(at >= 0, event);
    this.accounts[seat]?.pawns.splice(at, 1);
    this.street.push({ owner: seat, type, space, pawn, opened: this.turn, cards: cards.slice() });
    this.#check(event.worth === printedSum(cards) * pawn && event.open === this.street.length, event);
    this.eventful = true;
    this.#done.add('opened');
  }

  #improve(event: Entry<'shop-improved'>): void {
    const shop = this.street.find(({ space }) => space === event.space);
    if (shop === undefined) throw new FalseEntry(`${event.space} is empty`);
    const cards = [...shop.cards, event.card];
    this.#check(event.seat === this.active && this.maySee('improve') && this.#asking === null, event);
    this.#check(shop.owner === event.seat && shop.opened < this.turn && shop.type === event.shopType, event);
    this.#check(shop.pawn === event.pawn && same(event.before, shop.cards) && shop.cards.length === 4, event);
    this.#check(product(event.card).type === shop.type && groupCount(cards) === 5, event);
    this.#check(event.worth === printedSum(cards) * shop.pawn, event);
    this.cards.leave(event.seat, [event.card], event);
    this.street = this.street.map((each) => (each === shop ? { ...shop, cards } : each));
    this.eventful = true;
    this.#done.add('improved');
  }

  #roll(event: Entry<'dice-rolled'>): void {
    this.#check(event.seat === this.active && !this.#done.has('dice') && this.#asking === null, event);
    const draws = this.#clockwise(this.active).flatMap((seat) => {
      const faces = event.faces.filter((face) => face === seat).length;
      if (faces === 0) return [];
      const shops = this.street.filter(({ owner }) => owner === seat).length;
      const times = this.#settled.diceDoubles === 'twice' ? faces : 1;
      return [{ seat, shops, times, count: (shops + 1) * times }];
    });
    this.#check(draws.length === event.draws.length, event);
    for (const [at, draw] of draws.entries()) this.#check(same({ ...draw, ...event.draws[at] }, draw), event);
    this.#dues = [
      ...draws.map(({ seat, count }): Due => ({ seat, why: 'dice', left: count })),
      { seat: this.active, why: 'turn', left: 3 },
    ];
    this.#done.add('dice');
  }

  #due(event: Entry<'cards-drawn'> | Entry<'draw-skipped'>): Due {
    const [due] = this.#dues;
    if (due === undefined || due.seat !== event.seat || due.why !== event.why || this.#robbing.size > 0) {
      throw new FalseEntry(`nobody draws: ${JSON.stringify(event)}`);
    }
    return due;
  }

  #beRobbed(event: Entry<'thief-appeared'>): void {
    this.cards.setAside(event.thief, event);
    this.thievesSeen++;
    const limit = this.thievesSeen === 1 ? 12 : this.thievesSeen === 2 ? 10 : 8;
    this.#check(event.count === this.thievesSeen && event.limit === limit && this.#robbing.size === 0, event);
    this.#check(this.#dues[0] === undefined ? this.#refill : !this.#refill, event);
    this.#check(event.drawer === (this.#dues[0]?.seat ?? null), event);
    this.cards.hands.forEach((hand, seat) => {
      if (hand.length > limit) this.#robbing.set(seat, hand.length - limit);
    });
  }

  #carryOff(event: Entry<'hands-robbed'>): void {
    const victims = this.#clockwise(this.active).filter((seat) => this.#robbing.has(seat));
    this.#check(victims.length > 0 && victims.every((seat) => this.sealed.has(seat)), event);
    this.#check(
      same(
        event.robbed.map(({ seat }) => seat),
        victims,
      ),
      event,
    );
    for (const { seat, cards } of event.robbed) {
      this.#check(cards.length === this.#robbing.get(seat), event);
      this.cards.discard(seat, cards, event);
    }
    this.sealed.clear();
    this.#robbing.clear();
  }

  /** All have had their turn, and what it brought is noted. */
  #closeRound(event: ShoppingStreetEvent): void {
    this.#check(this.#turnsInRound === this.#seats && this.#done.has('dice') && this.#dues.length === 0, event);
    this.#check(!this.#closed && this.#robbing.size === 0, event);
    this.#closed = true;
    this.accounts.forEach(({ pointsByRound }, seat) => {
      pointsByRound.push(streetPoints(this.street, seat));
    });
    this.blankRounds = this.eventful ? 0 : this.blankRounds + 1;
  }

  #score(event: Entry<'seat-scored'>): void {
    if (this.#scored === 0) this.#closeRound(event);
    this.#check(event.seat === this.#scored, event);
    const lines = [...linesOf(this.street, event.seat), handLine(this.cards.handOf(event.seat))];
    this.#check(
      same(event.reckoning, lines) && event.total === lines.reduce((sum, line) => sum + line.amount, 0),
      event,
    );
    this.#scored++;
  }

  #enough(): number {
    return this.#seats === 3 ? 12 : 15;
  }

  #clockwise(from: number): readonly number[] {
    return this.accounts.map((_account, step) => (from + step) % this.#seats);
  }

  #others(): readonly number[] {
    return this.#clockwise(this.active).slice(1);
  }

  #check(isTrue: boolean, event: ShoppingStreetEvent): void {
    if (!isTrue) throw new FalseEntry(JSON.stringify(event));
  }
}
