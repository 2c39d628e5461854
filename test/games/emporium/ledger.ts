import type { EmporiumEvent } from '../../../shared/games/emporium/events.ts';
import { type HeroId, heroes } from '../../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../../shared/games/emporium/items/index.ts';
import { type MonsterId, monsters } from '../../../shared/games/emporium/monsters.ts';
import type { Choice, EmporiumState } from '../../../shared/games/emporium/state.ts';
import { FalseEntry } from '../false-entry.ts';
import { bidsInTurn, isAllowed, openSlotsFor, salesInTurn, strengthIn } from './reckoner.ts';
import { type Standings, standingsOf } from './standings.ts';

type Entry<Type extends EmporiumEvent['type']> = Extract<EmporiumEvent, { type: Type }>;
type Revealed = Entry<'choices-revealed'>['choices'][number];

interface Account {
  gold: number;
  hand: ItemId[];
  readonly heroes: HeroId[];
  readonly monsters: MonsterId[];
  readonly goldByRound: number[];
}

interface Wearer {
  readonly hero: HeroId;
  readonly worn: (ItemId | null)[];
}

const nextTier: Readonly<Record<string, string>> = { leather: 'chainmail', chainmail: 'steel' };
const dearest: Readonly<Record<string, number>> = { leather: 4, chainmail: 6, steel: 8 };
const fees: Readonly<Record<string, number>> = { leather: 1, chainmail: 2 };
const heroesFor = [0, 0, 1, 2, 2, 3, 3];

/**
 * The table as the events tell it: begun from a state, then kept by entering what happened, without another look at the
 * state. Everything that an event claims is worked out anew from what was entered before, by the rules' text.
 */
export class Ledger {
  readonly accounts: readonly Account[];
  readonly row: Wearer[];
  readonly monsterRow: MonsterId[];
  readonly heroDeck: HeroId[];
  readonly monsterDeck: MonsterId[];
  readonly banished: HeroId[];
  /** Cards face down and discarded; the order of the decks is not kept. */
  readonly decks: Readonly<Record<string, ItemId[]>>;
  readonly discards: Readonly<Record<string, ItemId[]>>;
  round: number;
  marker: number;
  voteAsked: boolean;
  eventful: boolean;
  blankRounds: number;
  ending: string | null;
  /** Seats that have sealed a choice or a vote. */
  readonly sealed: Set<number>;
  /** What was turned over and is still to come. */
  readonly queue: Revealed[];
  /** Gold that went to the bank, and that came from it. */
  paidIn = 0;
  paidOut = 0;
  readonly #votesEveryRound: boolean;
  /** How far restocking has come, in steps from the marker, and what was upgraded there. */
  #restocked = -1;
  #upgraded: string | null = null;
  #voted = false;
  #voteSettled = false;
  #standstill = false;
  #drawnBefore: ItemId[] = [];
  #doomed: { readonly hero: HeroId; readonly paidBy: readonly number[] }[] = [];

  constructor(state: EmporiumState) {
    this.accounts = state.players.map((player) => ({
      gold: player.gold,
      hand: player.hand.toSorted(),
      heroes: player.heroes.slice(),
      monsters: player.monsters.slice(),
      goldByRound: player.goldByRound.slice(),
    }));
    this.row = state.heroRow.map(({ hero, worn }) => ({ hero, worn: worn.slice() }));
    this.monsterRow = state.monsterRow.slice();
    this.heroDeck = state.heroDeck.slice();
    this.monsterDeck = state.monsterDeck.slice();
    this.banished = state.banished.slice();
    const sorted = (piles: EmporiumState['decks']): Record<string, ItemId[]> =>
      Object.fromEntries(Object.entries(piles).map(([tier, cards]) => [tier, cards.toSorted()]));
    this.decks = sorted(state.decks);
    this.discards = sorted(state.discards);
    this.round = state.round;
    this.marker = state.marker;
    this.voteAsked = state.voteAskedBy !== null;
    this.eventful = state.eventful;
    this.blankRounds = state.blankRounds;
    this.ending = state.ending;
    const made = state.players.map(({ choice, marked, gold }) => {
      if (state.question?.type === 'vote') return marked !== null && gold >= 2;
      return choice !== null && choice.kind !== 'pass';
    });
    this.sealed = new Set(made.flatMap((isMade, seat) => (isMade ? [seat] : [])));
    const { question } = state;
    const sale = (facts: EmporiumState['sales'][number]): Revealed => ({
      seat: facts.seat,
      choice: { kind: 'sale', item: facts.item, price: facts.price },
    });
    const patron = (facts: EmporiumState['bids'][number]): Revealed => ({
      seat: facts.seat,
      choice: { kind: 'patron', bid: facts.bid },
    });
    this.queue = [
      ...(question?.type === 'place' ? [sale(question)] : []),
      ...state.sales.map(sale),
      ...(question?.type === 'patron' ? [patron(question)] : []),
      ...state.bids.map(patron),
    ];
    this.#votesEveryRound = state.settled.votes === 'every-round';
  }

