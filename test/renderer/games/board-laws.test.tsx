import { act, fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages, speak, translatorFor } from '../../../renderer/words/index.ts';
import {
  type AnyMove,
  combination,
  offered,
  pick,
  type RandomWords,
  randomFromSeed,
  seatsOf,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { openGames } from '../every-game-ui.ts';
import {
  descriptionOf,
  gameNamed,
  type LaidTable,
  layTable,
  nameOf,
  openTags,
  type Position,
  positionsByQuestion,
  putAway,
  seatCounts,
  seatedAt,
} from './laid-table.tsx';
import { openWindow, type WindowName } from './windows.ts';

beforeEach(() => speak('en'));

const forms: readonly WindowName[] = ['laptop', 'tablet', 'upright', 'phone', 'small-phone', 'phone-aside', 'lists'];
/** The number of question types to draw, of positions for each, and of forms for each position. */
const questionsEach = campaign(2, 4);
const positionsEach = 1;
const formsEach = 1;
/** The maximum number of presses at a position, to make every kind of move. */
const mostPresses = campaign(150, 200);
/** The number of choices that continue a match. */
const pressesOn = campaign(3, 6);
/** The number of forms in which a game's matches are continued. */
const formsOn = campaign(1, 3, forms.length);

/** A text with a missing part, or a catalogue's key. */
const broken = /\{\{|undefined|\bnull\b|\bNaN\b|\[object|\.\.(?!\.)|\b[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*\b/;

/** Every text of a page, visible or for screen readers. */
function textsOf(container: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const read: string[] = [];
  while (walker.nextNode()) read.push(walker.currentNode.textContent ?? '');
  const heard = [...container.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('title') ?? '',
  ]);
  return [...read, ...heard];
}

/** A page's HTML without ids, which change with every rendering. */
function drawingOf(container: HTMLElement): string {
  return container.innerHTML.replaceAll(/ (?:id|aria-describedby|aria-labelledby)="[^"]*"/g, '');
}

/** A game's positions, each with the forms to draw it in. The positions take turns with the forms. */
function* drawnPositions(game: AnyGame): Generator<readonly [question: string, Position, WindowName, turn: number]> {
  let turn = 0;
  const all = [...positionsByQuestion(game, positionsEach)];
  const every = Math.max(1, Math.floor(all.length / questionsEach));
  for (const [question, found] of all.filter((_, index) => index % every === 0).slice(0, questionsEach)) {
    for (const position of found) {
      for (let form = 0; form < formsEach; form++) {
        yield [question, position, forms[turn % forms.length] ?? 'laptop', turn];
        turn += 1;
      }
    }
  }
}

/** All controls: pieces, buttons and sliders, but not those that open the rules. */
function controlsOn(container: HTMLElement): readonly HTMLElement[] {
  const rule = translatorFor('shell', 'en')('counter.rule');
  return [...container.querySelectorAll<HTMLElement>('button, input[type="range"]')].filter(
    (control) =>
      control.getAttribute('aria-disabled') !== 'true' &&
      !control.hasAttribute('disabled') &&
      control.getAttribute('aria-label') !== rule,
  );
}

function operate(control: HTMLElement, random: RandomWords): void {
  if (!(control instanceof HTMLInputElement)) {
    fireEvent.click(control);
    return;
  }
  const values = Array.from(
    { length: Number(control.max) - Number(control.min) + 1 },
    (_, at) => Number(control.min) + at,
  );
  fireEvent.change(control, { target: { value: String(pick(random, values)) } });
}

/** Controls with a lower rank are tried first: the main button, the counter's others, highlighted pieces, then the rest. */
function rankOf(control: HTMLElement): number {
  if (control.closest('.counter-actions') !== null) return control.classList.contains('primary') ? 0 : 1;
  return control.classList.contains('lit') ? 2 : 3;
}

/** Presses the least tried controls of a situation, until all these kinds of move or `enough` choices are played. */
function playedByPresses(
  { container, playedBy }: LaidTable,
  kinds: ReadonlySet<string>,
  random: RandomWords,
  enough = Number.POSITIVE_INFINITY,
): readonly (readonly AnyMove[])[] {
  const tried = new Map<string, number>();
  const played = new Map<string, readonly AnyMove[]>();
  const left = new Set(kinds);
  for (let press = 0; press < mostPresses && left.size > 0 && played.size < enough; press++) {
    const situation = container.querySelector('.counter')?.textContent ?? '';
    const keyOf = (control: HTMLElement) => `${situation} ${control.className} ${nameOf(control)}`;
    const controls = controlsOn(container);
    const least = Math.min(...controls.map((control) => tried.get(keyOf(control)) ?? 0));
    const untried = controls.filter((control) => (tried.get(keyOf(control)) ?? 0) === least);
    const rank = press % 5 === 4 ? 3 : Math.min(...untried.map(rankOf));
    const control = pick(
      random,
      untried.filter((each) => rankOf(each) <= rank),
    );
    tried.set(keyOf(control), least + 1);
    for (const moves of playedBy(() => operate(control, random))) {
      played.set(JSON.stringify(moves), moves);
      const [first] = moves;
      if (first !== undefined) left.delete(first.type);
    }
  }
  return [...played.values()];
}

/** Those of these choices that are not legal from the position. */
function notOffered(game: AnyGame, { state, seat }: Position, choices: readonly (readonly AnyMove[])[]) {
  return choices.filter((moves) => {
    const after = game.copy(state);
    try {
      for (const move of moves) game.play(after, seat, offered(game, after, seat, move));
      return moves.length === 0;
    } catch {
      return true;
    }
  });
}

describe.each(openGames.map(({ id, ui }) => [id, ui] as const))('the board of %s', { timeout: 300_000 }, (id, ui) => {
  const game = gameNamed(id);
  // all forms take turns over the games
  const first = (openGames.findIndex((each) => each.id === id) * formsOn) % forms.length;
  const formsInTurn = [...forms, ...forms].slice(first, first + formsOn);
  let drawn: readonly (readonly [question: string, Position, WindowName, turn: number])[] = [];
  beforeAll(() => {
    drawn = [...drawnPositions(game)];
  });

  it('names all people and pieces, and gives a reason for every disabled one', async () => {
    const faults = new Set<string>();
    for (const [question, position, form, turn] of drawn) {
      openWindow(form);
      speak(languages[turn % languages.length] ?? 'en');
      const at = `${question}, ${form}`;
      const { container, unmount } = layTable(game, ui, position);
      openTags(container);
      const texts = textsOf(container);
      for (const text of texts) if (broken.test(text)) faults.add(`${at}: ${text}`);
      for (const { name } of seatedAt(position)) {
        // a phone hides the other players, and does not name its own
        if (!form.includes('phone') && !texts.some((text) => text.includes(name)))
          faults.add(`${at}: ${name} is missing`);
      }
      for (const control of container.querySelectorAll('button, [tabindex="0"], [role="img"], input')) {
        if (nameOf(control).trim() === '') faults.add(`${at}: ${control.outerHTML.slice(0, 120)}`);
      }
      for (const group of container.querySelectorAll('fieldset.roving')) {
        const buttons = [...group.querySelectorAll('button')];
        const stops = buttons.filter(({ tabIndex }) => tabIndex === 0);
        if (stops.length !== Math.min(1, buttons.length))
          faults.add(`${at}: Tab stops ${stops.length} times in ${nameOf(group)}`);
      }
      for (const piece of container.querySelectorAll('.piece[aria-disabled="true"]')) {
        if (descriptionOf(piece).trim() === '') faults.add(`${at}: no reason for ${nameOf(piece)}`);
      }
      unmount();
      await putAway();
    }
    expect([...faults]).toEqual([]);
  });

  it('offers spectators nothing to press, and names the players it waits for', async () => {
    const faults = new Set<string>();
    for (const [question, position, form, turn] of drawn) {
      openWindow(form);
      speak(languages[turn % languages.length] ?? 'en');
      const at = `${question}, ${form}`;
      const toAct = game.toAct(position.state);
      const idle = seatsOf(seatedAt(position).length).filter(
        (seat) => !toAct.includes(seat) && !game.mayTakeBack(position.state).includes(seat),
      );
      for (const viewer of [...idle.slice(0, turn % 2), 'spectator'] as const) {
        const { container, unmount } = layTable(game, ui, position, viewer);
        for (const text of textsOf(container)) if (broken.test(text)) faults.add(`${at}: ${text}`);
        for (const lit of container.querySelectorAll(
          '.piece.lit, .piece.chosen, .crate-button.lit, .counter .primary',
        )) {
          faults.add(`${at}: ${viewer} can press ${nameOf(lit)}`);
        }
        const asked = container.querySelector('.prompt-title')?.textContent ?? '';
        for (const seat of toAct) {
          if (!asked.includes(seatedAt(position)[seat]?.name ?? '?')) faults.add(`${at}: ${asked}`);
        }
        unmount();
        await putAway();
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('plays every kind of legal move by presses, and nothing else', async () => {
    const unmade: string[] = [];
    const wrong: unknown[] = [];
    for (const [question, position, form, turn] of drawn) {
      openWindow(form);
      const table = layTable(game, ui, position);
      const kinds = new Set(game.legalMoves(position.state, position.seat).map(({ type }) => type));
      const choices = playedByPresses(table, kinds, randomFromSeed(`presses ${turn}`));
      table.unmount();
      await putAway();
      wrong.push(...notOffered(game, position, choices).map((moves) => [question, form, moves]));
      for (const [first] of choices) kinds.delete(first?.type ?? '');
      unmade.push(...[...kinds].map((kind) => `${question}, ${form}: ${kind}`));
    }
    expect(wrong).toEqual([]);
    expect(unmade).toEqual([]);
  });

  it('clears a pending choice with Escape', async () => {
    const faults = new Set<string>();
    for (const [question, position, form] of drawn) {
      openWindow(form);
      const { container, unmount, playedBy } = layTable(game, ui, position);
      const before = drawingOf(container);
      const [piece] = container.querySelectorAll<HTMLElement>('.piece.lit');
      if (piece !== undefined && playedBy(() => piece.click()).length === 0) {
        if (drawingOf(container) === before) faults.add(`${question}, ${form}: nothing happens at ${nameOf(piece)}`);
        for (let time = 0; time < 3; time++) act(() => void fireEvent.keyDown(window, { key: 'Escape' }));
        if (drawingOf(container) !== before) faults.add(`${question}, ${form}: ${nameOf(piece)} stays`);
      }
      unmount();
      await putAway();
    }
    expect([...faults]).toEqual([]);
  });

  it.each(formsInTurn)('continues a match by presses on a %s', async (form) => {
    openWindow(form);
    const random = randomFromSeed(`on ${form}`);
    const seats = pick(random, seatCounts(game));
    const state = game.setup(seats, combination(game.options, seats, seats), random);
    let moves = 0;
    for (let press = 0, idle = 0; press < pressesOn && game.toAct(state).length > 0; press++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const position = { state, seat };
      const kinds = new Set(game.legalMoves(state, seat).map(({ type }) => type));
      const table = layTable(game, ui, position);
      const choices = playedByPresses(table, kinds, random, 1);
      table.unmount();
      await putAway();
      const choice = choices.at(-1) ?? [];
      for (const move of choice) game.play(state, seat, offered(game, state, seat, move));
      moves += choice.length;
      idle = choice.length === 0 ? idle + 1 : 0;
      expect(idle).toBeLessThan(3);
    }
    game.audit(state);
    expect(moves).toBeGreaterThanOrEqual(pressesOn / 3);
  });
});
