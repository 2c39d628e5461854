import { useTranslation } from 'react-i18next';
import type { SeatClaim } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button, Icon } from '../../design/index.ts';
import { nameOfDevice } from '../../people/devices.ts';
import { useClaimPerson } from './use-claim-person.ts';

interface PersonClaimProps {
  readonly room: LiveRoom;
  readonly claim: SeatClaim;
}

/** The claims of a room to be people of the house: this guest's own, and one for the leader to answer. */
export function PersonClaims({ room }: Pick<PersonClaimProps, 'room'>) {
  const isSeated = useAppSelector(({ table }) => table.live !== null && table.live.own.length > 0);
  const claims = room.claims.filter(({ person }) => person !== undefined);
  const own = claims.find(({ by }) => by === room.you);
  const asking = claims.find(({ by }) => by !== room.you);
  return (
    <>
      {/* a player waits for nothing, and a phone has no space to spare */}
      {own !== undefined && !isSeated && <OwnPersonClaim room={room} claim={own} />}
      {asking !== undefined && <PersonClaim room={room} claim={asking} />}
    </>
  );
}

/** The name of the person who a device claims to be, or to become. */
function useClaimedName({ room, claim }: PersonClaimProps): string {
  const { t } = useTranslation('lobby');
  const person = room.people.find(({ id }) => id === claim.person);
  const chair = room.chairs.find((each) => each.chair === claim.chair);
  return (person ?? chair)?.name ?? nameOfDevice(room, claim.by, t);
}

/** A guest waits for the leader to agree who they are. */
function OwnPersonClaim(props: PersonClaimProps) {
  const { t } = useTranslation('people');
  const claimPerson = useClaimPerson();
  const name = useClaimedName(props);
  const isNew = props.claim.person === 'new';
  return (
    <div className="banner" role="status">
      <Icon name="person" size={22} />
      <p>{t(isNew ? 'people:claim.newWaits' : 'people:claim.waits', { name })}</p>
      <Button onPress={() => void claimPerson({ person: null })}>{t('shell:cancel')}</Button>
    </div>
  );
}

/** Asks the leader whether a guest is a person of the house, or is to be one. */
function PersonClaim(props: PersonClaimProps) {
  const { t } = useTranslation('people');
  const { room: commands } = useCommands();
  const { by, person } = props.claim;
  const name = useClaimedName(props);
  const isNew = person === 'new';
  return (
    <div className="banner" role="status">
      <Icon name="person" size={22} />
      <p>{t(isNew ? 'people:claim.newAsks' : 'people:claim.asks', { name })}</p>
      <Button onPress={() => commands.answerClaim(by, true)}>
        {t(isNew ? 'people:claim.newYes' : 'people:claim.yes', { name })}
      </Button>
      <Button
        label={t(isNew ? 'people:claim.newNo' : 'network:claim.refuseOf', { name })}
        onPress={() => commands.answerClaim(by, false)}
      >
        {t('network:claim.refuse')}
      </Button>
    </div>
  );
}
