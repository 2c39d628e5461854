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

const mostMoves = 100;

/** Whether an event is fully public. */
function isOpen<Event extends AnyEvent>(hiding: EventHiding<Event>, event: Event): boolean {
  return fingerprint(seeEvent(hiding, event, 'spectator')) === fingerprint(event);
}

/**
 * A move with the following moves of the same choice. Others then cannot count the moves of a secret choice.
 * The bot continues in an imagined match while its seat must act and has learned nothing new. Also, either the position
 * is not quiet, or the others have seen nothing.
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
