import { type Commands, type Thought, useCommands } from '../../client/commands/commands.ts';
import {
  coachBrokenOff,
  coachOpened,
  coachRead,
  type Reading,
  type SeenMoment,
} from '../../client/slices/coach-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';

/** Requests each moment's view once, as its player saw it, to word the choice. */
function seeing({ viewAt }: Commands['bots']) {
  const seen = new Map<number, Promise<unknown>>();
  return async ({ position, seat, ...moment }: Omit<SeenMoment, 'view'>): Promise<SeenMoment> => {
    const view = seen.get(position) ?? viewAt(position, seat);
    seen.set(position, view);
    return { position, seat, ...moment, view: await view };
  };
}

async function readingOf(thought: Thought<'coaching'>, see: ReturnType<typeof seeing>): Promise<Reading> {
  if (thought.outcome === 'refused') return { kind: 'refused', code: thought.code };
  if (thought.outcome === 'lost') return { kind: 'refused', code: 'lost' };
  const { chances, moments, looked, of, more } = thought.said;
  return { kind: 'ready', coached: { chances, moments: await Promise.all(moments.map(see)), looked, of, more } };
}

/** Opens the coach's page of a finished match. Reads the match once, and again only after a failure. */
export function useCoach(table: string): { readonly open: () => void; readonly read: () => void } {
  const dispatch = useAppDispatch();
  const { bots } = useCommands();
  const known = useAppSelector(({ coach }) => (coach.table === table ? coach.reading.kind : 'unread'));
  const read = async () => {
    const see = seeing(bots);
    // readings appear in order of arrival, however long their views take
    let shown = Promise.resolve();
    const show = (thought: Thought<'coaching'>): void => {
      shown = shown.then(async () => void dispatch(coachRead({ table, reading: await readingOf(thought, see) })));
    };
    const showFurther = (thought: Thought<'coaching'>): void => {
      if (thought.outcome === 'answered') show(thought);
      else shown = shown.then(() => void dispatch(coachBrokenOff({ table })));
    };
    dispatch(coachRead({ table, reading: { kind: 'thinking' } }));
    show(await bots.coach(showFurther));
  };
  return {
    open() {
      dispatch(coachOpened(table));
      if (known === 'unread' || known === 'refused') void read();
    },
    read: () => void read(),
  };
}
