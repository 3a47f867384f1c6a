import { decoded } from '#lib/platform/html-tags.ts';
import { attributeOf, elementsIn, type HtmlElement, isElement, parseHtml } from '#lib/platform/html-tree.ts';
import type { SourceText } from './source-question.ts';

/** A text without markup, and what was lost with the markup. */
export interface PlainText {
  text: string;
  /** Whether formatting (bold, lists, tables, links) was lost. */
  isFormatted: boolean;
  /** Names of the pictures, sounds and videos that it contained. */
  media: string[];
}

const BLOCK = /^(p|div|li|tr|h[1-6]|ul|ol|table|blockquote|pre|section|article|dt|dd)$/;
const MEDIA = /^(img|audio|video|object|iframe|embed|svg|canvas)$/;
/** Elements that only divide a text into lines. */
const PLAIN = /^(p|br|div|span)$/;
/** Matches common HTML tags, by which a text in Moodle's own format is recognised as HTML. */
const MARKUP =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|img|a|ul|ol|li|su[bp]|table|t[rdh]|h[1-6]|code|pre|font|hr)\b[^<>]*>/i;
const RAISED: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

function write(node: HtmlElement | string, parts: string[]): void {
  if (!isElement(node)) {
    parts.push(node.replace(/[ \t\r\n\f]+/g, ' '));
    return;
  }
  const isBlock = BLOCK.test(node.name);
  if (isBlock) parts.push('\n');
  if (node.name === 'br') parts.push('\n');
  if (node.name === 'li') parts.push('• ');
  const inside: string[] = [];
  for (const child of node.children) write(child, inside);
  const text = inside.join('');
  parts.push(node.name === 'sup' ? (RAISED[text.trim()] ?? text) : text);
  if (/^t[dh]$/.test(node.name)) parts.push(' ');
  if (isBlock) parts.push('\n');
}

function ofHtml(html: string): PlainText {
  const root = parseHtml(html);
  const elements = [...elementsIn(root)];
  const parts: string[] = [];
  write(root, parts);
  return {
    text: parts
      .join('')
      .split('\n')
      .map((line) => line.replace(/ {2,}/g, ' ').trim())
      .filter(Boolean)
      .join('\n'),
    isFormatted: elements.some(({ name }) => !PLAIN.test(name) && !MEDIA.test(name)),
    media: elements
      .filter(({ name }) => MEDIA.test(name))
      .map((element) => attributeOf(element, 'src')?.split('/').at(-1) || attributeOf(element, 'alt') || ''),
  };
}

/** Maximum length of Markdown that is parsed: longer texts are truncated anyway, and hostile ones would take long. */
const MARKDOWN_MAX = 20_000;

function ofMarkdown(markdown: string): PlainText {
  if (markdown.length > MARKDOWN_MAX) return { text: markdown, isFormatted: false, media: [] };
  const media: string[] = [];
  const text = markdown
    .replace(/!\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, (_, name: string) => {
      media.push(name);
      return '';
    })
    .replace(/\[([^\]]{1,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/(\*\*|__)(?=\S)([^\n]{0,2000}?\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]{0,2000}?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?=[^\s_])([^_\n]{0,2000}?)(?<=\S)_(?![\w_])/g, '$1')
    .replace(/`([^`\n]{1,2000})`/g, '$1');
  return {
    text: decoded(text)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n'),
    isFormatted: text !== markdown && media.length === 0,
    media,
  };
}

/** Matches characters that a part of a case cannot contain: invalid ones and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** The text of an imported text without markup, since parts of a case contain plain text. */
export function plainText({ format, text }: SourceText): PlainText {
  const lines = text.replace(/\r\n?/g, '\n');
  const found =
    format === 'html'
      ? ofHtml(lines)
      : format === 'markdown'
        ? ofMarkdown(lines)
        : format === 'moodle' && MARKUP.test(lines)
          ? ofHtml(lines.replaceAll('\n', '<br>'))
          : {
              text: format === 'moodle' ? decoded(lines) : lines,
              isFormatted: false,
              media: [],
            };
  return { ...found, text: found.text.toWellFormed().replace(UNSEEN, '').trim() };
}
