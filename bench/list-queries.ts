import type { ItemKind } from '#lib/items/item.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openContext } from '#lib/platform/server/context.ts';
import { median, percentile } from './stats.ts';

const KIND: ItemKind = 'case';
const ROUNDS = 20;

/** Filters from none to many, common and rare, each sort, search, deep pages: what S7 calls mixed. */
export const MIXED_QUERIES = [
  '',
  'tri=populaires',
  'tri=mieux-notes',
  'page=40',
  'difficulte=3',
  'difficulte=1&difficulte=2',
  'difficulte=2&difficulte=4&tri=populaires',
  'etiquette=IRM',
  'etiquette=Rachis',
  'etiquette=IRM&etiquette=TDM&etiquette=Genou',
  'etiquette=Hanche&etiquette=Poignet&tri=mieux-notes',
  'difficulte=5&etiquette=Rx',
  'difficulte=1&difficulte=2&etiquette=Echo&etiquette=Neuro',
  'q=fracture',
  'q=frac+les',
  'q=volvulus',
  'q=oedeme&difficulte=4',
  'q=a',
  'q=gen&etiquette=IRM&difficulte=2&difficulte=3&tri=populaires',
  'q=personne12',
  'q=introuvable',
];

export interface ListTimes {
  /** Milliseconds. `cold`: nothing remembered, as after a publication; `warm`: asked again. */
  cold: { median: number; p99: number };
  warm: { median: number; p99: number };
  slowest: { query: string; ms: number };
}

/** Measures `listPublic` over the mixed queries on a data folder made by `makeDataset`. */
export async function measureLists(dataDir: string): Promise<ListTimes> {
  const context = await openContext(readSettings({ DATA_DIR: dataDir }));
  let version = 0;
  const { contentVersion } = context;
  // A new version at every cold call forgets what was remembered.
  const forgetting = { ...contentVersion, current: () => version, lists: () => version };
  const cold: number[] = [];
  const warm: number[] = [];
  const byQuery = new Map<string, number>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const search of MIXED_QUERIES) {
        version += 1;
        const run = () => time({ ...context, contentVersion: forgetting }, search);
        const ms = await run();
        cold.push(ms);
        byQuery.set(search, Math.min(ms, byQuery.get(search) ?? Number.POSITIVE_INFINITY));
        warm.push(await run());
      }
    }
  } finally {
    await context.close();
  }
  const [query, ms] = [...byQuery].reduce((worst, each) => (each[1] > worst[1] ? each : worst));
  return { cold: figures(cold), warm: figures(warm), slowest: { query, ms } };
}

async function time(context: Parameters<typeof listPublic>[0], search: string): Promise<number> {
  const query = parseListQuery(KIND, new URLSearchParams(search));
  const start = performance.now();
  await listPublic(context, KIND, query, null);
  return performance.now() - start;
}

function figures(times: readonly number[]): { median: number; p99: number } {
  return { median: median(times), p99: percentile(times, 0.99) };
}
