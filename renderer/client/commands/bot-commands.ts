import type { HostMessage } from '../../../shared/protocol/messages.ts';
import type { Answer } from '../../connection/conversation.ts';
import type { Asking } from './asking.ts';
import type { BotCommands, Thought, Weighed } from './commands.ts';

/** The wanted answer, or why there is none. */
function thoughtOf<Type extends HostMessage['type']>(
  answer: Answer,
  received: (said: HostMessage) => said is Extract<HostMessage, { type: Type }>,
): Thought<Type> {
  if (answer.outcome === 'refused') return { outcome: 'refused', code: answer.code };
  return answer.outcome === 'done' && received(answer.said)
    ? { outcome: 'answered', said: answer.said }
    : { outcome: 'lost' };
}

/** The blunders that a hint names; null if the answer is no hint. */
function weighedIn(answer: Answer): Weighed | null {
  if (answer.outcome !== 'done' || answer.said.type !== 'hint') return null;
  const { version, seat, costly = [] } = answer.said;
  return { version, seat, costly };
}

/** The part of the client that asks bots for their opinion. */
export function botCommandsOf({ store, session, shown }: Asking): BotCommands {
  // the component that asked shows the result, refusals included
  const ask = async (asked: Promise<Answer> | null): Promise<Answer> => (await asked) ?? { outcome: 'lost' };
  return {
    async askHint(level, further) {
      const { live } = store.getState().table;
      if (live === null || live.inHand === null) return { outcome: 'lost' };
      const { version, inHand: seat } = live;
      const hintOf = (answer: Answer) => thoughtOf(answer, (said) => said.type === 'hint');
      const handlers = { further: (answer: Answer) => further(hintOf(answer)) };
      return hintOf(await ask(session().change({ type: 'ask-hint', version, seat, level }, handlers)));
    },
    async weighChoices(further) {
      const { live } = store.getState().table;
      if (live === null || live.inHand === null) return null;
      const { version, inHand: seat } = live;
      const handlers = {
        further(answer: Answer) {
          const weighed = weighedIn(answer);
          if (weighed !== null) further(weighed);
        },
      };
      const asking = { type: 'ask-hint', version, seat, level: 'merchant', costly: true } as const;
      return weighedIn(await ask(session().change(asking, handlers)));
    },
    async explainMove(position) {
      const answer = await ask(session().askAt({ type: 'explain-move', position }));
      return thoughtOf(answer, (said) => said.type === 'explanation');
    },
    async viewAt(position, viewer) {
      const answer = await ask(session().askAt({ type: 'look-back', position, viewer }));
      return answer.outcome === 'done' && answer.said.type === 'moment' ? answer.said.view : null;
    },
    async coach(further) {
      const coachingOf = (answer: Answer) => thoughtOf(answer, (said) => said.type === 'coaching');
      const handlers = { further: (answer: Answer) => further(coachingOf(answer)) };
      return coachingOf(await ask(session().askAt({ type: 'coach' }, handlers)));
    },
    async playOn(position, seat, level) {
      const { at } = session();
      if (at === null) return false;
      const going = session().create({ type: 'play-on', table: at, position, seat, level });
      return (await shown(going)).outcome === 'done';
    },
  };
}
