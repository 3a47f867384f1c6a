import { decoded, lowerAscii, type Tag, tagAt } from '#lib/platform/html-tags.ts';
import { TableBuilder } from './html-cells.ts';
import { raised, readClasses, type StyleEffect, shownOf } from './html-styles.ts';
import type { Sliced } from './in-slices.ts';

/** A table of a page, and whether parts of it are hidden. */
export interface HtmlTable {
  rows: string[][];
  hidden: boolean;
}

/** Elements whose text is never displayed. */
const UNSEEN = new Set(['style', 'script', 'title', 'xml', 'template']);
const BLOCKS = new Set(['p', 'div', 'li', 'tr', 'ul', 'ol', 'h1', 'h2', 'h3']);
const VOID = new Set(['br', 'col', 'img', 'input', 'hr', 'meta', 'link', 'wbr']);
/** Maximum depth of nested tables read as separate tables; deeper ones are read as text. */
const DEPTH_MAX = 6;

/** Collapses white space, as browsers do; spaces written as entities stay. */
const flowing = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ');

/** An open element whose text is hidden, struck out or superscript. */
interface Marked {
  shown: StyleEffect;
  name: string;
  depth: number;
}

/**
 * Reads the tables of an HTML text, as put on the clipboard by spreadsheets, word processors and web pages. The HTML is
 * only parsed, never inserted into a page. Hidden or struck-out text is not read, and footnote digits stay
 * superscript.
 */
class TableReader {
  readonly tables: HtmlTable[] = [];
  readonly classes = new Map<string, StyleEffect>();
  readonly #open: TableBuilder[] = [];
  #deeper = 0;
  #marked: Marked | undefined;

  write(text: string): void {
    const shown = this.#marked?.shown;
    if (text === '' || shown === 'hidden' || shown === 'deleted') return;
    const plain = flowing(text);
    this.#write(shown === 'raised' ? raised(decoded(plain)) : plain);
  }

  take(tag: Tag): void {
    if (this.#takeMarked(tag)) return;
    const { name, closes } = tag;
    if (name === 'table') closes ? this.#closeTable() : this.#openTable();
    else if (name === 'br') this.#write('\n');
    else if (!this.#takeStructure(tag) && (BLOCKS.has(name) || name === 'td' || name === 'th'))
      this.#write(closes ? '\n' : '');
  }

  end(): HtmlTable[] {
    while (this.#open.length > 0) this.#closeTable();
    return this.tables;
  }

  #write(text: string): void {
    for (const builder of this.#open) builder.write(text);
  }

  /** Handles the start or end of hidden, struck-out or superscript text. Returns whether the tag is done with. */
  #takeMarked(tag: Tag): boolean {
    const { name, closes } = tag;
    const marked = this.#marked;
    const isCell = name === 'td' || name === 'th' || name === 'tr';
    if (marked && marked.shown !== 'hidden' && isCell) this.#marked = undefined;
    else if (marked) {
      if (name === marked.name) marked.depth += closes ? -1 : 1;
      if (marked.depth === 0) this.#marked = undefined;
      return marked.shown !== 'raised' || name === marked.name;
    }
    if (closes || VOID.has(name) || isCell) return false;
    const shown = shownOf(tag, this.classes);
    if (shown) this.#marked = { shown, name, depth: 1 };
    return shown !== undefined && shown !== 'raised';
  }

  #takeStructure(tag: Tag): boolean {
    const builder = this.#open.at(-1);
    const { name, closes } = tag;
    if (!builder || this.#deeper > 0) return false;
    const shown = closes ? undefined : shownOf(tag, this.classes);
    if (name === 'tr') closes ? builder.endRow() : builder.startRow(shown === 'hidden');
    else if (name === 'col') builder.addColumn(tag, shown === 'hidden');
    else if (name !== 'td' && name !== 'th') return false;
    else if (closes) builder.endCell();
    else {
      builder.startCell(tag, shown === 'hidden');
      // A cell that is entirely struck out is empty.
      if (shown === 'deleted') this.#marked = { shown, name, depth: 1 };
    }
    return true;
  }

  #openTable(): void {
    if (this.#open.length < DEPTH_MAX) this.#open.push(new TableBuilder());
    else this.#deeper += 1;
  }

  #closeTable(): void {
    if (this.#deeper > 0) {
      this.#deeper -= 1;
      return;
    }
    const builder = this.#open.pop();
    const rows = builder?.shownRows() ?? [];
    if (rows.length > 0) this.tables.push({ rows, hidden: builder?.hidden ?? false });
  }
}

/** The tables of an HTML text, with cells as text. */
export function* readHtmlTables(html: string): Sliced<HtmlTable[]> {
  const reader = new TableReader();
  const lower = lowerAscii(html);
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    const tag = start === -1 ? undefined : tagAt(html, start);
    const end = start === -1 ? html.length : tag ? start : start + 1;
    reader.write(html.slice(at, end));
    at = tag?.end ?? end;
    if (tag === undefined) continue;
    if (tag.name === 'tr') yield;
    if (!UNSEEN.has(tag.name) || tag.closes) {
      reader.take(tag);
      continue;
    }
    const close = lower.indexOf(`</${tag.name}`, at);
    const inside = close === -1 ? html.length : close;
    if (tag.name === 'style') readClasses(html.slice(at, inside), reader.classes);
    at = inside;
  }
  return reader.end();
}
