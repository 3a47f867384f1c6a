import { TableBuilder } from './html-cells.ts';
import { type Tag, tagAt } from './html-tags.ts';
import type { Sliced } from './in-slices.ts';

/**
 * The first table of an HTML text, as spreadsheets, word processors and web pages put it on the clipboard. Read letter by
 * letter: it is never put into a page. Inner tables are text of their cell.
 */

/** Elements whose text nobody sees. */
const UNSEEN = new Set(['style', 'script', 'head', 'title', 'xml', 'template']);
const BLOCKS = new Set(['p', 'div', 'li', 'tr', 'ul', 'ol', 'h1', 'h2', 'h3']);

/** Runs of white space are one space, as a browser shows them; spaces written as entities stay. */
const flowing = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ');

/** What a tag means inside the table: 'end' closes it. */
function take(builder: TableBuilder, tag: Tag, depth: number): void {
  const { name, closes } = tag;
  if (depth === 1 && name === 'tr') closes ? builder.endRow() : builder.startRow();
  else if (depth === 1 && (name === 'td' || name === 'th'))
    closes ? builder.endCell() : builder.startCell(tag);
  else if (name === 'br') builder.write('\n');
  else if (BLOCKS.has(name) || name === 'td' || name === 'th') builder.write(closes ? '\n' : '');
}

/** The rows of the first table, each cell as its text; undefined when there is no table. */
export function* readHtmlTable(html: string): Sliced<string[][] | undefined> {
  const builder = new TableBuilder();
  const lower = html.toLowerCase();
  let depth = 0;
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    const tag = start === -1 ? undefined : tagAt(html, start);
    const end = start === -1 ? html.length : tag ? start : start + 1;
    builder.write(flowing(html.slice(at, end)));
    at = tag?.end ?? end;
    if (tag === undefined) continue;
    if (tag.name === 'tr') yield;
    if (UNSEEN.has(tag.name) && !tag.closes) {
      const close = lower.indexOf(`</${tag.name}`, at);
      at = close === -1 ? html.length : close;
    } else if (tag.name === 'table') {
      depth += tag.closes ? -1 : 1;
      if (depth === 0) break;
    } else if (depth > 0) {
      take(builder, tag, depth);
    }
  }
  builder.endRow();
  return builder.rows.length > 0 ? builder.rows : undefined;
}
