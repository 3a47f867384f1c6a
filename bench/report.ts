import { writeFile } from 'node:fs/promises';
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

/** Writes `docs/benchmarks.md`: the last run, its date and its machine. */
export async function writeReport(rows: readonly Row[], commit: string): Promise<void> {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.versions.node}`;
  const text = `# Benchmarks

Written by \`npm run bench\`; no figure is typed by hand. What each row means, and why its bar stands
where it stands, is in the project's quality bars. Timings are medians beside a baseline measured in the same run.

- Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC
- Tree: ${commit}
- Machine: ${machine}

${table(rows)}
`;
  await writeFile(new URL('../docs/benchmarks.md', import.meta.url), text);
}
