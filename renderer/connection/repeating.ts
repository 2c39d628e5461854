import type { RequestMessage } from '../../shared/protocol/messages.ts';

/**
 * Whether a request that was not answered may be sent again under its name. `anywhere`: also on a new connection, once
 * this page is back at its table; `same-line`: only on the connection on which it was first sent, where the host still
 * knows its name; `never`: it takes its time, or opens something private that nobody may be waiting for any more.
 */
type Repeating = 'anywhere' | 'same-line' | 'never';

export const repeatingOf: Readonly<Record<RequestMessage['type'], Repeating>> = {
  play: 'anywhere',
  undo: 'anywhere',
  redo: 'anywhere',
  'ask-rewind': 'anywhere',
  'answer-rewind': 'anywhere',
  'withdraw-rewind': 'anywhere',
  'lower-shutter': 'anywhere',
  'look-back': 'anywhere',
  'rename-seat': 'anywhere',
  'ask-seats': 'anywhere',
  'give-up-seats': 'anywhere',
  'take-seat-back': 'anywhere',
  'change-settings': 'anywhere',
  'answer-wish': 'anywhere',
  'claim-seat': 'anywhere',
  'answer-claim': 'anywhere',
  'hand-seat': 'anywhere',
  'remove-guest': 'anywhere',
  'close-room': 'anywhere',
  'propose-game': 'anywhere',
  'change-chair': 'anywhere',
  'leave-chair': 'anywhere',
  'be-ready': 'anywhere',
  'choose-game': 'anywhere',
  'order-chairs': 'anywhere',
  'change-room': 'anywhere',
  'name-master': 'anywhere',
  'change-manners': 'anywhere',
  'hand-lead': 'anywhere',
  'take-lead': 'anywhere',
  'hand-house': 'anywhere',
  'decline-take-over': 'anywhere',
  'name-stand-by': 'anywhere',
  'stand-by': 'anywhere',
  'let-go': 'anywhere',
  'go-on-alone': 'anywhere',
  'name-table': 'anywhere',
  'remove-table': 'anywhere',
  'look-in-window': 'anywhere',
  'show-answer': 'anywhere',
  // a second one would make a second table, guest, chair or match, or a second code
  'create-table': 'same-line',
  'play-on': 'same-line',
  'begin-lesson': 'same-line',
  'begin-puzzle': 'same-line',
  enter: 'same-line',
  'take-chair': 'same-line',
  'seat-bot': 'same-line',
  'start-match': 'same-line',
  'go-on': 'same-line',
  'new-code': 'same-line',
  // meanwhile something new may have been won
  'begin-campaign': 'same-line',
  // every new connection begins with these anyhow
  'open-table': 'same-line',
  return: 'same-line',
  'visit-room': 'same-line',
  'watch-nearby': 'same-line',
  'leave-table': 'same-line',
  'leave-room': 'same-line',
  'look-along-shelf': 'same-line',
  // a host that is come back to sends anew what it wants kept
  'kept-sealed': 'same-line',
  'forget-sealed': 'same-line',
  // it is worth nothing later
  nudge: 'never',
  react: 'never',
  // the person may have gone meanwhile
  'take-in-hand': 'never',
  glimpse: 'never',
  'present-key': 'never',
  'host-table': 'never',
  // a piece belongs to those before it, and what is taken along is out of date soon
  'take-over': 'never',
  'taken-over': 'never',
  'take-along': 'never',
  'bring-in': 'never',
  'keep-sealed': 'never',
  // they are asked again every second anyhow
  relieve: 'never',
  'give-shares': 'never',
  'open-room': 'never',
  'choose-network': 'never',
  diagnose: 'never',
  'ask-hint': 'never',
  'explain-move': 'never',
  coach: 'never',
};
