import { stripVTControlCharacters } from 'node:util';
import { countReport } from './command.ts';
import { type Count, firstLines } from './count.ts';
import type { Tier } from './tier.ts';

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tags: string[];
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Says why browser tests failed, or passed on their second try only: Playwright's own closing list has their names alone. */
function printFailures({ suites }: Report): void {
  for (const { file, line, title, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests) {
      const message = results.flatMap(({ errors }) => errors)[0]?.message;
      if (message)
        console.log(
          `\n${status}: ${file}:${line} › ${title}\n${firstLines(stripVTControlCharacters(message))}`,
        );
    }
}

function run(args: readonly string[], count: (report: Report) => Count, collect = false): Promise<Count> {
  return countReport<Report>(
    (file) => ({
      args: ['playwright', 'test', '--reporter=line,json', ...args],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    count,
    collect,
  );
}

/** End-to-end tests in Chromium against the built product; the gate runs those tagged `@gate` and counts the others as skipped. */
export async function runPlaywright(tier: Tier): Promise<Count> {
  const counted = await run(tier === 'gate' ? ['--grep', '@gate'] : [], (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    printFailures: () => printFailures(report),
  }));
  if (tier === 'full') return counted;
  const left = await run(
    ['--list', '--grep-invert', '@gate'],
    ({ suites }) => ({ passed: 0, failed: 0, skipped: suites.flatMap(specsOf).length }),
    true,
  );
  return { ...counted, skipped: counted.skipped + left.skipped, failed: counted.failed + left.failed };
}
