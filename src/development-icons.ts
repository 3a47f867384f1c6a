import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const UNOCSS = fileURLToPath(new URL('../node_modules/.bin/unocss', import.meta.url));

/** A class name that shows an icon. */
const ICON = /\bi-lucide-[a-z0-9-]*[a-z0-9]/g;

/** A generated UnoCSS stylesheet, and the patterns of the files whose icons it contains (`uno.config.ts`). */
export interface IconSheet {
  patterns: string[];
  outFile: string;
}

/** Whether a generated stylesheet that covers this file lacks one of the file's icons. */
async function lacksIcons(path: string, sheets: readonly IconSheet[]): Promise<boolean> {
  const covering = sheets.filter(({ patterns }) => patterns.some((pattern) => matchesGlob(path, pattern)));
  if (covering.length === 0) return false;
  const icons = new Set((await readFile(ROOT + path, 'utf8')).match(ICON));
  if (icons.size === 0) return false;
  for (const { outFile } of covering) {
    const css = await readFile(ROOT + outFile, 'utf8');
    const generated = new Set(css.match(ICON));
    if ([...icons].some((icon) => !generated.has(icon))) return true;
  }
  return false;
}

let running: Promise<void> = Promise.resolve();

/** Regenerates the icons when a changed file uses one that the stylesheets lack; runs never overlap. */
export function regenerateIcons(
  changed: string,
  sheets: readonly IconSheet[],
  tell: (text: string) => void,
): Promise<void> {
  running = running.then(async () => {
    const path = relative(ROOT, changed);
    if (!(await lacksIcons(path, sheets).catch(() => false))) return;
    const error = await new Promise<Error | null>((done) => execFile(UNOCSS, { cwd: ROOT }, done));
    tell(error ? `unocss: ${error.message}` : `unocss: ${path}`);
  });
  return running;
}
