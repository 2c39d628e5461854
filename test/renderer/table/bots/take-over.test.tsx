import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Holding, levelOf } from '../../../../shared/protocol/messages.ts';
import { counter, held, laptop, pageOf, pass, phone, press, spreadTable, watchThePage } from '../spread-table.tsx';
import { putInPlace } from '../stand-in-ui.ts';
import { sayingRoom } from './ui.ts';

putInPlace(sayingRoom);

watchThePage();

const seatsOf = (...holdings: readonly Holding[]) => [...holdings];
const atHome = seatsOf(held('house'), held('house'), held('bot-merchant'), held('bot-apprentice', { owner: 'house' }));
const home = (holdings = atHome) =>
  spreadTable({
    game: 'harbour',
    hosting: null,
    holdings,
    own: holdings.flatMap(({ holder }, seat) => (holder === 'house' ? [seat] : [])),
    inHand: 0,
    viewer: 0,
    toAct: [0],
    legal: [{ type: 'move', place: 'abbey' }],
  });

function openSeats() {
  press('Menu');
  press('Seats…');
  return screen.getByRole('dialog', { name: 'Seats' });
}
const rowOf = (sheet: HTMLElement, name: string) => {
  const row = within(sheet).getByText(name).closest('li');
  if (row === null) throw new Error(`no row of ${name}`);
  return within(row);
};

describe('seats at home', () => {
  it('are handed to a bot of a level for a while or permanently, and back', () => {
    const { tell, commands } = pageOf();
    tell(home());
    pass(600);
    const sheet = openSeats();
    const bruno = rowOf(sheet, 'Bruno');
    fireEvent.click(bruno.getByRole('button', { name: 'Hand over the seat of Bruno' }));
    expect(bruno.queryByRole('button', { name: 'Leave it free' })).toBeNull();
    fireEvent.click(bruno.getByRole('button', { name: 'Shopkeeper' }));
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(1, 'bot-shopkeeper', true);
    fireEvent.click(bruno.getByRole('button', { name: 'Hand over the seat of Bruno' }));
    fireEvent.click(bruno.getByRole('radio', { name: 'For good' }));
    fireEvent.click(bruno.getByRole('button', { name: 'Wholesaler' }));
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(1, 'bot-wholesaler', false);
    const chidi = rowOf(sheet, 'Chidi');
    expect(chidi.getByText('Bot: Merchant')).toBeTruthy();
    fireEvent.click(chidi.getByRole('button', { name: 'Hand over the seat of Chidi' }));
    expect(chidi.queryByRole('radio')).toBeNull();
    expect(chidi.queryByRole('button', { name: 'Merchant' })).toBeNull();
    fireEvent.click(chidi.getByRole('button', { name: 'This device' }));
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(2, 'house', false);
  });

  it('return from a substitute bot with one press, in the sheet and on the counter', () => {
    const { tell, commands } = pageOf();
    tell(home());
    pass(600);
    fireEvent.click(within(counter()).getByRole('button', { name: 'Take back Dalia’s seat' }));
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(3, 'house', false);
    expect(within(counter()).queryByRole('button', { name: 'Take back Chidi’s seat' })).toBeNull();
    const dalia = rowOf(openSeats(), 'Dalia');
    fireEvent.click(dalia.getByRole('button', { name: 'Dalia plays again' }));
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(3, 'house', false);
    expect(commands.room.handSeat).toHaveBeenCalledTimes(2);
  });

  it('show a notice when a bot takes over, and when it hands back', () => {
    const { tell } = pageOf();
    const people = atHome.map((each) => (levelOf(each.owner) === null ? held('house') : each));
    tell(home(people));
    tell(home());
    expect(screen.getByText('A bot now plays for Dalia.')).toBeTruthy();
    tell(home(people));
    expect(screen.getByText('Dalia is playing again.')).toBeTruthy();
  });
});

describe('absent player on the network', () => {
  const away = () =>
    spreadTable({
      game: 'harbour',
      holdings: seatsOf(held('house'), held('house'), held(phone, { present: false }), held(laptop)),
      keeping: { code: 'ABCDE', guests: [] },
      toAct: [2],
    });

  it('is replaced by a bot until their return, with one press on the counter', () => {
    const { tell, commands } = pageOf();
    tell(away());
    pass(3000);
    fireEvent.click(within(counter()).getByRole('button', { name: 'Let a bot play' }));
    expect(commands.room.handSeat.mock.calls).toEqual([[2, 'bot-merchant', true]]);
  });

  it('sees on return who plays for them, and takes the seat back', () => {
    const { tell, commands } = pageOf({ role: 'guest' });
    tell(
      spreadTable({
        game: 'harbour',
        own: [],
        holdings: seatsOf(held('house'), held('house'), held('bot-merchant', { owner: phone }), held(laptop)),
        toAct: [3],
      }),
    );
    fireEvent.click(within(counter()).getByRole('button', { name: 'Take back Chidi’s seat' }));
    expect(commands.guest.takeSeatBack).toHaveBeenCalledWith(2);
    const sheet = openSeats();
    expect(rowOf(sheet, 'Chidi').getByText('Bot: Merchant')).toBeTruthy();
  });
});
