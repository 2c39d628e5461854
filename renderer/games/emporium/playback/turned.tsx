import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import { banishingFee } from '../../../../shared/games/emporium/votes.ts';
import { ClassSign, Die, type DrawnItem, GearSign } from '../../../design/index.ts';
import type { Turned } from '../../../table/playback/turned.ts';
import { drawnItem } from '../interaction/drawn.ts';
import { reasonsOfOrder, type TurnedChoice } from '../interaction/order.ts';
import { tallyOf, type Votes } from '../interaction/tally.ts';
import type { Words } from '../words.ts';
import { deedWords, orderWords, whyWords } from './turned-choices.tsx';

/** The revealed choices in resolution order, or votes. Null if nothing was revealed. */
export function turnedOf(events: readonly EmporiumEvent[], words: Words): Turned | null {
  const votes = events.find((event) => event.type === 'votes-revealed');
  if (votes !== undefined) return turnedVotes(votes.votes, words);
  const revealed = events.find((event) => event.type === 'choices-revealed');
  return revealed === undefined ? null : turnedChoices(revealed.choices, words);
}

/** Each seat's marked heroes; the sentence says what becomes of them. */
function turnedVotes(votes: Votes, words: Words): Turned {
  return {
    isOrdered: false,
    says: talliedWords(votes, words),
    things: votes.map(({ seat, marked }) => ({
      at: seat,
      drawing: marked.map((hero) => <ClassSign key={hero} heroClass={heroes[hero].heroClass} size={48} />),
      figure: marked.map((hero) => <ClassSign key={hero} heroClass={heroes[hero].heroClass} size={26} />),
      words: marked.length === 0 ? words.log('reveal.marks-nobody') : words.list(marked.map(words.hero)),
      note: marked.length === 0 ? words.log('reveal.marks-nobody') : '',
    })),
  };
}

/** What becomes of the marked heroes, in a sentence. */
function talliedWords(votes: Votes, words: Words): string {
  const tally = tallyOf(votes);
  if (tally.length === 0) return words.log('reveal.nobody');
  const banished = tally.filter((tallied) => tallied.banished).map(({ hero }) => words.hero(hero));
  if (banished.length === 0) return words.log('reveal.all-stay', { count: tally.length });
  return words.log('reveal.leaves', {
    count: banished.length,
    heroes: words.list(banished),
    fee: words.gold(banishingFee),
  });
}

function turnedChoices(choices: readonly TurnedChoice[], words: Words): Turned {
  const reasons = reasonsOfOrder(choices);
  return {
    isOrdered: true,
    says: orderWords(choices, words),
    things: choices.map(({ seat, choice }, index) => ({
      at: seat,
      drawing: <Drawn choice={choice} words={words} />,
      figure: <Figure choice={choice} />,
      words: `${deedWords(choice, words)} (${whyWords(reasons[index], words)})`,
      note: choice.kind === 'pass' ? deedWords(choice, words) : '',
    })),
  };
}

type Choice = TurnedChoice['choice'];

function Drawn({ choice, words }: { readonly choice: Choice; readonly words: Words }) {
  return (
    <>
      {choice.kind === 'sale' && <Sold item={drawnItem(choice.item, words)} />}
      <Figure choice={choice} size={60} />
    </>
  );
}

/** The item for sale: its facts beside one another, since places are too low for its card. */
function Sold({ item }: { readonly item: DrawnItem }) {
  return (
    <span className={`em-turned-item ${item.tier}`}>
      <GearSign slot={item.slot} />
      <b className="lettering">{item.strength}</b>
      <ClassSign heroClass={item.heroClass} />
      <span className="em-turned-name">{item.name}</span>
    </span>
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
