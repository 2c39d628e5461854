import './room.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { bookOpened, sheetOpened } from '../../client/slices/page-slice.ts';
import { televisionPlace } from '../../client/slices/television-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button } from '../../design/index.ts';
import { CompanySlips } from '../../table/company/company-slips.tsx';
import { Reactions } from '../../table/company/reactions.tsx';
import { StreetPage } from '../street-page.tsx';
import { Chairs } from './chairs.tsx';
import { Evening } from './evening.tsx';
import { GameCard } from './game-card.tsx';
import { LobbyCounter } from './lobby-counter.tsx';
import { Proposals } from './proposals.tsx';
import { QuietStreet } from './quiet-street.tsx';
import { RoomJoinDetails } from './room-join-details.tsx';
import { TelevisionDoor } from './television-door.tsx';

/**
 * The lobby of a room before and between matches: a table in front of the planned game's shop.
 * It shows the game, the proposals, how to join, and the chairs. A television shows how to join, large.
 */
export function LobbyPage() {
  const { t } = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const { leaveTable, room: commands } = useCommands();
  const room = useAppSelector((state) => state.room.live);
  const keeps = useAppSelector((state) => state.server.role === 'host');
  const isTelevision = useAppSelector((state) => televisionPlace(state) === 'here');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (room === null) return null;
  // a leader still needs the counter and its buttons
  if (isTelevision && !room.isLeader) return <TelevisionDoor room={room} />;
  const hasChair = room.chairs.some(({ holder }) => holder === room.you);
  return (
    <StreetPage
      title={room.name}
      heading={heading}
      toolsLabel={t('tools')}
      className="lobby-page"
      tools={
        <>
          <Button
            icon="trophy"
            label={t('shell:home.houseBook')}
            onPress={() => dispatch(bookOpened({ page: 'house' }))}
          />
          <Button
            icon="book"
            label={t('shell:rules.title')}
            onPress={() => dispatch(sheetOpened({ name: 'rules', game: room.plan.game, anchor: null }))}
          />
          {(room.isLeader || keeps) && (
            <Button
              icon="people"
              label={t('company:sheet.title')}
              onPress={() => dispatch(sheetOpened({ name: 'company' }))}
            />
          )}
          {!hasChair && (
            <Button
              icon="screen"
              pressed={isTelevision}
              label={t(isTelevision ? 'television.stop' : 'television.become')}
              onPress={() => void commands.beTelevision(!isTelevision)}
            />
          )}
          <Button
            icon="settings"
            label={t('shell:settings.title')}
            onPress={() => dispatch(sheetOpened({ name: 'settings' }))}
          />
          <Button icon="exit" label={t('leave')} onPress={leaveTable} />
        </>
      }
    >
      <main>
        <div className="lobby-boards">
          <GameCard room={room} />
          <Proposals room={room} />
          <RoomJoinDetails room={room} />
          <Evening room={room} />
        </div>
        <Chairs room={room} />
      </main>
      <LobbyCounter room={room} />
      <div className="comings-and-goings">
        <div>
          <CompanySlips />
        </div>
      </div>
      <Reactions />
      <QuietStreet />
    </StreetPage>
  );
}
