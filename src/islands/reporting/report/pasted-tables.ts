import { readHtml, writeHtml } from '#lib/platform/browser/inert-html.ts';

/** The text of a table cell on one line. */
const wordsOf = (cell: Element): string => (cell.textContent ?? '').replace(/\s+/gu, ' ').trim();

/** A table row as a line of a report: the first cell as a label, then the values. */
function lineOf(row: Element): string {
  const [name = '', ...values] = Array.from(row.querySelectorAll(':scope > td, :scope > th'), wordsOf);
  const told = values.filter((value) => value !== '').join('\u202f; ');
  if (name === '' || told === '') return name + told;
  return /[:.?!]$/.test(name) ? `${name} ${told}` : `${name}\u00a0: ${told}`;
}

/**
 * HTML with a paragraph in place of each row of a table, innermost tables first: a report holds no tables, and cells
 * would be joined without a space.
 */
export function withoutTables(html: string): string {
  if (!/<t(?:able|r)[\s>]/i.test(html)) return html;
  const page = readHtml(html);
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const lines = Array.from(table.querySelectorAll('tr'), lineOf).filter((line) => line !== '');
    const paragraphs = lines.map((line) => {
      const paragraph = page.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    });
    table.replaceWith(...paragraphs);
  }
  return writeHtml(page.body);
}
