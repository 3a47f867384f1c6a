import ts from 'typescript';
import { type Source, scriptOf } from './sources.ts';

const NAMES =
  '(?:dark|light|medium|pale|deep|dim|hot|royal|dodger|steel|slate|sky|midnight|forest|sea|lawn|spring|orange|rebecca|' +
  'indian|saddle|sandy|rosy|fire|white|ghost|antique|navajo|floral|cadet|cornflower|powder|alice|blue|yellow|green)*' +
  '(?:white|black|red|green|blue|yellow|orange|gold|goldenrod|silver|gr[ae]y|crimson|tomato|coral|salmon|navy|teal|' +
  'aqua|aquamarine|purple|violet|indigo|pink|brown|maroon|olive|olivedrab|lime|cyan|magenta|khaki|beige|ivory|smoke|' +
  'turquoise|orchid|plum|thistle|lavender|fuchsia|peru|sienna|linen|bisque|wheat|snow|azure|chartreuse|chocolate|brick)';
/** Hexadecimal digits, in an address too, or a function of numbers: `color-mix()` mixes tokens, and is none. */
const VALUE =
  /(?:(?<![\w&/.#-])#|%23)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.a-z]/gi;
const NAME = new RegExp(`(?<![\\w-])(?:${NAMES})(?![\\w-])`, 'gi');
const NAME_ALONE = new RegExp(`^(?:${NAMES})$`, 'i');
/** Properties that take colours, custom ones included. */
const COLOURED =
  /(?:^|[\s;{])(?:--[\w-]+|[a-z-]*(?:color|background|fill|stroke|border|outline|shadow|filter|mask|image)[a-z-]*)\s*:\s*([^;{}]+)/g;
const DRAWN_BY = /^(?:fill|stroke|fillStyle|strokeStyle|background|border|outline|\w*[cC]olor|--[\w-]+)$/;

const valuesIn = (text: string): string[] => [...text.matchAll(VALUE)].map(([found]) => found);

function coloursOfStyle(text: string): string[] {
  const style = text.replace(/\/\*[\s\S]*?\*\/|url\(["']?#[^)]*\)/g, '');
  const declared = [...style.matchAll(COLOURED)].map(([, value = '']) =>
    value.replace(/var\(--[\w-]+\)|"[^"]*"|'[^']*'|url\([^)]*\)/g, ''),
  );
  const named = declared.flatMap((value) => [...value.matchAll(NAME)].map(([found]) => found));
  // A selector by id is not a declaration.
  const declarations = [...style.matchAll(/:[^;{}]*/g)].map(([found]) => found);
  return [...declarations.flatMap(valuesIn), ...named];
}

/** The name of what a text is given to: an attribute, or the property on the left of `=` or `:`. */
function receiverOf(node: ts.Node): string {
  const { parent } = node;
  if (
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent)
  )
    return receiverOf(parent);
  if (ts.isCallExpression(parent) && parent.expression.getText().endsWith('addColorStop')) return 'stopColor';
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent)) return parent.name.getText().replaceAll(/['"]/g, '');
  if (ts.isBinaryExpression(parent) && ts.isPropertyAccessExpression(parent.left))
    return parent.left.name.text;
  return '';
}

function coloursOfScript(name: string, script: string): string[] {
  const kind = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, script, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(...valuesIn(node.text));
      if (DRAWN_BY.test(receiverOf(node)) && NAME_ALONE.test(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Attributes in markup, except those that link to an anchor of a page. */
function coloursOfMarkup(text: string): string[] {
  const attributes = [...text.matchAll(/\s([\w-]+)="([^"{}]*)"/g)].filter(([, name]) => name !== 'href');
  return attributes.flatMap(([, name = '', value = '']) => {
    if (name === 'style') return coloursOfStyle(value);
    return DRAWN_BY.test(name) && NAME_ALONE.test(value) ? [value] : valuesIn(value);
  });
}

/** Colours that a file names itself instead of taking them from the tokens. */
export function coloursOf(source: Source): string[] {
  const { path, text } = source;
  if (path.endsWith('.css')) return coloursOfStyle(text);
  if (/\.(svg|webmanifest)$/.test(path)) return valuesIn(text.replace(/href="[^"]*"/g, ''));
  const script = coloursOfScript(path, scriptOf(source));
  if (!path.endsWith('.astro')) return script;
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  const markup = text.replace(/^---\n[\s\S]*?\n---/, '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...script, ...styles.flatMap(coloursOfStyle), ...coloursOfMarkup(markup)];
}
