import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['src', 'public', 'astro.config.mjs', 'uno.config.ts', 'package-lock.json'];
const BUILT = 'dist/server/entry.mjs';

function changedAt(path: string): number {
  const stats = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' });
  return Math.max(0, ...names.map((name) => statSync(join(ROOT, path, name)).mtimeMs));
}

/** Builds the product unless what is built is newer than every source. */
export function buildIfNeeded(): void {
  if (changedAt(BUILT) > Math.max(...SOURCES.map(changedAt))) return;
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm run build failed');
}
