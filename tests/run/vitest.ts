import { relative } from 'node:path';
import { countReport } from './command.ts';
import { addCounts, type Count, firstLines } from './count.ts';
import { ROOT } from './root.ts';

interface TestFile {
  name: string;
  message: string;
  status: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: TestFile[];
}

/** Names the tests that failed, or passed on their second try only. */
function printFailures(files: readonly TestFile[]): void {
  for (const { name, status, message, assertionResults } of files) {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    if (status === 'failed' && failed.length === 0) console.log(`\nfailed: ${file}\n${firstLines(message)}`);
    for (const { fullName, status: outcome, failureMessages } of failed) {
      const label = outcome === 'passed' ? 'passed on its second try' : outcome;
      console.log(`\n${label}: ${file} › ${fullName}\n${firstLines(failureMessages[0])}`);
    }
  }
}

async function vitest(args: readonly string[], collect: boolean) {
  let files: TestFile[] = [];
  const count = await countReport<VitestReport>(
    (file) => ({
      args: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
    }),
    (report) => {
      files = report.testResults;
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
        printFailures: () => printFailures(report.testResults),
      };
    },
    collect,
  );
  return { count, files };
}

/** Files whose process ended before their tests did: failed, without a test that failed. */
const endedEarly = (files: readonly TestFile[]) =>
  files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ failureMessages }) => failureMessages.length === 0),
  );

/** Counts the tests of some files alone, where the report's own sums hold others too. */
function countFiles(files: readonly TestFile[]): Count {
  const results = files.flatMap((file) => file.assertionResults);
  const number = (outcome: string) => results.filter(({ status }) => status === outcome).length;
  const [passed, failed] = [number('passed'), number('failed')];
  return {
    passed,
    failed,
    skipped: results.length - passed - failed,
    printFailures: () => printFailures(files),
  };
}

/**
 * Runs Vitest projects. In CI a file whose process crashed is tried once more and named (Node 24's own modules have
 * ended with SIGSEGV once in many runs).
 * @param beside one worker and its output in one piece, for a run beside other commands
 */
export async function runVitest(projects: readonly string[], { beside = false } = {}): Promise<Count> {
  const workers = beside ? ['--maxWorkers=1'] : [];
  const { count, files } = await vitest(
    [...projects.flatMap((project) => ['--project', project]), ...workers],
    beside,
  );
  const crashed = endedEarly(files);
  if (process.env.CI === undefined || crashed.length === 0) return count;
  const again = await vitest(
    crashed.map(({ name }) => relative(ROOT, name)),
    beside,
  );
  const sum = addCounts([countFiles(files.filter((file) => !crashed.includes(file))), again.count]);
  return {
    ...sum,
    printFailures() {
      for (const { name } of crashed) console.log(`\ncrashed, tried once more: ${relative(ROOT, name)}`);
      sum.printFailures?.();
    },
  };
}
