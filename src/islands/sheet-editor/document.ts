import { type Block, RICH_TEXT_MAX, type RichText, type Span } from '#lib/domain/rich-text.ts';

/**
 * The editor's document as plain JSON (its node and mark names are `schema.ts`), and the way there and back.
 * What the stored form cannot hold is left out: empty paragraphs, empty items, cells spanning several columns.
 */
export interface DocumentNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocumentNode[];
  text?: string;
  marks?: DocumentMark[];
}

export interface DocumentMark {
  type: string;
  attrs?: Record<string, unknown>;
}

export interface LinkAttributes {
  href: string | null;
  folder: string | null;
  image: number | null;
}

function marksOf({ bold, italic, href, view }: Span): DocumentMark[] {
  const link = href !== undefined || view !== undefined;
  return [
    ...(link
      ? [
          {
            type: 'link',
            attrs: { href: href ?? null, folder: view?.folder ?? null, image: view?.image ?? null },
          },
        ]
      : []),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
}

function inline(spans: readonly Span[]): DocumentNode[] {
  return spans.flatMap((span) => {
    const marks = marksOf(span);
    const marked = (node: DocumentNode) => (marks.length > 0 ? { ...node, marks } : node);
    return span.text.split('\n').flatMap((text, index) => [
      ...(index > 0 ? [marked({ type: 'hard_break' })] : []),
      // The editor holds no empty text.
      ...(text === '' ? [] : [marked({ type: 'text', text })]),
    ]);
  });
}

function node(type: string, content: DocumentNode[], attrs?: Record<string, unknown>): DocumentNode {
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

const paragraph = (spans: readonly Span[]) => node('paragraph', inline(spans));

function toNode(block: Block): DocumentNode {
  switch (block.type) {
    case 'heading':
      return node('heading', inline(block.text), { level: block.level });
    case 'paragraph':
      return paragraph(block.text);
    case 'list':
      return node(
        block.ordered ? 'ordered_list' : 'bullet_list',
        block.items.map((item) => node('list_item', [paragraph(item)])),
      );
    case 'table':
      return node(
        'table',
        block.rows.map((row, index) =>
          node(
            'table_row',
            row.map((cell) =>
              node(block.header && index === 0 ? 'table_header' : 'table_cell', [paragraph(cell)]),
            ),
          ),
        ),
      );
    case 'image': {
      const { file, width, height, alt = '', caption = '' } = block.image;
      const text = caption === '' ? [] : [{ type: 'text', text: caption }];
      return node('figure', text, { file, width, height, alt });
    }
  }
}

/** The document that the editor opens; never without a place to write. */
export function toDocument(content: RichText | null): DocumentNode {
  const nodes = (content ?? []).map(toNode);
  return { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] };
}

/** Neither engine can store NUL or half a surrogate pair. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

function lookOf(marks: readonly DocumentMark[]): Omit<Span, 'text'> {
  const link = marks.find(({ type }) => type === 'link')?.attrs as LinkAttributes | undefined;
  return {
    ...(marks.some(({ type }) => type === 'bold') && { bold: true }),
    ...(marks.some(({ type }) => type === 'italic') && { italic: true }),
    ...(link?.href && { href: link.href }),
    ...(link?.folder && link.image !== null && { view: { folder: link.folder, image: link.image } }),
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
    const look = lookOf(marks);
    const added = type === 'hard_break' ? '\n' : storable(text);
    const last = spans.at(-1);
    if (last && JSON.stringify({ ...last, text: '' }) === JSON.stringify({ text: '', ...look }))
      last.text += added;
    else if (added !== '') spans.push({ text: added, ...look });
  }
  return spans.flatMap((span) => pieces(span.text).map((text) => ({ ...span, text })));
}

const isBlank = (spans: readonly Span[]) => spans.every(({ text }) => text.trim() === '');

/** An item's or a cell's text: all of its paragraphs, one under the other. */
function flowOf({ content = [] }: DocumentNode): Span[] {
  return spansIn({
    type: 'paragraph',
    content: content.flatMap((each, index) => [
      ...(index > 0 ? [{ type: 'hard_break' }] : []),
      ...(each.content ?? []),
    ]),
  });
}

function listOf({ type, content = [] }: DocumentNode): Block[] {
  const items = content.map(flowOf).filter((item) => !isBlank(item));
  return items.length > 0 ? [{ type: 'list', ordered: type === 'ordered_list', items }] : [];
}

function tableOf({ content = [] }: DocumentNode): Block[] {
  const rows = content.map((row) => (row.content ?? []).map(flowOf));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return [];
  const whole = rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => [])]);
  const first = content[0]?.content ?? [];
  const header = first.length > 0 && first.every(({ type }) => type === 'table_header');
  return [{ type: 'table', header, rows: whole }];
}

function figureOf({ attrs, content = [] }: DocumentNode): Block[] {
  const { file, width, height, alt } = attrs as { file: string; width: number; height: number; alt: string };
  const said = storable(alt).trim().slice(0, RICH_TEXT_MAX.alt).toWellFormed();
  const caption = storable(content.map(({ text = '' }) => text).join('')).trim();
  const texts = { ...(said && { alt: said }), ...(caption && { caption }) };
  return [{ type: 'image', image: { file, width, height, ...texts } }];
}

function toBlocks(each: DocumentNode): Block[] {
  switch (each.type) {
    case 'bullet_list':
    case 'ordered_list':
      return listOf(each);
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

/** What is stored of a document. */
export function toRichText({ content = [] }: DocumentNode): RichText {
  return content.flatMap(toBlocks);
}
