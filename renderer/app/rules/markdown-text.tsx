import { createElement, Fragment, type ReactNode } from 'react';
import { Scroller } from '../../design/index.ts';
import { type Block, type Inline, plainOf } from './markdown.ts';

interface TextProps {
  readonly onLink: (anchor: string) => void;
}

/** The longest table cell that counts as a name or figure rather than a sentence, in characters. */
const LONGEST_TERM = 26;

/* The parts of a text never move, so their indices are their keys. */
const numbered = <Piece,>(pieces: readonly Piece[]) => pieces.map((piece, number) => ({ piece, id: `${number}` }));

function Words({ words, onLink }: TextProps & { readonly words: readonly Inline[] }): ReactNode {
  return numbered(words).map(({ piece, id }) => {
    switch (piece.kind) {
      case 'text':
        return <Fragment key={id}>{piece.text}</Fragment>;
      case 'code':
        return <code key={id}>{piece.text}</code>;
      case 'link':
        return (
          <button key={id} type="button" className="link" onClick={() => onLink(piece.anchor)}>
            <Words words={piece.inside} onLink={onLink} />
          </button>
        );
      default:
        return createElement(
          piece.kind === 'bold' ? 'strong' : 'em',
          { key: id },
          <Words words={piece.inside} onLink={onLink} />,
        );
    }
  });
}

export function MarkdownText({ blocks, onLink }: TextProps & { readonly blocks: readonly Block[] }): ReactNode {
  return numbered(blocks).map(({ piece, id }) => <BlockText key={id} piece={piece} onLink={onLink} />);
}

function BlockText({ piece, onLink }: TextProps & { readonly piece: Block }): ReactNode {
  switch (piece.kind) {
    case 'heading':
      // the sheet's title is the h2 above
      return createElement(
        `h${Math.min(6, piece.level + 1)}`,
        { id: `rule-${piece.anchor}`, tabIndex: -1 },
        <Words words={piece.words} onLink={onLink} />,
      );
    case 'paragraph':
      return (
        <p>
          <Words words={piece.words} onLink={onLink} />
        </p>
      );
    case 'list':
      return createElement(
        piece.ordered ? 'ol' : 'ul',
        { ...(piece.ordered && piece.first !== 1 && { start: piece.first }) },
        numbered(piece.items).map(({ piece: item, id: place }) => (
          <li key={place}>
            <Words words={item.words} onLink={onLink} />
            <MarkdownText blocks={item.inside} onLink={onLink} />
          </li>
        )),
      );
    case 'table':
      return (
        <Scroller className="rules-table">
          <table>
            <thead>
              <tr>
                {numbered(piece.head).map((cell) => (
                  <th key={cell.id} scope="col">
                    <Words words={cell.piece} onLink={onLink} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbered(piece.rows).map((row) => (
                <tr key={row.id}>
                  {numbered(row.piece).map((cell) => (
                    <td key={cell.id} className={plainOf(cell.piece).length > LONGEST_TERM ? 'sentence' : undefined}>
                      <Words words={cell.piece} onLink={onLink} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      );
  }
}
