import { randomFromSeed } from '../../../shared/engine/index.ts';
import type { EmporiumView } from '../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove } from '../../../shared/games/emporium/moves.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { endingsNext } from '../../../shared/games/mercado-de-lisboa/ending.ts';
import { shopkeeper } from '../../golden/habits/brick-and-mortar.ts';
import type { Chooser } from '../chooser.ts';
import { BrickChooser } from '../games/brick-and-mortar/chooser.ts';
import { brickView, viewOf } from '../games/brick-and-mortar/view.ts';
import { inTurn } from '../games/emporium/chooser.ts';
import { wishedMove } from '../games/emporium/wishes.ts';
import { HarbourChooser } from '../games/harbour/chooser.ts';
import { type PlayedGameId, playedGames } from '../games/index.ts';
import { MercadoChooser, marketOf } from '../games/mercado-de-lisboa/chooser.ts';
import { allCharacters, hiddenMarket, manyVotes, type NewTable, readyMade, usualStreet } from '../games/new-table.ts';
import { moveByMove, tradesInTurn } from '../games/shopping-street/wishes.ts';
import { expect } from '../host.ts';
import { type Choose, layTable, type Offer, playLaid } from '../laid-table.ts';
import type { Laptop } from '../laptop.ts';
import type { Language } from '../words.ts';

/** What is special about a match of one game, on one laptop or over the network. */
interface Course {
  readonly names: readonly string[];
  readonly table: NewTable;
  readonly seed: string;
  /** Plays the first part of a long match in advance. Without it people play all of it. */
  readonly before?: () => Choose;
  readonly ending: string;
}

interface AtOneLaptop extends Course {
  /** The seed of the people's choices. */
  readonly hands: string;
  readonly pace: 'step-by-step' | 'at-once';
  /** Events that must occur for the test to prove anything. */
  readonly mustHappen: readonly string[];
  /** The minimum of hand-overs at the screen, and of reveals. */
  readonly handOvers: number;
  readonly reveals?: number;
  /** Checks what only this game shows on the board; each of `mustMeet` must occur. */
  meets?(laptop: Laptop): Promise<string | null>;
  readonly mustMeet?: readonly string[];
}

interface OverTheNetwork extends Course {
  /** Players with their own device; all others use the laptop. */
  readonly guests: readonly string[];
  /** After this many moves the laptop becomes the big screen, and its player moves to a phone. */
  readonly boardForAllAfter?: number;
}

/** What is special about the matches of a game. */
interface WholeMatches {
  readonly language?: Language;
  /** The key of the heading over the scoring. */
  readonly heading: string;
  chooser(laptop: Laptop, seed: string): Chooser;
  readonly atOneLaptop: AtOneLaptop;
  readonly overTheNetwork: OverTheNetwork;
}

/** Bots play until the people start in this month, from 0. */
const monthsBefore = (month: number) => (): Choose => {
  const random = randomFromSeed('the months before');
  return ({ seat, view, legal }) =>
    brickView.parse(view).month < month ? shopkeeper({ legal, random, seat, view }) : null;
};

const streetBefore = (shops: number) => (): Choose =>
  moveByMove(tradesInTurn, ({ street }, question) => question === 'turn' && street.length >= shops);

/** After this many rounds of business everyone takes a coin, and the match ends. */
const busyRounds = 5;

