import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { formatNotices, packageFolder } from './notices.ts';
import { readPackage } from './read-package.ts';
import { WITHOUT_MODULES } from './supplied.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Writes `notices.txt`: the licences of all npm packages whose modules are in what is built. `collect` goes into every
 * build (server, pages, each kind of worker), `write` into that of the pages, which ends last.
 */
export function licenceNotices(): { collect: () => Plugin; write: () => Plugin } {
  const folders = new Set(WITHOUT_MODULES.map((name) => `${ROOT}/node_modules/${name}`));
  const collect = (): Plugin => ({
    name: 'collect-bundled-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const folder = packageFolder(id, ROOT);
          if (folder) folders.add(folder);
        }
      }
    },
  });
  const write = (): Plugin => ({
    name: 'licence-notices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler() {
        const source = formatNotices([...folders].map(readPackage));
        this.emitFile({ type: 'asset', fileName: 'notices.txt', source });
      },
    },
  });
  return { collect, write };
}
