import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { cyclesIn, type Module, type ModuleGraph, reachOf } from './module-graph.ts';
import { planBundles } from './plan.ts';

const PAGE = /\/src\/pages\/.*\.astro$/;
const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Cuts the browser's code into files by what the pages load together (docs/decisions/0076): no file is named here, and
 * no page fetches what it does not need unless that saves more than it costs.
 */
export function pageBundles(): { plugins: Plugin[]; nameOf: (id: string) => string | null } {
  /** Files that the server draws each page from. Astro builds the server first. */
  const drawn = new Map<string, Set<string>>();
  let names = new Map<string, string>();
  const readPages: Plugin = {
    name: 'read-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    buildEnd() {
      const graph = readGraph(this);
      for (const page of [...graph.keys()].filter((id) => PAGE.test(id)).toSorted())
        drawn.set(page, filesOf(page, graph));
    },
  };
  const cutByPages: Plugin = {
    name: 'cut-by-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Astro keeps what entries export as it is; bundles may import from an entry.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd(error) {
      if (error) return;
      if (drawn.size === 0)
        this.error('No page is known: the server must be built before the code of browsers.');
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry).map(fromRoot);
      names = planBundles(entriesOfPages(entries.toSorted(), drawn), readGraph(this));
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const graph = new Map(
        files.map(({ fileName, imports }) => [fileName, { imports, dynamicImports: [], size: 0 }]),
      );
      const inCycle = cyclesIn(graph);
      if (inCycle.length > 0) this.error(`Files that import each other: ${inCycle.join(', ')}`);
    },
  };
  return { plugins: [readPages, cutByPages], nameOf: (id) => names.get(fromRoot(id)) ?? null };
}

/** Ids do not depend on where the clone stands, so that two machines split the code alike. */
const fromRoot = (id: string) => id.replace(ROOT, '');

const withoutQuery = (id: string) => id.replace(/\?.*$/, '');

const filesOf = (page: string, graph: ModuleGraph) => new Set([...reachOf(page, graph)].map(withoutQuery));

/** The browser's entries on each page; what no page draws, such as React's own, is on all of them. */
function entriesOfPages(
  entries: readonly string[],
  drawn: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, string[]> {
  const files = [...drawn.values()];
  const isDrawn = (entry: string, page: ReadonlySet<string>) => page.has(withoutQuery(entry));
  const everywhere = entries.filter((entry) => !files.some((page) => isDrawn(entry, page)));
  return new Map(
    [...drawn].map(([page, ofPage]) => [
      page,
      [...everywhere, ...entries.filter((entry) => isDrawn(entry, ofPage))],
    ]),
  );
}

function readGraph(build: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>): ModuleGraph {
  const graph = new Map<string, Module>();
  for (const id of build.getModuleIds()) {
    const info = build.getModuleInfo(id);
    graph.set(fromRoot(id), {
      imports: info?.importedIds.map(fromRoot) ?? [],
      dynamicImports: info?.dynamicallyImportedIds.map(fromRoot) ?? [],
      size: info?.code?.length ?? 0,
    });
  }
  return graph;
}
