/** Reads Markdown tables: cells separated by bars, dashes below the headings. */

const DASHES = /^:?-+:?$/;

/** The cells of a line; an escaped bar is part of the text. */
function cellsOf(line: string): string[] {
  const cells = line.trim().replaceAll('\\|', '\u0000').split('|');
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => plain(cell.replaceAll('\u0000', '|')));
}

/** A cell's text without marks for bold or italic. */
function plain(cell: string): string {
  const text = cell.trim().replace(/<br\s?\/?>/gi, '\n');
  for (const mark of ['**', '__', '`', '*', '_']) {
    const isMarked = text.length > 2 * mark.length && text.startsWith(mark) && text.endsWith(mark);
    if (isMarked) return text.slice(mark.length, -mark.length).trim();
  }
  return text;
}

const isRule = (line: string): boolean => {
  if (!line.includes('|') || !line.includes('-')) return false;
  const cells = cellsOf(line);
  return cells.length > 0 && cells.every((cell) => DASHES.test(cell));
};

/**
 * The cells of the first table of a Markdown text, with the lines above it as rows of one cell; undefined without a
 * table.
 */
export function readMarkdownTable(text: string): string[][] | undefined {
  if (!text.includes('|') || !text.includes('-')) return undefined;
  const lines = text.split(/\r\n|\n|\r/);
  const rule = lines.findIndex((line, at) => at > 0 && isRule(line) && (lines[at - 1] ?? '').includes('|'));
  if (rule === -1) return undefined;
  const rows = lines.slice(rule + 1).filter((line) => line.trim() !== '');
  return [
    ...lines.slice(0, rule - 1).map((line) => [line]),
    cellsOf(lines[rule - 1] ?? ''),
    ...rows.map((line) => (line.includes('|') ? cellsOf(line) : [line])),
  ];
}
