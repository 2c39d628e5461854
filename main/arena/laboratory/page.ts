import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../launch/root.mjs';
import type { ComponentRow, Estimate, Lengths, Row } from './comparison.ts';

/** The results of an experiment. `changed` lists are empty if only one version was measured. */
export interface Report {
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  readonly bot: string;
  /** Deals played, and the largest number of them. */
  readonly games: number;
  readonly most: number;
  /** The settings of both versions, and of the changed one, as typed. */
  readonly settings: readonly string[];
  readonly rules: readonly string[];
  readonly commit: string;
  readonly date: string;
  readonly rows: readonly Row[];
  readonly lengths: { readonly base: Lengths; readonly changed: Lengths };
  readonly components: { readonly base: readonly ComponentRow[]; readonly changed: readonly ComponentRow[] };
}

/** A page lists at most this many lengths, and this many components of a kind at either end. */
const mostLengths = 16;
const mostComponents = 12;

function figure(value: number, isShare: boolean, isDifference = false): string {
  const text = isShare ? (100 * value).toFixed(1) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
  return `${isDifference && value >= 0 ? '+' : ''}${text}`;
}

function estimate(value: Estimate | null, isShare: boolean, isDifference = false): string {
  if (value === null) return '–';
  const text = `${figure(value.mean, isShare, isDifference)} ± ${figure(value.half, isShare)}`;
  return isShare ? `${text} %` : text;
}

/** A table with a head and its rows. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function lengthsText(lengths: Lengths): string {
  return lengths.map(([rounds, share]) => `${rounds}: ${(100 * share).toFixed(1)} %`).join(', ');
}

function componentText(row: ComponentRow | undefined): string {
  if (row === undefined) return '–';
  const [lower, upper] = row.interval.map((share) => (100 * share).toFixed(0));
  const { mean } = row.lead;
  return `${(100 * row.wins).toFixed(1)} % (${lower} – ${upper}) of ${row.seats}, ${figure(mean, false, true)} points`;
}

function componentTables({ components: { base, changed } }: Report): readonly string[] {
  const kinds = [...new Set(base.map(({ kind }) => kind))];
  const isPaired = changed.length > 0;
  return kinds.map((kind) => {
    const all = base.filter((row) => row.kind === kind);
    const shown =
      all.length > 2 * mostComponents ? [...all.slice(0, mostComponents), ...all.slice(-mostComponents)] : all;
    const rows = shown.map((row) => {
      const other = changed.find(({ kind: its, name }) => its === kind && name === row.name);
      return [row.name, componentText(row), ...(isPaired ? [componentText(other)] : [])];
    });
    return table([kind, isPaired ? 'wins before' : 'wins', ...(isPaired ? ['wins with the rule'] : [])], rows);
  });
}

const headingOf = ({ title, seats, bot }: Report): string => `## ${title}: ${seats} players, ${bot}`;

/** An experiment as a section of the page. */
export function sectionOf(report: Report): string {
  const { games, most, settings, rules, commit, date, rows, lengths, bot } = report;
  const isPaired = rules.length > 0;
  const quoted = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ');
  const about = [
    `${games} deals${games < most ? ` of at most ${most}` : ''}, all seats ${bot}, ${date}, commit ${commit}.`,
    ...(settings.length > 0 ? [`Settings: ${quoted(settings)}.`] : []),
    ...(isPaired ? [`Rule: ${quoted(rules)}.`] : []),
  ];
  const measures = rows.map(({ name, isShare, base, changed, difference }) => [
    name,
    estimate(base, isShare),
    ...(isPaired ? [estimate(changed, isShare), estimate(difference, isShare, true)] : []),
  ]);
  const lines = [
    ['Rounds', lengths.base],
    ['Rounds with the rule', lengths.changed],
  ] as const;
  return [
    headingOf(report),
    about.join('\n'),
    table(['measure', isPaired ? 'before' : 'figure', ...(isPaired ? ['with the rule', 'difference'] : [])], measures),
    ...lines.flatMap(([name, list]) =>
      list.length > 0 && list.length <= mostLengths ? [`${name}: ${lengthsText(list)}.`] : [],
    ),
    ...componentTables(report),
  ].join('\n\n');
}

const introduction = (game: string): string =>
  [
    `# Balance of ${game}`,
    `\`npm run tool -- lab --game ${game} … --page\` wrote this page. Both versions of a rule play the same deals. Intervals contain the\ntrue figure with 95 %; those of differences use the pairs. A decision matters if its best move has 2 points more chance of winning\nthan the second best, judged by a Shopkeeper. Points of a card are those more than the average of the match. Bots play, not people.`,
  ].join('\n\n');

/** Writes a section into the game's page. It replaces the section with the same heading. */
export function keepSection(report: Report): string {
  const file = inRoot('shared/games', report.game, 'balance.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : introduction(report.game);
  const [head = '', ...sections] = text.trim().split(/\n\n(?=## )/);
  const own = headingOf(report);
  const at = sections.findIndex((section) => section.split('\n')[0] === own);
  if (at < 0) sections.push(sectionOf(report));
  else sections[at] = sectionOf(report);
  writeFileSync(file, `${[head, ...sections].join('\n\n')}\n`);
  return file;
}
