import { useState } from 'react';
import { Button, Dialog } from '../../../design/index.ts';
import { ListedRivals } from '../lists/listed-rivals.tsx';
import { useTable } from '../table.ts';
import { BrickCounter } from './counter.tsx';
import { KerbTrack } from './kerb-track.tsx';
import { MonthInWords, Order, Phases } from './month.tsx';
import { StoresForSale } from './stores-for-sale.tsx';

type Sheet = 'rivals' | 'stores';

/** The buttons for the street and the stores for sale, where the board has no space for them, and their sheets. */
export function SheetButtons() {
  const { words } = useTable();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = (): void => setSheet(null);
  return (
    <>
      <Button
        icon="people"
        label={words.say('sheets.rivals')}
        className="bm-open-rivals"
        onPress={() => setSheet('rivals')}
      />
      <Button
        icon="building"
        label={words.say('sheets.stores')}
        className="bm-open-stores"
        onPress={() => setSheet('stores')}
      />
      <Dialog
        open={sheet === 'rivals'}
        title={words.say('sheets.rivals')}
        onClose={close}
        closeLabel={words.say('close')}
        placement="side"
      >
        <MonthInWords />
        <Phases />
        <Order />
        <KerbTrack />
        <ListedRivals />
      </Dialog>
      <Dialog
        open={sheet === 'stores'}
        title={words.say('regions.for-sale')}
        onClose={close}
        closeLabel={words.say('close')}
        placement="side"
      >
        <StoresForSale />
        <BrickCounter />
      </Dialog>
    </>
  );
}
