import { type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import type { SheetFinding, SheetFolder } from '#lib/cases/view-links.ts';
import { IMAGE_SIZES } from '#lib/rich-text/rich-text.ts';
import { proportionTransform } from '../form/in-proportion.ts';
import type { MaskableItem } from '../image-review/mask-in-item.ts';
import type { KnownImages } from './known-images.ts';
import { linkMark } from './link-mark.ts';

/** The item that a text belongs to: images and links to images are resolved against it. */
export interface TextOwner {
  id: string;
  folders: SheetFolder[];
  /** The findings in the order of their tour. */
  findings?: readonly SheetFinding[];
  /** True for a questionnaire, which has no folders with images to show or to link to. */
  withoutFolders?: boolean;
  /** For the owner only: how parts of its images are masked. */
  masked?: MaskableItem | undefined;
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
      // Our own headings, as copied from the editor (`toDOM`).
      heading('.rich-heading-2', 2),
      ...['h1', 'h2'].map((tag) => heading(tag, 2)),
      ...['h3', 'h4', 'h5', 'h6'].map((tag) => heading(tag, 3)),
    ],
    // One level below the stored one, because the text follows the page's title and the sheet's name.
    toDOM: ({ attrs: { level } }) => [
      `h${level + 1}`,
      // The level is shown beside the heading in the editor, because bold text looks the same.
      { class: `rich-heading-${level}`, 'data-level': level === 2 ? m.heading : m.subheading },
      0,
    ],
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
  list_item: {
    content: 'paragraph (bullet_list | ordered_list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
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

const HEADINGS = (TABLE_NODES.table_header.parseDOM ?? []) as TagParseRule[];

/** Images pasted from elsewhere are dropped: only images stored on this site can be shown. */
function figure(knownImages: KnownImages): NodeSpec {
  return {
    attrs: {
      file: {},
      width: {},
      height: {},
      alt: { default: '' },
      size: { default: null },
      beside: { default: false },
    },
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
          const image = knownImages.find(element.dataset.file);
          const size = IMAGE_SIZES.find((each) => each === element.dataset.size) ?? null;
          const beside = element.dataset.beside !== undefined;
          if (!image) return false;
          return { ...image, alt: element.querySelector('img')?.alt ?? '', size, beside };
        },
      },
    ],
    toDOM: ({ attrs: { file, width, height, alt, size, beside } }) => {
      const transform = proportionTransform(knownImages.find(file)?.aspect);
      const style = transform && { style: `transform: ${transform}` };
      return [
        'figure',
        {
          class: 'content-image',
          'data-file': file,
          ...(size && { 'data-size': size }),
          ...(beside && { 'data-beside': '' }),
        },
        ['img', { src: knownImages.srcOf(file), alt, width, height, ...style, draggable: 'false' }],
        ['figcaption', 0],
      ];
    },
  };
}

/** The caption is not editable in place: a tool of the table opens a dialog for it. */
function table(): NodeSpec {
  const caption = (element: HTMLElement) =>
    [...element.children].find(({ localName }) => localName === 'caption')?.textContent?.trim() ?? '';
  return {
    ...TABLE_NODES.table,
    attrs: { caption: { default: '' } },
    parseDOM: [
      { tag: 'table', getAttrs: (element) => ({ caption: caption(element) }) },
      { tag: 'caption', ignore: true },
    ],
    toDOM: ({ attrs }) => [
      'table',
      ...(attrs.caption ? [['caption', { contenteditable: 'false' }, ['span', attrs.caption]] as const] : []),
      ['tbody', 0],
    ],
  };
}

/** Superscript and subscript exclude each other. */
const RAISED_OR_LOWERED = { excludes: 'sup sub' };

/** The nodes and marks of a sheet: exactly those that `document.ts` can store. */
export function sheetSchema(owner: TextOwner, knownImages: KnownImages) {
  return new Schema({
    nodes: {
      ...TEXT_NODES,
      figure: figure(knownImages),
      ...TABLE_NODES,
      table: table(),
      table_header: {
        ...TABLE_NODES.table_header,
        parseDOM: [...HEADINGS.map((rule) => ({ ...rule, tag: '[data-header]', priority: 60 })), ...HEADINGS],
        // Not a `<th>`, which must not be empty: the header cells of a new table are.
        toDOM: () => ['td', { class: 'header-cell', 'data-header': '' }, 0],
      },
    },
    marks: {
      link: linkMark(owner),
      // Styles have been converted to these tags (`pasted-html.ts`).
      bold: {
        parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
        toDOM: () => ['strong', 0],
      },
      italic: {
        parseDOM: [{ tag: 'em' }, { tag: 'i' }],
        toDOM: () => ['em', 0],
      },
      sup: { ...RAISED_OR_LOWERED, parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
      sub: { ...RAISED_OR_LOWERED, parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
    },
  });
}

export type SheetSchema = ReturnType<typeof sheetSchema>;
