import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Prints which tests failed, and why: what a suite says of them itself may be out of sight. */
  nameFailures?: () => void;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** First lines of why a test failed that are repeated at the end. */
const LINES_REPEATED = 20;

const firstLines = (text = '') => text.split('\n').slice(0, LINES_REPEATED).join('\n');

/**
 * Names the tests that failed, or passed on their second try only: where much is printed after them, they are out of
 * sight.
 */
function nameFailures({ testResults }: VitestReport): void {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    if (status === 'failed' && failed.length === 0) console.log(`\nfailed: ${file}\n${firstLines(message)}`);
    for (const { fullName, status: how, failureMessages } of failed) {
      const told = how === 'passed' ? 'passed on its second try' : how;
      console.log(`\n${told}: ${file} › ${fullName}\n${firstLines(failureMessages[0])}`);
    }
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Why browser tests failed, or passed on their second try only: the list they end with has their names alone. */
function tellBrowserFailures({ suites }: { suites: PlaywrightSuite[] }): void {
  for (const { suites: within = [], specs } of suites) {
    for (const { file, line, title, tests } of specs)
      for (const { status, results } of tests) {
        const message = results.flatMap(({ errors }) => errors)[0]?.message;
        if (message)
          console.log(
            `\n${status}: ${file}:${line} › ${title}\n${firstLines(stripVTControlCharacters(message))}`,
          );
      }
    tellBrowserFailures({ suites: within });
  }
}

/** Runs a suite that writes a JSON report; a suite that ends badly without a failed test counts as one failure. */
function run<Report>(
  command: (reportFile: string) => { args: string[]; env?: Record<string, string> },
  count: (report: Report) => Count,
): Count {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const { args, env } = command(reportFile);
    const { status, signal } = spawnSync('npx', args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    // npx passes a signal on as 128 + its number.
    if (signal !== null || (status ?? 0) > 128)
      throw new Error(`${args[0]} was ended by ${signal ?? status}`);
    const counted = count(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function vitest(args: string[]) {
  let report: VitestReport | undefined;
  const count = run<VitestReport>(
    (file) => ({
      args: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
    }),
    (written) => {
      report = written;
      return {
        passed: written.numPassedTests,
        failed: written.numFailedTests,
        skipped: written.numPendingTests + written.numTodoTests,
        nameFailures: () => nameFailures(written),
      };
    },
  );
  return { count, files: report?.testResults ?? [] };
}

/** Files whose process ended in the middle, as the report tells of them: failed, without a test that failed. */
const endedEarly = (files: VitestReport['testResults']) =>
  files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ failureMessages }) => failureMessages.length === 0),
  );

/**
 * Unit, contract, API and architecture tests. In CI a file whose process crashed is tried once more too (Node 24's own
 * modules have ended with SIGSEGV once in many runs), and named like a test that passed on its second try.
 */
export function runVitest(projects: readonly string[]): Count {
  const { count, files } = vitest(projects.flatMap((project) => ['--project', project]));
  const crashed = endedEarly(files);
  if (process.env.CI === undefined || crashed.length === 0) return count;
  const again = vitest(crashed.map(({ name }) => relative(ROOT, name))).count;
  const whole = files.filter((file) => !crashed.includes(file)).flatMap((file) => file.assertionResults);
  const ended = (how: string) => whole.filter(({ status }) => status === how).length;
  const [passed, failed] = [ended('passed'), ended('failed')];
  return {
    passed: passed + again.passed,
    failed: failed + again.failed,
    skipped: whole.length - passed - failed + again.skipped,
    nameFailures() {
      for (const { name } of crashed) console.log(`\ncrashed, tried once more: ${relative(ROOT, name)}`);
      count.nameFailures?.();
      again.nameFailures?.();
    },
  };
}

/** End-to-end tests in Chromium against the built product. */
export function runPlaywright(): Count {
  return run<PlaywrightReport>(
    (file) => ({
      args: ['playwright', 'test', '--reporter=line,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      nameFailures: () => tellBrowserFailures({ suites }),
    }),
  );
}
