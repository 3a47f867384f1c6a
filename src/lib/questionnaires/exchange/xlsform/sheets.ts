/** A row of a sheet, with the number that the spreadsheet gives it. */
export interface Row {
  line: number;
  cells: readonly string[];
}

export type Sheet = readonly Row[];

/** The sheets of an XLSForm, each with its headings as first row. */
export interface Workbook {
  survey: Sheet;
  choices: Sheet;
  settings: Sheet;
}

export type SheetName = keyof Workbook;

/** Maximum rows and columns of a sheet; no real form has more. */
export const ROWS_MAX = 10_000;
export const COLUMNS_MAX = 300;

/** The normalised form of a heading: « List name » → « list_name ». A language after `::` keeps its case. */
export function headingOf(cell: string): string {
  const [name = '', ...rest] = cell.trim().split(/\s*::?\s*/);
  return [name.toLowerCase().replace(/\s+/g, '_'), ...rest].join('::');
}

/** The non-empty cells of a row, by heading. */
export interface FormRow {
  line: number;
  values: ReadonlyMap<string, string>;
}

/** The rows below the headings. If two columns have the same heading, the first is used. */
export function recordsOf([first, ...rows]: Sheet): FormRow[] {
  const headings = (first?.cells ?? []).map(headingOf);
  return rows.flatMap(({ line, cells }) => {
    const values = new Map<string, string>();
    for (const [at, cell] of cells.entries()) {
      const heading = headings[at] ?? '';
      const value = cell.trim();
      if (heading !== '' && value !== '' && !values.has(heading)) values.set(heading, value);
    }
    return values.size > 0 ? [{ line, values }] : [];
  });
}
