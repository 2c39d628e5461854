import {
  type AnyEvent,
  type EventHiding,
  fingerprint,
  type GameTypes,
  type RandomWords,
  seeEvent,
  unknownTo,
} from '../engine/index.ts';
import type { Bot, Decision } from './bot.ts';

/** No choice takes more moves than this. */
const mostMoves = 100;

/** Does everybody see all of an event? */
function isOpen<Event extends AnyEvent>(hiding: EventHiding<Event>, event: Event): boolean {
  return fingerprint(seeEvent(hiding, event, 'spectator')) === fingerprint(event);
}

/**
 * A move with those that make one choice with it: the bot goes on in the match it has imagined for as long as its seat must
 * act, nothing the seat did not know has changed, and it is in the middle of something, or others have seen nothing of it.
 * Nobody can then count the moves of a choice that is made in secret.
 */
export function wholeChoice<Types extends GameTypes>(
  decision: Decision<Types>,
  first: Types['Move'],
  bot: Bot,
): readonly Types['Move'][] {
  const { evaluator, seat, imagine, random } = decision;
  const { game, guide } = evaluator;
  const world = imagine(random);
  const moves = [first];
  const unknown = () => fingerprint(unknownTo(game.hiding, world, seat));
  const before = unknown();
  for (let move = first; moves.length < mostMoves; moves.push(move)) {
    const isSealed = game.toAct(world).length > 1;
    const isUnseen = game.play(world, seat, move).every((event) => !isOpen(game.eventHiding, event));
    const goesOn = game.toAct(world).includes(seat) && (isSealed || isUnseen || guide?.isQuiet(world) === false);
    if (!goesOn || unknown() !== before) break;
    const legal = game.legalMoves(world, seat);
    const again = (chance: RandomWords): Types['State'] => game.redeal(world, seat, chance);
    move = bot.decide({ ...decision, legal, imagine: again });
  }
  return moves;
}
