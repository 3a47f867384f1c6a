import { readFile, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';

/** One line of the table. Texts are as shown; `met` is null when the row could not be measured. */
export interface Row {
  id: string;
  what: string;
  baseline: string;
  ours: string;
  ratio: string;
  bar: string;
  met: boolean | null;
}

const COLUMNS = ['id', 'what', 'baseline', 'ours', 'ratio', 'bar', 'met'] as const;
const HEADINGS = {
  id: '#',
  what: 'what',
  baseline: 'baseline',
  ours: 'ours',
  ratio: 'ratio',
  bar: 'bar',
  met: 'met?',
};

function cell(row: Row, column: (typeof COLUMNS)[number]): string {
  if (column !== 'met') return row[column];
  return row.met === null ? 'not measured' : row.met ? 'yes' : 'NO';
}

/** A row that stands beside no baseline. */
export function row(id: string, what: string, ours: string, bar: string, met: boolean): Row {
  return { id, what, baseline: '–', ours, ratio: '–', bar, met };
}

/** A row that could not be measured, and why. */
export function unmeasured(id: string, what: string, bar: string, why: string): Row {
  return { id, what, baseline: '–', ours: why, ratio: '–', bar, met: null };
}

/** The table as Markdown, columns aligned so that it reads in a terminal too. */
export function table(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows].map((row) =>
    COLUMNS.map((column) => (row === HEADINGS ? HEADINGS[column] : cell(row as Row, column))),
  );
  const widths = COLUMNS.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const written = lines.map(
    (line) => `| ${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}

const REPORT = new URL('../docs/benchmarks.md', import.meta.url);
const HEAD = `# Benchmarks

Written by \`npm run bench\`, which replaces the rows it measured and leaves the others, each with the day and the tree it was
measured at; no figure is typed by hand. What each row means, and why its bar stands where it stands, is in the project's
quality bars. Timings are medians beside a baseline measured in the same run, on a machine that does nothing else.
`;

/** A line of the report as written: what it is a row of, and its text. */
interface Line {
  id: string;
  text: string;
}

/** The order of rows: by letter, then by number. */
function inOrder(one: Line, other: Line): number {
  const [a, b] = [one, other].map(({ id }) => /^([A-Z])(\d+)(.*)$/.exec(id) ?? ['', id, '0', '']) as [
    string[],
    string[],
  ];
  return a[1]!.localeCompare(b[1]!) || Number(a[2]) - Number(b[2]) || a[3]!.localeCompare(b[3]!);
}

/** The content of the report: the lines of its table, and the text below it. */
function readReport(text: string): { lines: Line[]; below: string } {
  const [above = '', below = ''] = text.split(/\n(?=## )([\s\S]*)/);
  const rows = above.match(/^\|.*\|$/gm) ?? [];
  const lines = rows.slice(2).map((row) => ({ id: row.split('|')[1]!.trim(), text: row }));
  return { lines, below };
}

/**
 * Puts rows in place of those of the same number in `docs/benchmarks.md`; one that could not be measured leaves the
 * last figure standing.
 */
export async function writeReport(rows: readonly Row[], commit: string): Promise<void> {
  const { lines, below } = readReport(await readFile(REPORT, 'utf8'));
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const measured = rows.filter(({ met }) => met !== null);
  const ids = new Set(measured.map(({ id }) => id));
  const fresh = measured.map((each) => ({
    id: each.id,
    text: `| ${COLUMNS.map((column) => cell(each, column)).join(' | ')} | ${day}, ${commit} |`,
  }));
  const all = [...lines.filter(({ id }) => !ids.has(id)), ...fresh].sort(inOrder);
  const heading = `| ${COLUMNS.map((column) => HEADINGS[column]).join(' | ')} | measured (UTC), tree |`;
  const rule = `|${'---|'.repeat(COLUMNS.length + 1)}`;
  const text = [HEAD, `Machine: ${machine()}`, '', heading, rule, ...all.map((each) => each.text), '', below];
  await writeFile(REPORT, `${text.join('\n').trimEnd()}\n`);
}

function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model.trim() ?? '?'}, ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}`;
}
