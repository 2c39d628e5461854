import { useState } from 'react';
import { Button, Dialog } from '../../../design/index.ts';
import { BrickCounter } from '../regions/counter.tsx';
import { KerbTrack } from '../regions/kerb-track.tsx';
import { MonthInWords, Order, Phases } from '../regions/month.tsx';
import { StoresForSale } from '../regions/stores-for-sale.tsx';
import { useTable } from '../table.ts';
import { ListedRivals } from './listed-rivals.tsx';

type Sheet = 'rivals' | 'stores';

/** The sheets of a phone's counter: street and stores for sale, with the shell's buttons. */
export function PhoneSheets() {
  const { words, tools } = useTable();
  return (
    <nav className="bm-sheets" aria-label={words.say('regions.sheets')}>
      <SheetButtons rivals stores />
      <div className="game-tools">{tools}</div>
    </nav>
  );
}

interface SheetButtonsProps {
  /** Is the street a sheet, and are the stores for sale? */
  readonly rivals: boolean;
  readonly stores: boolean;
}

/** The buttons for what has no place on the board, and the sheets they pull out. */
export function SheetButtons({ rivals, stores }: SheetButtonsProps) {
  const { words } = useTable();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = (): void => setSheet(null);
  return (
    <>
      {rivals && <Button icon="people" label={words.say('sheets.rivals')} onPress={() => setSheet('rivals')} />}
      {stores && <Button icon="building" label={words.say('sheets.stores')} onPress={() => setSheet('stores')} />}
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
