import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { ROOT } from './root.ts';

const SOURCES = ['src', 'public', 'astro.config.mjs', 'uno.config.ts', 'package-lock.json'];
const BUILT = 'dist/server/entry.mjs';

function changedAt(path: string): number {
  const stats = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' });
  return Math.max(0, ...names.map((name) => statSync(join(ROOT, path, name)).mtimeMs));
}

/** Builds the product unless what is built is newer than every source. @throws Error when the build fails */
export async function buildIfNeeded(): Promise<void> {
  if (changedAt(BUILT) > Math.max(...SOURCES.map(changedAt))) return;
  const { status } = await runCommand('npm', ['run', 'build'], { collect: true });
  if (status !== 0) throw new Error('npm run build failed');
}
