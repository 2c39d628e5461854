import { type Commands, useCommands } from '../../app/commands.ts';
import { useAppDispatch, useAppSelector } from '../../app/store.ts';
import { type Coached, coachOpened, coachRead, type Reading } from './coach-slice.ts';

/** Has the host think, and looks at each moment through the eyes of its player; the answer is worded from what they saw. */
async function readAgain({ coach, viewAt }: Commands['bots']): Promise<Reading> {
  const thought = await coach();
  if (thought.outcome === 'refused') return { kind: 'refused', code: thought.code };
  if (thought.outcome === 'lost') return { kind: 'refused', code: 'lost' };
  const { chances, moments } = thought.said;
  const coached: Coached = {
    chances,
    moments: await Promise.all(
      moments.map(async (moment) => ({ ...moment, view: await viewAt(moment.position, moment.seat) })),
    ),
  };
  return { kind: 'told', coached };
}

/** Opens the coach's page of a match that is over, and reads the match: once, and again only where that went wrong. */
export function useCoach(table: string): { readonly open: () => void; readonly read: () => void } {
  const dispatch = useAppDispatch();
  const { bots } = useCommands();
  const known = useAppSelector(({ coach }) => (coach.table === table ? coach.reading.kind : 'unread'));
  const read = async () => {
    dispatch(coachRead({ table, reading: { kind: 'thinking' } }));
    dispatch(coachRead({ table, reading: await readAgain(bots) }));
  };
  return {
    open() {
      dispatch(coachOpened(table));
      if (known === 'unread' || known === 'refused') void read();
    },
    read: () => void read(),
  };
}
