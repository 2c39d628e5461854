import { emporiumUi } from '../../../../renderer/games/emporium/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { drawnTables } from '../drawn-tables.tsx';
import { sixPeople } from '../people.ts';

export { momentOf } from './played-match.ts';

export const { boardProps, DrawnBoard, renderBoard } = drawnTables(emporium, emporiumUi, <p>The log</p>, sixPeople);
