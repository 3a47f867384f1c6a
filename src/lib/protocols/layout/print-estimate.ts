import type { ProtocolBody } from '../body-schema.ts';
import { writeCell } from '../cells.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES, type TableName } from '../fields/acquisition-fields.ts';
import { onEachScanner } from '../scanners/rows-for.ts';
import { saysWhom } from '../suitability.ts';
import { suitabilityFacts } from './suitability-facts.ts';

/**
 * The size of a printed protocol, estimated from its texts, since a server cannot lay out text. Widths are in em,
 * heights in lines, so that they are valid for any font size. Estimates are generous: a sheet that should fit does.
 */

/** Mean width of a character in em, in the widest font that browsers use for `system-ui`. */
const LETTER = 0.56;
const CELL_PADDING = 0.6;
/** Padding of a table row, and height of a heading with the space above it, in lines. */
const ROW_PADDING = 0.25;
const HEADING = 1.9;
/** Width of a checkbox with its label, in em. */
const CHECK_LABEL = 9;

export interface PrintedTable {
  columns: { width: number; texts: string[] }[];
}

const linesOf = (text: string, width: number) =>
  text
    .split('\n')
    .reduce((sum, each) => sum + Math.max(1, Math.ceil((each.length * LETTER) / Math.max(1, width))), 0);

function tableOf(table: TableName, rows: readonly AcquisitionRow[]): PrintedTable {
  const columns = fieldsOf(table).flatMap((field) => {
    const texts = rows.map((row) => writeCell(field, row[field.key]));
    if (texts.every((text) => text === '')) return [];
    const longest = Math.max(field.abbreviation.length, ...texts.map((text) => text.length));
    return [{ width: Math.min(longest * LETTER, field.width) + CELL_PADDING, texts }];
  });
  return { columns };
}

/** The non-empty tables of a protocol. */
export function printedTables(body: ProtocolBody): PrintedTable[] {
  return onEachScanner(body).flatMap(({ body: { acquisition = {} } }) =>
    TABLE_NAMES.flatMap((table) => {
      const rows = (acquisition[table] ?? []) as readonly AcquisitionRow[];
      return rows.length === 0 ? [] : [tableOf(table, rows)];
    }),
  );
}

/** The width in em with which every column has its field's width. */
export const naturalWidth = ({ columns }: PrintedTable) => columns.reduce((sum, { width }) => sum + width, 0);

function tableLines(table: PrintedTable, width: number): number {
  const stretch = width / naturalWidth(table);
  const rows = (table.columns[0]?.texts ?? []).map((_, row) =>
    Math.max(
      ...table.columns.map((column) =>
        linesOf(column.texts[row] ?? '', column.width * stretch - CELL_PADDING),
      ),
    ),
  );
  // Lines for the title, the headings with their units, and the total below.
  return 5 + rows.reduce((sum, lines) => sum + lines + ROW_PADDING, 0);
}

const listLines = (lines: readonly string[] | undefined, width: number) =>
  lines?.length ? HEADING + lines.reduce((sum, line) => sum + linesOf(line, width - 2) + 0.1, 0) : 0;

/** Lines of facts beside their labels; empty facts take none. */
const factLines = (texts: readonly (string | number | undefined)[], width: number) =>
  texts.reduce<number>((sum, text) => sum + (text ? linesOf(String(text), width - 9) + 0.1 : 0), 0);

function contrastLines(contrast: ProtocolBody['contrast'], width: number): number {
  if (!contrast) return 0;
  const { doseMlPerKg, ...facts } = contrast;
  // Lines for the weight and for the table of volumes.
  const doses = doseMlPerKg === undefined ? 0 : 11;
  return HEADING + factLines([doseMlPerKg, ...Object.values(facts)], width) + doses;
}

/** Height of sections in columns: an equal share of the total, or the highest section. */
function columnLines(sections: readonly number[], columns: number): number {
  const share = sections.reduce((sum, lines) => sum + lines, 0) / columns;
  return Math.max(share * 1.08, ...sections, 0);
}

/** Lines of the whole protocol, for a number of columns and a sheet's width (em). */
export function printedLines(body: ProtocolBody, width: number, columns: number): number {
  const { preparation = {}, doseReference } = body;
  const column = width / columns - 2;
  const { fasting, allergy, pregnancy, renalFunction, ...prepared } = preparation;
  const checks = [fasting, allergy, pregnancy, renalFunction].filter((text) => text);
  const checked = checks.reduce<number>((sum, text) => sum + linesOf(text ?? '', width / 2 - CHECK_LABEL), 0);
  const before = [
    listLines(body.indications, column),
    listLines(body.contraindications, column),
    saysWhom(body)
      ? HEADING +
        factLines(
          suitabilityFacts(body).map(([, text]) => text),
          column,
        )
      : 0,
    HEADING + factLines(Object.values(prepared), column),
    contrastLines(body.contrast, column),
  ];
  const after = [body.postProcessing, body.pitfalls, body.successCriteria, body.references].map((lines) =>
    listLines(lines, column),
  );
  const passes = body.acquisition?.passes?.length ?? 0;
  const scanners = body.scanners?.length ?? 0;
  return (
    // Lines for title, facts and footer.
    8 +
    linesOf(body.description ?? '', width) +
    (checks.length > 0 ? 2.5 + checked * 0.7 : 0) +
    columnLines(before, columns) +
    printedTables(body).reduce((sum, table) => sum + tableLines(table, width), HEADING) +
    // Each scanner has a heading, and doses of its own.
    scanners * HEADING +
    (doseReference ? (HEADING + passes + 3) * Math.max(1, scanners) : 0) +
    Math.ceil(Object.keys(body.tolerances ?? {}).length / 3) +
    columnLines(after, columns)
  );
}
