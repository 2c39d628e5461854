import { shopOn } from '../../../../shared/games/shopping-street/shops.ts';
import type { Question } from '../../../../shared/games/shopping-street/state.ts';
import type { StreetTable } from '../table.ts';
import { cardsWords } from '../words/effect-words.ts';
import { prompt, type StreetPrompt } from './prompt.ts';

const rules = {
  turn: 'a-turn',
  lay: 'trade',
  bargain: 'trade',
  answer: 'trade',
  pay: 'trade',
  stock: 'open-a-shop',
  rob: 'the-deck-and-the-thieves',
} as const;

type Seen = Pick<StreetTable, 'words' | 'toAct' | 'view'>;

/** The players the table waits for, and why. */
export function waitingPrompt(table: Seen, question: Question): StreetPrompt {
  return prompt({ title: waitsFor(table, question), icon: 'clock', rule: rules[question.type] });
}

function waitsFor({ words, toAct, view }: Seen, question: Question): string {
  const all = { names: words.names(toAct), count: toAct.length };
  switch (question.type) {
    case 'turn':
    case 'bargain':
      return words.counter(`waiting.${question.type}`, { name: words.name(question.seat) });
    case 'lay':
      return words.counter('waiting.lay', {
        ...all,
        asker: words.name(question.asker),
        types: words.list(question.types.map(words.type)),
      });
    case 'answer': {
      const { asker, owner, wanted, bundle } = question.proposal;
      return words.counter('waiting.answer', {
        name: words.name(owner),
        asker: words.name(asker),
        card: words.card(wanted),
        cards: cardsWords(words, bundle),
      });
    }
    case 'pay':
      return words.counter('waiting.pay', { name: words.name(question.seat), card: words.card(question.taken) });
    case 'stock': {
      const shop = shopOn(view.street, question.space);
      return words.counter('waiting.stock', {
        name: words.name(question.seat),
        space: words.space(question.space),
        type: shop === undefined ? '' : words.type(shop.type),
      });
    }
    case 'rob':
      return words.counter('waiting.rob', {
        ...all,
        thief: words.thief(question.thief),
        limit: words.cards(question.limit),
      });
  }
}
