import { safeHref } from './link.ts';
import { type Block, type List, type ListItem, RICH_TEXT_MAX as MAX, type Span } from './rich-text.ts';

/**
 * Text with headings, lists, bold, italic and links, written as lines that can be read and edited in a plain
 * text field: « ## heading », « - item », « 1. item », « **bold** », « *italic* », « [words](address) ».
 */

/** Escapes characters that could be read as markup signs. */
export const escapeSigns = (text: string): string =>
  text.replace(/[\\*]/g, '\\$&').replace(/\[(?=[^\]\n]{0,300}\]\()/g, '\\[');

/** Escapes the start of a line that could be read as a heading or an item. */
export const escapeBeginning = (line: string): string =>
  line.replace(/^(?=#{2,3} |- )/, '\\').replace(/^(\d{1,3})\. /, '$1\\. ');

type Look = Pick<Span, 'bold' | 'italic' | 'href'>;

/** An opening sign directly precedes a character, and does not follow a letter or digit. */
const SIGN =
  /\\([\\*[#.-])|(?<![\p{L}\p{N}])\*\*(?=\S)([^\n]{1,2000}?)(?<=[^\s\\])\*\*(?!\*)|(?<![\p{L}\p{N}*])\*(?=[^\s*])((?:\\.|\*\*[^*\n]{1,500}\*\*|[^*\n\\]){1,2000})(?<=\S)\*(?!\*)|\[([^\]\n]{1,300})\]\(([^()\s]{1,2000})\)/gu;

/** Parses the spans of a line. Signs may be nested to a limited depth. */
function spansOf(text: string, look: Look, depth: number): Span[] {
  const spans: Span[] = [];
  const add = (said: string) => {
    const last = spans.at(-1);
    if (said === '') return;
    if (last && sameLook(last, look)) last.text += said;
    else spans.push({ text: said, ...look });
  };
  let at = 0;
  for (const match of text.matchAll(SIGN)) {
    const [whole, escaped, bold, italic, words, address] = match;
    add(text.slice(at, match.index));
    at = match.index + whole.length;
    const href = address === undefined ? undefined : safeHref(address);
    if (escaped !== undefined) add(escaped);
    else if (depth === 0 || (words !== undefined && href === undefined)) add(whole);
    else if (bold !== undefined) spans.push(...spansOf(bold, { ...look, bold: true }, depth - 1));
    else if (italic !== undefined) spans.push(...spansOf(italic, { ...look, italic: true }, depth - 1));
    else spans.push(...spansOf(words ?? '', { ...look, href: href ?? '' }, depth - 1));
  }
  add(text.slice(at));
  return spans;
}

const sameLook = (span: Span, look: Look): boolean =>
  span.bold === look.bold && span.italic === look.italic && span.href === look.href;

/** Parses the spans of a text, each limited to the maximum length. */
const spans = (text: string): Span[] =>
  spansOf(text, {}, 3)
    .flatMap((span) =>
      span.text.length <= MAX.text
        ? [span]
        : [...Array(Math.ceil(span.text.length / MAX.text)).keys()].map((part) => ({
            ...span,
            text: span.text.slice(part * MAX.text, (part + 1) * MAX.text),
          })),
    )
    .slice(0, MAX.spans);

const ITEM = /^( *)(?:-|(\d{1,3})\.) +(\S.*)$/;

interface Line {
  level: number;
  ordered: boolean;
  text: Span[];
}

/** Converts lines of items to lists; items indented further become nested. */
function listsOf(lines: readonly Line[], level: number): List[] {
  const lists: List[] = [];
  for (let at = 0; at < lines.length; ) {
    const { ordered, text } = lines[at]!;
    let end = at + 1;
    while (end < lines.length && lines[end]!.level > level) end += 1;
    const inner = listsOf(lines.slice(at + 1, end), lines[at + 1]?.level ?? 0).slice(0, MAX.lists);
    const item: ListItem = inner.length > 0 ? { text, lists: inner } : text;
    const last = lists.at(-1);
    if (last && last.ordered === ordered && last.items.length < MAX.items) last.items.push(item);
    else lists.push({ ordered, items: [item] });
    at = end;
  }
  return lists;
}

/** Parses text written as lines into blocks. */
export function writtenBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: Line[] = [];
  const close = () => {
    const said = spans(paragraph.join('\n'));
    if (said.length > 0) blocks.push({ type: 'paragraph', text: said });
    const least = Math.min(...items.map(({ level }) => level));
    const lines = items.map((line) => ({ ...line, level: Math.min(line.level - least, MAX.levels - 1) }));
    blocks.push(...listsOf(lines, 0).map((list): Block => ({ type: 'list', ...list })));
    paragraph = [];
    items = [];
  };
  for (const line of text.split('\n').map((each) => each.trimEnd())) {
    const [, signs, heading] = /^(#{2,3}) +(\S.*)$/.exec(line) ?? [];
    const [, indent = '', number, item] = ITEM.exec(line) ?? [];
    if (heading !== undefined || line === '') close();
    if (heading !== undefined)
      blocks.push({ type: 'heading', level: signs === '##' ? 2 : 3, text: spans(heading) });
    else if (item !== undefined) {
      if (paragraph.length > 0) close();
      items.push({ level: Math.floor(indent.length / 2), ordered: number !== undefined, text: spans(item) });
    } else if (line !== '') {
      if (items.length > 0) close();
      paragraph.push(line.trimStart());
    }
  }
  close();
  return blocks.slice(0, MAX.blocks);
}
