import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, foldedName } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { Button, Dialog, Icon } from '../../design/index.ts';
import type { CampaignUi } from '../../table/board/game-ui.ts';

interface CampaignChoiceProps {
  readonly game: string;
  readonly room: CampaignUi;
  /** All campaigns at this game. */
  readonly campaigns: readonly Campaign[];
  /** The name of the solo player, as entered so far. */
  readonly name: string;
  readonly chosen: string;
  readonly onChoose: (chapter: string) => void;
  readonly onName: (name: string) => void;
}

/** The person's campaign at this game; undefined without results. */
export function campaignOf(campaigns: readonly Campaign[], game: string, name: string): Campaign | undefined {
  const person = foldedName(name);
  return campaigns.find((campaign) => campaign.game === game && foldedName(campaign.player) === person);
}

/** Campaign options before a solo match: whose campaign to continue, the chapters, and a reset. */
export function CampaignChoice(props: CampaignChoiceProps) {
  const { game, room, campaigns, name, chosen, onChoose, onName } = props;
  const { t } = useTranslation('lobby');
  const id = useId();
  const campaign = campaignOf(campaigns, game, name);
  const people = campaigns.filter((each) => each.game === game);
  return (
    <>
      {people.length > 0 && (
        <fieldset className="choice-row">
          <legend>{t('campaign.goOn')}</legend>
          {people.map((each) => (
            <label key={each.player} className="choice">
              <input type="radio" name={id} checked={each === campaign} onChange={() => onName(each.player)} />
              <span>
                <Icon name="person" size={22} />
                {each.player}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <room.Card results={campaign?.results ?? []} chosen={chosen} onChoose={onChoose} />
      <div className="campaign-below">
        <p className="soft small">{t('campaign.says')}</p>
        {campaign !== undefined && <BeginAnew game={game} player={campaign.player} />}
      </div>
    </>
  );
}

/** The button that resets a campaign, with a confirmation. */
function BeginAnew({ game, player }: { readonly game: string; readonly player: string }) {
  const { t } = useTranslation('lobby');
  const { hosting } = useCommands();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon="replay" onPress={() => setAsking(true)}>
        {t('campaign.anew')}
      </Button>
      <Dialog
        open={asking}
        title={t('campaign.anewTitle', { name: player })}
        onClose={() => setAsking(false)}
        closeLabel={t('shell:close')}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t('campaign.keep')}</Button>
            <Button
              kind="primary"
              onPress={() => {
                hosting.beginCampaign(game, player);
                setAsking(false);
              }}
            >
              {t('campaign.anew')}
            </Button>
          </>
        }
      >
        <p>{t('campaign.anewSays', { name: player })}</p>
      </Dialog>
    </>
  );
}
