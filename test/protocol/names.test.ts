import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { botNames } from '../../renderer/lobby/new-game/bot-names.ts';
import { shapeOf } from '../../shared/protocol/look-alikes.ts';
import {
  clientMessage,
  foldedName,
  givenPlayerName,
  givenRoomName,
  longestPlayerName,
  nameFault,
  nameFaultOf,
  playerName,
  roomName,
  tidyName,
} from '../../shared/protocol/messages.ts';
import { nameClash, nameClashWith } from '../../shared/protocol/name-clashes.ts';

const faultOf = (name: string) => nameFault(name, longestPlayerName);

/** Texts of characters for names, including invisible ones. */
const signs = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(
      ...'aeIl01 \u00a0\u3000\u0301\u0308\u200b\u200d\u202e\u2066\ufe0f\u00ad\u0000\u001b\n\tАеО山田カ',
    ),
    maxLength: 30,
  }),
);

describe('new name', () => {
  it.each([
    'Ada',
    'Zoë',
    'O’Neil',
    'Jean-Luc 2',
    'Ана',
    'Анна Smith',
    'Ελένη',
    'דנה',
    'علي',
    'अनीता',
    '山田 太郎',
    'ヤマダさん',
    '김철수',
    '王小明 ㄨㄤ',
    'Ana ❤️',
    '🙂',
    'علی‌رضا',
    'مه\u064e‌سا',
    'श्री',
    'क्‍ष',
    'ශ්‍රී',
    'Jo 👩🏽‍🚀',
    '👨‍👩‍👧‍👦 🏳️‍🌈 ❤️‍🔥',
  ])('may be %s', (name) => expect(faultOf(name)).toBeNull());

  it.each([
    ['', 'name-empty'],
    [' \u00a0\u3000', 'name-empty'],
    ['\u0301', 'name-empty'],
    ['a'.repeat(25), 'name-too-long'],
    ['e\u0301'.repeat(60), 'name-too-long'],
    ['Ada\u0000', 'name-hidden-signs'],
    ['\u001b[31mAda', 'name-hidden-signs'],
    ['Ada\nBen', 'name-hidden-signs'],
    ['Ada\u2028Ben', 'name-hidden-signs'],
    ['\u202eadA', 'name-hidden-signs'],
    ['\u2067Ada', 'name-hidden-signs'],
    ['A\u200bda', 'name-hidden-signs'],
    ['A\u200dda', 'name-hidden-signs'],
    ['رضا\u200cعلی', 'name-hidden-signs'],
    ['علی\u200d', 'name-hidden-signs'],
    ['علی\u200c', 'name-hidden-signs'],
    ['क\u200dष', 'name-hidden-signs'],
    ['🙂\u200d', 'name-hidden-signs'],
    ['\u200d🙂', 'name-hidden-signs'],
    ['A\u00adda', 'name-hidden-signs'],
    ['\u3164', 'name-hidden-signs'],
    ['\u2800', 'name-hidden-signs'],
    ['\ud800', 'name-hidden-signs'],
    ['\ue000', 'name-hidden-signs'],
    ['Αнна', 'name-mixes-scripts'],
    ['עלי علي', 'name-mixes-scripts'],
    ['山김ヤ', 'name-mixes-scripts'],
  ])('may not be %o: %s', (name, fault) => expect(faultOf(name)).toBe(fault));

  it('is normalised: composed, trimmed, with single spaces', () => {
    expect(givenPlayerName.parse(' \u3000Zoe\u0308 \u00a0 B. ')).toBe('Zoë B.');
    // the length is measured after normalisation
    expect(givenPlayerName.parse('e\u0301'.repeat(24))).toBe('é'.repeat(24));
  });

  it('is normalised in one pass, visible, without hidden characters, and storable', () => {
    fc.assert(
      fc.property(signs, (given) => {
        const name = tidyName(given);
        expect(tidyName(name)).toBe(name);
        for (const [way, kept] of [
          [givenPlayerName, playerName],
          [givenRoomName, roomName],
        ] as const) {
          const { data } = way.safeParse(given);
          if (data === undefined) continue;
          expect(data).toBe(name);
          expect(way.parse(data)).toBe(data);
          expect(kept.parse(data)).toBe(data);
          expect(data).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
          const apart = data.replace(
            /(?<=[\p{L}\p{M}\p{Emoji}]\ufe0f?)[\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}])|\ufe0f(?=\u200d)/gu,
            '',
          );
          expect(apart).not.toMatch(
            /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]| {2}|^ | $/u,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is visible and fits if it was stored or comes from elsewhere; a valid one is unchanged', () => {
    expect(
      ['Ada\u202e', 'At\u200bAda’s', '\u200b\n', 'Anna\nBen', 'x'.repeat(50)].map((name) => playerName.parse(name)),
    ).toEqual(['Ada', 'At Ada’s', '?', 'Anna Ben', 'x'.repeat(24)]);
    fc.assert(
      fc.property(signs, (kept) => {
        const name = playerName.parse(kept);
        expect([null, 'name-mixes-scripts']).toContain(faultOf(name));
        expect(playerName.parse(name)).toBe(name);
        if (faultOf(kept) === null) expect(name).toBe(tidyName(kept));
      }),
      { numRuns: 1000 },
    );
  });

  it('reports its fault anywhere in a message, and only if nothing else is wrong', () => {
    const seats = [
      { name: 'Ada', colour: 'navy' },
      { name: '\u202eneB', colour: 'teal' },
    ];
    const created = { type: 'create-table', request: 'r', game: 'chess', options: {}, seats };
    const faultIn = (message: unknown) => {
      const { error } = clientMessage.safeParse(message);
      return error && nameFaultOf(error);
    };
    expect(faultIn(created)).toBe('name-hidden-signs');
    expect(faultIn({ type: 'enter', request: 'r', code: 'K7M2P', name: '' })).toBe('name-empty');
    expect(faultIn({ ...created, game: 7 })).toBeUndefined();
  });
});

describe('two names', () => {
  it.each([
    ['Ada', ' aDA', 'names-must-differ'],
    ['Ada', 'Ａｄａ', 'names-must-differ'],
    ['Ada', 'Аda', 'names-look-alike'],
    ['ada', 'Аda', 'names-look-alike'],
    ['Ada', 'A\u200bda', 'names-look-alike'],
    ['Ian', 'lan', 'names-look-alike'],
    ['ΟΛΑ', 'OΛA', 'names-look-alike'],
    ['АННА', 'AHHA', 'names-look-alike'],
    ['O’Neil', 'O\u02bcNeil', 'names-look-alike'],
    ['Corn', 'Com', 'names-look-alike'],
    ['Paul', 'Pau|', 'names-look-alike'],
    ['Paul', 'Pаuӏ', 'names-look-alike'],
    ['PAUL', 'PAU∣', 'names-look-alike'],
    ['Ada', '⍺da', 'names-look-alike'],
    ['علی‌رضا', 'علیرضا', 'names-look-alike'],
    ['José', 'Jose', null],
    ['Ана', 'Ana B', null],
    ['Player 1', 'Player 2', null],
  ])('%s and %s: %s', (name, other, clash) => expect(nameClash(name, other)).toBe(clash));

  it('clash symmetrically, and each with itself', () => {
    const name = fc.oneof(signs, fc.string({ unit: fc.constantFrom(...'аaоoIl1рpΡ rmn'), maxLength: 4 }));
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(nameClash(one, other)).toBe(nameClash(other, one));
        expect(nameClash(one, one)).toBe('names-must-differ');
        if (foldedName(one) === foldedName(other)) expect(nameClash(one, other)).toBe('names-must-differ');
      }),
      { numRuns: 1000 },
    );
  });

  it('have a skeleton that is its own skeleton', () => {
    fc.assert(
      fc.property(signs, (text) => {
        expect(shapeOf(shapeOf(text))).toBe(shapeOf(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('of bots differ from one another, and are valid', () => {
    for (const [place, name] of botNames.entries()) {
      expect(faultOf(name)).toBeNull();
      expect(nameClashWith(name, botNames.slice(place + 1))).toBeNull();
    }
  });

  it('are reported as equal rather than as similar', () => {
    expect(nameClashWith('Ada', ['Аda', 'ADA'])).toBe('names-must-differ');
  });
});
