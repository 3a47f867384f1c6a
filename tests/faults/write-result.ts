import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { ROOT } from './scratch-copy.ts';

const DOCUMENT = join(ROOT, 'docs/testing.md');
const SECTION = /(<!-- faults -->\n)[\s\S]*(<!-- \/faults -->)/;

export interface Result {
  fault: Fault;
  /** The first test that failed; undefined when none did. */
  seenBy: string | undefined;
}

const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Writes the table of faults into docs/testing.md, with the date and the commit. */
export function writeResult(results: readonly Result[], seconds: number): void {
  const commit = git('rev-parse', '--short', 'HEAD');
  const isChanged = git('status', '--porcelain', '--', 'src', 'tests') !== '';
  const seen = results.filter(({ seenBy }) => seenBy !== undefined).length;
  const rows = results.map(
    ({ fault, seenBy }) =>
      `| ${cell(fault.name)} | \`${fault.edits[0]?.file}\` | ${cell(seenBy ?? '**nobody**')} |`,
  );
  const table = [
    `${seen} of ${results.length} seen on ${new Date().toISOString().slice(0, 10)}, commit ${commit}${isChanged ? ' with changes' : ''}, in ${seconds} s.`,
    '',
    '| fault | planted in | first test that failed |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  const document = readFileSync(DOCUMENT, 'utf8');
  if (!SECTION.test(document)) throw new Error(`${DOCUMENT} has no section between <!-- faults --> markers`);
  writeFileSync(
    DOCUMENT,
    document.replace(SECTION, (_, start, end) => `${start}${table}${end}`),
  );
}
