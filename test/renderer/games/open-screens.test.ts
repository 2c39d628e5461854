import { beforeAll, describe, expect, it } from 'vitest';
import { statusOf as lookAtShop } from '../../../renderer/games/emporium/interaction/interaction.ts';
import { emptyChoice as untouchedShop } from '../../../renderer/games/emporium/interaction/pending-choice.ts';
import { promptOf as shopPrompt } from '../../../renderer/games/emporium/prompt/index.ts';
import type { EmporiumTable } from '../../../renderer/games/emporium/table.ts';
import { heroFacts, monsterFacts } from '../../../renderer/games/emporium/words/facts.ts';
import { statusOf as lookAtStreet } from '../../../renderer/games/shopping-street/interaction/interaction.ts';
import { emptyChoice as untouchedStreet } from '../../../renderer/games/shopping-street/interaction/pending-choice.ts';
import {
  displayPiece,
  offeredPiece,
  plotPiece,
  typePiece,
} from '../../../renderer/games/shopping-street/interaction/pieces.ts';
import { promptOf as streetPrompt } from '../../../renderer/games/shopping-street/prompt/index.ts';
import type { StreetTable } from '../../../renderer/games/shopping-street/table.ts';
import { descriptionOf } from '../../../renderer/games/shopping-street/words/labels.ts';
import { type AnyMove, seatAt } from '../../../shared/engine/index.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { shopTypes } from '../../../shared/games/shopping-street/products.ts';
import { spaceIds } from '../../../shared/games/shopping-street/street.ts';
import { campaign } from '../../harness/campaign.ts';
import { startWords } from '../every-word.ts';
import { piecesOn as piecesInShop, positions, Page as ShopPage, wordsIn as shopWords } from './emporium/page.ts';
import { piecesOn as piecesInStreet, Page as StreetPage, wordsIn as streetWords } from './shopping-street/page.ts';
import { playMatch as playStreet } from './shopping-street/played-match.ts';

beforeAll(() => startWords('en'));

/** What a public screen says of its pieces: their worth, and why they are disabled. */
interface Said {
  readonly asked: string;
  readonly hint: string;
  readonly facts: readonly string[];
  readonly reasons: readonly string[];
  readonly plays: readonly AnyMove[];
  readonly main: readonly string[];
}

/** The reason, in either game, that asks the player to look at their own cards. */
const ownEyes = () => [shopWords('en'), streetWords('en')].map((words) => words.counter('reasons.own-eyes'));

function saidInShop(table: EmporiumTable): Said {
  const { actions, hint } = shopPrompt(table, untouchedShop);
  const { heroRow, monsterRow } = table.view;
  return {
    asked: table.question?.type ?? '',
    hint: hint ?? '',
    facts: [
      ...heroRow.flatMap(({ hero }) => heroFacts(table, hero)),
      ...monsterRow.flatMap((each) => monsterFacts(table, each)),
    ],
    reasons: piecesInShop(table).flatMap((piece) => lookAtShop(table, piece).reason ?? []),
    plays: actions.flatMap(({ moves }) => moves),
    main: actions.flatMap(({ key, main }) => (main ? [key] : [])),
  };
}

function saidInStreet(table: StreetTable): Said {
  const { actions, hint } = streetPrompt(table, untouchedStreet);
  const { display, offers } = table.view;
  const cards = [
    ...display.flatMap((card) => (card === null ? [] : [displayPiece(card)])),
    ...offers.flatMap((offer) => offer.cards.map(offeredPiece)),
  ];
  return {
    asked: table.question?.type ?? '',
    hint: hint ?? '',
    facts: [
      ...[...cards, ...spaceIds.map(plotPiece), ...shopTypes.map(typePiece)].flatMap(
        (piece) => descriptionOf(table, piece).facts,
      ),
    ],
    reasons: piecesInStreet(table).flatMap((piece) => lookAtStreet(table, piece).reason ?? []),
    plays: actions.flatMap(({ moves }) => moves),
    main: actions.flatMap(({ key, main }) => (main ? [key] : [])),
  };
}

/** For each seat that is asked publicly: the texts of its public screen, and of its private one. */
function* openScreensOfShops(): Generator<readonly [open: Said, own: Said, legal: readonly AnyMove[]]> {
  for (const state of positions(3, 4, 1)) {
    for (const seat of emporium.toAct(state)) {
      const legal = emporium.publicMoves(state, seat);
      if (legal.length === 0) continue;
      const page = new ShopPage(state, shopWords('en'));
      yield [saidInShop(page.table(seat, 'spectator')), saidInShop(page.table(seat)), legal];
    }
  }
}

function* openScreensOfStreets(): Generator<readonly [open: Said, own: Said, legal: readonly AnyMove[]]> {
  const found: (readonly [open: Said, own: Said, legal: readonly AnyMove[]])[] = [];
  for (let match = 0; match < campaign(1, 3); match++) {
    playStreet(3, match, (_events, state) => {
      for (const seat of shoppingStreet.toAct(state)) {
        const legal = shoppingStreet.publicMoves(state, seat);
        if (legal.length === 0) continue;
        const page = new StreetPage(shoppingStreet.copy(state), streetWords('en'));
        found.push([saidInStreet(page.table(seat, 'spectator')), saidInStreet(page.table(seatAt(seat))), legal]);
      }
    });
  }
  yield* found;
}

describe.each([
  ['Emporium', openScreensOfShops, ['restock', 'patron', 'place', 'call-vote'], ['patron']],
  ['Shopping Street', openScreensOfStreets, ['turn', 'answer', 'bargain'], ['turn', 'bargain']],
] as const)('a public screen of %s', (_, screens, questions, takingCards) => {
  const met: (readonly [open: Said, own: Said, legal: readonly AnyMove[]])[] = [];
  beforeAll(() => void met.push(...screens()));

  it('occurs with every question that can be asked publicly', () => {
    expect(new Set(met.map(([{ asked }]) => asked))).toEqual(new Set(questions));
    expect(met.length).toBeGreaterThan(40);
    expect(met.flatMap(([{ facts }]) => facts).join('')).toMatch(/\w/);
  });

  it('says nothing of a piece that the private screen does not say', () => {
    for (const [open, own] of met) expect(own.facts).toEqual(expect.arrayContaining([...open.facts]));
  });

  it('gives no reason that the hand could remove', () => {
    for (const [open, own] of met) {
      const may = takingCards.some((asked) => asked === open.asked) ? [...own.reasons, ...ownEyes()] : own.reasons;
      expect(may, open.asked).toEqual(expect.arrayContaining([...open.reasons]));
    }
  });

  it('says how to use cards, instead of what an empty hand could do', () => {
    for (const [{ asked, hint }, , legal] of met) {
      const isAllThere = asked === 'place' || asked === 'call-vote' || legal.some(({ type }) => type === 'send');
      const onlyDice = asked === 'turn' && !legal.some(({ type }) => type === 'ask');
      if (!isAllThere && !onlyDice) expect(hint, asked).toMatch(/hold your (emblem|sign)/);
      expect(hint).not.toMatch(/No set is complete|changes no set|no fight can be won/i);
    }
  });

  it('plays public moves only', () => {
    for (const [open, , legal] of met) expect(legal).toEqual(expect.arrayContaining([...open.plays]));
  });

  it('has no main button that gives up an action with cards', () => {
    for (const [{ main }] of met) expect(['done', 'withdraw', 'decline', 'drop']).not.toContain(main[0]);
  });
});
