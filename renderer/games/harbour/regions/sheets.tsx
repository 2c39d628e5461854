import { useState } from 'react';
import { Button, Dialog } from '../../../design/index.ts';
import { useTable } from '../table.ts';
import { HarbourCounter } from './counter.tsx';
import { OtherYards } from './yards.tsx';

/** The button and sheet with the others' yards. */
export function SheetButtons() {
  const { words } = useTable();
  const [open, setOpen] = useState(false);
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
        <OtherYards />
        <HarbourCounter />
      </Dialog>
    </>
  );
}
