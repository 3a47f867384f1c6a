import { reach } from './reach.ts';

/** A module of the browser's build. */
export interface Module {
  /** Ids of the modules that must be there before it runs. */
  imports: readonly string[];
  /** Ids of the modules it fetches on demand. */
  dynamicImports: readonly string[];
  /** Length of its code before it is minified. */
  size: number;
}

export type ModuleGraph = ReadonlyMap<string, Module>;

/** All modules that must be there before `entry` runs, itself included. */
export function reachOf(entry: string, graph: ModuleGraph): Set<string> {
  const known = (ids: readonly string[]) => ids.filter((id) => graph.has(id));
  return reach(known([entry]), (id) => known(graph.get(id)?.imports ?? []));
}

/** Modules that import themselves by way of others. */
export const cyclesIn = (graph: ModuleGraph): string[] =>
  [...graph]
    .filter(([id, { imports }]) => imports.some((other) => reachOf(other, graph).has(id)))
    .map(([id]) => id);

/** For every module that an entry reaches, which entries those are. */
export interface Entries {
  /** Entries whose code runs after it. */
  reaching: Map<string, Set<string>>;
  /**
   * The entries that need each module, without those that fetch it on demand when they already have everything it
   * imports.
   */
  needing: Map<string, Set<string>>;
}

/** @param pageEntries islands and scripts of the pages; what is fetched on demand is an entry, too */
export function entriesByModule(pageEntries: readonly string[], graph: ModuleGraph): Entries {
  const onDemand = [...graph.values()].flatMap(({ dynamicImports }) => dynamicImports);
  const entries = [...new Set([...pageEntries, ...onDemand])].filter((id) => graph.has(id));
  const reaches = new Map(entries.map((entry) => [entry, reachOf(entry, graph)]));
  const ofPages = new Set(pageEntries);
  const found: Entries = { reaching: new Map(), needing: new Map() };
  for (const [entry, reached] of reaches) {
    const parents = ofPages.has(entry) ? [] : parentsOf(entry, reaches, graph);
    for (const id of reached) {
      add(found.reaching, id, entry);
      if (parents.length === 0 || parents.some((parent) => !parent.has(id))) add(found.needing, id, entry);
    }
  }
  return found;
}

const add = (sets: Map<string, Set<string>>, id: string, entry: string) =>
  sets.set(id, (sets.get(id) ?? new Set()).add(entry));

/** Reaches of the entries that fetch `entry` on demand. */
function parentsOf(entry: string, reaches: ReadonlyMap<string, ReadonlySet<string>>, graph: ModuleGraph) {
  return [...reaches.values()].filter((reached) =>
    [...reached].some((id) => graph.get(id)?.dynamicImports.includes(entry)),
  );
}
