import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { safeHref } from '#lib/rich-text/link.ts';
import {
  type Block,
  itemLists,
  itemText,
  type List,
  type RichText,
  type Span,
} from '#lib/rich-text/rich-text.ts';
import { htmlLines } from './html.ts';

/** The address of an image relative to the page; undefined when the image could not be read. */
export type ImageLink = (file: string) => string | undefined;

function spanHtml({ text, bold, italic, shift, href }: Span): string {
  let html = htmlLines(text);
  if (shift) html = `<${shift}>${html}</${shift}>`;
  if (bold) html = `<strong>${html}</strong>`;
  if (italic) html = `<em>${html}</em>`;
  const address = safeHref(href);
  // Paths of the site are not linked: they lead nowhere from a folder.
  return address && !address.startsWith('/') ? `<a href="${escapeMarkup(address)}">${html}</a>` : html;
}

const spans = (text: readonly Span[]): string => text.map(spanHtml).join('');

function listHtml(list: List): string {
  const tag = list.ordered ? 'ol' : 'ul';
  const items = list.items.map(
    (item) => `<li>${spans(itemText(item))}${itemLists(item).map(listHtml).join('')}</li>`,
  );
  return `<${tag}>${items.join('')}</${tag}>`;
}

function blockHtml(block: Block, imageLink: ImageLink): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level + 1}>${spans(block.text)}</h${block.level + 1}>`;
    case 'paragraph':
      return `<p>${spans(block.text)}</p>`;
    case 'list':
      return listHtml(block);
    case 'table': {
      const cell = (row: number, text: readonly Span[]) =>
        row === 0 && block.header ? `<th>${spans(text)}</th>` : `<td>${spans(text)}</td>`;
      const rows = block.rows.map(
        (cells, row) => `<tr>${cells.map((text) => cell(row, text)).join('')}</tr>`,
      );
      const caption = block.caption ? `<caption>${escapeMarkup(block.caption)}</caption>` : '';
      return `<div class="scroll"><table>${caption}${rows.join('')}</table></div>`;
    }
    case 'image':
      return imageHtml(block.image, imageLink);
  }
}

/** An image with its caption below. */
export function imageHtml(
  image: {
    file: string;
    width: number;
    height: number;
    alt?: string | undefined;
    caption?: string | undefined;
  },
  imageLink: ImageLink,
): string {
  const src = imageLink(image.file);
  const caption = image.caption ? `<figcaption>${escapeMarkup(image.caption)}</figcaption>` : '';
  const picture = src
    ? `<img src="${src}" alt="${escapeMarkup(image.alt ?? '')}" width="${image.width}" height="${image.height}" loading="lazy">`
    : '';
  return `<figure>${picture}${caption}</figure>`;
}

/** A sheet or a fiche. */
export const richTextHtml = (content: RichText, imageLink: ImageLink): string =>
  content.map((block) => blockHtml(block, imageLink)).join('\n');
