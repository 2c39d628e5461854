import { askedAlone, interned, notAnAnswer, playerAt, type StepHandlers } from '../../../engine/index.ts';
import type { CharacterId } from '../boards.ts';
import type { BuildingId } from '../buildings/index.ts';
import type { HarbourEvent } from '../events.ts';
import { goods } from '../goods.ts';
import { abilityOf } from '../holdings.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourState } from '../state.ts';
import type { StepFacts } from '../steps.ts';
import { takeGoodMove } from './answers.ts';
import type { RulesOf } from './question-rules.ts';

/** Goods that each player takes before the first turn. Rules, "Setup". */
const startingGoods = 3;

/** Rules, "Setup": boards first, then the free building, then goods, each in turn order. */
export const openingSteps: Pick<
  StepHandlers<HarbourState, StepFacts, HarbourEvent>,
  'keep-character' | 'free-building' | 'starting-goods'
> = {
  'keep-character': (state, { seat }) => {
    state.question = { type: 'keep-character', seat };
  },
  'free-building': (state, { seat }, events) => {
    const player = playerAt(state, seat);
    const ability = abilityOf(player, 'free-building');
    if (ability === null) return;
    for (let look = 0; look < ability.looks; look++) {
      const building = state.deck.pop();
      if (building !== undefined) player.looked.push(building);
    }
    events.push({ type: 'deck-looked-at', seat, count: player.looked.length, buildings: player.looked.slice() });
    if (player.looked.length > 0) state.question = { type: 'free-building', seat };
  },
  'starting-goods': (state, { seat }) => {
    state.question = { type: 'starting-goods', seat, left: startingGoods };
  },
};

const keepCharacterMove = interned((character: CharacterId): HarbourMove => ({ type: 'keep-character', character }));
const takeBuildingMove = interned((building: BuildingId): HarbourMove => ({ type: 'take-building', building }));

/** Keeps one of the dealt characters; the other goes back to the box. */
export const keepCharacterQuestion: RulesOf<'keep-character'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => playerAt(state, seat).dealt.map(keepCharacterMove),
  answer(state, question, seat, move, events) {
    if (move.type !== 'keep-character') throw notAnAnswer(question.type, move.type);
    const player = playerAt(state, seat);
    player.board = move.character;
    player.dealt = [];
    state.question = null;
    events.push({ type: 'character-kept', seat, board: move.character });
  },
};

/** Takes one of the cards looked at for free; the other goes under the deck. Ruling 16. */
export const freeBuildingQuestion: RulesOf<'free-building'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => playerAt(state, seat).looked.map(takeBuildingMove),
  answer(state, question, seat, move, events) {
    if (move.type !== 'take-building') throw notAnAnswer(question.type, move.type);
    const player = playerAt(state, seat);
    const { building } = move;
    player.looked = player.looked.filter((looked) => looked !== building);
    player.buildings.push(building);
    player.freeBuilding = building;
    state.question = null;
    events.push({ type: 'building-taken', seat, building, returned: player.looked[0] ?? null });
  },
};

const anyGood: readonly HarbourMove[] = goods.map(takeGoodMove);

/** Goods of the player's choice, same or different. They do not count as a gain. Ruling 29. */
export const startingGoodsQuestion: RulesOf<'starting-goods'> = {
  asks: askedAlone,
  moves: () => anyGood,
  answer(state, question, seat, move, events) {
    if (move.type !== 'take-good') throw notAnAnswer(question.type, move.type);
    playerAt(state, seat).goods[move.good]++;
    state.question = question.left > 1 ? { type: 'starting-goods', seat, left: question.left - 1 } : null;
    events.push({ type: 'starting-good-taken', seat, good: move.good });
  },
};
