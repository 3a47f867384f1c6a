/** Result of one suite. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Prints which tests failed and why, once more at the end of the run, where it is seen. */
  printFailures?: () => void;
}

/** Sums of several suites; printing failures prints those of each. */
export function addCounts(counts: readonly Count[]): Count {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    printFailures: () => {
      for (const { printFailures } of counts) printFailures?.();
    },
  };
}

/** Lines of a failure's message that are repeated at the end. */
const LINES_REPEATED = 20;

export const firstLines = (text = ''): string => text.split('\n').slice(0, LINES_REPEATED).join('\n');
