import { shoppingStreetUi } from '../../../../renderer/games/shopping-street/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { drawnTables } from '../drawn-tables.tsx';
import { five } from './page.ts';

export { momentOf } from './played-match.ts';

export const { boardProps, DrawnBoard, renderBoard } = drawnTables(
  shoppingStreet,
  shoppingStreetUi,
  <p>The log</p>,
  five,
);
