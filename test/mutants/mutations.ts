import type { Node, SourceFile } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isExpressionStatement,
  isFunctionLikeDeclaration,
  isImportDeclaration,
  isNumericLiteral,
  isPrefixUnaryExpression,
  isReturnStatement,
  isTypeNode,
} from 'typescript/unstable/ast/is';

/** One change of a file's text: what stands from `start` to `end` gives way to `put`. Places are counted in UTF-16 units. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

const otherOperator: ReadonlyMap<SyntaxKind, string> = new Map([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '+'],
  [SyntaxKind.SlashToken, '*'],
  [SyntaxKind.PlusEqualsToken, '-='],
  [SyntaxKind.MinusEqualsToken, '+='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
]);

/** What may be changed at a node itself, whatever lies in it. */
function mutationsAt(node: Node, file: SourceFile): readonly Mutation[] {
  const start = node.getStart(file);
  const end = node.end;
  if (isBinaryExpression(node)) {
    const put = otherOperator.get(node.operatorToken.kind);
    const operator = node.operatorToken;
    return put === undefined ? [] : [{ start: operator.getStart(file), end: operator.end, put }];
  }
  if (node.kind === SyntaxKind.TrueKeyword) return [{ start, end, put: 'false' }];
  if (node.kind === SyntaxKind.FalseKeyword) return [{ start, end, put: 'true' }];
  if (isNumericLiteral(node)) {
    const more = Number(node.text) + 1;
    return Number.isSafeInteger(more) ? [{ start, end, put: `${more}` }] : [];
  }
  if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    return [{ start, end: node.operand.getStart(file), put: '' }];
  }
  // never done, but still there for the compiler, which would tell of names that nothing uses any more
  if (isExpressionStatement(node) || (isReturnStatement(node) && node.expression === undefined)) {
    return [{ start, end: start, put: 'if (Date.now() < 0) ' }];
  }
  if (isBlock(node) && isFunctionLikeDeclaration(node.parent) && node.statements.length > 1) {
    return [{ start: start + 1, end: start + 1, put: ' if (Date.now() > 0) return undefined as never; ' }];
  }
  return [];
}

/** Every place of a file at which one thing may be changed, in the order of the text; types and imports are left alone. */
export function mutationsOf(file: SourceFile): readonly Mutation[] {
  const found: Mutation[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node) || isImportDeclaration(node)) return;
    // what an error says is for whoever reads the log
    if (isCallExpression(node) && node.expression.getText(file).startsWith('console.')) return;
    found.push(...mutationsAt(node, file));
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}
