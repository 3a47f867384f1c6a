import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Told {
  status: number | null;
  output: string;
}

/** Runs a command of the administrator with these settings over the embedded defaults. */
export function runAdmin(args: string[], settings: Record<string, string>, input = ''): Promise<Told> {
  const env = { ...process.env, DATABASE_URL: '', FILES_URL: '', SEED: 'none', ...settings };
  const child = spawn(process.execPath, ['src/cli/admin.ts', ...args], { cwd: ROOT, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}
