import { mercadoDeLisboaRoom } from '../../../../renderer/games/mercado-de-lisboa/index.ts';
import { type MercadoTypes, mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { drawnTables } from '../drawn-tables.tsx';
import { firstMoment, type Moment } from '../match-play.ts';
import { playMatch } from './played-match.ts';

export const { boardProps, DrawnBoard, renderBoard, movesByPressing } = drawnTables(
  mercadoDeLisboa,
  mercadoDeLisboaRoom,
  <p>The roll</p>,
);

/** The first position that this is true of, in so many matches. Throws RangeError where there is none. */
export function momentOf(seats: number, is: (state: MercadoState) => boolean, matches = 40): Moment<MercadoTypes> {
  for (let number = 0; number < matches; number++) {
    const found = firstMoment(mercadoDeLisboa, (watch) => playMatch(seats, number, watch), is);
    if (found !== undefined) return found;
  }
  throw new RangeError('nothing of the kind');
}
