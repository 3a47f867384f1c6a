import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version and commit from which this process was built. */
export interface BuildFacts {
  version: string;
  commit: string | undefined;
}

const KEY = Symbol.for('negatoscope.buildFacts');
const shared = globalThis as { [KEY]?: BuildFacts };

const read = (path: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Reads the build facts for the built pages, which do not know their location. @param root the product's folder */
export function readBuildFacts(root: string): BuildFacts {
  const { version } = read(join(root, 'package.json'));
  const { commit } = read(join(root, 'dist', 'build.json'));
  shared[KEY] = { version: String(version), commit: typeof commit === 'string' ? commit : undefined };
  return shared[KEY];
}

/** The facts read at the start of the process; in development, those of the current folder. */
export const buildFacts = (): BuildFacts => shared[KEY] ?? readBuildFacts(process.cwd());
