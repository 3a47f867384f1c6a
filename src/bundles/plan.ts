import { type Bundle, mergeBundles } from './merge-bundles.ts';
import { entriesByModule, type ModuleGraph } from './module-graph.ts';

/** A visit: the entries that it loads, and its weight relative to a page. */
interface Visit {
  entries: ReadonlySet<string>;
  weight: number;
}

/**
 * Weight of an entry loaded alone. An island waits for its own files, but most start together with the others of
 * their page; on-demand code is fetched by few of the people who load the page.
 */
const ALONE_WEIGHT = 0.03;

/**
 * Which modules are fetched as one file.
 *
 * @param pages entries (islands and scripts) of each page
 * @returns the bundle's name by module; a module that is not named stays with the only entry that needs it
 */
export function planBundles(
  pages: ReadonlyMap<string, readonly string[]>,
  graph: ModuleGraph,
): Map<string, string> {
  const { reaching, needing } = entriesByModule([...new Set([...pages.values()].flat())], graph);
  const imported = new Set([...graph.values()].flatMap(({ imports }) => imports));
  // An entry that nothing imports is a file of its own anyway, with the modules that only it reaches.
  const shared = [...needing.keys()].filter((id) => imported.has(id) && reaching.get(id)!.size > 1);
  const visits = visitsOf(pages, new Set([...reaching.values()].flatMap((each) => [...each])));
  const bundles = bundleByEntries(shared.toSorted(), needing, visits, graph);
  const merged = mergeBundles(
    bundles,
    visits.map(({ weight }) => weight),
  );
  // Short names: each file repeats those of the others that it imports (0.6 KB of a questionnaire's form).
  return new Map(merged.flatMap(({ modules }, place) => modules.map((id) => [id, `${place}`] as const)));
}

function visitsOf(pages: ReadonlyMap<string, readonly string[]>, entries: ReadonlySet<string>): Visit[] {
  return [
    ...[...pages.values()].map((each) => ({ entries: new Set(each), weight: 1 })),
    ...[...entries].map((id) => ({ entries: new Set([id]), weight: ALONE_WEIGHT })),
  ];
}

/** One bundle for all modules that the same entries need. */
function bundleByEntries(
  ids: readonly string[],
  entries: ReadonlyMap<string, ReadonlySet<string>>,
  visits: readonly Visit[],
  graph: ModuleGraph,
): Bundle[] {
  const groups = Map.groupBy(ids, (id) => [...entries.get(id)!].toSorted().join('\n'));
  const bundleOf = new Map<string, Bundle>();
  for (const modules of groups.values()) {
    const needing = [...entries.get(modules[0]!)!];
    const size = modules.reduce((sum, id) => sum + graph.get(id)!.size, 0);
    const loaded = visits.map((visit) => needing.some((entry) => visit.entries.has(entry)));
    const bundle: Bundle = { modules, size, visits: loaded, imports: new Set() };
    for (const id of modules) bundleOf.set(id, bundle);
  }
  for (const [id, bundle] of bundleOf)
    for (const other of graph.get(id)!.imports.map((each) => bundleOf.get(each)))
      if (other && other !== bundle) bundle.imports.add(other);
  return [...new Set(bundleOf.values())];
}
