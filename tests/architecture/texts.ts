import ts from 'typescript';
import { type Source, scriptOf } from './sources.ts';

const FRENCH = /[àâäéèêëîïôöùûüçœæÀÂÉÈÊÎÔÙÇŒ«»’]/;
const SPOKEN_ATTRIBUTES = /^(aria-label|aria-description|title|alt|placeholder|label)$/;
const HAS_WORD = /\p{L}{2}/u;

/** Literals of a script that only a person could be meant to read: accents, or text straight in the markup. */
function textsOfScript(name: string, script: string): string[] {
  const kind = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, script, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const spoken = ts.isJsxAttribute(node.parent) && SPOKEN_ATTRIBUTES.test(node.parent.name.getText());
      if (FRENCH.test(node.text) || (spoken && HAS_WORD.test(node.text))) found.push(node.text);
    } else if (ts.isJsxText(node) && HAS_WORD.test(node.text)) {
      found.push(node.text.trim());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Markup of an `.astro` file: without frontmatter, scripts, styles, comments and `{expressions}`. */
function markupOf(text: string): string {
  let markup = text
    .replace(/^---\n[\s\S]*?\n---/, '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  for (let before = ''; before !== markup; ) {
    before = markup;
    markup = markup.replace(/\{[^{}]*\}/g, '');
  }
  return markup;
}

function textsOfMarkup(text: string): string[] {
  const markup = markupOf(text);
  const attributes = [...markup.matchAll(/\s(aria-label|title|alt|placeholder|label|content)="([^"]*)"/g)]
    .map((match) => match[2] ?? '')
    .filter((value) => FRENCH.test(value));
  const words = markup.replace(/<[^>]*>/g, '\n').split('\n');
  return [...attributes, ...words.map((word) => word.trim()).filter((word) => HAS_WORD.test(word))];
}

/** Texts for people that a file holds itself instead of taking them from `messages`. */
export function heldTexts(source: Source): string[] {
  const texts = textsOfScript(source.path, scriptOf(source));
  return source.path.endsWith('.astro') ? [...texts, ...textsOfMarkup(source.text)] : texts;
}