const rows: Readonly<Record<PlayedGameId, WholeMatches>> = {
  'brick-and-mortar': {
    heading: 'brick-and-mortar:ledger.winner',
    // after the month in which they start, all play fast
    chooser: (laptop, seed) => new BrickChooser(laptop, seed, viewOf(laptop.wire.table).month),
    atOneLaptop: {
      names: ['Ana', 'Bruno'],
      table: readyMade,
      seed: 'a first game',
      hands: 'first game',
      before: monthsBefore(8),
      pace: 'at-once',
      mustHappen: ['store-bought', 'bids-revealed', 'piles-formed', 'sold', 'stocked', 'points-bought', 'match-ended'],
      handOvers: 8,
      ending: 'final-month',
    },
    overTheNetwork: {
      names: ['Ana', 'Bruno', 'Chidi', 'Dolores'],
      table: readyMade,
      seed: 'four devices 7',
      before: monthsBefore(6),
      guests: ['Chidi', 'Dolores'],
      ending: 'investment-marker',
    },
  },
  harbour: {
    heading: 'harbour-log:ledger.winner',
    // the third seat is dealt the Noble, who looks at two cards of the deck
    chooser: (laptop, seed) => new HarbourChooser(laptop, seed, 'noble'),
    atOneLaptop: {
      names: ['Ana', 'Bruno', 'Chidi'],
      table: allCharacters,
      seed: 'the Noble looks 28',
      hands: 'three merchants',
      pace: 'at-once',
      mustHappen: [
        ...['character-kept', 'deck-looked-at', 'building-taken', 'pawn-moved', 'goods-gained', 'goods-shipped'],
        ...['building-bought', 'market-changed', 'last-turns-began', 'seat-scored', 'match-ended'],
      ],
      handOvers: 0,
      ending: 'fourth-building',
    },
    overTheNetwork: {
      names: ['Ana', 'Bruno', 'Chidi'],
      table: { game: 'harbour', options: { boards: 'characters', goods: 'choose', 'inland-traders': 'yes' } },
      seed: 'three devices',
      guests: ['Bruno', 'Chidi'],
      ending: 'fourth-building',
    },
  },
  'mercado-de-lisboa': {
    heading: 'mercado-log:ledger.winner',
    chooser: (laptop, seed) =>
      new MercadoChooser(laptop, seed, ({ round }) => (round > busyRounds ? 'coins' : 'money')),
    atOneLaptop: {
      names: ['Ana', 'Bruno', 'Chidi'],
      table: hiddenMarket,
      seed: 'market 1538',
      hands: 'three stallholders',
      pace: 'at-once',
      mustHappen: [
        ...['stand-opened', 'tile-taken', 'restaurant-taken', 'restaurant-opened', 'customers-brought'],
        ...['customers-came', 'coin-taken', 'seat-scored', 'match-ended'],
      ],
      handOvers: 15,
      ending: 'coins',
      async meets(laptop) {
        if (!endingsNext(marketOf(laptop.wire.table.view)).includes('coins')) return null;
        await expect(laptop.page.getByText(laptop.say('mercado-de-lisboa:next.coins')).first()).toBeVisible();
        return 'the end announced';
      },
      mustMeet: ['the end announced'],
    },
    overTheNetwork: {
      names: ['Ana', 'Bruno', 'Chidi'],
      table: hiddenMarket,
      seed: 'market 1196',
      guests: ['Bruno', 'Chidi'],
      boardForAllAfter: 16,
      ending: 'coins',
    },
  },
  emporium: {
    heading: 'emporium-log:ledger.winner',
    chooser: (laptop, seed) => playedGames.emporium.chooser(laptop, seed),
    atOneLaptop: {
      names: ['Ana', 'Bruno', 'Chidi'],
      table: manyVotes,
      seed: 'emporium 3 5',
      hands: 'three shopkeepers',
      pace: 'step-by-step',
      mustHappen: [
        ...['choice-sealed', 'choices-revealed', 'item-sold', 'sale-failed', 'monster-beaten', 'leather-drawn'],
        ...['item-upgraded', 'vote-sealed', 'votes-revealed', 'hero-banished', 'marker-passed', 'seat-scored'],
        'match-ended',
      ],
      handOvers: 25,
      reveals: 8,
      ending: 'heroes',
    },
    overTheNetwork: {
      names: ['Ana', 'Bruno', 'Chidi'],
      table: manyVotes,
      seed: 'emporium 3 5',
      before: () => {
        const random = randomFromSeed('until the devices meet');
        return ({ seat, view, legal }: Offer & { view: EmporiumView; legal: readonly EmporiumMove[] }) => {
          // a few rounds are left
          if (view.phase === 'choosing' && view.heroDeck.count <= 4) return null;
          return wishedMove(view, legal, { wish: inTurn(view, seat), random });
        };
      },
      guests: ['Bruno', 'Chidi'],
      boardForAllAfter: 0,
      ending: 'heroes',
    },
  },
  'shopping-street': {
    language: 'fr',
    heading: 'shopping-street-log:ledger.winner',
    chooser: (laptop) => playedGames['shopping-street'].chooser(laptop),
    atOneLaptop: {
      names: ['Ana', 'Bruno', 'Chidi'],
      table: usualStreet,
      seed: 'street 3 13',
      hands: 'three neighbours',
      // the twelfth shop makes the round the last
      before: streetBefore(9),
      pace: 'step-by-step',
      mustHappen: [
        ...['cards-asked', 'offers-revealed', 'proposal-declined', 'cards-exchanged', 'display-bought', 'shop-opened'],
        ...['shop-improved', 'dice-rolled', 'cards-drawn', 'thief-appeared', 'discards-sealed', 'hands-robbed'],
        ...['last-round', 'match-ended'],
      ],
      handOvers: 3,
      reveals: 3,
      ending: 'shops',
      /** The hand cards in a new shop have been shown: undo does not go beyond it. */
      async meets(laptop) {
        const last = laptop.wire.moves.at(-1);
        if (last?.seat !== laptop.wire.table.inHand || !last.events.some(({ type }) => type === 'shop-opened'))
          return null;
        const beyond = laptop.page.getByRole('button', { name: laptop.say('rewind:open'), exact: true });
        await expect(beyond).toBeVisible();
        expect(laptop.wire.table.undo).toBe(false);
        return 'a choice that stands';
      },
      mustMeet: ['a choice that stands'],
    },
    overTheNetwork: {
      names: ['Ana', 'Bruno', 'Chidi', 'Dolores'],
      table: usualStreet,
      seed: 'street 4 1',
      // the fifteenth shop makes the round the last
      before: streetBefore(13),
      guests: ['Bruno', 'Chidi'],
      ending: 'shops',
    },
  },
};

/** The games that are played to their end, each with what is special about it. */
export const wholeMatches = Object.values(playedGames).map((played) => {
  const game: AnyGame = games[played.id];
  return { played, game, ...rows[played.id] };
});

/** Saves the game's table in a data folder, played until the people start; returns its name. */
export function layMatch(dataFolder: string, { names, table, seed, before }: Course): string {
  const name = layTable(dataFolder, names, table, seed);
  if (before !== undefined) playLaid(dataFolder, name, before());
  return name;
}

/** Expects a page to show the scoring: the winner at the top, and everyone's result. */
export async function expectScoring(laptop: Laptop, heading: string): Promise<void> {
  // the last reveal may still cover it for those who have not dismissed it
  while ((await laptop.screen()) === 'reveal') await laptop.lookTogether();
  await expect.poll(() => laptop.screen()).toBe('ledger');
  const { outcome, seats } = laptop.wire.table;
  const winner = seats.flatMap(({ name }, seat) => (outcome?.places[seat] === 1 ? [name] : [])).join();
  const words = laptop.say(heading, { name: winner, names: winner });
  await expect(laptop.page.getByRole('heading', { name: words })).toBeVisible();
  for (const score of outcome?.scores ?? []) {
    const sum = laptop.page.getByRole('table').getByText(String(Math.abs(score)));
    await expect(sum.first()).toBeVisible();
  }
}
