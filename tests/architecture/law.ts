import { dirname } from 'node:path';
import { closedTo } from './capabilities.ts';
import { type Floor, floorOf } from './floors.ts';
import { houseOf, resolveOwn, type Source, specifiersOf, typeSpecifiersOf } from './sources.ts';

/** The floors that a floor may use besides itself (`floors.ts` assigns files to floors). */
const LAW: Record<Floor, readonly Floor[]> = {
  rules: [],
  schemas: ['rules'],
  texts: ['schemas', 'rules'],
  browser: ['texts', 'schemas', 'rules'],
  dicom: ['rules'],
  // Commands and measures carry the French names that tool bar, help and film show.
  viewer: ['texts', 'rules'],
  // Runs in the browser's worker, without a page or a store.
  'offline worker': ['texts', 'rules'],
  islands: ['browser', 'viewer', 'dicom', 'texts', 'schemas', 'rules'],
  layout: ['islands', 'browser', 'texts', 'schemas', 'rules'],
  // Its real images are imported as in an author's browser, before they reach the server.
  'demo content': ['dicom', 'schemas', 'rules'],
  'server base': ['texts', 'schemas', 'rules'],
  'file stores': ['server base', 'texts', 'schemas', 'rules'],
  ingest: ['file stores', 'server base', 'schemas', 'rules'],
  'body threads': ['server base', 'schemas', 'rules'],
  queries: ['server base', 'texts', 'schemas', 'rules'],
  lists: ['queries', 'server base', 'schemas', 'rules'],
  context: [
    'lists',
    'queries',
    'body threads',
    'ingest',
    'file stores',
    'server base',
    'texts',
    'schemas',
    'rules',
  ],
  // The floor above puts an answer into French.
  'use cases': [
    'context',
    'lists',
    'queries',
    'body threads',
    'ingest',
    'file stores',
    'server base',
    'demo content',
    'schemas',
    'rules',
  ],
  http: ['use cases', 'context', 'file stores', 'server base', 'texts', 'schemas', 'rules'],
  pages: ['layout', 'islands', 'http', 'use cases', 'texts', 'schemas', 'rules'],
  // `inspect-dicom` reads files of the administrator's own machine (docs/decisions/0062); the server still may not.
  'command line': [
    'dicom',
    'use cases',
    'context',
    'queries',
    'ingest',
    'file stores',
    'server base',
    'demo content',
    'texts',
    'schemas',
    'rules',
  ],
  'entry points': [
    'http',
    'use cases',
    'context',
    'server base',
    'offline worker',
    'texts',
    'schemas',
    'rules',
  ],
};

const NONE = /^$/;

/** Packages a floor may use; a floor that is not listed may use any. Nothing of Node belongs in a browser. */
const PACKAGES: Partial<Record<Floor, RegExp>> = {
  rules: NONE,
  schemas: /^zod$/,
  texts: /^zod$/,
  browser: /^(nanostores|tus-js-client|@simplewebauthn\/browser|@noble\/hashes\/(sha2|utils)\.js)$/,
  dicom: /^(@cornerstonejs\/codec-(charls|openjpeg|openjph)\/|@noble\/hashes\/(sha2|utils)\.js$)/,
  viewer: NONE,
  'offline worker': NONE,
  islands: /^(react|react-dom|nanostores|@nanostores\/react|prosemirror-[a-z-]+|hucre(\/xlsx)?|mammoth)$/,
};

/**
 * Floors whose code may be in a page: they import only types from files that check values, so that no page carries
 * zod.
 */
const WITHOUT_SCHEMAS: readonly Floor[] = ['rules', 'browser', 'viewer', 'islands', 'layout'];
const SCHEMA_FILE = /^src\/lib\/(.*\bschemas?\.ts$|.*\/endpoints\/)/;

/** Single files that a floor may use although the rest of their floor is closed to it. */
const DOORS: Partial<Record<Floor, readonly string[]>> = {
  pages: ['src/lib/platform/server/context.ts'],
  viewer: ['src/lib/platform/browser/own-scripts.ts'],
  dicom: ['src/lib/platform/browser/own-scripts.ts'],
};

export interface Breach {
  file: string;
  imports: string;
  rule: string;
}

function mayUse(file: string, target: string, isType: boolean): boolean {
  const floor = floorOf(file);
  const other = floorOf(target);
  if (floor === other || LAW[floor].includes(other) || DOORS[floor]?.includes(target)) return true;
  return floor === 'rules' && other === 'schemas' && isType;
}

function judge(file: string, specifier: string, isType: boolean): string | undefined {
  const floor = floorOf(file);
  const target = resolveOwn(file, specifier);
  if (target === undefined) {
    // Types of zod leave nothing in a script, and a virtual module is the build's.
    if (specifier.startsWith('virtual:') || (isType && specifier === 'zod')) return undefined;
    return PACKAGES[floor]?.test(specifier) === false ? `${floor} may not use this package` : undefined;
  }
  if (!target.startsWith('src/')) return 'the product imports only from src';
  if (specifier.startsWith('.') && houseOf(file) !== houseOf(target))
    return 'to another folder: #lib or #islands';
  if (!specifier.startsWith('.') && dirname(file) === dirname(target))
    return 'inside a folder: a relative path';
  if (!/\.\w+$/.test(target)) return 'imports carry their extension';
  if (SCHEMA_FILE.test(target) && !SCHEMA_FILE.test(file) && !isType && WITHOUT_SCHEMAS.includes(floor))
    return 'of a schema file: its types alone';
  const closed = closedTo(file, target);
  if (closed) return closed;
  return mayUse(file, target, isType)
    ? undefined
    : `${floor} may use only ${LAW[floor].join(', ') || 'themselves'}, not ${floorOf(target)}`;
}

/** Every import that the law forbids. */
export function breaches(sources: readonly Source[]): Breach[] {
  return sources.flatMap((source) => {
    const types = typeSpecifiersOf(source);
    return specifiersOf(source).flatMap((specifier) => {
      const rule = judge(source.path, specifier, types.has(specifier));
      return rule ? [{ file: source.path, imports: specifier, rule }] : [];
    });
  });
}
