import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { isOneOf } from '../../../game-kit/moves-of-type.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { advertisementLine, advertisementTypes } from './advertisement.ts';
import { buildingLine, buildingTypes } from './building.ts';
import { closingLine } from './closing.ts';
import { saleLine, saleTypes } from './sale.ts';
import { supplyLine, supplyTypes } from './supply.ts';

/** The log line of an event; null if another line covers it. */
export function brickLogLine(event: BrickEvent, words: Words): LogLine | null {
  if (isOneOf(event, buildingTypes)) return buildingLine(event, words);
  if (isOneOf(event, advertisementTypes)) return advertisementLine(event, words);
  if (isOneOf(event, supplyTypes)) return supplyLine(event, words);
  return isOneOf(event, saleTypes) ? saleLine(event, words) : closingLine(event, words);
}
