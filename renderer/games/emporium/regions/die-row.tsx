import { highestBid, highestBidWith, pricesFor } from '../../../../shared/games/emporium/choices.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import { Die, Roving } from '../../../design/index.ts';
import { diePiece } from '../interaction/pieces.ts';
import { ownChoice } from '../interaction/standing.ts';
import { type EmporiumTable, playerOf, useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

/** The numbers of the die. */
const numbers = Array.from({ length: highestBid }, (_, index) => index + 1);

export function DieRow() {
  const table = useTable();
  const { words } = table;
  const chosen = dieOf(table);
  return (
    <Roving label={words.say('die')} className="em-die">
      {numbers.map((number) => (
        <PieceOnTable key={number} piece={diePiece(number)} className={`em-number ${number === chosen ? 'now' : ''}`}>
          <span className="figures">{number}</span>
        </PieceOnTable>
      ))}
    </Roving>
  );
}

/** The number on the own die: of the sealed or unresolved choice, or the picked one. */
function dieOf(table: EmporiumTable): number | null {
  const choice = ownChoice(table);
  if (choice === null) return table.pending.number;
  if (choice.kind === 'pass') return null;
  return choice.kind === 'sale' ? choice.price : choice.bid;
}

/** The die with its meaning or its limit; in its place the own choice or vote is revealed. */
export function DieNote() {
  const table = useTable();
  const note = noteOf(table);
  return (
    <p className="em-die-note" data-turned-at={table.ownSeat}>
      {note !== null && <Die value={dieOf(table)} size={28} />}
      <span>{note}</span>
    </p>
  );
}

function noteOf(table: EmporiumTable): string | null {
  const { view, ownSeat, words, pending, question, asked } = table;
  const choice = ownChoice(table);
  if (choice !== null) {
    switch (choice.kind) {
      case 'sale':
        return words.say('note.sale', { item: words.item(choice.item), price: choice.price });
      case 'patron':
        return words.say('note.bid', { bid: choice.bid });
      case 'pass':
        return words.say('note.pass');
    }
  }
  if (!asked || question?.type !== 'choose') return null;
  const { gold } = playerOf(view, ownSeat);
  if (pending.bidding) return words.say('note.bids', { most: highestBidWith(gold), gold: words.gold(gold) });
  if (pending.card === null) return words.say('note.any', { most: highestBid });
  const most = pricesFor(pending.card).length;
  return words.say('note.prices', { tier: words.tier(item(pending.card).tier), most });
}
