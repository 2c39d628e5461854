import { Button } from '../../../design/index.ts';
import { BoardSheet } from '../../../game-kit/index.ts';
import { ListedRivals } from '../lists/listed-rivals.tsx';
import { useTable } from '../table.ts';
import { BrickCounter } from './counter.tsx';
import { KerbTrack } from './kerb-track.tsx';
import { MonthInWords, Order, Phases } from './month.tsx';
import { StoresForSale } from './stores-for-sale.tsx';

/** The buttons for the street and the stores for sale, where the board has no space for them, and their sheets. */
export function SheetButtons() {
  const { words } = useTable();
  return (
    <>
      <BoardSheet
        title={words.say('sheets.rivals')}
        opener={(open) => (
          <Button icon="people" label={words.say('sheets.rivals')} className="bm-open-rivals" onPress={open} />
        )}
      >
        <MonthInWords />
        <Phases />
        <Order />
        <KerbTrack />
        <ListedRivals />
      </BoardSheet>
      <BoardSheet
        title={words.say('regions.for-sale')}
        opener={(open) => (
          <Button icon="building" label={words.say('sheets.stores')} className="bm-open-stores" onPress={open} />
        )}
      >
        <StoresForSale />
        <BrickCounter />
      </BoardSheet>
    </>
  );
}
