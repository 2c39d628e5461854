import type { Choice } from '../../../../shared/games/emporium/state.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { Die, ItemCard, NamePlate } from '../../../design/index.ts';
import { LineUp, markOfPlayer, TurnedOver } from '../../../table/index.ts';
import { drawnItem } from '../interaction/drawn.ts';
import { type OrderReason, reasonsOfOrder, type TurnedChoice } from '../interaction/order.ts';
import type { Words } from '../words.ts';

interface TurnedChoicesProps {
  /** In resolution order. */
  readonly choices: readonly TurnedChoice[];
  readonly seats: readonly SeatSettings[];
  readonly words: Words;
}

/** All revealed cards and dice, then lined up in resolution order with the reasons. */
export function TurnedChoices({ choices, seats, words }: TurnedChoicesProps) {
  const reasons = reasonsOfOrder(choices);
  return (
    <section>
      <h2>{words.log('reveal.title')}</h2>
      <LineUp>
        {choices.map(({ seat, choice }, index) => (
          <TurnedOver key={seat} seat={seat} mark={markOfPlayer(seats, seat)}>
            <div className={`em-turned ${choice.kind}`}>
              <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)} />
              <Picture choice={choice} words={words} />
              <p className="em-turned-deed">
                <b className="em-turned-place figure">{index + 1}</b> {deedWords(choice, words)}
              </p>
              <p className="em-turned-why">{whyWords(reasons[index], words)}</p>
            </div>
          </TurnedOver>
        ))}
      </LineUp>
    </section>
  );
}

/** The item with its die, or a patron's die; empty for a pass. */
function Picture({ choice, words }: { readonly choice: Choice; readonly words: Words }) {
  switch (choice.kind) {
    case 'sale': {
      const item = drawnItem(choice.item, words);
      const label = words.log('reveal.card', { item: item.name, tier: words.tier(item.tier) });
      return (
        <span className="em-turned-picture">
          <ItemCard item={item} price={choice.price} width={120} height={150} label={label} />
        </span>
      );
    }
    case 'patron':
      return (
        <span className="em-turned-picture">
          <Die value={choice.bid} size={104} />
        </span>
      );
    case 'pass':
      return <span className="em-turned-picture" />;
  }
}

/** A choice as text: a price, a bid, or a pass. */
export function deedWords(choice: Choice, words: Words): string {
  switch (choice.kind) {
    case 'sale':
      return words.log('reveal.sale', { price: choice.price });
    case 'patron':
      return words.log('reveal.patron', { bid: choice.bid });
    case 'pass':
      return words.log('reveal.pass');
  }
}

/** The reason for a choice's position, as text. */
export function whyWords(reason: OrderReason | undefined, words: Words): string {
  return reason === undefined ? '' : words.log(`order.${reason}`);
}

/** The resolution order as a sentence. */
export function orderWords(choices: readonly TurnedChoice[], words: Words): string {
  return words.log(`reveal.${orderOf(choices)}`);
}

function orderOf(
  choices: readonly TurnedChoice[],
): 'sales-only' | 'patrons-only' | 'sales-then-patrons' | 'nobody-acts' {
  const sales = choices.some(({ choice }) => choice.kind === 'sale');
  const patrons = choices.some(({ choice }) => choice.kind === 'patron');
  if (sales) return patrons ? 'sales-then-patrons' : 'sales-only';
  return patrons ? 'patrons-only' : 'nobody-acts';
}
