import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import { MarketCard, Shopfront, Till } from '../../../design/index.ts';
import type { PrivateProps } from '../../../table/index.ts';
import { shopOf, spokenStore } from '../interaction/shop-data.ts';
import { useWords } from '../words.ts';
import { goodsOn } from './card-sheet.tsx';

/** A player's private information: money, market cards, stores in hand and sealed choices. */
export function Private({ seat, seats, view }: PrivateProps<BrickView>) {
  const words = useWords(seats, seat);
  const player = view.players[seat];
  if (player === undefined) return null;
  const cards = player.marketHand.cards ?? [];
  const stores = player.storeHand.cards ?? [];
  const chosen = player.chosenCards.cards ?? [];
  return (
    <section className="private-things" aria-label={words.say('private-of', words.player(seat))}>
      {player.money !== null && (
        <Till
          money={words.money(player.money)}
          label={words.say('spoken.till', { money: words.money(player.money) })}
        />
      )}
      {player.bidPrice.choice !== null && (
        <p>
          {player.bidQuantity.choice === null
            ? words.say('sealed-price', { money: words.money(player.bidPrice.choice) })
            : words.say('sealed-sale', {
                count: player.bidQuantity.choice,
                money: words.money(player.bidPrice.choice),
              })}
        </p>
      )}
      {player.kept.choice !== null && <p>{words.say('sealed-store', { store: words.store(player.kept.choice) })}</p>}
      <h3>{words.say('regions.market-hand')}</h3>
      {cards.length === 0 && <p>{words.say('nothing')}</p>}
      <ul className="bm-cards">
        {cards.map((card) => (
          <li key={card}>
            <MarketCard goods={goodsOn(card)} face="supply" label={words.card(card)} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <>
          <h3>{words.say('regions.chosen-cards')}</h3>
          <ul className="bm-cards">
            {chosen.map(({ card, face }) => (
              <li key={card}>
                <MarketCard goods={goodsOn(card)} face={face} label={words.card(card)} />
                <span>{words.say(face)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.say('regions.store-hand')}</h3>
      {stores.length === 0 && <p>{words.say('nothing')}</p>}
      <ul className="bm-cards">
        {stores.map((store) => (
          <li key={store}>
            <Shopfront
              shop={shopOf(store, words, view.phase, null, null)}
              width={128}
              height={190}
              label={spokenStore(store, words, null)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
