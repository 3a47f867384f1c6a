import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { ROOT } from './root.ts';

const BUILT = 'dist/client/_astro';
/** What the process needs beside `node_modules`. */
const NEEDED = ['package.json', 'src', 'dist/client', 'dist/server'];
const TEXTS = new Set(['.js', '.mjs', '.css', '.txt']);
const NAME = /[\w@.-]+\.(?:js|css|wasm|svg|woff2)\b/g;

/** A copy of the built product that passes for its next release. */
export interface OtherRelease {
  /** As the checkout's folder. */
  root: string;
  remove(): Promise<void>;
}

/**
 * Copies the built product and gives each built file whose name carries a digest another one, wherever it is named, as
 * if all of them had changed. The compressed forms are left out: they would name the former files.
 */
export async function copyAsOtherRelease(): Promise<OtherRelease> {
  const root = await mkdtemp(join(tmpdir(), 'negatoscope-release-'));
  for (const path of NEEDED) await cp(join(ROOT, path), join(root, path), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const names = new Map(
    (await readdir(join(root, BUILT)))
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .map((name) => [name, name.replace(/(?=\.\w+$)/, '-2')]),
  );
  await renameIn(join(root, 'dist'), names);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

async function renameIn(folder: string, names: ReadonlyMap<string, string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (/\.(?:br|gz)$/.test(entry.name)) await rm(path);
    else {
      if (TEXTS.has(extname(entry.name))) await renameInText(path, names);
      const name = names.get(entry.name);
      if (name) await rename(path, join(entry.parentPath, name));
    }
  }
}

async function renameInText(path: string, names: ReadonlyMap<string, string>): Promise<void> {
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    text.replace(NAME, (name) => names.get(name) ?? name),
  );
}
