import type { ProtocolBody } from '../body-schema.ts';
import { writeCell } from '../cells.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES, type TableName } from '../fields/acquisition-fields.ts';
import { onEachScanner } from '../scanners/rows-for.ts';
import { saysWhom } from '../suitability.ts';
import { suitabilityFacts } from './suitability-facts.ts';

/**
 * The size of a protocol on paper, estimated from its texts: a server cannot lay out text. All widths are in em and
 * all heights in lines, so that they hold for any font size. Estimated generously: a sheet that should fit must fit.
 */

/** Mean width of a letter of the widest face that browsers here take for `system-ui`, em. */
const LETTER = 0.56;
const CELL_PADDING = 0.6;
/** Space between two lines of a table, and what a heading takes with the space before it, lines. */
const ROW_PADDING = 0.25;
const HEADING = 1.9;
/** The box of an item to check and its name, em. */
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

/** The tables of a protocol that hold rows. */
export function printedTables(body: ProtocolBody): PrintedTable[] {
  return onEachScanner(body).flatMap(({ body: { acquisition = {} } }) =>
    TABLE_NAMES.flatMap((table) => {
      const rows = (acquisition[table] ?? []) as readonly AcquisitionRow[];
      return rows.length === 0 ? [] : [tableOf(table, rows)];
    }),
  );
}

/** The width at which no cell is narrower than its field asks for, em. */
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
  // Its title, headings with their units, and the total below.
  return 5 + rows.reduce((sum, lines) => sum + lines + ROW_PADDING, 0);
}

const listLines = (lines: readonly string[] | undefined, width: number) =>
  lines?.length ? HEADING + lines.reduce((sum, line) => sum + linesOf(line, width - 2) + 0.1, 0) : 0;

/** Facts beside their names; those without a text take nothing. */
const factLines = (texts: readonly (string | number | undefined)[], width: number) =>
  texts.reduce<number>((sum, text) => sum + (text ? linesOf(String(text), width - 9) + 0.1 : 0), 0);

function contrastLines(contrast: ProtocolBody['contrast'], width: number): number {
  if (!contrast) return 0;
  const { doseMlPerKg, ...facts } = contrast;
  // The field for the weight, and the table of volumes.
  const doses = doseMlPerKg === undefined ? 0 : 11;
  return HEADING + factLines([doseMlPerKg, ...Object.values(facts)], width) + doses;
}

/** Sections in columns: as high as their share, or as the highest of them. */
function columnLines(sections: readonly number[], columns: number): number {
  const share = sections.reduce((sum, lines) => sum + lines, 0) / columns;
  return Math.max(share * 1.08, ...sections, 0);
}

/** Lines of the whole protocol, set in this many columns on so wide a sheet (em). */
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
    // Title, facts and foot.
    8 +
    linesOf(body.description ?? '', width) +
    (checks.length > 0 ? 2.5 + checked * 0.7 : 0) +
    columnLines(before, columns) +
    printedTables(body).reduce((sum, table) => sum + tableLines(table, width), HEADING) +
    // Each scanner has a heading, and its doses.
    scanners * HEADING +
    (doseReference ? (HEADING + passes + 3) * Math.max(1, scanners) : 0) +
    Math.ceil(Object.keys(body.tolerances ?? {}).length / 3) +
    columnLines(after, columns)
  );
}
