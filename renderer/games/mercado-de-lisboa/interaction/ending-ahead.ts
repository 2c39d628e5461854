import { leftAtEnd } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import { endingAhead } from '../../../../shared/games/mercado-de-lisboa/ending-ahead.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoTable } from '../table.ts';

/** The same as a sentence. Null without an effect. */
export function endingWords(
  { view, words, ownSeat }: Pick<MercadoTable, 'view' | 'words' | 'ownSeat'>,
  move: MercadoMove,
): string | null {
  const ending = endingAhead(view, ownSeat, move);
  switch (ending?.ahead) {
    case undefined:
      return null;
    case 'end':
      return words.counter(`ending.end.${ending.by}`, { left: leftAtEnd });
    case 'last-round':
      return words.counter(`ending.last-round.${ending.by}`, { left: leftAtEnd });
    case 'next-coin':
      return words.counter('ending.next-coin', { name: words.name(ending.seat) });
    case 'round-ends':
      return words.counter('ending.round-ends');
    case 'last-turn':
      return words.counter('ending.last-turn');
    case 'dead-end':
      return words.counter(`ending.dead-end.${ending.is}`);
  }
}
