import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BotLevel, botLevels } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { useAppSelector } from '../../client/store.ts';
import { Button, Dialog, PlayerToken } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';

interface PlayOnSheetProps {
  /** The number of choices after which the match continues. */
  readonly position: number;
  /** The suggested seat. */
  readonly seat: number;
  readonly onClose: () => void;
}

/**
 * The sheet for continuing a match from a moment: the seat to play, and the level of the other bots.
 * A finished match offers every seat, a puzzle only its own.
 */
export function PlayOnSheet({ position, seat: suggested, onClose }: PlayOnSheetProps) {
  const { t } = useTranslation('bots');
  const { bots } = useCommands();
  const table = useAppSelector((state) => state.table.live);
  const last = useAppSelector((state) => state.table.moves.length);
  const form = useId();
  const [seat, setSeat] = useState(suggested);
  const [level, setLevel] = useState<BotLevel>('merchant');
  const [going, setGoing] = useState(false);
  if (table === null) return null;
  const { seats } = table;

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (going) return;
    setGoing(true);
    const sat = await bots.playOn(position, seat, level);
    setGoing(false);
    if (sat) onClose();
  };

  return (
    <Dialog
      open
      title={t('coach.playOn')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      className="play-on"
      actions={
        <>
          <Button onPress={onClose}>{t('shell:cancel')}</Button>
          <button type="submit" form={form} className="button primary" aria-disabled={going}>
            {t('coach.playOn')}
          </button>
        </>
      }
    >
      <NoticeLine />
      <form id={form} onSubmit={start}>
        <p>{t('coach.playOnSays', { position, last })}</p>
        {seats.length > 1 && (
          <>
            {table.outcome !== null && (
              <fieldset className="choice-row">
                <legend>{t('coach.whoseSeat')}</legend>
                {seats.map(({ colour }, index) => (
                  <label key={colour} className="choice">
                    <input
                      type="radio"
                      name={`${form}-seat`}
                      checked={seat === index}
                      onChange={() => setSeat(index)}
                    />
                    <span>
                      <PlayerToken mark={markOfPlayer(seats, index)} size={24} />
                      {nameOf(seats, index)}
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
            <fieldset className="choice-row">
              <legend>{t('coach.level')}</legend>
              {botLevels.map((each) => (
                <label key={each} className="choice">
                  <input type="radio" name={`${form}-level`} checked={level === each} onChange={() => setLevel(each)} />
                  <span>{t(`level.${each}.name`)}</span>
                </label>
              ))}
              <p className="soft small">{t(`level.${level}.says`)}</p>
            </fieldset>
          </>
        )}
      </form>
    </Dialog>
  );
}
