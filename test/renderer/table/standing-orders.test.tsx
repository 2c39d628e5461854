import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choosingRoom } from './choosing-ui.tsx';
import { inHand, pageOf, press, watchThePage } from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

putInPlace({
  ...choosingRoom,
  orderWords: ({ limit }) => ({
    means: 'Bids on.',
    give: `Bid up to ${limit}`,
    given: `Up to ${limit}`,
    limit: `${limit}`,
  }),
});
watchThePage();

const bid = (limit: number) => ({ type: 'bid-up-to', limit });
const offered = [{ order: bid(7), most: 60 }, { order: { type: 'only-choice' } }];
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('gives an order with a limit, shows it while others act, withdraws it by one press, and announces all of it', () => {
  const { tell, commands } = pageOf();
  tell(inHand(2, { toAct: [0], orders: { offered, given: [] } }));
  press('Standing orders…');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } });
  press('Higher limit');
  press('Bid up to 13');
  expect(commands.giveOrder).toHaveBeenCalledWith(bid(13));
  expect(screen.queryByRole('slider')).toBeNull();
  tell(inHand(2, { toAct: [0], moment: 11, orders: { offered, given: [bid(13)] } }));
  expect(said()).toContain('Order given: Up to 13.');
  press('Withdraw: Up to 13');
  expect(commands.withdrawOrder).toHaveBeenCalledWith(bid(13));
  tell(inHand(2, { toAct: [0], moment: 12, orders: { offered, given: [] } }));
  expect(said()).toContain('Order withdrawn: Up to 13.');
  tell(inHand(2, { toAct: [0], moment: 13, orders: { offered, given: [bid(20)] } }));
  tell(inHand(2, { toAct: [0], moment: 14, orders: null }));
  expect(said()).toContain('Order ended: Up to 20.');
});
