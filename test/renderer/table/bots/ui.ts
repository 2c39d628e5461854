import type { GameUi } from '../../../../renderer/table/board/game-ui.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import { choosingRoom } from '../choosing-ui.tsx';

/** The fake UI of a game that can describe choices: each event gives one line, of the first seat it names. */
export const sayingRoom: GameUi = {
  ...choosingRoom,
  id: 'harbour',
  logLine: ({ type }) => ({ seat: /^\d/.test(type) ? seatAt(Number(type[0])) : null, text: type }),
  describeChoice: (moves, { view }) =>
    `${moves.map(({ place }) => String(place)).join(', then ')} (${JSON.stringify(view)})`,
};
