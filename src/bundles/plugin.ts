import type { Plugin, Rolldown } from 'vite';
import { type Module, type ModuleGraph, reachOf } from './module-graph.ts';
import { planBundles } from './plan.ts';

const PAGE = /\/src\/pages\/.*\.astro$/;

/**
 * Cuts the browser's code into files by what the pages load together (docs/decisions/0076): no file is named here, and
 * no page fetches what it does not need unless that saves more than it costs.
 */
export function pageBundles(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  /** Files that the server draws each page from. Astro builds the server first. */
  const drawn = new Map<string, Set<string>>();
  let names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'page-bundles',
    apply: 'build',
    // Astro keeps what entries export as it is; bundles may import from an entry.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const graph = new Map(ids.map((id) => [id, readModule(this.getModuleInfo(id))]));
      if (this.environment.name === 'client') {
        const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
        names = planBundles(entriesOfPages(entries, drawn), graph);
      } else for (const page of ids.filter((id) => PAGE.test(id))) drawn.set(page, filesOf(page, graph));
    },
  };
  return { plugin, nameOf: (id) => names.get(id) ?? null };
}

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

const readModule = (info: ReturnType<Rolldown.PluginContext['getModuleInfo']>): Module => ({
  imports: info?.importedIds ?? [],
  dynamicImports: info?.dynamicallyImportedIds ?? [],
  size: info?.code?.length ?? 0,
});
