import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Report {
  numTotalTests: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

export interface Outcome {
  /** Full names of the tests that failed. */
  failed: string[];
  passed: number;
  /** Errors that kept test files from running at all: a fault that merely breaks the import of a file proves nothing. */
  broken: string[];
}

/** Runs test files of a folder with Vitest. */
export function runTests(folder: string, files: readonly string[], { bail }: { bail: boolean }): Outcome {
  const output = join(folder, 'faults-report.json');
  rmSync(output, { force: true });
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  // A busy machine is not a fault.
  const patience = ['--testTimeout=240000', '--hookTimeout=240000'];
  const options = ['--reporter=json', `--outputFile=${output}`, ...patience, ...(bail ? ['--bail=1'] : [])];
  // Without CI: there a failing test is retried.
  const { CI: _, ...env } = process.env;
  const { stderr } = spawnSync(process.execPath, [vitest, 'run', ...options, ...files], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  let report: Report;
  try {
    report = JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    return { failed: [], passed: 0, broken: [stderr.trim().slice(0, 1000)] };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim()),
    passed: tests.filter(({ status }) => status === 'passed').length,
    broken: report.testResults
      .filter(({ assertionResults }) => assertionResults.length === 0)
      .map(({ name, message }) => `${name}: ${message}`),
  };
}
