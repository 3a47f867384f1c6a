/**
 * Runs every test, or the suites named on the command line, and ends with « N passed, N failed ».
 * Builds the product and finds or installs Chromium when a suite needs them.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './run/build.ts';
import { findChromium } from './run/chromium.ts';
import { type Count, runPlaywright, runVitest } from './run/suites.ts';

const VITEST = ['unit', 'contract', 'api', 'architecture'];
const SUITES = [...VITEST, 'e2e'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`Suites: ${SUITES.join(', ')}; unknown: ${unknown.join(', ')}`);
  process.exit(2);
}
const suites = asked.length > 0 ? asked : SUITES;
const counts: Count[] = [];

if (suites.includes('api') || suites.includes('e2e')) buildIfNeeded();
const projects = VITEST.filter((name) => suites.includes(name));
if (projects.length > 0) counts.push(runVitest(projects));
if (suites.includes('e2e')) {
  if (!findChromium()) {
    const script = fileURLToPath(new URL('run/install-chromium.sh', import.meta.url));
    spawnSync('bash', [script], { stdio: 'inherit' });
  }
  counts.push(runPlaywright());
}

for (const { nameFailures } of counts) nameFailures?.();
const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
