import { pieceOnTable } from '../../../game-kit/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { useTable } from '../table.ts';
import { spokenPiece } from '../words/labels.ts';
import { PieceTag } from './piece-tag.tsx';

/** A piece button with its tag. */
export const PieceOnTable = pieceOnTable({ useTable, statusOf, press, spoken: spokenPiece, Tag: PieceTag });
