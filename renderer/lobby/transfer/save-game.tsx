import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import type { GameToSave } from '../../client/slices/page-slice.ts';
import { Button, Choice, Dialog } from '../../design/index.ts';
import { saveGameFile } from './game-file.ts';

/** The choice between names and none, and the button that saves a match as a file. */
export function SaveGame({ game: { table, game, seats, outcome } }: { readonly game: GameToSave }) {
  const { t } = useTranslation('travel');
  const { takeAlong } = useCommands().travel;
  const [names, setNames] = useState<'with' | 'without'>('with');
  const isNamed = names === 'with';
  const neutral = seats.map((_, seat) => t('shell:newGame.player', { number: seat + 1 }));
  const save = async () => {
    const text = await takeAlong({ table, ...(!isNamed && { names: neutral }) });
    if (text !== null) saveGameFile(text, t(`shell:games.${game}`), new Date());
  };
  return (
    <>
      <Choice
        title={t('save.names')}
        value={names}
        choices={[
          ['with', t('save.with')],
          ['without', t('save.without')],
        ]}
        onChoose={setNames}
        says={t(isNamed ? 'save.withSays' : 'save.withoutSays', { name: neutral[0] })}
      />
      {outcome === null && <p className="small soft">{t('sheet.fileSecret')}</p>}
      <Button icon="save" kind="primary" onPress={() => void save()}>
        {t('save.save')}
      </Button>
    </>
  );
}

interface SaveGameSheetProps {
  readonly game: GameToSave;
  readonly onClose: () => void;
}

/** The sheet that saves a match as a file. */
export function SaveGameSheet({ game, onClose }: SaveGameSheetProps) {
  const { t } = useTranslation('travel');
  return (
    <Dialog open title={t('save.title')} closeLabel={t('shell:close')} onClose={onClose} className="room-transfer">
      <NoticeLine />
      <section>
        <p>{t('save.says')}</p>
        <SaveGame game={game} />
      </section>
    </Dialog>
  );
}
