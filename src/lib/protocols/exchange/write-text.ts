import type { EditedBody } from '../body-edits.ts';
import { cellText, headingUnit, valueText } from '../field-text.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES, type TableName } from '../fields/acquisition-fields.ts';
import { field } from '../fields/field.ts';
import { onEachScanner } from '../scanners/rows-for.ts';
import { isLineList, SECTION_SHAPES, SECTIONS, type SectionName } from '../sections.ts';
import { tableTotal } from '../totals.ts';

/** The French texts, supplied by `protocols/export-texts.ts`. */
export interface ProtocolWords {
  sections: Readonly<Record<SectionName, string>>;
  field(section: SectionName, key: string): string;
  /** Heading above the tables of one of several scanners. */
  scanner(name: string): string;
  tables: Readonly<Record<TableName, string>>;
  totals: Readonly<Partial<Record<TableName, string>>>;
  atLeast(total: string): string;
}

export interface ProtocolText {
  title: string;
  /** Lines below the title: imaging type, review state, address. */
  facts: readonly string[];
  body: EditedBody;
}

/** Maximum length of a line that mail programs do not wrap. */
const LINE_MAX = 76;
const lengthOf = (text: string) => [...text].length;
const underlined = (text: string, mark: string) => [text, mark.repeat(lengthOf(text))];

/** Aligned columns; undefined when a line would be too long. */
function aligned(grid: readonly string[][]): string[] | undefined {
  const widths = (grid[0] ?? []).map((_, column) =>
    grid.reduce((width, row) => Math.max(width, lengthOf(row[column] ?? '')), 0),
  );
  const width = widths.reduce((sum, each) => sum + each + 2, -2);
  if (width > LINE_MAX || grid.some((row) => row.some((cell) => cell.includes('\n')))) return undefined;
  return grid.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** Facts in sequence, wrapped to the maximum line length. */
function flowing(facts: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    const joined = `${last} · ${fact}`;
    if (last !== undefined && lengthOf(joined) <= LINE_MAX) lines[lines.length - 1] = joined;
    else lines.push(indent + fact);
  }
  return lines;
}

function tableLines(table: TableName, rows: readonly AcquisitionRow[], words: ProtocolWords): string[] {
  const filled = fieldsOf(table).filter((each) => rows.some((row) => cellText(each, row[each.key]) !== ''));
  const headings = filled.map((each) => [each.abbreviation, headingUnit(each)].filter(Boolean).join(' '));
  const cells = rows.map((row) => filled.map((each) => cellText(each, row[each.key])));
  const blocks = () =>
    rows.flatMap((row) => [
      row.name,
      ...flowing(
        filled
          .filter(({ key }) => key !== 'name')
          .map((each) => [each.abbreviation, valueText(each, row[each.key])])
          .filter(([, value]) => value !== '')
          .map((fact) => fact.join(' ')),
        '  ',
      ),
    ]);
  const total = tableTotal(table, rows);
  const sum = total && valueText(total.field, total.value);
  return [
    words.tables[table],
    ...(aligned([headings, ...cells]) ?? blocks()),
    ...(total && sum && words.totals[table]
      ? [`${words.totals[table]}\u00a0: ${total.complete ? sum : words.atLeast(sum)}`]
      : []),
  ];
}

function sectionLines(section: SectionName, body: EditedBody, words: ProtocolWords): string[] {
  if (section === 'general') return body.description ? [body.description] : [];
  if (section === 'acquisition')
    return onEachScanner(body)
      .flatMap(({ scanner, body: own }) => {
        const tables = TABLE_NAMES.flatMap((table) => {
          const rows = (own.acquisition?.[table] ?? []) as readonly AcquisitionRow[];
          return rows.length > 0 ? ['', ...tableLines(table, rows, words)] : [];
        });
        return scanner && tables.length > 0 ? ['', words.scanner(scanner.name), ...tables] : tables;
      })
      .slice(1);
  if (section === 'scanners') return (body.scanners ?? []).map(({ name }) => `- ${name}`);
  if (isLineList(section)) return (body[section] ?? []).map((line) => `- ${line}`);
  const values = (body[section] ?? {}) as Record<string, string | number | undefined>;
  return Object.entries(SECTION_SHAPES[section]).flatMap(([key, shape]) => {
    const text = valueText(field(key, '', '', shape), values[key]);
    return text === '' ? [] : [`${words.field(section, key)}\u00a0: ${text}`];
  });
}

/** The text of a protocol by sections: tables are aligned if their lines fit, else there is a block for each row. */
export function writeProtocolSections(body: EditedBody, words: ProtocolWords): string {
  const sections = SECTIONS.map((section) => ({ section, lines: sectionLines(section, body, words) }));
  const written = sections
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ section, lines }) =>
      section === 'general' ? ['', ...lines] : ['', ...underlined(words.sections[section], '-'), ...lines],
    );
  return written.join('\n').trimStart();
}

/** A protocol as plain text for a mail. */
export function writeProtocolText({ title, facts, body }: ProtocolText, words: ProtocolWords): string {
  const text = writeProtocolSections(body, words);
  return `${[...underlined(title, '='), ...facts, ...(text ? ['', text] : [])].join('\n')}\n`;
}
