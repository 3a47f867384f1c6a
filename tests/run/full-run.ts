/**
 * The record of the last green full run, committed by whoever ran it, and whether another one is due. Run directly, it
 * prints why one is due and exits with 0, or exits with 1: `.ci/run` asks it which tier to run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Count } from './count.ts';
import { ROOT } from './root.ts';

const FILE = join(ROOT, 'tests/full-run.json');
/** Commits after which a record is too old, whatever they touch. */
const MOST_COMMITS = 60;
/** What the gate alone does not prove well enough: a change here is landed by a full run. */
const GUARDED = [
  'src/lib/app/page-access.ts',
  'src/lib/items/access.ts',
  'src/lib/platform/server/db/migrations',
  'src/lib/platform/server/db/engine',
  'src/offline-worker.ts',
  'src/lib/offline',
  'tests/run.ts',
  'tests/run',
  '.ci',
  'vitest.config.ts',
  'playwright.config.ts',
];

interface FullRun {
  commit: string;
  passed: number;
  skipped: number;
  minutes: number;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Why a full run is due, or undefined while the last one still speaks for this commit. */
export function fullRunDue(): string | undefined {
  try {
    const { commit } = JSON.parse(readFileSync(FILE, 'utf8')) as FullRun;
    const commits = Number(git('rev-list', '--count', `${commit}..HEAD`));
    if (commits > MOST_COMMITS) return `the last full run is ${commits} commits old`;
    const touched = git('diff', '--name-only', commit, 'HEAD', '--', ...GUARDED);
    return touched === '' ? undefined : `changed since the last full run: ${touched.replaceAll('\n', ', ')}`;
  } catch (error) {
    return `no readable record of a full run (${(error as Error).message.split('\n')[0]})`;
  }
}

/** Records a green full run, if what ran is exactly a commit. */
export function recordFullRun({ passed, skipped }: Count, minutes: number): void {
  if (git('status', '--porcelain') !== '') {
    console.log('tests/full-run.json is left as it is: there are uncommitted changes.');
    return;
  }
  const record: FullRun = { commit: git('rev-parse', 'HEAD'), passed, skipped, minutes: Math.ceil(minutes) };
  writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`);
  console.log('tests/full-run.json is written: commit it.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const reason = fullRunDue();
  if (reason) console.log(`Full run: ${reason}.`);
  process.exit(reason ? 0 : 1);
}
