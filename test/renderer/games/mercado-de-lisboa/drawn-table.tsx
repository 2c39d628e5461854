import { mercadoDeLisboaUi } from '../../../../renderer/games/mercado-de-lisboa/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { drawnTables } from '../drawn-tables.tsx';

export { momentOf } from './played-match.ts';

export const { boardProps, DrawnBoard, renderBoard } = drawnTables(mercadoDeLisboa, mercadoDeLisboaUi, <p>The log</p>);
