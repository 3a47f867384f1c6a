/**
 * A registry that lacks some platforms' binaries makes npm leave them out of the lockfile, and `npm ci`
 * then refuses it (EUSAGE). An entry without integrity, limited to its platform, is enough: npm fetches
 * it only where it fits. `node tests/repair-lockfile.ts` writes them; an architecture test looks for gaps.
 */

export interface LockEntry {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

export interface Lockfile {
  packages: Record<string, LockEntry>;
}

export interface MissingEntry {
  /** Key the entry belongs at, as `node_modules/a/node_modules/b`. */
  at: string;
  version: string;
  neededBy: string;
}

/** Folders in which Node looks for the dependencies of the package at `key`, nearest first. */
function lookupFolders(key: string): string[] {
  const folders: string[] = [];
  for (let at = key; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (!at.endsWith('node_modules')) folders.push(at === '' ? 'node_modules' : `${at}/node_modules`);
    if (!at.includes('/node_modules/')) break;
  }
  if (!folders.includes('node_modules')) folders.push('node_modules');
  return folders;
}

/** Optional dependencies, at an exact version, that no entry of the lockfile satisfies. */
export function missingOptionals(lock: Lockfile): MissingEntry[] {
  const missing: MissingEntry[] = [];
  for (const [key, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d+\.\d+\.\d+$/.test(version)) continue;
      const folders = lookupFolders(key);
      const found = folders.map((folder) => lock.packages[`${folder}/${name}`]).find(Boolean);
      if (found?.version === version) continue;
      // Beside the package when nothing is in the way there, inside it otherwise.
      const [inside = 'node_modules', beside = inside] = folders;
      const folder = lock.packages[`${beside}/${name}`] ? inside : beside;
      missing.push({ at: `${folder}/${name}`, version, neededBy: key });
    }
  }
  return missing;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** An entry for a package named after its platform (`…-linux-arm64-musl`), so that other platforms skip it. */
export function stubFor(name: string, version: string, dev: boolean): LockEntry {
  const words = name.split(/[-/@]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (os.length === 0 && cpu.length === 0) throw new Error(`${name} names no platform`);
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return {
    version,
    ...(dev ? { dev } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc ? { libc } : {}),
  };
}
