/**
 * Runs the gate, everything (`--full`), or the suites named on the command line, and ends with « N passed, N failed ».
 * Builds the product and finds or installs Chromium when a suite needs them.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './run/build.ts';
import { findTestChromium } from './run/chromium.ts';
import { addCounts, type Count } from './run/count.ts';
import { recordFullRun } from './run/full-run.ts';
import { runPlaywright } from './run/playwright.ts';
import { runChecks } from './run/static-checks.ts';
import type { Tier } from './run/tier.ts';
import { runVitest } from './run/vitest.ts';

/** Vitest's projects of unit tests: in shared threads, and those that need a process of their own. */
const UNIT = ['unit', 'unit-isolated'];
const SUITES = ['static', 'unit', 'architecture', 'contract', 'api', 'e2e', 'engines'];

const args = process.argv.slice(2);
const tier: Tier = args.includes('--full') ? 'full' : 'gate';
const named = args.filter((arg) => arg !== '--full');
const unknown = named.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`Suites: ${SUITES.join(', ')}; unknown: ${unknown.join(', ')}`);
  process.exit(2);
}
const suites = named.length > 0 ? named : SUITES;
process.env.TEST_TIER = tier;
const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;
const chosen = (...names: string[]) => names.filter((name) => suites.includes(name));
const say = (text: string) => console.log(`\n── ${text} (${minutes().toFixed(1)} min)`);

/** The product is built and its types are checked while the rest of the short suites runs beside: two cores, two lanes. */
async function runShortSuites(): Promise<Count[]> {
  const checked = suites.includes('static');
  const building = async () => {
    if (chosen('api', 'e2e', 'engines').length > 0) await buildIfNeeded();
    return runChecks(checked ? ['types'] : []);
  };
  const testing = async () => {
    const checks = await runChecks(checked ? ['format and lint', 'dead code'] : []);
    const projects = [...(suites.includes('unit') ? UNIT : []), ...chosen('architecture')];
    return addCounts([checks, ...(projects.length > 0 ? [await runVitest(projects, { beside: true })] : [])]);
  };
  return Promise.all([building(), testing()]);
}

async function runBrowser(): Promise<Count> {
  if (!findTestChromium()) {
    const script = fileURLToPath(new URL('run/install-chromium.sh', import.meta.url));
    spawnSync('bash', [script], { stdio: 'inherit' });
  }
  return runPlaywright(tier);
}

say(`${tier === 'gate' ? 'The gate' : 'The full run'}: ${suites.join(', ')}`);
const counts = await runShortSuites();
const served = chosen('contract', 'api');
if (served.length > 0) {
  say(served.join(', '));
  counts.push(await runVitest(served));
}
if (suites.includes('e2e')) {
  say('e2e');
  counts.push(await runBrowser());
}
if (suites.includes('engines')) {
  say('engines');
  counts.push(await runVitest(['engines']));
}

const total = addCounts(counts);
total.printFailures?.();
const green = total.failed === 0 && total.passed > 0;
if (tier === 'gate' && total.skipped > 0)
  console.log(`\n${total.skipped} tests are left to the full run: npm run test:full`);
if (tier === 'full' && green && named.length === 0) recordFullRun(total, minutes());
say('done');
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(green ? 0 : 1);
