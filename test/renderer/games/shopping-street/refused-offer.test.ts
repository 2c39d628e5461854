import { describe, expect, it } from 'vitest';
import { bargainPrompt } from '../../../../renderer/games/shopping-street/prompt/bargain.ts';
import type { StreetTable } from '../../../../renderer/games/shopping-street/table.ts';
import type { Seat } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import { momentOf } from './drawn-table.tsx';
import { Page, wordsIn } from './page.ts';

/** A bargain after a proposal of one card for an offered card was declined. */
function refused() {
  const { state: moment, seat } = momentOf(
    4,
    (each) => each.question?.type === 'bargain' && each.draft.wanted === null,
  );
  const state = shoppingStreet.copy(moment);
  const [offer] = state.offers.filter(({ cards }) => cards.length > 0);
  const [wanted] = offer?.cards ?? [];
  const [card] = state.players[seat]?.hand ?? [];
  if (offer === undefined || wanted === undefined || card === undefined) throw new RangeError('no card');
  const events: ShoppingStreetEvent[] = [];
  const play = (by: Seat, move: ShoppingStreetMove) => events.push(...shoppingStreet.play(state, by, move));
  for (const move of [{ type: 'want', card: wanted }, { type: 'add', card }, { type: 'propose' }] as const) {
    play(seat, move);
  }
  play(offer.seat, { type: 'decline' });
  return { state, seat, wanted, card, events };
}

/** The asker's counter after these recent events. */
function counterOf({ state }: ReturnType<typeof refused>, recent: StreetTable['recent']) {
  const page = new Page(state, wordsIn('en'));
  const table = { ...page.table(), recent };
  if (table.question?.type !== 'bargain') throw new TypeError('nobody bargains');
  return { page, table, prompt: bargainPrompt(table, table.question) };
}

const better = ({ prompt }: ReturnType<typeof counterOf>) => prompt.actions.find(({ key }) => key === 'better');

describe('a declined proposal', () => {
  it('can be picked again with one press to improve it', () => {
    const at = refused();
    const counter = counterOf(at, at.events);
    expect(better(counter)).toMatchObject({ moves: [], change: { wanted: at.wanted, cards: [at.card] } });
    counter.page.pending = { ...counter.page.pending, ...better(counter)?.change };
    const again = counterOf(at, at.events);
    const picked = { ...again.table, pending: counter.page.pending };
    if (picked.question?.type !== 'bargain') throw new TypeError('nobody bargains');
    const prompt = bargainPrompt(picked, picked.question);
    expect(prompt.actions.find(({ key }) => key === 'better')).toBeUndefined();
    expect(prompt.actions.find(({ key }) => key === 'propose')?.moves).toEqual([
      { type: 'want', card: at.wanted },
      { type: 'add', card: at.card },
      { type: 'propose' },
    ]);
  });

  it('is available only after a refusal of the same request', () => {
    const at = refused();
    expect(better(counterOf(at, []))).toBeUndefined();
    expect(better(counterOf(at, [...at.events, { type: 'turn-began', seat: at.seat }]))).toBeUndefined();
    const asked = { type: 'cards-asked', seat: at.seat, types: ['food'] } as const;
    expect(better(counterOf(at, [...at.events, asked]))).toBeUndefined();
  });
});
