import {
  type AnyMove,
  fingerprint,
  type Game,
  type GameTypes,
  type HidingTable,
  Match,
  type Options,
  type Seat,
  seatAt,
  seatsOf,
  see,
  type Viewer,
} from '../../shared/engine/index.ts';

/** A recorded match: its settings, and every move in order. */
export interface Recording {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly move: AnyMove }[];
}

/** A record's facts after its type, as short readable JSON. */
function facts(record: { readonly type: string }): string {
  const { type, ...rest } = record;
  return Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest)}`;
}

/**
 * The whole match as readable text: every move, its events, the state's fingerprint, the fingerprint of each viewer's
 * view at every tenth move, and the outcome with everyone's last view. Throws IllegalMove if a recorded move is no
 * longer legal.
 */
export function playthrough<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  recording: Recording,
): string {
  const match = Match.start(game, recording);
  const viewers: readonly Viewer[] = [...seatsOf(recording.seats), 'spectator'];
  const { moves, ...header } = recording;
  const lines = [`match ${JSON.stringify(header)}`];
  moves.forEach(({ seat, move }, index) => {
    const events = match.play(seat, move);
    lines.push(`${index + 1} seat ${seat}: ${facts(move)}`);
    for (const event of events) lines.push(`    ${facts(event)}`);
    const views = viewers.map((viewer) => fingerprint(see(game.hiding, match.state, viewer)));
    lines.push(`    = ${match.hash()}${index % 10 === 9 ? ` views ${views.join(' ')}` : ''}`);
  });
  lines.push(`outcome ${JSON.stringify(game.outcome(match.state) ?? null)}`);
  for (const viewer of viewers)
    lines.push(`view of ${viewer}: ${JSON.stringify(see(game.hiding, match.state, viewer))}`);
  return `${lines.join('\n')}\n`;
}

const moveLine = /^\d+ seat (\d+): ([a-z-]+)(?: (\{.*\}))?$/;

/** Parses a playthrough's text back into its recording. Throws SyntaxError for any other text. */
export function recordingIn(text: string): Recording {
  const lines = text.split('\n');
  const header: Omit<Recording, 'moves'> = JSON.parse((lines[0] ?? '').replace(/^match /, ''));
  const moves = lines.flatMap((line) => {
    const found = moveLine.exec(line);
    if (found === null) return [];
    const [, seat = '', type = '', rest = '{}'] = found;
    const named: Record<string, string | number> = JSON.parse(rest);
    return [{ seat: seatAt(Number(seat)), move: { type, ...named } }];
  });
  return { ...header, moves };
}
