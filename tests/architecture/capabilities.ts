import { resolveOwn, type Source, specifiersOf } from './sources.ts';

/**
 * Capabilities with a folder of their own, `src/lib/<capability>/`, and the files of each that others may use: other
 * capabilities, older rooms, islands of another name. Everything else is open to its own folder and islands alone.
 */
export const OPENED: Record<string, readonly string[]> = {
  collections: [
    'rules.ts',
    'texts.ts',
    'server/change-collections.ts',
    'server/collected-case-queries.ts',
    'server/collection-queries.ts',
    'server/find-readable-cases.ts',
    'server/note-queries.ts',
  ],
  people: [
    'schemas.ts',
    'from-others-schemas.ts',
    'sharing-texts.ts',
    'unlisted-link-texts.ts',
    'written-with-texts.ts',
    'store.ts',
    'server/link-queries.ts',
    'server/list-from-others.ts',
    'server/name-people.ts',
    'server/people-queries.ts',
  ],
  practice: [
    'attempt-key-rules.ts',
    'attempt-rules.ts',
    'path-rules.ts',
    'home-texts.ts',
    'texts.ts',
    'left-attempts-store.ts',
    'own-attempt-store.ts',
    'server/attempt-queries.ts',
    'server/export-practice.ts',
    'server/pool-queries.ts',
    'server/summarise-practice.ts',
    'server/tables.ts',
  ],
  reviews: [
    'place-rules.ts',
    'schemas.ts',
    'answered-texts.ts',
    'reviewers-texts.ts',
    'step-texts.ts',
    'texts.ts',
    'store.ts',
    'server/export-reviews.ts',
    'server/list-answered-reviews.ts',
    'server/list-asked-reviews.ts',
    'server/name-reviewers.ts',
    'server/read-reviewed.ts',
    'server/review-queries.ts',
    'server/reviewer-queries.ts',
    'server/validate-item.ts',
  ],
  statistics: [
    'server/common-errors.ts',
    'server/count-activity-queries.ts',
    'server/joined-hypotheses-queries.ts',
    'server/own-activity-queries.ts',
    'server/prune-joins.ts',
    'server/read-own-week.ts',
    'server/reports-copied-queries.ts',
    'server/uncount-owner-queries.ts',
  ],
};

/** Lists of everything, and the demo content: they may use any file of a capability, on the floor they stand on. */
export const COMPOSITION_ROOTS: readonly string[] = [
  'src/lib/contract/all-endpoints.ts',
  'src/lib/contract/people-endpoints.ts',
  'src/lib/messages/errors.ts',
  'src/lib/messages/menu.ts',
  'src/lib/server/db/schema.ts',
  'src/lib/server/usecases/demo/seed-activity.ts',
  'src/lib/server/usecases/demo/seed-collections.ts',
  'src/lib/server/usecases/demo/seed-practice.ts',
];

type Floor = 'rules' | 'schemas' | 'texts' | 'store' | 'queries' | 'use cases' | 'page data';

/** Which floor a file stands on, by its path inside the capability's folder. */
const FLOORS: readonly (readonly [RegExp, Floor])[] = [
  [/^server\/([^/]+-)?(queries|tables)\.ts$/, 'queries'],
  [/^server\/[^/]+\.ts$/, 'use cases'],
  [/^endpoints\/[^/]+\.ts$/, 'schemas'],
  [/^([^/]+-)?schemas\.ts$/, 'schemas'],
  [/^([^/]+-)?rules\.ts$/, 'rules'],
  [/^([^/]+-)?texts\.ts$/, 'texts'],
  [/^([^/]+-)?store\.ts$/, 'store'],
  [/^([^/]+-)?(page-data|form)\.ts$/, 'page data'],
];

/** The room whose law and packages hold for a floor. */
const ROOM_OF_FLOOR: Record<Floor, string> = {
  rules: 'src/lib/domain',
  schemas: 'src/lib/contract',
  texts: 'src/lib/messages',
  store: 'src/lib/stores',
  queries: 'src/lib/server/db',
  'use cases': 'src/lib/server/usecases',
  'page data': 'src/lib/server/http',
};

const FOLDER = /^src\/lib\/([^/]+)\/(.+)$/;

/** The capability whose folder in `src/lib` holds a file, and the file's path in there. */
function placeOf(path: string): { capability: string; inside: string } | undefined {
  const [, capability = '', inside = ''] = FOLDER.exec(path) ?? [];
  return Object.hasOwn(OPENED, capability) ? { capability, inside } : undefined;
}

/** The floor of a capability's file; undefined for a file of a room. @throws when its name says no floor */
export function floorOf(path: string): Floor | undefined {
  const place = placeOf(path);
  if (!place) return undefined;
  const floor = FLOORS.find(([pattern]) => pattern.test(place.inside))?.[1];
  if (!floor) throw new Error(`${path} is on no floor: its name must say what it is`);
  return floor;
}

/** The room whose law holds for a capability's file; undefined for a file of a room. */
export function roomOfFloor(path: string): string | undefined {
  const floor = floorOf(path);
  return floor && ROOM_OF_FLOOR[floor];
}

/** Whether a file runs on the server alone. */
export function isOnServer(path: string): boolean {
  return path.startsWith('src/lib/server/') || /^(queries|use cases|page data)$/.test(floorOf(path) ?? '');
}

/** The capability whose name a file's folder carries, in `src/lib`, its layout or the islands. */
function ownerOf(path: string): string | undefined {
  return /^src\/(?:lib\/layout|lib|islands)\/([^/]+)\//.exec(path)?.[1];
}

/** Why a file may not use a file of a capability, or undefined. Pages are on top and may use what their floor may. */
export function closedTo(file: string, target: string): string | undefined {
  const place = placeOf(target);
  if (!place || ownerOf(file) === place.capability) return undefined;
  if (file.startsWith('src/pages/') || COMPOSITION_ROOTS.includes(file)) return undefined;
  const opened = OPENED[place.capability] ?? [];
  return opened.includes(place.inside) ? undefined : `${place.capability} does not open ${place.inside}`;
}

/** Files that `OPENED` names although nobody else uses them, and roots that use no capability. */
export function neverUsed(sources: readonly Source[]): string[] {
  const uses = sources.flatMap(({ path, text }) =>
    specifiersOf({ path, text }).flatMap((specifier) => {
      const target = resolveOwn(path, specifier);
      const place = target === undefined ? undefined : placeOf(target);
      return place && ownerOf(path) !== place.capability ? [{ path, ...place }] : [];
    }),
  );
  const asked = uses
    .filter(({ path }) => !path.startsWith('src/pages/') && !COMPOSITION_ROOTS.includes(path))
    .map(({ capability, inside }) => `${capability}/${inside}`);
  const opened = Object.entries(OPENED).flatMap(([name, files]) => files.map((file) => `${name}/${file}`));
  return [
    ...opened.filter((file) => !asked.includes(file)),
    ...COMPOSITION_ROOTS.filter((root) => !uses.some(({ path }) => path === root)),
  ];
}
