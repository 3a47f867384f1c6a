import ts from 'typescript';
import { floorOf } from './floors.ts';
import { resolveOwn, type Source, scriptOf } from './sources.ts';

const holdsMessages = (path: string) => floorOf(path) === 'texts';

/** A text of a module of messages: the names that lead to it, the exported object's first. */
interface Message {
  path: string;
  names: string[];
}

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrapped(node.expression) : node;
}

/** Where the entries of an object lead, through objects inside of it. */
function leavesOf(node: ts.Expression, names: string[]): string[][] {
  const value = unwrapped(node);
  if (!ts.isObjectLiteralExpression(value)) return [names];
  return value.properties.flatMap((property) => {
    const name = property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name));
    if (!name) return [];
    const next = [...names, (property.name as ts.Identifier).text];
    return ts.isPropertyAssignment(property) ? leavesOf(property.initializer, next) : [next];
  });
}

function messagesOf({ path, text }: Source): Message[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ modifiers, declarationList }) =>
      modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
        ? declarationList.declarations.flatMap(({ name, initializer }) =>
            initializer && unwrapped(initializer).kind === ts.SyntaxKind.ObjectLiteralExpression
              ? leavesOf(initializer, [name.getText()]).map((names) => ({ path, names }))
              : [],
          )
        : [],
    );
}

const IMPORT = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;

/** A place where messages may be used: what it calls the objects that it imports, and its text. */
interface Place {
  path: string;
  /** By module and exported name. */
  aliases: ReadonlyMap<string, string>;
  /** Without comments and the imports themselves. */
  text: string;
}

function placeOf(source: Source): Place {
  const aliases = [...scriptOf(source).matchAll(IMPORT)].flatMap(([, names = '', specifier = '']) =>
    names.split(',').map((name): [string, string] => {
      const [exported = '', alias = exported] = name.trim().split(/\s+as\s+/);
      return [`${resolveOwn(source.path, specifier)} ${exported}`, alias];
    }),
  );
  const text = source.text.replace(IMPORT, '').replace(/\/\*[\s\S]*?\*\//g, '');
  return { path: source.path, aliases: new Map(aliases), text };
}

/**
 * Whether a file reaches a message by its names, one after the other, or takes whole what it is in: `m.a.b`, `m[x].b`,
 * `const a = m.a`. A word that something else is called does not count.
 */
function reaches(uses: string, alias: string, names: readonly string[]): boolean {
  const step = (name: string) => `(?:\\??\\.\\s*${name}\\b|(?:\\?\\.)?\\[[^\\]]*\\])`;
  const whole = '(?!\\s*(?:\\??\\.\\s*\\w|\\[|:))';
  // After a dot it is another object's property, unless it is spread.
  let pattern = `(?<!\\w|(?<!\\.\\.)\\.|export const )${alias}\\b`;
  if (new RegExp(pattern + whole).test(uses)) return true;
  return names.some((name, index) => {
    pattern += step(name);
    return new RegExp(index === names.length - 1 ? pattern : pattern + whole).test(uses);
  });
}

/** Messages that nothing shows. */
export function unusedMessages(sources: readonly Source[]): string[] {
  const places = sources.map(placeOf);
  const unused = ({ path, names: [exported = '', ...names] }: Message) =>
    !places.some((place) => {
      // In its own module an object has its own name.
      const alias = place.path === path ? exported : place.aliases.get(`${path} ${exported}`);
      return alias !== undefined && reaches(place.text, alias, names);
    });
  return sources
    .filter(({ path }) => holdsMessages(path))
    .flatMap(messagesOf)
    .filter(unused)
    .map(({ path, names }) => `${path}: ${names.join('.')}`);
}
