import { useRef } from 'react';
import type { ItemId } from '../../../shared/games/emporium/items/index.ts';
import { item } from '../../../shared/games/emporium/items/index.ts';
import { Lantern, NameSign, Pressable, Roving, useSqueezed } from '../../design/index.ts';
import { markOfPlayer, PresenceSign } from '../../table/index.ts';
import { CardTag } from './card-tag.tsx';
import { DieTag } from './die-tag.tsx';
import type { Size } from './layout.ts';
import { cardPiece, diePiece } from './pieces.ts';
import { lookOf, press } from './pressing.ts';
import { Gold } from './rivals.tsx';
import { spokenCard, spokenDie } from './spoken.ts';
import { playerOf, useTable } from './table.ts';
import { HandBacks, Trophies } from './trophies.tsx';

/** The near player's desk: sign, gold, what they won, the die, the hand. `card` is the size of a card, in pixels. */
export function OwnDesk({ card }: { readonly card: Size }) {
  const { near, words, toAct } = useTable();
  return (
    <article
      className={`em-desk desk ${toAct.includes(near) ? 'acting' : ''}`}
      aria-label={words.say('player', { name: words.name(near) })}
      data-seat={near}
    >
      <div className="em-own">
        <OwnPlate />
        <DieRow />
      </div>
      <OwnHand width={card.width} height={card.height} />
    </article>
  );
}

/** The near player's sign with everything that is counted. */
export function OwnPlate() {
  const { view, near, words, seats, toAct } = useTable();
  const place = useRef<HTMLDivElement>(null);
  useSqueezed(place, '.sign-name');
  const acts = toAct.includes(near);
  return (
    <div className="em-plate" ref={place}>
      <NameSign mark={markOfPlayer(seats, near)} name={words.name(near)}>
        <PresenceSign seat={near} />
      </NameSign>
      <Lantern lit={acts} size={28} label={acts ? words.say('must-act') : undefined} />
      <Gold seat={near} size={26} gold={playerOf(view, near).gold} />
      <Trophies seat={near} size={24} />
    </div>
  );
}

/** The numbers of the die. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The die's numbers, for a price or a bid. */
export function DieRow() {
  const table = useTable();
  const { words } = table;
  return (
    <Roving label={words.say('die')} className="em-die">
      {numbers.map((number) => (
        <Pressable
          key={number}
          state={lookOf(table, diePiece(number)).state}
          label={spokenDie(table, number)}
          tag={<DieTag number={number} />}
          onPress={() => press(table, diePiece(number))}
          className="em-number"
        >
          {number}
        </Pressable>
      ))}
    </Roving>
  );
}

/** The near player's hand; its backs where the cards are not for these eyes. */
export function OwnHand({ width, height }: Size) {
  const { view, near, words } = useTable();
  const { hand } = playerOf(view, near);
  if (hand.cards === null) return <HandBacks seat={near} size={height} />;
  return (
    <div className="em-hand" data-hand={near}>
      <Roving label={words.say('your-hand')} className="em-cards">
        {hand.cards.map((card) => (
          <CardPlace key={card} card={card} width={width} height={height} />
        ))}
      </Roving>
    </div>
  );
}

/** A card of the hand that can be pressed, with its words on a tag. */
export function CardPlace({ card, width, height }: Size & { readonly card: ItemId }) {
  const table = useTable();
  const piece = cardPiece(card);
  const { state } = lookOf(table, piece);
  return (
    <div className="em-place" data-card={card}>
      <Pressable
        state={state}
        label={spokenCard(table, piece)}
        tag={<CardTag piece={piece} />}
        onPress={() => press(table, piece)}
      >
        <span className="em-thin" style={{ width, height }}>
          {table.words.item(card)} {item(card).strength}
        </span>
      </Pressable>
    </div>
  );
}
