import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyPassed, type Passing } from '../../client/slices/company-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { shake } from '../counter/shaking.ts';
import { PassingSlip } from '../seats/seat-news-slips.tsx';
import { playSound } from '../sounds/play-sound.ts';
import { namesBefore } from './company-names.ts';

/** Rings the shop bell when a player of this device is nudged. */
function useRing(latest: number | null): void {
  const { sound, vibration } = useAppSelector((state) => state.settings);
  const rung = useRef(latest);
  useEffect(() => {
    const isNew = latest !== null && latest !== rung.current;
    rung.current = latest;
    if (!isNew) return;
    if (sound) playSound('bell');
    if (vibration) shake();
  }, [latest, sound, vibration]);
}

/** Slips for news of the room's people: a player waits for this device, or the leader has changed. */
export function CompanySlips() {
  const { t } = useTranslation('company');
  const lobby = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const room = useAppSelector((state) => state.room.live);
  const table = useAppSelector((state) => state.table.live);
  const shown = useAppSelector((state) => state.company.shown);
  const nudges = shown.filter((each) => each.type === 'nudged' && each.table === table?.table);
  useRing(nudges.at(-1)?.id ?? null);
  const lead = room?.lead ?? null;
  const [led, setLed] = useState({ room: room?.room, lead });
  const [isNewLead, setNewLead] = useState(false);
  if (led.room !== room?.room || led.lead !== lead) {
    setLed({ room: room?.room, lead });
    setNewLead(led.room === room?.room);
  }
  const wordsOf = (each: Passing): string => {
    if (each.type !== 'nudged' || room === null || table === null) return '';
    const isTable = each.by === 'house' && !table.holdings.some(({ holder }) => holder === 'house');
    const isShared = table.own.length > 1;
    const to = { name: nameOf(table.seats, each.seat) };
    if (isTable) return t(isShared ? 'nudge.tableTo' : 'nudge.table', to);
    const names = namesBefore(each.by, room, table, lobby.t);
    return t(isShared ? 'nudge.comesTo' : 'nudge.comes', { ...to, count: names.length, names: listOfNames(names) });
  };
  const leader = (): string => {
    if (room === null || lead === null) return '';
    if (lead === room.you) return t('lead.isYours');
    if (lead === 'house') return t('lead.isBack');
    return t('lead.is', { name: listOfNames(namesBefore(lead, room, table, lobby.t)) });
  };
  return (
    <ul aria-live="polite" aria-relevant="additions" aria-label={t('title')}>
      {nudges.map((each) => (
        <PassingSlip key={each.id} text={wordsOf(each)} onGone={() => dispatch(companyPassed(each.id))} />
      ))}
      {isNewLead && <PassingSlip key={`lead ${lead}`} text={leader()} onGone={() => setNewLead(false)} />}
    </ul>
  );
}
