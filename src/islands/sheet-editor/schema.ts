import { type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { imagePath } from '#lib/contract/paths.ts';
import { type SheetFolder, viewHref } from '#lib/domain/case-view.ts';
import { safeHref } from '#lib/domain/link.ts';
import type { LinkAttributes } from './document.ts';

/** The case that a sheet belongs to: what its images and its links to images are resolved against. */
export interface SheetCase {
  id: string;
  folders: SheetFolder[];
}

const heading = (tag: string, level: 2 | 3) => ({ tag, attrs: { level } });

const TEXT_NODES = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [
      // Our own, as they are copied out of the editor (`toDOM`).
      heading('.rich-heading-2', 2),
      ...['h1', 'h2'].map((tag) => heading(tag, 2)),
      ...['h3', 'h4', 'h5', 'h6'].map((tag) => heading(tag, 3)),
    ],
    // One below in the page: it stands under the page's own title and the name of the sheet.
    toDOM: ({ attrs }) => [`h${attrs.level + 1}`, { class: `rich-heading-${attrs.level}` }, 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const TABLE_NODES = tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} });

const isNumber = (text: string | null) => text !== null && /^\d{1,4}$/.test(text);

/** Images are those of the case: a picture pasted from elsewhere is left out. */
function figure({ id, folders }: SheetCase): NodeSpec {
  const sizes = new Map(folders.flatMap(({ images }) => images.map((image) => [image.file, image] as const)));
  return {
    attrs: { file: {}, width: {}, height: {}, alt: { default: '' } },
    content: 'text*',
    marks: '',
    group: 'block',
    isolating: true,
    draggable: true,
    parseDOM: [
      {
        tag: 'figure[data-file]',
        contentElement: 'figcaption',
        getAttrs: (element) => {
          const image = sizes.get(element.dataset.file ?? '');
          return image ? { ...image, alt: element.querySelector('img')?.alt ?? '' } : false;
        },
      },
    ],
    toDOM: ({ attrs: { file, width, height, alt } }) => [
      'figure',
      { class: 'content-image', 'data-file': file },
      ['img', { src: imagePath(id, file), alt, width, height, draggable: 'false' }],
      ['figcaption', 0],
    ],
  };
}

function linkAttributes(element: HTMLElement): LinkAttributes | false {
  const { folder, image = null } = element.dataset;
  if (folder && isNumber(image)) return { href: null, folder, image: Number(image) };
  const href = safeHref(element.getAttribute('href'));
  return href ? { href, folder: null, image: null } : false;
}

/** Nodes and marks of a sheet: what `document.ts` can store, and nothing more. */
export function sheetSchema(owner: SheetCase) {
  return new Schema({
    nodes: {
      ...TEXT_NODES,
      figure: figure(owner),
      ...TABLE_NODES,
      table_header: {
        ...TABLE_NODES.table_header,
        parseDOM: [{ tag: 'td[data-header]', priority: 60 }, ...(TABLE_NODES.table_header.parseDOM ?? [])],
        // A new table's headings are empty, which a real one must not be.
        toDOM: () => ['td', { class: 'header-cell', 'data-header': '' }, 0],
      },
    },
    marks: {
      link: {
        attrs: { href: { default: null }, folder: { default: null }, image: { default: null } },
        inclusive: false,
        parseDOM: [
          { tag: 'a[data-folder]', getAttrs: linkAttributes },
          { tag: 'a[href]', getAttrs: linkAttributes },
        ],
        toDOM: ({ attrs: { href, folder, image } }) => {
          if (folder === null) return ['a', { href, rel: 'noopener nofollow' }, 0];
          const to = viewHref(owner.id, owner.folders, { folder, image });
          return [
            'a',
            { class: 'view-link', ...(to && { href: to }), 'data-folder': folder, 'data-image': image },
            0,
          ];
        },
      },
      bold: {
        parseDOM: [
          { tag: 'strong' },
          { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
          { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d{2})$/.test(value) && null },
        ],
        toDOM: () => ['strong', 0],
      },
      italic: {
        parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
        toDOM: () => ['em', 0],
      },
    },
  });
}

export type SheetSchema = ReturnType<typeof sheetSchema>;
