import { useState } from 'react';
import { Button, Dialog, Envelope } from '../../design/index.ts';
import { markOfPlayer } from '../../table/index.ts';
import { BrickCounter } from './counter.tsx';
import { Desk } from './desk.tsx';
import { Docks } from './docks.tsx';
import { MonthInWords, Order, Phases } from './header.tsx';
import { KerbTrack } from './kerb-track.tsx';
import { ListedRivals } from './lists.tsx';
import { OwnBuilding } from './own-building.tsx';
import { StoresForSale } from './stores-for-sale.tsx';
import { playerOf, useTable } from './table.ts';

type Sheet = 'rivals' | 'stores' | 'log';

/** A player's own desk on a phone: the street, the stores for sale and the log are sheets pulled from the counter. */
export function PhoneTable() {
  const { view, near, words, seats, log, tools, question } = useTable();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const player = playerOf(view, near);
  const sealed = player.bidPrice.made || (question?.type === 'advertise' && player.ready) || player.kept.made;
  const close = (): void => setSheet(null);
  return (
    <>
      <header className="bm-phone-head">
        <p className="bm-month">
          {words.say('whereabouts', { month: words.month(view.month), phase: words.phase(view.phase) })}
        </p>
        {player.money !== null && <p className="bm-money">{words.money(player.money)}</p>}
        <div className="bm-tools">{tools}</div>
      </header>
      <Docks />
      <OwnBuilding />
      <div className="bm-phone-desk pavement">
        {sealed && (
          <Envelope
            mark={markOfPlayer(seats, near)}
            sealed
            width={200}
            label={words.say('envelope-sealed')}
            className="bm-large-envelope"
          />
        )}
        <Desk />
      </div>
      <div className="bm-foot">
        <nav className="bm-sheets" aria-label={words.say('regions.sheets')}>
          <Button icon="people" onPress={() => setSheet('rivals')}>
            {words.say('sheets.rivals')}
          </Button>
          <Button icon="building" onPress={() => setSheet('stores')}>
            {words.say('sheets.stores')}
          </Button>
          {log !== undefined && (
            <Button icon="log" onPress={() => setSheet('log')}>
              {words.say('sheets.log')}
            </Button>
          )}
        </nav>
        <BrickCounter />
      </div>
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
      <Dialog
        open={sheet === 'log'}
        title={words.say('regions.log')}
        onClose={close}
        closeLabel={words.say('close')}
        placement="side"
      >
        {log}
      </Dialog>
    </>
  );
}
