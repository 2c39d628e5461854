import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Advice, SeatSettings } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { SeenMoment } from '../../client/slices/coach-slice.ts';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, PlayerToken } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import { useChoiceSentence } from '../bots/choice-words.ts';
import { ReasonList } from '../bots/reason-list.tsx';
import { reasonLines } from '../bots/reason-words.ts';
import { writtenChance } from '../bots/written-chance.ts';

interface MomentCardProps {
  readonly ui: GameUi;
  readonly seats: readonly SeatSettings[];
  readonly moment: SeenMoment;
  /** Its number on the chart's flag. */
  readonly number: number;
}

/** Number of reasons shown for the better choice. */
const mostReasons = 3;

/** A turning point: the player and the choice, the better choice with reasons, and links back to it. */
export function MomentCard({ ui, seats, moment, number }: MomentCardProps) {
  const { t } = useTranslation('bots');
  const heading = useId();
  const dispatch = useAppDispatch();
  const { lookBack } = useCommands();
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const last = useAppSelector((state) => state.table.moves.length);
  const { position, seat, played, better, view } = moment;
  const translate = translatorFor(ui.id);
  const where = view === null ? '' : ui.statusLine(view, translate, { seats, asked: null });
  const reasons = reasonLines(better.reasons, ui.id, translate).slice(0, mostReasons);
  return (
    <li className="coach-moment" aria-labelledby={heading}>
      <h3 id={heading}>
        <span className="coach-flag">{number}</span>
        <PlayerToken mark={markOfPlayer(seats, seat)} size={28} />
        {nameOf(seats, seat)}
      </h3>
      <p className="coach-where">{[where, t('coach.after', { position, last })].filter(Boolean).join(' · ')}</p>
      <dl>
        <ChoiceRow kind="played" advice={played} moment={moment} ui={ui} seats={seats} />
        <ChoiceRow kind="better" advice={better} moment={moment} ui={ui} seats={seats} />
      </dl>
      {reasons.some(({ speaks }) => speaks === 'for') ? (
        <ReasonList lines={reasons} />
      ) : (
        <p className="coach-later">{t('coach.later')}</p>
      )}
      <div className="coach-buttons">
        <Button icon="eye" onPress={() => lookBack(position, seat)}>
          {t('coach.see')}
        </Button>
        {isHost && (
          <Button icon="play" onPress={() => dispatch(sheetOpened({ name: 'play-on', position, seat }))}>
            {t('coach.playOnHere')}
          </Button>
        )}
      </div>
    </li>
  );
}

interface ChoiceRowProps extends Omit<MomentCardProps, 'number'> {
  readonly kind: 'played' | 'better';
  readonly advice: Advice;
}

/** A choice, played or better, and the chance of winning after it. */
function ChoiceRow({ kind, advice, moment, ui, seats }: ChoiceRowProps) {
  const { t, i18n } = useTranslation('bots');
  const sentenceOf = useChoiceSentence(ui, seats);
  const chance = writtenChance(advice.chance, i18n.language);
  const said =
    moment.view === null ? t('choice', { count: advice.moves.length }) : sentenceOf(advice.moves, moment.view);
  return (
    <div className={`coach-choice ${kind}`}>
      <dt>{kind === 'played' ? t('coach.played') : t('coach.better')}</dt>
      <dd>
        <span>{said}</span>
        <span className="coach-chance">{t(seats.length === 1 ? 'coach.reaches' : 'coach.wins', { chance })}</span>
        <span className="coach-bar" style={{ '--share': advice.chance }} aria-hidden="true" />
      </dd>
    </div>
  );
}
