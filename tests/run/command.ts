import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './count.ts';
import { ROOT } from './root.ts';

export interface CommandOptions {
  env?: Record<string, string>;
  /** Collects the output and prints it in one piece at the end, for commands that run beside others. */
  collect?: boolean;
}

/** Runs a program of the project and waits for it. @returns its exit code, and why it ended early if it did */
export async function runCommand(
  program: string,
  args: readonly string[],
  { env = {}, collect = false }: CommandOptions = {},
): Promise<{ status: number | null; signal: NodeJS.Signals | null }> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', collect ? 'pipe' : 'inherit', collect ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => {
      if (collect) process.stdout.write(`\n$ ${program} ${args.join(' ')}\n${Buffer.concat(output)}`);
      resolve({ status, signal });
    });
  });
}

/**
 * Runs a test runner that writes a JSON report. One that ends badly without naming a failed test counts as one failure,
 * and so does one that writes no report.
 */
export async function countReport<Report>(
  command: (reportFile: string) => { args: string[]; env?: Record<string, string> },
  count: (report: Report) => Count,
  collect = false,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const { args, env } = command(reportFile);
    const { status, signal } = await runCommand('npx', args, { ...(env && { env }), collect });
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
