import { decoded, tagAt } from '#lib/platform/html-tags.ts';
import { readHtmlTables } from '../exchange/html-table.ts';
import { atOnce } from '../exchange/in-slices.ts';
import { clean } from '../exchange/sort-rows.ts';
import type { Block } from './block.ts';

/** A part of a document: a heading, a paragraph or a whole table. */
interface Piece {
  name: string;
  html: string;
}

const PIECES = /^(?:h[1-6]|p|ul|ol|table)$/;

/** The headings, paragraphs and outermost tables of a document, in their order. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  let open: { name: string; at: number; depth: number } | undefined;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const tag = tagAt(html, at);
    if (!tag) {
      at += 1;
      continue;
    }
    if (!open && !tag.closes && PIECES.test(tag.name)) open = { name: tag.name, at, depth: 1 };
    else if (open && tag.name === open.name) open.depth += tag.closes ? -1 : 1;
    if (open?.depth === 0) {
      pieces.push({ name: open.name, html: html.slice(open.at, tag.end) });
      open = undefined;
    }
    at = tag.end;
  }
  return pieces;
}

const STRUCK = /<s>[\s\S]*?<\/s>/g;

/** The text of a piece, without its struck-out parts. */
const textOf = (html: string): string =>
  clean(
    decoded(
      html
        .replace(STRUCK, '')
        .replace(/<br\s*\/?>/g, ' ')
        .replace(/<[^>]*>/g, ''),
    ),
  );

/** The tables of a document, each named by the heading above it, with the surrounding texts. */
export function documentBlocks(html: string, hasHidden: boolean): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let texts: string[] = [];
  let isStruck = false;
  for (const { name, html: piece } of piecesOf(html)) {
    isStruck ||= piece.includes('<s>');
    if (name === 'table') {
      const tables = atOnce(readHtmlTables(piece));
      const last = tables.at(-1);
      if (!last) continue;
      const title = heading || (texts.pop() ?? '');
      blocks.push({
        name: title,
        isNameUsual: title === '',
        cells: last.rows,
        isHidden: false,
        hasHidden: last.hidden || hasHidden || isStruck,
        around: texts,
      });
      heading = '';
      texts = [];
      isStruck = false;
    } else {
      const text = textOf(piece);
      if (text === '') continue;
      if (name.startsWith('h')) {
        if (heading !== '') texts.push(heading);
        heading = text;
      } else texts.push(text);
    }
  }
  const rest = [...(heading === '' ? [] : [heading]), ...texts];
  const last = blocks.at(-1);
  last?.around.push(...rest);
  if (last && isStruck) last.hasHidden = true;
  return blocks;
}
