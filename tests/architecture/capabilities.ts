import { OPENED, SHARED } from './opened.ts';
import { resolveOwn, type Source, specifiersOf } from './sources.ts';

/** Lists of everything: they may use any file of a capability, on their own floor. */
const COMPOSITION_ROOTS = [
  /^src\/lib\/(app|demo)\//,
  /^src\/lib\/platform\/server\/(context|db\/schema)\.ts$/,
  /^src\/(?!lib\/)/,
];

const FOLDER = /^src\/lib\/([^/]+)\/(.+)$/;

/** The first folder of a file in `src/lib`, and its path in there; undefined elsewhere. */
function placeOf(path: string): { folder: string; inside: string } | undefined {
  const [, folder, inside] = FOLDER.exec(path) ?? [];
  return folder === undefined || inside === undefined ? undefined : { folder, inside };
}

const isRoot = (path: string) => COMPOSITION_ROOTS.some((pattern) => pattern.test(path));

/** The capability that a file uses from outside, when it is not one that all build on. */
function usedFromOutside(file: string, target: string): { folder: string; inside: string } | undefined {
  const place = placeOf(target);
  const isOwn = place?.folder === placeOf(file)?.folder;
  return !place || isOwn || SHARED.includes(place.folder) || isRoot(file) ? undefined : place;
}

/** Why a file may not use a file of a capability, or undefined. */
export function closedTo(file: string, target: string): string | undefined {
  const place = usedFromOutside(file, target);
  if (!place || OPENED[place.folder]?.includes(place.inside)) return undefined;
  return `${place.folder} does not open ${place.inside}`;
}

/** Files that `OPENED` names although no other folder uses them. */
export function neverUsed(sources: readonly Source[]): string[] {
  const used = sources.flatMap((source) =>
    specifiersOf(source).flatMap((specifier) => {
      const place = usedFromOutside(source.path, resolveOwn(source.path, specifier) ?? '');
      return place ? [`${place.folder}/${place.inside}`] : [];
    }),
  );
  const opened = Object.entries(OPENED).flatMap(([name, files]) => files.map((file) => `${name}/${file}`));
  return opened.filter((file) => !used.includes(file));
}
