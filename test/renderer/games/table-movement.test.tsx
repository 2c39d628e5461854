import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstSeen, middleOf } from '../../../renderer/design/index.ts';
import { FlightPlan, selectorOf, tableMovement } from '../../../renderer/game-kit/index.ts';
import { movingPage } from './moving-page.ts';
import { sixPeople } from './people.ts';

/** A card goes from a hand to the table, or from there to a hand. */
interface Dealt {
  readonly card: string;
  readonly from: string;
  readonly to: string;
}

interface Spot {
  readonly at: string;
}

const { Movement } = tableMovement<Dealt, { readonly card: string }, Spot>({
  plan(dealt) {
    const plan = new FlightPlan<{ readonly card: string }, Spot>(1);
    for (const { card, from, to } of dealt) {
      plan.fly({ card }, { at: from }, { at: to });
      plan.turn += 1;
    }
    return plan;
  },
  selectorsOf: (spot, thing) => [selectorOf({ at: 'card', of: thing?.card ?? '' }), selectorOf(spot)],
  pointOf: (element) => middleOf(element),
  arrivalOf: ({ card }) => firstSeen(selectorOf({ at: 'card', of: card })),
  timeOf: ({ turn }) => ({ delay: turn * 100, time: 50 }),
  Drawing: ({ thing, delay }) => <p>{`${thing.card} after ${delay}`}</p>,
  statusOf: () => ({ drawn: 10, bend: 0 }),
});

type Lies = Readonly<Record<string, number>>;

/** A table whose things have these distances from the left, in pixels. */
function Table({ lies, latest }: { readonly lies: Lies; readonly latest: readonly Dealt[] }) {
  return (
    <>
      {Object.entries(lies).map(([name, left]) => {
        const [at = '', of = ''] = name.split(' ');
        return <div key={name} {...{ [`data-${at}`]: of }} data-left={left} />;
      })}
      <Movement latest={latest} seats={sixPeople} view={null} />
    </>
  );
}

const page = movingPage();
/** The start and end of each flight, in pixels from the left. */
const ways = () =>
  page.moving.map(({ style, textContent }) => {
    const [, from, to] = /M(\S+) .* (\S+) \S+"/.exec(style.offsetPath) ?? [];
    return `${textContent}: ${from} to ${to}`;
  });

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(Number(this.getAttribute('data-left')), 0, 0, 0);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('flights over a table', () => {
  const own = { card: 'own', from: 'hand', to: 'row' };
  const others = { card: 'theirs', from: 'rival', to: 'row' };

  it.each<[string, Lies, Lies, readonly Dealt[], string]>([
    [
      'go from the old place to the new one, even if nothing is left at the old place',
      { hand: 100, 'card own': 110, row: 500 },
      { hand: 100, row: 500 },
      [own],
      'own after 0: 110 to 500',
    ],
    [
      'start at the current position of their start, if it still exists',
      { rival: 200, row: 500 },
      { rival: 250, row: 500, 'card theirs': 510 },
      [others],
      'theirs after 0: 250 to 510',
    ],
    [
      'end at the old position of a removed end, and skip things that were never visible',
      { rival: 200, row: 500 },
      { rival: 200 },
      [others, { ...others, card: 'other', to: 'deck' }],
      'theirs after 0: 200 to 500',
    ],
  ])('%s', async (_, before, after, latest, way) => {
    const { rerender } = render(<Table lies={before} latest={[]} />);
    await page.settle();
    rerender(<Table lies={after} latest={latest.map((each) => ({ ...each }))} />);
    expect(ways()).toEqual([way]);
  });

  it('start on a new board from their place, not from the card itself', async () => {
    render(<Table lies={{ hand: 100, row: 500, 'card own': 510 }} latest={[{ ...own }]} />);
    await page.settle();
    expect(ways()).toEqual(['own after 0: 100 to 510']);
  });

  it('wait for their turn; after the last turn that waits, all others start', async () => {
    const { rerender } = render(<Table lies={{ rival: 200, row: 500 }} latest={[]} />);
    await page.settle();
    const latest = ['first', 'second', 'third'].map((card) => ({ ...others, card }));
    rerender(<Table lies={{ rival: 200, row: 500 }} latest={latest} />);
    expect(ways().map((way) => way.split(':')[0])).toEqual(['first after 0', 'second after 100', 'third after 100']);
  });
});