  enter(event: EmporiumEvent): void {
    this.#check(this.ending === null, event);
    switch (event.type) {
      case 'round-began':
        this.#check(event.round === this.round && event.marker === this.marker && this.queue.length === 0, event);
        this.voteAsked = false;
        this.eventful = false;
        this.#restocked = -1;
        this.#upgraded = null;
        this.#voted = false;
        this.#voteSettled = false;
        this.#standstill = false;
        return;
      case 'choice-sealed':
      case 'vote-sealed':
        this.#check(!this.sealed.has(event.seat), event);
        this.sealed.add(event.seat);
        return;
      case 'choice-taken-back':
      case 'vote-taken-back':
        this.#check(this.sealed.delete(event.seat), event);
        return;
      case 'choices-revealed':
        this.#reveal(event);
        return;
      case 'item-sold':
        this.#sell(event);
        return;
      case 'sale-failed': {
        this.#next({ kind: 'sale', item: event.item, price: event.price }, event);
        this.#check(
          this.row.every((wearer) => openSlotsFor(wearer, event.item) === 0),
          event,
        );
        return;
      }
      case 'monster-beaten':
        this.#fight(event);
        return;
      case 'patron-withdrew':
        this.#next({ kind: 'patron', bid: event.bid }, event);
        return;
      case 'leather-drawn': {
        this.#restock(event, null);
        const { hand } = this.#account(event.seat);
        const drawn = event.drawn ?? [];
        const before = this.#drawnBefore.splice(0);
        this.#check(before.length < drawn.length && before.every((id) => drawn.includes(id)), event);
        this.#check(drawn.length === event.count && event.count > 0 && hand.length + event.count === 4, event);
        for (const id of drawn) this.#draw(event, 'leather', id);
        return;
      }
      case 'item-upgraded':
        this.#upgrade(event);
        return;
      case 'deck-reshuffled':
        // Leather is told of once all of it is drawn: what was left of the deck must be among it.
        this.#drawnBefore = this.#deck(event.tier).slice();
        this.#check(event.tier === 'leather' || this.#drawnBefore.length === 0, event);
        this.#check(this.#discarded(event.tier).length > 0, event);
        this.#deck(event.tier).push(...this.#discarded(event.tier).splice(0));
        return;
      case 'vote-asked':
        this.#check(!this.#votesEveryRound && !this.voteAsked && this.#couldVote(), event);
        this.#restock(event, null, false);
        this.voteAsked = true;
        return;
      case 'monsters-came':
        this.#check(this.queue.length === 0 && event.monsters.length === 3 - this.monsterRow.length, event);
        for (const id of event.monsters) {
          this.#check(id === this.monsterDeck.pop(), event);
          this.monsterRow.push(id);
        }
        return;
      case 'votes-revealed':
        this.#countVotes(event);
        return;
      case 'hero-banished':
        this.#banish(event);
        return;
      case 'heroes-came':
        this.#settleVote(event);
        this.#check(event.heroes.length === (heroesFor[this.accounts.length] ?? 0) - this.row.length, event);
        for (const hero of event.heroes) {
          this.#check(hero === this.heroDeck.pop(), event);
          this.row.push({ hero, worn: heroes[hero].slots.map(() => null) });
        }
        return;
      case 'marker-passed':
        this.#settleVote(event);
        this.#check(this.monsterRow.length === 3 && this.row.length === heroesFor[this.accounts.length], event);
        this.#check(event.to === (this.marker + 1) % this.accounts.length, event);
        this.#noteGold();
        this.blankRounds = this.eventful ? 0 : this.blankRounds + 1;
        this.#check(this.blankRounds < 3, event);
        this.marker = event.to;
        this.round++;
        return;
      case 'seat-scored':
        this.#check(event.total === this.standings().scores[event.seat], event);
        this.#check(event.total === event.reckoning.reduce((sum, { amount }) => sum + amount, 0), event);
        return;
      case 'match-ended': {
        const monstersShort = 3 - this.monsterRow.length > this.monsterDeck.length;
        if (event.ending === 'heroes') {
          this.#settleVote(event);
          this.#check(!monstersShort && this.monsterRow.length === 3, event);
          this.#check((heroesFor[this.accounts.length] ?? 0) - this.row.length > this.heroDeck.length, event);
        } else {
          this.#check(monstersShort && !this.#voted, event);
        }
        this.#noteGold();
        this.ending = event.ending;
        return;
      }
    }
  }

  /** Scores and places once the match is over. */
  standings(): Standings {
    return standingsOf(this.accounts, this.marker);
  }

  #reveal(event: Entry<'choices-revealed'>): void {
    const { choices } = event;
    const [seats, marker] = [this.accounts.length, this.marker];
    this.#check(new Set(choices.map(({ seat }) => seat)).size === seats && choices.length === seats, event);
    for (const { seat, choice } of choices) {
      const { gold, hand } = this.#account(seat);
      this.#check(this.sealed.has(seat) === (choice.kind !== 'pass'), event);
      if (choice.kind === 'pass') this.#check(gold === 0 && hand.length === 0, event);
      else if (choice.kind === 'patron') this.#check(isFrom1To(choice.bid, Math.min(8, gold)), event);
      else {
        this.#check(hand.includes(choice.item), event);
        this.#check(isFrom1To(choice.price, dearest[item(choice.item).tier] ?? 0), event);
      }
    }
    const sales = choices.flatMap(({ seat, choice }) => (choice.kind === 'sale' ? [{ ...choice, seat }] : []));
    const bids = choices.flatMap(({ seat, choice }) => (choice.kind === 'patron' ? [{ ...choice, seat }] : []));
    const inTurn = [...salesInTurn(sales, marker, seats), ...bidsInTurn(bids, marker, seats)].map(({ seat }) => seat);
    this.#check(
      choices.slice(0, inTurn.length).every(({ seat }, at) => seat === inTurn[at]),
      event,
    );
    this.#check(
      choices.slice(inTurn.length).every(({ choice }) => choice.kind === 'pass'),
      event,
    );
    this.sealed.clear();
    this.queue.push(...choices.slice(0, inTurn.length));
  }

  #sell(event: Entry<'item-sold'>): void {
    this.#next({ kind: 'sale', item: event.item, price: event.price }, event);
    const wearer = this.#wearer(event.hero, event);
    this.#check(wearer.worn[event.slot] === null, event);
    this.#check(heroes[event.hero].slots[event.slot] === item(event.item).slot, event);
    this.#check(event.bonus === (heroes[event.hero].heroClass === item(event.item).heroClass ? 1 : 0), event);
    wearer.worn[event.slot] = event.item;
    this.#remove(this.#account(event.seat).hand, event.item, event);
    this.#receive(event.seat, event.price + event.bonus);
    this.eventful = true;
  }

  #fight(event: Entry<'monster-beaten'>): void {
    const { seat, bid, hero, monster, added, swappedIn, swappedOut, reckoning, gold } = event;
    this.#next({ kind: 'patron', bid }, event);
    const account = this.#account(seat);
    const wearer = this.#wearer(hero, event);
    this.#check(isAllowed(wearer, added, swappedIn, swappedOut), event);
    for (const id of [added, swappedIn]) if (id !== null) this.#remove(account.hand, id, event);
    if (swappedOut !== null) this.#add(account.hand, swappedOut);
    const worn = [...wearer.worn, added, swappedIn].filter((id): id is ItemId => id !== null && id !== swappedOut);
    this.#check(worn.toSorted().join() === reckoning.worn.toSorted().join(), event);
    this.#check(reckoning.base === heroes[hero].base && reckoning.strength === strengthIn(hero, worn), event);
    this.#check(reckoning.needed === monsters[monster].strength && reckoning.strength >= reckoning.needed, event);
    this.#check(gold === monsters[monster].gold, event);
    this.#pay(seat, bid, event);
    this.#receive(seat, gold);
    this.#remove(this.monsterRow, monster, event);
    this.row.splice(this.row.indexOf(wearer), 1);
    for (const id of worn) this.#add(this.#discarded(item(id).tier), id);
    account.heroes.push(hero);
    account.monsters.push(monster);
    this.eventful = true;
  }

  #upgrade(event: Entry<'item-upgraded'>): void {
    const { seat, discarded, into, paid, drawn } = event;
    const { tier } = item(discarded);
    this.#check(nextTier[tier] === into && drawn !== null, event);
    const fee = this.#restock(event, tier) ? (fees[tier] ?? Number.NaN) : 0;
    this.#check(paid === fee, event);
    this.#pay(seat, paid, event);
    this.#remove(this.#account(seat).hand, discarded, event);
    this.#add(this.#discarded(tier), discarded);
    if (drawn !== null) this.#draw(event, into, drawn);
  }

  /** Restocking goes round once, and does one thing for each: is this a second upgrade of the same tier? */
  #restock(event: EmporiumEvent & { readonly seat: number }, upgraded: string | null, isAll = true): boolean {
    const step = (event.seat - this.marker + this.accounts.length) % this.accounts.length;
    const second = step === this.#restocked && upgraded !== null && upgraded === this.#upgraded;
    this.#check(this.queue.length === 0 && (step > this.#restocked || second), event);
    if (isAll) {
      this.#restocked = step;
      this.#upgraded = second ? null : upgraded;
    }
    return second;
  }

  #couldVote(): boolean {
    const able = this.accounts.filter(({ gold }) => gold >= 2).length;
    return this.row.length > 0 && able > this.accounts.length / 2;
  }

  #countVotes(event: Entry<'votes-revealed'>): void {
    this.#check((this.#votesEveryRound || this.voteAsked) && !this.#voted && this.#couldVote(), event);
    this.#check(this.eventful || this.blankRounds < 2, event);
    this.#check(this.monsterRow.length === 3 && event.votes.length === this.accounts.length, event);
    for (const { seat, marked } of event.votes) {
      const { gold } = this.#account(seat);
      this.#check(this.sealed.has(seat) === gold >= 2 && 2 * marked.length <= gold, event);
      this.#check(new Set(marked).size === marked.length, event);
      for (const hero of marked) this.#wearer(hero, event);
    }
    this.sealed.clear();
    this.#voted = true;
    this.#doomed = this.row
      .map(({ hero }) => ({
        hero,
        paidBy: event.votes.filter(({ marked }) => marked.includes(hero)).map(({ seat }) => seat),
      }))
      .filter(({ paidBy }) => paidBy.length > this.accounts.length / 2);
  }

  #banish(event: Entry<'hero-banished'>): void {
    if (event.stalemate) {
      this.#check(this.#standstill || (!this.eventful && this.blankRounds === 2), event);
      this.#check(event.paidBy.length === 0 && !this.#voted, event);
      this.#standstill = true;
    } else {
      const next = this.#doomed.shift();
      this.#check(next?.hero === event.hero && next.paidBy.join() === event.paidBy.join(), event);
      for (const seat of event.paidBy) this.#pay(seat, 2, event);
    }
    const wearer = this.#wearer(event.hero, event);
    for (const id of wearer.worn) if (id !== null) this.#add(this.#discarded(item(id).tier), id);
    this.row.splice(this.row.indexOf(wearer), 1);
    this.banished.push(event.hero);
    this.eventful = true;
  }

  /** The vote is over: it was held if it had to be, and everybody who was to go has gone. */
  #settleVote(event: EmporiumEvent): void {
    if (this.#voteSettled) return;
    this.#voteSettled = true;
    const due = (this.#votesEveryRound || this.voteAsked) && !this.#standstill;
    if (due && !this.#voted) this.#check(!this.#couldVote(), event);
    this.#check(this.#doomed.length === 0 && (!this.#standstill || this.row.length === 0), event);
  }

  #noteGold(): void {
    for (const account of this.accounts) account.goldByRound.push(account.gold);
  }

  #pay(seat: number, gold: number, event: EmporiumEvent): void {
    this.#check(this.#account(seat).gold >= gold, event);
    this.#account(seat).gold -= gold;
    this.paidIn += gold;
  }

  #receive(seat: number, gold: number): void {
    this.#account(seat).gold += gold;
    this.paidOut += gold;
  }

  /** What comes next of all that was turned over is this. */
  #next(choice: Choice, event: EmporiumEvent & { readonly seat: number }): void {
    const next = this.queue.shift();
    this.#check(next?.seat === event.seat && JSON.stringify(next.choice) === JSON.stringify(choice), event);
  }

  #draw(event: EmporiumEvent & { readonly seat: number }, tier: string, id: ItemId): void {
    this.#remove(this.#deck(tier), id, event);
    this.#add(this.#account(event.seat).hand, id);
  }

  #wearer(hero: HeroId, event: EmporiumEvent): Wearer {
    const found = this.row.find((each) => each.hero === hero);
    if (found === undefined) throw new FalseEntry(`${hero} is not there: ${JSON.stringify(event)}`);
    return found;
  }

  #deck(tier: string): ItemId[] {
    return this.decks[tier] ?? [];
  }

  #discarded(tier: string): ItemId[] {
    return this.discards[tier] ?? [];
  }

  #add(list: ItemId[], id: ItemId): void {
    list.push(id);
    list.sort();
  }

  #remove<Card>(list: Card[], card: Card, event: EmporiumEvent): void {
    const place = list.indexOf(card);
    this.#check(place >= 0, event);
    list.splice(place, 1);
  }

  #account(seat: number): Account {
    const account = this.accounts[seat];
    if (account === undefined) throw new FalseEntry(`nobody sits at ${seat}`);
    return account;
  }

  #check(holds: boolean, event: EmporiumEvent): void {
    if (!holds) throw new FalseEntry(`cannot be: ${JSON.stringify(event)} after ${JSON.stringify(this)}`);
  }
}

function isFrom1To(number: number, most: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most;
}
