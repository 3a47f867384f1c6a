import { licenceMessages as m } from '#lib/maintenance/licences-texts.ts';

/** An npm package with the texts of its licence. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX identifier, as its package.json says. */
  licence: string;
  /** Its LICENSE and NOTICE files, then those of packages that it contains. */
  texts: readonly string[];
}

const FOLDER = 'node_modules/';
/** Code that bundlers write themselves into their output; their modules are virtual. */
const BUNDLER_MODULE = /^\0?(vite|rolldown)\//;

/**
 * The folder of the package that a module is of, as its id says it.
 * @param id of Vite: a path, perhaps with a \0 before it and a query after it
 * @param root folder whose `node_modules` hold the bundlers
 * @returns undefined for modules of our own
 */
export function packageFolder(id: string, root: string): string | undefined {
  const bundler = BUNDLER_MODULE.exec(id)?.[1];
  if (bundler) return `${root}/${FOLDER}${bundler}`;
  const path = id.replace(/^\0/, '').replace(/[?#].*$/, '');
  // The last one: a package may have packages of its own.
  const start = path.lastIndexOf(`/${FOLDER}`) + FOLDER.length + 1;
  if (start <= FOLDER.length) return undefined;
  const [first = '', second] = path.slice(start).split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  return path.slice(0, start) + name;
}

const RULE = '='.repeat(80);

/**
 * The content of `/notices.txt`: each package once per version, by name, with its texts.
 * @throws when a package has no text: shipping it would break its licence
 */
export function formatNotices(packages: readonly BundledPackage[]): string {
  const byTitle = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  const without = [...byTitle].filter(([, { texts }]) => texts.length === 0).map(([title]) => title);
  if (without.length > 0)
    throw new Error(`No licence text: ${without.join(', ')}. Add it to src/licences/supplied.ts.`);
  const entries = [...byTitle]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([title, { licence, texts }]) => `${RULE}\n${title} (${licence})\n${RULE}\n\n${texts.join('\n\n')}\n`,
    );
  return `${m.title}\n\n${m.introduction(entries.length)}\n\n${entries.join('\n')}`;
}
