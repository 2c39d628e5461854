// bundled with the game's UI, which uses the same drawings: otherwise they would need many small files
import '../index.ts';
import i18next from 'i18next';
import { eventOf, playerAt, seatAt, type WorkedExample } from '../../../../shared/engine/index.ts';
import {
  equalBids,
  lastSlot,
  rightClass,
  secondUpgrade,
  strongEnough,
} from '../../../../shared/games/emporium/examples.ts';
import { strengthOf } from '../../../../shared/games/emporium/gear.ts';
import { type EmporiumTypes, emporium } from '../../../../shared/games/emporium/index.ts';
import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { Coin, Die, HeroCard, Icon, ItemCard, MonsterCard } from '../../../design/index.ts';
import { type DrawnExample, drawnExample, ExampleRow, Gone } from '../../../game-kit/examples.tsx';
import type { Translate } from '../../../words/translate.ts';
import { changedTo, drawnHero, drawnItem, drawnMonster, type ShownHero } from '../interaction/drawn.ts';
import { wordsFrom } from '../words.ts';

type Worked = WorkedExample<EmporiumTypes>;

interface Named {
  readonly translate: Translate;
}

const ana = seatAt(0);
const wordsOf = (translate: Translate) => wordsFrom(translate, [], i18next.language);

function Hero({ hero, translate }: Named & { readonly hero: ShownHero | undefined }) {
  if (hero === undefined) return null;
  const words = wordsOf(translate);
  const drawn = drawnHero(hero, words);
  return (
    <HeroCard
      hero={drawn}
      total={strengthOf(hero)}
      openLabel={words.say('open')}
      baseLabel={words.say('base', { base: drawn.base })}
      width={190}
      height={150}
    />
  );
}

function Item({ id, price, translate }: Named & { readonly id: ItemId; readonly price?: number }) {
  return <ItemCard item={drawnItem(id, wordsOf(translate))} width={76} height={96} price={price} />;
}

/** The row of heroes, of which there is one with two players. */
function HeroRow({ state, translate }: Named & { readonly state: EmporiumState }) {
  return (
    <ExampleRow>
      {state.heroRow.map((hero) => (
        <Hero key={hero.hero} hero={hero} translate={translate} />
      ))}
    </ExampleRow>
  );
}

/** The revealed choices of all players, in seat order. */
function Turned({ worked: { events }, translate }: Named & { readonly worked: Worked }) {
  const { choices } = eventOf(events, 'choices-revealed');
  return choices
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, choice }) => (
      <ExampleRow key={seat} seat={seat}>
        {choice.kind === 'sale' && <Item id={choice.item} price={choice.price} translate={translate} />}
        {choice.kind === 'patron' && <Die value={choice.bid} size={40} />}
      </ExampleRow>
    ));
}

/** The results of two sales, in their order of resolution. */
function Sales({ worked: { events }, translate }: Named & { readonly worked: Worked }) {
  return events.map((event) => {
    if (event.type === 'item-sold') {
      return (
        <ExampleRow key={event.item} seat={event.seat}>
          <Coin amount={event.price} size={34} />
          {event.bonus > 0 && <Icon name="plus" size={18} />}
          {event.bonus > 0 && <Coin amount={event.bonus} size={34} />}
        </ExampleRow>
      );
    }
    if (event.type !== 'sale-failed') return null;
    return (
      <ExampleRow key={event.item} seat={event.seat}>
        <Item id={event.item} translate={translate} />
        <Gone>
          <Coin amount={event.price} size={34} />
        </Gone>
      </ExampleRow>
    );
  });
}

/** A hero as it fought, the monster that it beat, and the gold. */
function Fight({ worked: { before, events }, translate }: Named & { readonly worked: Worked }) {
  const fight = eventOf(events, 'monster-beaten');
  const hero = before.heroRow.find((each) => each.hero === fight.hero);
  return (
    <ExampleRow seat={fight.seat}>
      <Hero hero={hero && changedTo(hero, fight)} translate={translate} />
      <MonsterCard monster={drawnMonster(fight.monster, wordsOf(translate))} width={112} height={130} />
      <Coin amount={fight.gold} size={34} />
    </ExampleRow>
  );
}

/** Cards of a hand, and the gold. */
function Cards({
  state,
  cards,
  translate,
}: Named & { readonly state: EmporiumState; readonly cards: readonly ItemId[] }) {
  return (
    <ExampleRow seat={ana}>
      {cards.map((card) => (
        <Item key={card} id={card} translate={translate} />
      ))}
      <Coin amount={playerAt(state, ana).gold} size={34} />
    </ExampleRow>
  );
}

const upgradesOf = ({ events }: Worked) => events.filter((event) => event.type === 'item-upgraded');

/** The examples of the rules of Emporium. */
export const examples: readonly DrawnExample[] = [
  ...[lastSlot, rightClass].map((example) =>
    drawnExample(emporium, example, {
      before: (worked, translate) => (
        <>
          <HeroRow state={worked.before} translate={translate} />
          <Turned worked={worked} translate={translate} />
        </>
      ),
      after: (worked, translate) => (
        <>
          <HeroRow state={worked.after} translate={translate} />
          <Sales worked={worked} translate={translate} />
        </>
      ),
    }),
  ),
  drawnExample(emporium, strongEnough, {
    before({ before, events }, translate) {
      const { monster, added, bid } = eventOf(events, 'monster-beaten');
      return (
        <>
          <ExampleRow>
            <Hero hero={before.heroRow[0]} translate={translate} />
            <MonsterCard monster={drawnMonster(monster, wordsOf(translate))} width={112} height={130} />
          </ExampleRow>
          <ExampleRow seat={ana}>
            <Die value={bid} size={40} />
            {added !== null && <Item id={added} translate={translate} />}
          </ExampleRow>
        </>
      );
    },
    after: (worked, translate) => <Fight worked={worked} translate={translate} />,
  }),
  drawnExample(emporium, equalBids, {
    before: (worked, translate) => (
      <>
        <HeroRow state={worked.before} translate={translate} />
        <Turned worked={worked} translate={translate} />
      </>
    ),
    after: (worked, translate) => (
      <>
        <Fight worked={worked} translate={translate} />
        <ExampleRow seat={ana}>
          <Coin amount={eventOf(worked.events, 'patron-withdrew').bid} size={34} />
          <Icon name="undo" size={20} />
        </ExampleRow>
      </>
    ),
  }),
  drawnExample(emporium, secondUpgrade, {
    before: (worked, translate) => (
      <Cards state={worked.before} cards={upgradesOf(worked).map(({ discarded }) => discarded)} translate={translate} />
    ),
    after: (worked, translate) => (
      <Cards
        state={worked.after}
        cards={upgradesOf(worked).flatMap(({ drawn }) => drawn ?? [])}
        translate={translate}
      />
    ),
  }),
];
