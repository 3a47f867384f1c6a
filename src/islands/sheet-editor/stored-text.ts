import { rowsOf } from '#lib/rich-text/block-rows.ts';
import {
  type Block,
  type ImageSize,
  type List,
  type ListItem,
  RICH_TEXT_MAX,
  type RichText,
  type Span,
} from '#lib/rich-text/rich-text.ts';
import { type DocumentMark, type DocumentNode, type LinkAttributes, viewOf } from './document.ts';

/** Removes NUL and lone surrogates, which neither database engine can store. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

function formatOf(marks: readonly DocumentMark[]): Omit<Span, 'text'> {
  const link = marks.find(({ type }) => type === 'link')?.attrs as LinkAttributes | undefined;
  const view = link && viewOf(link);
  const shift = (['sup', 'sub'] as const).find((name) => marks.some(({ type }) => type === name));
  return {
    ...(marks.some(({ type }) => type === 'bold') && { bold: true }),
    ...(marks.some(({ type }) => type === 'italic') && { italic: true }),
    ...(shift && { shift }),
    ...(link?.href && { href: link.href }),
    ...(view && { view }),
  };
}

/** Splits a text into pieces no longer than a span, never inside a character. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const piece = rest.slice(0, RICH_TEXT_MAX.text);
    const cut = piece.isWellFormed() ? piece : piece.slice(0, -1);
    found.push(cut);
    rest = rest.slice(cut.length);
  }
  return found;
}

function spansIn({ content = [] }: DocumentNode): Span[] {
  const spans: Span[] = [];
  for (const { type, text = '', marks = [] } of content) {
    const format = formatOf(marks);
    const added = type === 'hard_break' ? '\n' : storable(text);
    const last = spans.at(-1);
    if (last && JSON.stringify({ ...last, text: '' }) === JSON.stringify({ text: '', ...format }))
      last.text += added;
    else if (added !== '') spans.push({ text: added, ...format });
  }
  return spans.flatMap((span) => pieces(span.text).map((text) => ({ ...span, text })));
}

const isBlank = (spans: readonly Span[]) => spans.every(({ text }) => text.trim() === '');

const isList = ({ type }: DocumentNode) => type === 'bullet_list' || type === 'ordered_list';

/** The text of an item or a cell: all its paragraphs, one below the other. */
function flowOf({ content = [] }: DocumentNode): Span[] {
  return spansIn({
    type: 'paragraph',
    content: content
      .filter((each) => !isList(each))
      .flatMap((each, index) => [...(index > 0 ? [{ type: 'hard_break' }] : []), ...(each.content ?? [])]),
  });
}

/** The stored items of a list item: itself, or its nested items where it is empty or they are too deep. */
function itemsOf(item: DocumentNode, level: number): ListItem[] {
  const text = flowOf(item);
  const under = (item.content ?? []).filter(isList);
  const lists = under.flatMap((each) => listOf(each, Math.min(level + 1, RICH_TEXT_MAX.levels)));
  if (isBlank(text)) return lists.flatMap(({ items }) => items);
  if (lists.length === 0) return [text];
  if (level >= RICH_TEXT_MAX.levels) return [text, ...lists.flatMap(({ items }) => items)];
  return [{ text, lists }];
}

/** The stored list, if it has any items. */
function listOf({ type, content = [] }: DocumentNode, level: number): List[] {
  const items = content.flatMap((item) => itemsOf(item, level));
  return items.length > 0 ? [{ ordered: type === 'ordered_list', items }] : [];
}

/**
 * A text stored separately from spans, in full: a text over its limit is not saved
 * (`cases/browser/sheet-limits.ts`).
 */
const plain = (text: unknown): string => storable(typeof text === 'string' ? text : '').trim();

function tableOf({ attrs = {}, content = [] }: DocumentNode): Block[] {
  const rows = content.map((row) => (row.content ?? []).map(flowOf));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return [];
  const whole = rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => [])]);
  const first = content[0]?.content ?? [];
  const header = first.length > 0 && first.every(({ type }) => type === 'table_header');
  const caption = plain(attrs.caption);
  return [{ type: 'table', header, rows: whole, ...(caption && { caption }) }];
}

interface FigureAttributes {
  file: string;
  width: number;
  height: number;
  alt: string;
  size?: ImageSize | null;
  beside?: boolean;
}

/** Clears the pair mark of a figure that does not directly follow another: even an empty paragraph separates them. */
function withoutLost(nodes: readonly DocumentNode[]): DocumentNode[] {
  return nodes.map((each, index) => {
    const isPair = each.type !== 'figure' || nodes[index - 1]?.type === 'figure';
    return isPair ? each : { ...each, attrs: { ...each.attrs, beside: false } };
  });
}

function figureOf({ attrs = {}, content = [] }: DocumentNode): Block[] {
  const { file, width, height, alt, size, beside } = attrs as unknown as FigureAttributes;
  const said = plain(alt);
  const caption = plain(content.map(({ text = '' }) => text).join(''));
  const texts = { ...(said && { alt: said }), ...(caption && { caption }) };
  const image = { file, width, height, ...texts };
  return [{ type: 'image', image, ...(size && { size }), ...(beside && { beside: true }) }];
}

function toBlocks(each: DocumentNode): Block[] {
  switch (each.type) {
    case 'bullet_list':
    case 'ordered_list':
      return listOf(each, 1).map((list) => ({ type: 'list', ...list }));
    case 'table':
      return tableOf(each);
    case 'figure':
      return figureOf(each);
    default: {
      const text = spansIn(each);
      if (isBlank(text)) return [];
      const level = each.attrs?.level === 3 ? 3 : 2;
      return [each.type === 'heading' ? { type: 'heading', level, text } : { type: 'paragraph', text }];
    }
  }
}

/**
 * Converts a document to its stored form. Parts that cannot be stored are left out (empty paragraphs and items) or
 * moved up (lists nested too deeply).
 */
export function toRichText({ content = [] }: DocumentNode): RichText {
  return rowsOf(withoutLost(content).flatMap(toBlocks)).flatMap(([first, second]): Block[] => {
    if (first.type !== 'image') return [first];
    const { beside: _, ...alone } = first;
    return second ? [alone, second] : [alone];
  });
}
