import type { MarketSteps } from './phases/market-steps.ts';
import type { OpeningSteps } from './phases/opening-steps.ts';

/** Every kind of step that may stand on the agenda, with its facts. They hold nothing secret. */
export interface StepFacts extends OpeningSteps, MarketSteps {}
