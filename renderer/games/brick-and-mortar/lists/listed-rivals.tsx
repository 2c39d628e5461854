import { utilityBreakdown } from '../../../../shared/games/brick-and-mortar/phases/utilities.ts';
import { totalOf } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { NamePlate } from '../../../design/index.ts';
import { markOfPlayer, PresenceSign, useTurnWords } from '../../../table/index.ts';
import { spokenStore } from '../interaction/shop-data.ts';
import { otherSeats, playerOf, useTable } from '../table.ts';

/** The rivals with their stores, as a list. */
export function ListedRivals() {
  const turn = useTurnWords();
  const table = useTable();
  const { view, words, seats, toAct } = table;
  return (
    <ul className="listed">
      {otherSeats(table).map((seat) => {
        const player = playerOf(view, seat);
        return (
          <li key={seat}>
            <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)}>
              <PresenceSign seat={seat} />
            </NamePlate>
            <p>
              {words.say('listed-player', {
                points: words.points(player.points),
                bill: words.money(totalOf(utilityBreakdown(player.building))),
                tokens: words.say('tokens', { count: player.debt }),
                stores: words.say('stores-in-hand', { count: player.storeHand.count }),
              })}
              {player.money !== null && ` ${words.say('spoken.till', { money: words.money(player.money) })}.`}
              {toAct.includes(seat) && <b> {turn.mark(seat)}</b>}
            </p>
            <ul>
              {player.building.map((store) => (
                <li key={store.id}>{spokenStore(store.id, words, store)}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
