import {
  type Block,
  type CaseView,
  itemLists,
  itemText,
  type List,
  type RichText,
  type Span,
  type TableBlock,
} from '#lib/rich-text/rich-text.ts';

/** The editor's document as plain JSON: its node and mark names are those of `schema.ts`. */
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
  key: string | null;
  finding: string | null;
}

/** The target of a link to an image; undefined for a link to a URL. */
export function viewOf({ folder, image, key, finding }: LinkAttributes): CaseView | undefined {
  if (!folder || image === null) return undefined;
  return { folder, image, ...(key && { key }), ...(finding && { finding }) };
}

function marksOf({ bold, italic, shift, href, view }: Span): DocumentMark[] {
  const link = href !== undefined || view !== undefined;
  const { folder = null, image = null, key = null, finding = null } = view ?? {};
  return [
    ...(link ? [{ type: 'link', attrs: { href: href ?? null, folder, image, key, finding } }] : []),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(shift ? [{ type: shift }] : []),
  ];
}

function inline(spans: readonly Span[]): DocumentNode[] {
  return spans.flatMap((span) => {
    const marks = marksOf(span);
    const marked = (node: DocumentNode) => (marks.length > 0 ? { ...node, marks } : node);
    return span.text.split('\n').flatMap((text, index) => [
      ...(index > 0 ? [marked({ type: 'hard_break' })] : []),
      // ProseMirror allows no empty text nodes.
      ...(text === '' ? [] : [marked({ type: 'text', text })]),
    ]);
  });
}

function node(type: string, content: DocumentNode[], attrs?: Record<string, unknown>): DocumentNode {
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

const paragraph = (spans: readonly Span[]) => node('paragraph', inline(spans));

function listNode({ ordered, items }: List): DocumentNode {
  return node(
    ordered ? 'ordered_list' : 'bullet_list',
    items.map((item) =>
      node('list_item', [paragraph(itemText(item)), ...itemLists(item).map((inner) => listNode(inner))]),
    ),
  );
}

function tableNode({ header, rows, caption = '' }: TableBlock): DocumentNode {
  const cellType = (row: number) => (header && row === 0 ? 'table_header' : 'table_cell');
  return node(
    'table',
    rows.map((row, index) =>
      node(
        'table_row',
        row.map((cell) => node(cellType(index), [paragraph(cell)])),
      ),
    ),
    { caption },
  );
}

function toNode(block: Block): DocumentNode {
  switch (block.type) {
    case 'heading':
      return node('heading', inline(block.text), { level: block.level });
    case 'paragraph':
      return paragraph(block.text);
    case 'list':
      return listNode(block);
    case 'table':
      return tableNode(block);
    case 'image': {
      const { file, width, height, alt = '', caption = '' } = block.image;
      const text = caption === '' ? [] : [{ type: 'text', text: caption }];
      const { size = null, beside = false } = block;
      return node('figure', text, { file, width, height, alt, size, beside });
    }
  }
}

/** The document for the editor; always has at least an empty paragraph. */
export function toDocument(content: RichText | null): DocumentNode {
  const nodes = (content ?? []).map(toNode);
  return { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] };
}
