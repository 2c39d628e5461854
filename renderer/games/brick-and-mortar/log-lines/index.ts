import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { advertisementLine } from './advertisement.ts';
import { buildingLine } from './building.ts';
import { closingLine } from './closing.ts';
import { saleLine } from './sale.ts';
import { supplyLine } from './supply.ts';

/** The log line of an event; null if another line covers it. */
export function brickLogLine(event: BrickEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'store-kept':
    case 'packets-passed':
    case 'draft-ended':
    case 'choice-taken-back':
    case 'starting-store-chosen':
    case 'store-bought':
    case 'auction-opened':
    case 'offer-raised':
    case 'dropped-out':
    case 'auction-won':
    case 'passed':
    case 'store-opened':
    case 'store-closed':
    case 'store-not-opened':
    case 'public-row-changed':
    case 'deck-reshuffled':
      return buildingLine(event, words);
    case 'card-chosen':
    case 'choice-sealed':
    case 'cards-redrawn':
    case 'cards-drawn':
    case 'piles-formed':
    case 'pile-seen':
    case 'card-added':
      return advertisementLine(event, words);
    case 'market-supplied':
    case 'supplied-by-store':
    case 'stocked-free':
    case 'competition-tested':
    case 'bids-revealed':
    case 'stocked':
    case 'stocked-nothing':
      return supplyLine(event, words);
    case 'demand-revealed':
    case 'sold':
    case 'sold-nothing':
    case 'points-instead':
    case 'rival-bonus':
    case 'surplus-set-aside':
    case 'surplus-rescued':
    case 'surplus-bought':
    case 'surplus-discarded':
    case 'transferred':
    case 'demand-discarded':
      return saleLine(event, words);
    case 'month-began':
    case 'phase-began':
    case 'month-ended':
    case 'items-aged':
    case 'items-expired':
    case 'returned-to-market':
    case 'utilities-paid':
    case 'points-bought':
    case 'points-sold':
    case 'investment-declined':
    case 'points-changed':
    case 'order-changed':
    case 'marker-reached':
    case 'final-scoring':
    case 'match-ended':
      return closingLine(event, words);
  }
}
