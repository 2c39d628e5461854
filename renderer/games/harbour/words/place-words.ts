import { type BoardId, board } from '../../../../shared/games/harbour/boards.ts';
import { type BuildingId, buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import { isCard, type Place } from '../../../../shared/games/harbour/places.ts';
import { standingOn } from '../../../../shared/games/harbour/reasons.ts';
import { worthOf } from '../../../../shared/games/harbour/scoring.ts';
import { spoken } from '../../../game-kit/description.ts';
import { cardAt, ownerOrNobody, seatOfStart } from '../interaction/standing.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import type { Words } from '../words.ts';

/** A place's name on its sign: the building's, or the board's for a starting building. */
export function signOf({ view, words }: Pick<HarbourTable, 'view' | 'words'>, place: Place): string {
  if (isCard(place)) return words.building(place);
  const seat = seatOfStart(place);
  const side = seat === null ? null : playerOf(view, seat).board;
  return side === null ? words.place(place) : words.board(side);
}

/** The cost, points and symbols of a building card. */
export function factsOfCard(building: BuildingId, words: Words): string {
  const { cost, points, symbols } = buildings[building];
  return words.say('card-facts', {
    cost: words.money(cost),
    points: words.points(points),
    symbols: symbolsInWords(symbols, words),
  });
}

function symbolsInWords(symbols: (typeof buildings)[BuildingId]['symbols'], words: Words): string {
  const kinds = [...new Set(symbols)];
  if (kinds.length === 0) return words.say('no-symbol');
  return words.list(kinds.map((kind) => words.symbols(kind, symbols.filter((symbol) => symbol === kind).length)));
}

/** The points and symbols of a place, and its cost in the centre. */
export function factsOf({ view, words }: Pick<HarbourTable, 'view' | 'words'>, place: Place): string {
  const symbols = symbolsInWords(cardAt(view, place)?.symbols ?? [], words);
  if (!isCard(place)) return words.say('start-facts', { symbols });
  const owner = ownerOrNobody(view, place);
  if (owner === null) return factsOfCard(place, words);
  const points = owner === 'practice' ? buildings[place].points : worthOf(playerOf(view, owner), place);
  return words.say('owned-facts', { points: words.points(points), symbols });
}

/** The effect of a place's action, in sentences; empty while its board is unknown. */
export function actionOf({ view, words }: Pick<HarbourTable, 'view' | 'words'>, place: Place): string {
  const card = cardAt(view, place);
  return card === null ? '' : words.action(card.action);
}

/** A sentence about the pawns at a place; empty without pawns. */
export function standingWords({ view, words }: Pick<HarbourTable, 'view' | 'words'>, place: Place): string {
  const pawns = standingOn(view, place);
  const others = pawns.filter((owner) => owner !== words.you);
  return [
    ...(others.length < pawns.length ? [words.say('you-stand-here')] : []),
    ...(others.length > 0
      ? [words.say('stands-here', { count: others.length, names: words.list(others.map(words.owner)) })]
      : []),
  ].join(' ');
}

/** All about a place for a screen reader: name, owner, action, facts and pawns. */
export function spokenPlace(table: Pick<HarbourTable, 'view' | 'words'>, place: Place): string {
  const { view, words } = table;
  const facts = [actionOf(table, place), factsOf(table, place), standingWords(table, place)];
  return spoken({ name: words.place(place, view), facts });
}

/** Everything on a player board, for a screen reader. */
export function spokenBoard(id: BoardId, words: Words): string {
  const { action, symbols, ability } = board(id);
  return words.say('spoken.board', {
    board: words.board(id),
    ability: ability === null ? words.say('no-ability') : words.ability(ability),
    action: words.action(action),
    symbols: symbolsInWords(symbols, words),
  });
}
