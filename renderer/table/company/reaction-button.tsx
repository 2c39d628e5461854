import './company.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Reaction, reactions } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button, Dialog, ReactionSign } from '../../design/index.ts';

/** The seat of this device that reacts: the active one, or the only one. Null for the device. */
function useReactingSeat(): number | null {
  return useAppSelector(({ table: { live } }) => {
    if (live === null) return null;
    return live.inHand ?? (live.own.length === 1 ? (live.own[0] ?? null) : null);
  });
}

/** Opens the six reactions; the next press sends one. Nothing if the room has turned them off. */
export function ReactionButton({ kind }: { readonly kind?: 'quiet' }) {
  const { t } = useTranslation('company');
  const { react } = useCommands().room;
  const isWanted = useAppSelector((state) => state.room.live?.manners.reactions === true);
  const seat = useReactingSeat();
  const [isOpen, setOpen] = useState(false);
  if (!isWanted) return null;
  const send = (reaction: Reaction): void => {
    setOpen(false);
    react(seat, reaction);
  };
  return (
    <>
      <Button kind={kind} className="bare" label={t('react.open')} onPress={() => setOpen(true)}>
        <ReactionSign kind="laugh" size={26} />
      </Button>
      {isOpen && (
        <Dialog
          open
          title={t('react.title')}
          closeLabel={t('shell:close')}
          onClose={() => setOpen(false)}
          className="reaction-sheet"
        >
          <div className="reaction-tray">
            {reactions.map((reaction) => (
              <button key={reaction} type="button" aria-label={t(`react.${reaction}`)} onClick={() => send(reaction)}>
                <ReactionSign kind={reaction} size={52} />
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
