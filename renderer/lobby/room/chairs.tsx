import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOf, mostChairs } from '../../../shared/protocol/messages.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, Chair, Icon, NamePlate } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { BotSheet } from './bot-sheet.tsx';
import { ChairSheet } from './chair-sheet.tsx';

type RoomChair = LiveRoom['chairs'][number];

/** A chair's player in words: its device, or the bot's level. */
function useSitterWords(room: LiveRoom): (chair: RoomChair) => string {
  const { t } = useTranslation('lobby');
  return ({ holder, present }) => {
    const level = levelOf(holder);
    if (level !== null) return t(`bots:level.${level}.name`);
    if (!present) return t('chairs.away');
    const sharing = room.chairs.filter((each) => each.holder === holder).length;
    if (holder === room.you) return t('chairs.here');
    if (holder === 'house') return t(sharing > 1 ? 'chairs.shareHouse' : 'chairs.house');
    return t(sharing > 1 ? 'chairs.share' : 'chairs.device');
  };
}

/** The chairs at the table in seat order: players, devices, and readiness. */
export function Chairs({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('lobby');
  const words = useSitterWords(room);
  const [opened, setOpened] = useState<number | null>(null);
  const [filling, setFilling] = useState<'person' | 'bot' | null>(null);
  const hasChair = room.chairs.some(({ holder }) => holder === room.you);
  const chair = room.chairs.find((each) => each.chair === opened);
  const free = Array.from({ length: mostChairs - room.chairs.length }, (_, place) => place);
  return (
    <section className="lobby-table pavement" aria-label={t('chairs.title')}>
      <ol className="lobby-chairs">
        {room.chairs.map((each) => {
          const level = levelOf(each.holder);
          const mayChange = each.holder === room.you || room.isLeader;
          const mark = markOfColour(each.colour);
          return (
            <li key={each.chair} className={each.holder === room.you ? 'lobby-own' : undefined}>
              <span className="name-plate-mark" data-plate-of={each.holder} aria-hidden="true" />
              <span className="lobby-seat">
                <Chair mark={mark} />
                <span
                  className={`lobby-tick ${each.ready ? 'ready' : ''}`}
                  role="img"
                  aria-label={t(each.ready ? 'chairs.ready' : 'chairs.notReady', { name: each.name })}
                >
                  {each.ready ? <Icon name="check" size={18} /> : '…'}
                </span>
              </span>
              {mayChange ? (
                <button
                  type="button"
                  className="lobby-name"
                  aria-label={t('chairs.change', { name: each.name })}
                  onClick={() => setOpened(each.chair)}
                >
                  <NamePlate mark={mark} name={each.name} />
                </button>
              ) : (
                <span className="lobby-name">
                  <NamePlate mark={mark} name={each.name} />
                </span>
              )}
              <span className="small lobby-where">
                {each.holder === room.lead && <Icon name="flag" size={18} label={t('company:lead.mark')} />}
                <Icon name={level === null ? 'screen' : 'bot'} size={18} /> {words(each)}
              </span>
            </li>
          );
        })}
        {free.map((place) => (
          <li key={`free ${place}`} className="lobby-free">
            <span className="lobby-seat">
              <Chair mark={null} />
            </span>
            <span className="small">{t('chairs.free')}</span>
            {place === 0 && (hasChair || room.isLeader) && (
              <span className="row lobby-fill">
                {hasChair && <Button icon="chair" label={t('chairs.oneMore')} onPress={() => setFilling('person')} />}
                {room.isLeader && <Button icon="bot" label={t('chairs.seatBot')} onPress={() => setFilling('bot')} />}
              </span>
            )}
          </li>
        ))}
      </ol>
      {chair !== undefined && <ChairSheet room={room} chair={chair} onClose={() => setOpened(null)} />}
      {filling === 'person' && <ChairSheet room={room} chair={null} onClose={() => setFilling(null)} />}
      {filling === 'bot' && <BotSheet room={room} onClose={() => setFilling(null)} />}
    </section>
  );
}
