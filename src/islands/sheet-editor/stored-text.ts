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

/** Neither database engine can store NUL or half a surrogate pair. */
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

/** Texts no longer than a span may be, never cut inside a character. */
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

/** An item's or a cell's text: all of its paragraphs, one under the other. */
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

/** The list, unless there is nothing in it. */
function listOf({ type, content = [] }: DocumentNode, level: number): List[] {
  const items = content.flatMap((item) => itemsOf(item, level));
  return items.length > 0 ? [{ ordered: type === 'ordered_list', items }] : [];
}

/**
 * A text that is stored apart from spans, whole: what is over its limit is not saved
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

/** Two images form a pair where nothing is between them, not even an empty paragraph, which is not stored. */
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
 * The stored form of a document. Parts that it cannot hold are left out (empty paragraphs, empty items) or raised to
 * where they fit (lists nested too deeply).
 */
export function toRichText({ content = [] }: DocumentNode): RichText {
  return rowsOf(withoutLost(content).flatMap(toBlocks)).flatMap(([first, second]): Block[] => {
    if (first.type !== 'image') return [first];
    const { beside: _, ...alone } = first;
    return second ? [alone, second] : [alone];
  });
}
