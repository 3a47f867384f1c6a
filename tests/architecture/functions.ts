import ts from 'typescript';
import { type Source, scriptOf } from './sources.ts';

/** A function with its place, as a test's message shows it. */
interface Place {
  /** `path name`; a function without a name goes by the one of what it is given to, or by its line. */
  name: string;
  lines: number;
}

/** Every function of a file and how many lines it has, nested ones included. */
export function functionsIn(source: Source): Place[] {
  const found: Place[] = [];
  visit(source, (node, file) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
    const first = lineOf(file, node.getStart());
    const lines = lineOf(file, node.end) - first + 1;
    found.push({ name: `${source.path} ${nameOf(node) ?? `line ${first + 1}`}`, lines });
  });
  return found;
}

/** Lines of spread literals whose properties or elements could be written directly: `...{ a, b }`, `...['x']`. */
export function spreadLiteralsIn(source: Source): string[] {
  const found: string[] = [];
  visit(source, (node, file) => {
    const isSpread = ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node);
    if (!isSpread) return;
    const { expression } = node;
    if (ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression))
      found.push(`${source.path}:${lineOf(file, node.getStart()) + 1}`);
  });
  return found;
}

function visit(source: Source, see: (node: ts.Node, file: ts.SourceFile) => void): void {
  const kind = source.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(source.path, scriptOf(source), ts.ScriptTarget.Latest, true, kind);
  const walk = (node: ts.Node) => {
    see(node, file);
    ts.forEachChild(node, walk);
  };
  walk(file);
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined;
}

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line;
}
