import type { MarketSteps } from './phases/market-steps.ts';
import type { OpeningSteps } from './phases/opening-steps.ts';

/** All kinds of steps, with their facts. They hold nothing secret. */
export interface StepFacts extends OpeningSteps, MarketSteps {}
