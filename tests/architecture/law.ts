import { dirname } from 'node:path';
import { closedTo, floorOf, roomOfFloor } from './capabilities.ts';
import { houseOf, resolveOwn, type Source, specifiersOf, typeSpecifiersOf } from './sources.ts';

/**
 * Who may import whom. A room is a folder; the longest name that fits a file is its room. A file of a capability's
 * folder obeys the law of the room that its floor stands for (`capabilities.ts`). A room may always import itself. `src/lib/server` (its own files only) holds the composition
 * root and what every part of the server shares.
 */
export const LAW: Record<string, readonly string[]> = {
  'src/pages': [
    'layout',
    'islands',
    'messages',
    'contract',
    'kinds',
    'interop',
    'domain',
    'server/usecases',
    'server/http',
  ],
  'src/islands': ['stores', 'contract', 'kinds', 'interop', 'messages', 'viewer', 'dicom', 'domain'],
  'src/lib/layout': ['islands', 'stores', 'messages', 'contract', 'kinds', 'domain'],
  'src/lib/stores': ['contract', 'kinds', 'domain', 'messages'],
  // Commands and measures carry the French names that tool bar, help and film show.
  'src/lib/viewer': ['domain', 'messages'],
  // In the browser's worker: no page, no store.
  'src/lib/offline': ['messages', 'domain'],
  'src/lib/contract': ['kinds', 'domain'],
  'src/lib/kinds': ['domain'],
  'src/lib/dicom': ['domain'],
  // What pages and scripts read and write with: without checks, hence without zod.
  'src/lib/interop': ['kinds', 'domain'],
  'src/lib/messages': ['contract', 'kinds', 'interop', 'domain'],
  'src/lib/domain': [],
  // Its real images are imported as in an author's browser, before they come to the server.
  'src/lib/demo': ['interop', 'kinds', 'domain', 'dicom'],
  'src/lib/server/usecases': [
    'server',
    'server/base',
    'server/db',
    'server/files',
    'server/ingest',
    'server/bodies',
    'server/lists',
    'interop',
    'contract',
    'kinds',
    'domain',
    'demo',
  ],
  'src/lib/server/http': [
    'server',
    'server/base',
    'server/usecases',
    'server/files',
    'contract',
    'kinds',
    'domain',
    'messages',
  ],
  'src/lib/server/base': ['contract', 'domain', 'messages'],
  'src/lib/server/db': ['server/base', 'contract', 'kinds', 'domain', 'messages'],
  'src/lib/server/files': ['server/base', 'contract', 'domain', 'messages'],
  'src/lib/server/ingest': ['server/base', 'server/files', 'contract', 'domain'],
  'src/lib/server/bodies': ['server/base', 'contract', 'kinds', 'domain'],
  'src/lib/server/lists': ['server/base', 'server/db', 'contract', 'kinds', 'domain'],
  'src/lib/server': [
    'server/base',
    'server/db',
    'server/files',
    'server/ingest',
    'server/bodies',
    'server/lists',
    'contract',
    'kinds',
    'domain',
    'messages',
  ],
  // `inspect-dicom` reads files of the administrator's own machine (docs/decisions/0062); the server still may not.
  'src/cli': [
    'dicom',
    'server',
    'server/base',
    'server/db',
    'server/files',
    'server/ingest',
    'server/usecases',
    'contract',
    'kinds',
    'domain',
    'messages',
    'demo',
  ],
  src: [
    'server',
    'server/base',
    'server/usecases',
    'server/http',
    'offline',
    'contract',
    'kinds',
    'domain',
    'messages',
  ],
};

/** Packages a room may use; a room that is not listed may use any. Nothing of Node belongs in a browser. */
export const PACKAGES: Record<string, RegExp> = {
  'src/lib/domain': /^$/,
  'src/lib/kinds': /^$/,
  'src/lib/interop': /^$/,
  'src/lib/messages': /^zod$/,
  'src/lib/contract': /^zod$/,
  'src/lib/stores': /^(nanostores|tus-js-client|@noble\/hashes\/(sha2|utils)\.js)$/,
  'src/lib/dicom': /^(@cornerstonejs\/codec-(charls|openjpeg|openjph)\/|@noble\/hashes\/(sha2|utils)\.js$)/,
  'src/lib/viewer': /^$/,
  'src/lib/offline': /^$/,
  'src/islands': /^(react|react-dom|nanostores|@nanostores\/react|prosemirror-[a-z-]+)$/,
};

/** Files that check values: they alone of `kinds` use zod, and a page's scripts take but types from them. */
export const SCHEMA_FILE = /^src\/lib\/kinds\/(.*[-/])?schemas?\.ts$/;
const WITHOUT_SCHEMAS = [
  'src/islands',
  'src/lib/layout',
  'src/lib/stores',
  'src/lib/viewer',
  'src/lib/interop',
  'src/lib/kinds',
];

/** A single file that a room may import although the rest of its room is closed to it. */
const DOORS: Record<string, readonly string[]> = {
  'src/pages': ['src/lib/server/context.ts'],
};

function roomOf(path: string): string {
  const ofFloor = roomOfFloor(path);
  if (ofFloor) return ofFloor;
  const room = Object.keys(LAW)
    .filter((name) => path.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (!room) throw new Error(`${path} is in no room`);
  return room;
}

function fullName(room: string): string {
  return room === 'islands' ? 'src/islands' : `src/lib/${room}`;
}

export interface Breach {
  file: string;
  imports: string;
  rule: string;
}

function judge(file: string, specifier: string, isType: boolean): string | undefined {
  const room = roomOf(file);
  const target = resolveOwn(file, specifier);
  if (target === undefined) {
    const allowed = SCHEMA_FILE.test(file) ? /^zod$/ : PACKAGES[room];
    const isVirtual = specifier.startsWith('virtual:');
    return allowed && !isVirtual && !allowed.test(specifier) ? `${room} may not use this package` : undefined;
  }
  if (!target.startsWith('src/')) return 'the product imports only from src';
  const targetRoom = roomOf(target);
  if (specifier.startsWith('.') && houseOf(file) !== houseOf(target)) return 'across rooms: #lib or #islands';
  if (!specifier.startsWith('.') && dirname(file) === dirname(target))
    return 'inside a room: a relative path';
  if (!/\.\w+$/.test(target)) return 'imports carry their extension';
  const isSchema = SCHEMA_FILE.test(target) || floorOf(target) === 'schemas';
  if (isSchema && !SCHEMA_FILE.test(file) && !isType && WITHOUT_SCHEMAS.includes(room))
    return 'of a schema file: its types alone';
  const closed = closedTo(file, target);
  if (closed) return closed;
  if (room === targetRoom || DOORS[room]?.includes(target)) return undefined;
  const allowed = (LAW[room] ?? []).map(fullName);
  return allowed.includes(targetRoom)
    ? undefined
    : `${room} may import only ${LAW[room]?.join(', ') || 'itself'}`;
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
