import { basename, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../uno.config.ts';
import { isOnServer } from './floors.ts';
import { resolveOwn, type Source, sourcesUnder, specifiersOf, typeSpecifiersOf } from './sources.ts';

const sources = new Map(sourcesUnder('src').map((source) => [source.path, source]));

/** Everything that a page shows or may fetch: its imports, without types and server-only code. */
function reachedFrom(entry: string): Source[] {
  const reached = new Set<string>();
  const visit = (path: string) => {
    const source = sources.get(path);
    if (!source || reached.has(path) || isOnServer(path)) return;
    reached.add(path);
    const types = typeSpecifiersOf(source);
    for (const specifier of specifiersOf(source))
      if (!types.has(specifier)) visit(resolveOwn(path, specifier) ?? '');
  };
  visit(entry);
  return [...reached].map((path) => sources.get(path)!);
}

/** Cases show images instead of an icon for their kind. */
const KIND_ICON = 'src/islands/list/kind-icon.ts';

/** The pages that carry icons of their own choice (`Shell.astro`), and what they show no icon of. */
const PAGES = [
  ['home-icons', 'src/lib/home/layout/Home.astro', ''],
  ['case-icons', 'src/lib/home/layout/Welcome.astro', ''],
  ['case-icons', 'src/lib/items/layout/PublicListPage.astro', KIND_ICON],
  ['list-icons', 'src/lib/items/layout/PublicListPage.astro', ''],
  ['list-icons', 'src/lib/accounts/layout/Wall.astro', ''],
] as const;

describe('icons', () => {
  it.each(PAGES)('of %s are all those that %s shows', (name, page, without) => {
    const chosen = config.cli?.entry;
    const entries = Array.isArray(chosen) ? chosen : [];
    const patterns = entries.find(({ outFile }) => basename(outFile).startsWith(`${name}.`))?.patterns ?? [];
    const withIcons = reachedFrom(page).filter(({ text }) => /\bi-lucide-[a-z]/.test(text));
    expect(withIcons.length).toBeGreaterThan(3);
    const isCarried = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern));
    const left = withIcons.filter(({ path }) => path !== without && !isCarried(path));
    expect(left.map(({ path }) => path)).toEqual([]);
  });
});
