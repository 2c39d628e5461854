import { Button } from '../../../design/index.ts';
import { BoardSheet } from '../../../game-kit/index.ts';
import { useTable } from '../table.ts';
import { HarbourCounter } from './counter.tsx';
import { OtherYards } from './yards.tsx';

/** The button and sheet with the others' yards. */
export function SheetButtons() {
  const { words } = useTable();
  return (
    <BoardSheet
      title={words.say('sheets.yards')}
      opener={(open) => <Button icon="people" label={words.say('sheets.yards')} onPress={open} />}
    >
      <OtherYards />
      <HarbourCounter />
    </BoardSheet>
  );
}
