import type { Seat } from '../../../shared/engine/index.ts';
import type { Size } from './layout.ts';

/** What lies in the street: the offers, the counter of open shops, the display, the deck, the dice. `card` in pixels. */
export function MarketPlace({ card }: { readonly card: Size }) {
  return (
    <div className="ss-market">
      <Offers card={card} />
      <OpenTypes />
      <Display card={card} />
      <Deck />
      <Dice size={40} />
    </div>
  );
}

/** What everybody has laid out for whoever asks, each in front of its owner, and the proposal that is being answered. */
export function Offers({ card }: { readonly card: Size }) {
  return <div className="ss-offers" style={{ height: card.height }} />;
}

/** What one seat has laid out, or whether it has answered. */
export function OfferOf({ seat, card }: { readonly seat: Seat; readonly card: Size }) {
  return <div className="ss-offer" data-offer={seat} style={{ height: card.height }} />;
}

/** The counter of open shops: how many of each type are on the street; a type on it can be pressed to ask for its cards. */
export function OpenTypes() {
  return <div className="ss-open" />;
}

/** The four cards face up beside the street. */
export function Display({ card }: { readonly card: Size }) {
  return <div className="ss-display" style={{ height: card.height }} />;
}

/** The deck, the discards, the thieves that have come and what the next one leaves in a hand. */
export function Deck() {
  return <div className="ss-deck" />;
}

/** The two dice as they fell last. `size` of a die, in pixels. */
export function Dice({ size }: { readonly size: number }) {
  return <div className="ss-dice" data-dice="" style={{ height: size }} />;
}
