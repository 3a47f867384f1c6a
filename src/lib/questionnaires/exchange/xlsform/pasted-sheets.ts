import { COLUMNS_MAX, headingOf, ROWS_MAX, type Row, type SheetName, type Workbook } from './sheets.ts';

/** The sheet whose headings these cells are, if any. */
function sheetHeaded(cells: readonly string[]): SheetName | undefined {
  const names = cells.map(headingOf);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^list_name$/) && has(/^(name|value)$/)) return 'choices';
  if (has(/^type$/) && has(/^(name|label(::.*)?)$/)) return 'survey';
  return has(/^(form_title|form_id|default_language)$/) ? 'settings' : undefined;
}

/** The cell at a position and its end; quoted if it contains a tab, a quote or a line break. */
function cellAt(text: string, from: number, mayQuote: boolean): { cell: string; end: number } | undefined {
  if (!mayQuote || text[from] !== '"') {
    let end = from;
    while (end < text.length && !'\t\r\n'.includes(text[end] ?? '')) end += 1;
    return { cell: text.slice(from, end), end };
  }
  let end = text.indexOf('"', from + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return undefined;
  // Spreadsheets write nothing after a closing quote: such text comes from elsewhere and is kept.
  const rest = cellAt(text, end + 1, false);
  const cell = text.slice(from + 1, end).replaceAll('""', '"') + (rest?.cell ?? '');
  return { cell, end: rest?.end ?? end + 1 };
}

/** The rows of a table copied from a spreadsheet; undefined where there are too many. */
function pastedRows(text: string): Row[] | undefined {
  const rows: Row[] = [];
  let cells: string[] = [];
  let mayQuote = true;
  for (let at = 0; ; ) {
    let read = cellAt(text, at, mayQuote);
    // After an unclosed quote, all further quotes are plain characters.
    if (!read) mayQuote = false;
    read ??= cellAt(text, at, false);
    cells.push(read?.cell ?? '');
    at = read?.end ?? text.length;
    if (cells.length > COLUMNS_MAX) return undefined;
    if (text[at] === '\t') at += 1;
    else {
      rows.push({ line: rows.length + 1, cells });
      if (rows.length > ROWS_MAX) return undefined;
      cells = [];
      if (at >= text.length) return rows;
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
}

/**
 * Sheets pasted below one another, each recognised by its headings. Undefined if none of them is the survey;
 * `too-large` beyond the maximum size of a form.
 */
export function pastedSheets(text: string): Workbook | 'too-large' | undefined {
  const rows = pastedRows(text.replace(/^\ufeff/, ''));
  if (!rows) return 'too-large';
  const sheets: { [Name in SheetName]: Row[] } = { survey: [], choices: [], settings: [] };
  let current: Row[] | undefined;
  for (const row of rows) {
    const named = sheetHeaded(row.cells);
    // A second table with the same headings continues the first one.
    if (named && sheets[named].length > 0) current = sheets[named];
    else {
      if (named) current = sheets[named];
      current?.push(row);
    }
  }
  return sheets.survey.length > 0 ? sheets : undefined;
}
