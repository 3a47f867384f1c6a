import { runCommand } from './command.ts';
import { addCounts, type Count } from './count.ts';

const CHECKS = {
  'format and lint': ['biome', 'check', '.'],
  'dead code': ['knip'],
  types: ['astro', 'check', '--minimumSeverity', 'warning'],
} as const;

type Check = keyof typeof CHECKS;

/** Runs static checks one after the other; each counts as one test. */
export async function runChecks(names: readonly Check[]): Promise<Count> {
  const counts: Count[] = [];
  for (const name of names) {
    const env = { ASTRO_TELEMETRY_DISABLED: '1' };
    const { status } = await runCommand('npx', CHECKS[name], { env, collect: true });
    counts.push({
      passed: Number(status === 0),
      failed: Number(status !== 0),
      skipped: 0,
      printFailures: () => {
        if (status !== 0) console.log(`\nfailed: ${name} (npx ${CHECKS[name].join(' ')})`);
      },
    });
  }
  return addCounts(counts);
}
