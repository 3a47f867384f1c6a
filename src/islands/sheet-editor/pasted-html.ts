import { readHtml, writeHtml } from '#lib/platform/browser/inert-html.ts';
import { RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';
import { keepScripts } from './pasted-scripts.ts';
import { listWordParagraphs } from './pasted-word-lists.ts';

/**
 * Converts pasted HTML to structures that the schema reads without losing text: Word's paragraphs that look like lists
 * become lists, nested lists are moved into their item, items and cells become one paragraph with line breaks, a table
 * within a table becomes text. Styles and unknown elements are left to the schema, which drops them.
 */
export function plainHtml(html: string): string {
  const page = readPasted(html);
  listWordParagraphs(page);
  for (const element of page.querySelectorAll(`[${STYLE}]`)) marksOfStyle(element);
  keepScripts(page);
  for (const list of page.querySelectorAll('ul, ol')) hangUnderItem(list);
  for (const table of page.querySelectorAll('table table')) table.replaceWith(...linesOf(table));
  for (const item of page.querySelectorAll('li')) plainItem(item);
  for (const cell of page.querySelectorAll('td, th')) plainCell(cell);
  for (const list of page.querySelectorAll('ul, ol')) raise(list);
  return writeHtml(page.body);
}

/**
 * Parses HTML as an inert document. Its style attributes are renamed: our Content-Security-Policy would remove them,
 * and bold and italic with them.
 */
export function readPasted(html: string): Document {
  const quiet = html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`));
  return readHtml(quiet);
}

/** Whether the HTML contains text: a copied image only has an `<img>`. */
export function saysSomething(html: string): boolean {
  const { body } = readPasted(html);
  return (body.textContent ?? '').trim() !== '' || body.querySelector('figure[data-file]') !== null;
}

const LISTS = 'ul, ol';
const STYLE = 'data-style';
/** Elements that are displayed as blocks. */
const BLOCKS = new Set(
  'address article blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr p pre section tr'.split(
    ' ',
  ),
);

/** Google Docs and LibreOffice write bold as a style, and Google Docs wraps everything in a `<b>` that is not bold. */
function marksOfStyle(element: Element): void {
  const style = element.getAttribute(STYLE) ?? '';
  const weight = /font-weight:\s*([\w]+)/i.exec(style)?.[1] ?? '';
  if (element.localName === 'b' && /^(normal|400)$/i.test(weight)) element.replaceWith(...element.childNodes);
  if (!['span', 'font', 'a'].includes(element.localName)) return;
  const wrap = (name: string) => {
    const mark = element.ownerDocument.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  };
  if (/^(bold(er)?|[6-9]\d\d)$/i.test(weight)) wrap('strong');
  if (/font-style:\s*italic/i.test(style)) wrap('em');
  if (/vertical-align:\s*super/i.test(style)) wrap('sup');
  if (/vertical-align:\s*sub/i.test(style)) wrap('sub');
}

/** Moves a list into its item: Google Docs and old pages put it beside the item. */
function hangUnderItem(list: Element): void {
  if (!list.parentElement?.matches(LISTS)) return;
  const before = list.previousElementSibling;
  const item = before?.localName === 'li' ? before : list.ownerDocument.createElement('li');
  if (item !== before) list.before(item);
  item.append(list);
}

/** The lines of an element: inline content between breaks; each list item and table row is a line. */
function linesOf(element: Element): Node[] {
  const page = element.ownerDocument;
  const lines: Node[][] = [[]];
  const fresh = () => lines.at(-1)?.some((node) => node.textContent?.trim()) && lines.push([]);
  const walk = (parent: Node): void => {
    for (const child of [...parent.childNodes]) {
      const name = child instanceof Element ? child.localName : '';
      if (name === 'br') lines.push([]);
      else if (name === 'td' || name === 'th') {
        if (child.previousSibling && lines.at(-1)?.length) lines.at(-1)?.push(page.createTextNode(' · '));
        walk(child);
      } else if (name === 'li') {
        fresh();
        lines.at(-1)?.push(page.createTextNode('• '));
        walk(child);
        fresh();
      } else if (BLOCKS.has(name)) {
        fresh();
        walk(child);
        fresh();
      } else if (['ul', 'ol', 'table', 'tbody', 'thead', 'tfoot'].includes(name)) walk(child);
      else if (child.textContent?.trim() || lines.at(-1)?.length) lines.at(-1)?.push(child);
    }
  };
  walk(element);
  while (lines.length > 0 && !lines.at(-1)?.some((node) => node.textContent?.trim())) lines.pop();
  return lines.flatMap((line, index) => [...(index > 0 ? [page.createElement('br')] : []), ...line]);
}

/** Reduces an item to its text, followed by the lists under it. */
function plainItem(item: Element): void {
  const lists = [...item.querySelectorAll(LISTS)].filter(
    (list) => list.parentElement?.closest('li') === item,
  );
  for (const list of lists) list.remove();
  item.replaceChildren(...linesOf(item), ...lists);
}

/** Reduces a cell to its text; header cells are marked for the schema (`schema.ts`): it has them in the first row. */
function plainCell(cell: Element): void {
  if (cell.closest('thead')) cell.setAttribute('data-header', '');
  cell.replaceChildren(...linesOf(cell));
}

/** Flattens a list below the maximum depth: its items follow the item that contained them. */
function raise(list: Element): void {
  let level = 1;
  for (let at = list.parentElement; at; at = at.parentElement) if (at.matches(LISTS)) level += 1;
  if (level <= RICH_TEXT_MAX.levels) return;
  list.closest('li')?.after(...list.children);
  list.remove();
}
