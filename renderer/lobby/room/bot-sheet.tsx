import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BotLevel, botLevels } from '../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, Dialog } from '../../design/index.ts';
import { keepLevel, keptLevel } from '../../people/kept-level.ts';
import { standInLevel } from '../../people/stand-in.ts';
import { botNames } from '../new-game/bot-names.ts';

/** The sheet that puts a bot on a free chair, by level. */
export function BotSheet({ room, onClose }: { readonly room: LiveRoom; readonly onClose: () => void }) {
  const { t } = useTranslation('lobby');
  const commands = useCommands().room;
  const [level, setLevel] = useState<BotLevel>(() => keptLevel('opponents') ?? standInLevel);
  const taken = room.chairs.map((each) => each.name);
  const name = botNames.find((each) => nameClashWith(each, taken) === null) ?? '';
  const seat = async () => {
    keepLevel('opponents', level);
    if (await commands.seatBot(level, name)) onClose();
  };
  return (
    <Dialog
      open
      title={t('bot.title', { name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <Button kind="primary" icon="bot" onPress={() => void seat()}>
          {t('bot.seat', { name })}
        </Button>
      }
    >
      <fieldset className="choice-row">
        <legend>{t('bot.level')}</legend>
        {botLevels.map((each) => (
          <label key={each} className="choice">
            <input type="radio" name="bot-level" checked={level === each} onChange={() => setLevel(each)} />
            <span>{t(`bots:level.${each}.name`)}</span>
          </label>
        ))}
        <p className="soft small">{t(`bots:level.${level}.says`)}</p>
      </fieldset>
    </Dialog>
  );
}
