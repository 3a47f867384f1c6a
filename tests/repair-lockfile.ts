/** Completes package-lock.json after an `npm install` from a registry that lacks some platforms (see lockfile.ts). */
import { readFile, writeFile } from 'node:fs/promises';
import { type Lockfile, missingOptionals, stubFor } from './lockfile.ts';

const FILE = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(await readFile(FILE, 'utf8')) as Lockfile;
const missing = missingOptionals(lock);
for (const { at, version, neededBy } of missing) {
  const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
  lock.packages[at] = stubFor(name, version, lock.packages[neededBy]?.dev === true);
}
const [root, ...others] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root!, ...others.sort(([a], [b]) => (a < b ? -1 : 1))]);
await writeFile(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} entries added`);
