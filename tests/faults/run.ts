/**
 * Plants faults one after the other in a copy of the tree, and runs the tests that should detect each. Fails when one
 * is not detected, when its text no longer matches the source, or when a named test fails without it. With words on
 * the command line, only the faults whose names contain one of them, and docs/testing.md stays as it is.
 */
import { ALL_FAULTS } from './all-faults.ts';
import { runTests } from './run-tests.ts';
import { ScratchCopy } from './scratch-copy.ts';
import { type Result, writeResult } from './write-result.ts';

const words = process.argv.slice(2);
const faults = ALL_FAULTS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (faults.length === 0) {
  console.error(`No fault is named so: ${words.join(' ')}`);
  process.exit(2);
}

const startedAt = performance.now();
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
const copy = new ScratchCopy();
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => copy.remove());

const outdated = faults.flatMap(({ name, edits }) => {
  try {
    copy.plant(edits)();
    return [];
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
});
if (outdated.length > 0) {
  console.error(`These faults no longer fit the source:\n${outdated.join('\n')}`);
  process.exit(1);
}

const files = [...new Set(faults.flatMap(({ tests }) => tests))];
const unharmed = runTests(copy.folder, files, { bail: false });
const before = [...unharmed.failed, ...unharmed.broken];
if (before.length > 0) {
  console.error(`Red without any fault:\n${before.join('\n')}`);
  process.exit(1);
}
console.info(
  `${unharmed.passed} tests of ${files.length} files pass without faults, ${secondsSince(startedAt)} s.`,
);

const results: Result[] = [];
for (const fault of faults) {
  const start = performance.now();
  const undo = copy.plant(fault.edits);
  const { failed, broken } = runTests(copy.folder, fault.tests, { bail: true });
  undo();
  const [seenBy] = failed;
  results.push({ fault, seenBy });
  const end = seenBy ? `seen by « ${seenBy} »` : `NOT SEEN ${broken.join(' ')}`;
  console.info(`${fault.name} (${secondsSince(start)} s): ${end}`);
}

const missed = results.filter(({ seenBy }) => seenBy === undefined);
if (words.length === 0) writeResult(results, secondsSince(startedAt));
console.info(
  `\n${results.length - missed.length} of ${results.length} faults seen, ${secondsSince(startedAt)} s.`,
);
process.exit(missed.length > 0 ? 1 : 0);
