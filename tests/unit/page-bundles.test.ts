import { describe, expect, it } from 'vitest';
import { cyclesIn, entriesByModule, type Module } from '../../src/bundles/module-graph.ts';
import { planBundles } from '../../src/bundles/plan.ts';

const KB = 1024;

function module(size: number, imports: string[] = [], dynamicImports: string[] = []): Module {
  return { size, imports, dynamicImports };
}

/** Modules by the bundle they are in; those of no bundle are left out. */
function bundled(pages: Record<string, string[]>, graph: Record<string, Module>): string[] {
  const names = planBundles(new Map(Object.entries(pages)), new Map(Object.entries(graph)));
  const groups = Map.groupBy(names.keys(), (id) => names.get(id)!);
  return [...groups.values()].map((ids) => ids.toSorted().join(' ')).toSorted();
}

describe('bundles of pages', () => {
  it('hold what the same pages need, large modules apart from what others need', () => {
    const graph = {
      list: module(KB, ['base', 'card']),
      home: module(KB, ['base', 'card']),
      editor: module(KB, ['base', 'grid']),
      table: module(KB, ['base', 'grid']),
      base: module(60 * KB),
      card: module(20 * KB),
      grid: module(40 * KB),
    };
    const pages = { list: ['list'], home: ['home'], editor: ['editor'], table: ['table'] };
    expect(bundled(pages, graph)).toEqual(['base', 'card', 'grid']);
  });

  it('take a small module along where that saves more requests than bytes', () => {
    const graph = {
      list: module(KB, ['base', 'format']),
      home: module(KB, ['base', 'format']),
      login: module(KB, ['base']),
      base: module(60 * KB),
      format: module(100),
    };
    expect(bundled({ list: ['list'], home: ['home'], login: ['login'] }, graph)).toEqual(['base format']);
  });

  it('do not take along what a small shared module’s importer needs', () => {
    // The fault that made a questionnaire's form load the grid of a protocol: both used one function.
    const graph = {
      form: module(KB, ['base', 'escape']),
      grid: module(KB, ['base', 'rows']),
      table: module(KB, ['base', 'rows']),
      base: module(60 * KB),
      rows: module(50 * KB, ['escape']),
      escape: module(200),
    };
    const pages = { form: ['form'], grid: ['grid'], table: ['table'] };
    expect(bundled(pages, graph)).toEqual(['base escape', 'rows']);
  });

  it('leave what only one entry needs with it', () => {
    const graph = { list: module(KB, ['card']), home: module(KB), card: module(20 * KB) };
    expect(bundled({ list: ['list'], home: ['home'] }, graph)).toEqual([]);
  });

  it('keep an island that comes first from waiting for the others of its page', () => {
    const graph = {
      first: module(KB, ['tiles']),
      viewer: module(KB, ['tiles', 'engine']),
      planes: module(KB, ['tiles', 'engine']),
      tiles: module(20 * KB),
      engine: module(200 * KB),
    };
    expect(bundled({ viewer: ['first', 'viewer', 'planes'] }, graph)).toEqual(['engine', 'tiles']);
  });
});

it('a module fetched on demand does not need what all who fetch it have', () => {
  const graph = new Map(
    Object.entries({
      list: module(KB, ['words'], ['dialog']),
      dialog: module(KB, ['words', 'modal']),
      words: module(KB),
      modal: module(KB),
    }),
  );
  const { needing } = entriesByModule(['list'], graph);
  expect([...needing.get('words')!]).toEqual(['list']);
  expect([...needing.get('modal')!]).toEqual(['dialog']);
});

/** Files, as modules: what no bundle holds is in the file of the one entry that reaches it. */
function filesOf(pages: ReadonlyMap<string, readonly string[]>, graph: ReadonlyMap<string, Module>) {
  const names = planBundles(pages, graph);
  const { reaching } = entriesByModule([...pages.values()].flat(), graph);
  const fileOf = (id: string) => names.get(id) ?? [...(reaching.get(id) ?? [id])].join(' ');
  const files = new Map<string, Module>();
  for (const [id, { imports }] of graph) {
    const others = imports.map(fileOf).filter((other) => other !== fileOf(id));
    files.set(fileOf(id), module(0, [...(files.get(fileOf(id))?.imports ?? []), ...others]));
  }
  return files;
}

it('modules on demand that import each other’s neighbours are one file', () => {
  // `a2` is needed by the pages alone, as all who fetch `late` have it; `b2` by `dialog`, too.
  const graph = new Map(
    Object.entries({
      page: module(KB, ['a1', 'b2'], ['dialog']),
      other: module(KB, ['a1', 'b2'], ['dialog']),
      dialog: module(KB, ['b1'], ['late']),
      late: module(KB, ['a1', 'a2']),
      a1: module(60 * KB, ['b1']),
      b1: module(60 * KB),
      b2: module(60 * KB, ['a2']),
      a2: module(60 * KB),
    }),
  );
  const pages = new Map([
    ['p', ['page']],
    ['o', ['other']],
  ]);
  expect(cyclesIn(filesOf(pages, graph))).toEqual([]);
});

it('a cycle of files would be found', () => {
  const graph = new Map(Object.entries({ a: module(1, ['b']), b: module(1, ['c']), c: module(1, ['b']) }));
  expect(cyclesIn(graph)).toEqual(['b', 'c']);
});

it('no two files ever import each other', () => {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 300; round++) {
    // A module imports only later ones: no cycle of modules.
    const graph = new Map(
      Array.from({ length: 40 }, (_, place) => {
        const later = () => `m${Math.min(39, place + 1 + random(39 - place || 1))}`;
        const imports = place === 39 ? [] : Array.from({ length: random(4) }, later);
        return [
          `m${place}`,
          module(random(6) * random(2000), imports, random(5) || place === 39 ? [] : [later()]),
        ];
      }),
    );
    const pages = new Map(
      Array.from({ length: 5 }, (_, page) => [`p${page}`, [`m${random(8)}`, `m${random(8)}`]]),
    );
    expect(cyclesIn(filesOf(pages, graph)), `round ${round}`).toEqual([]);
  }
});
