import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { Die, ItemCard } from '../../../design/index.ts';
import type { Turned } from '../../../table/playback/turned.ts';
import { drawnItem } from '../interaction/drawn.ts';
import { reasonsOfOrder, type TurnedChoice } from '../interaction/order.ts';
import type { Words } from '../words.ts';
import { deedWords, orderWords, whyWords } from './turned-choices.tsx';

/** The revealed choices in resolution order. Null if votes or nothing were revealed. */
export function turnedChoices(events: readonly EmporiumEvent[], words: Words): Turned | null {
  const revealed = events.find((event) => event.type === 'choices-revealed');
  if (revealed === undefined) return null;
  const { choices } = revealed;
  const reasons = reasonsOfOrder(choices);
  return {
    isOrdered: true,
    says: orderWords(choices, words),
    things: choices.map(({ seat, choice }, index) => ({
      seat,
      drawing: <Drawn choice={choice} words={words} />,
      figure: <Figure choice={choice} />,
      words: `${deedWords(choice, words)} (${whyWords(reasons[index], words)})`,
    })),
  };
}

type Choice = TurnedChoice['choice'];

function Drawn({ choice, words }: { readonly choice: Choice; readonly words: Words }) {
  return (
    <>
      {choice.kind === 'sale' && (
        <span className="em-turned-card">
          <ItemCard item={drawnItem(choice.item, words)} width={76} height={96} />
        </span>
      )}
      <Figure choice={choice} size={42} />
    </>
  );
}

function Figure({ choice, size = 26 }: { readonly choice: Choice; readonly size?: number }) {
  switch (choice.kind) {
    case 'sale':
      return <Die value={choice.price} size={size} />;
    case 'patron':
      return <Die value={choice.bid} size={size} />;
    case 'pass':
      return null;
  }
}
