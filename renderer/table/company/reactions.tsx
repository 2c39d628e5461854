import './company.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reacted } from '../../../shared/protocol/messages.ts';
import { companyPassed, type Passing } from '../../client/slices/company-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { ReactionSign } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { namesBefore } from './company-names.ts';
import { type PlatePlace, placeOfPlate } from './place-of-plate.ts';

/** How long a reaction stays, in milliseconds. */
const stays = 4500;

/** Shows reactions at the name plates of their senders. Screen readers announce the sender and the reaction. */
export function Reactions() {
  const { t } = useTranslation('company');
  const lobby = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const room = useAppSelector((state) => state.room.live);
  const table = useAppSelector((state) => state.table.live);
  const shown = useAppSelector((state) => state.company.shown);
  if (room === null) return null;
  const reactions = shown.filter((each): each is Passing & Reacted => each.type === 'reacted');
  const nameFor = ({ by, seat }: Reacted): string =>
    seat !== null && table !== null ? nameOf(table.seats, seat) : listOfNames(namesBefore(by, room, table, lobby.t));
  return (
    <ul className="reactions" aria-live="polite" aria-relevant="additions" aria-label={t('react.heard')}>
      {reactions.map((each) => (
        <ShownReaction
          key={each.id}
          reacted={each}
          name={nameFor(each)}
          onGone={() => dispatch(companyPassed(each.id))}
        />
      ))}
    </ul>
  );
}

interface ShownReactionProps {
  readonly reacted: Reacted;
  readonly name: string;
  readonly onGone: () => void;
}

function ShownReaction({ reacted, name, onGone }: ShownReactionProps) {
  const { t } = useTranslation('company');
  const [place, setPlace] = useState<PlatePlace | null>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), stays);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const look = (): void => setPlace(placeOfPlate(reacted));
    look();
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, { capture: true });
    };
  }, [reacted]);
  const says = t('react.says', { name, what: t(`react.${reacted.reaction}`) });
  return (
    <li
      className={place === null ? 'reaction unplaced' : 'reaction'}
      style={place === null ? undefined : { left: `${place.x}%`, top: `${place.y}%` }}
    >
      <ReactionSign kind={reacted.reaction} size={56} />
      {place === null ? (
        <>
          <span aria-hidden="true">{name}</span>
          <span className="unseen">{says}</span>
        </>
      ) : (
        <span className="unseen">{says}</span>
      )}
    </li>
  );
}
