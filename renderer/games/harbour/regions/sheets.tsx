import { useState } from 'react';
import { Button, Dialog } from '../../../design/index.ts';
import { useTable } from '../table.ts';
import { HarbourCounter } from './counter.tsx';
import { OtherYards } from './yards.tsx';

/** The button and sheet with the others' yards, if the board has no space for them. */
export function SheetButtons() {
  const { words, layout } = useTable();
  const [open, setOpen] = useState(false);
  if (layout.setting !== 'phone') return null;
  return (
    <>
      <Button icon="people" label={words.say('sheets.yards')} onPress={() => setOpen(true)} />
      <Dialog
        open={open}
        title={words.say('sheets.yards')}
        onClose={() => setOpen(false)}
        closeLabel={words.say('close')}
        placement="side"
      >
        <div className="hb-yards-sheet">
          <OtherYards />
        </div>
        <HarbourCounter />
      </Dialog>
    </>
  );
}
