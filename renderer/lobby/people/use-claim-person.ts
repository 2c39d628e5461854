import type { RefusalCode } from '../../../shared/protocol/messages.ts';
import { type PersonClaim, useCommands } from '../../client/commands/commands.ts';
import { noticeShown, sheetOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch } from '../../client/store.ts';

/** Refusals that the form for the code shows itself. */
const ofCode: ReadonlySet<RefusalCode> = new Set(['code-needed', 'wrong-person-code', 'too-many-tries']);

/** Sends a claim. Resolves to a refusal that is about the code, otherwise null; the page shows all others. */
export function useClaimPerson(): (claim: PersonClaim) => Promise<RefusalCode | null> {
  const { room } = useCommands();
  const dispatch = useAppDispatch();
  return async (claim) => {
    const answer = await room.claimPerson(claim);
    if (answer === null || answer.outcome === 'done') return null;
    if (answer.outcome === 'refused' && ofCode.has(answer.code)) return answer.code;
    dispatch(noticeShown(answer.outcome === 'refused' ? { kind: 'refused', code: answer.code } : { kind: 'lost' }));
    return null;
  };
}

/** Says which person of the house this guest is, and asks for the person's code if there is one. */
export function useComeAsPerson(): (person: string, chair?: number | null) => Promise<void> {
  const claimPerson = useClaimPerson();
  const dispatch = useAppDispatch();
  return async (person, chair) => {
    const fault = await claimPerson({ person, chair });
    if (fault !== null) dispatch(sheetOpened({ name: 'who-are-you', person, chair }));
  };
}
