import { floorOf } from './floors.ts';
import { resolveOwn, type Source, specifiersOf, typeSpecifiersOf } from './sources.ts';

/** Where the scripts of pages begin. */
const isRoot = (path: string) => /^(islands|browser|viewer|dicom)$/.test(floorOf(path));

/** The shortest chain of imports, types left out, by which each page's script would carry a package. */
export function carriersOf(name: string, sources: readonly Source[]): string[] {
  const values = new Map(
    sources.map((source) => {
      const types = typeSpecifiersOf(source);
      const left = specifiersOf(source).filter((specifier) => !types.has(specifier));
      return [source.path, left.map((specifier) => resolveOwn(source.path, specifier) ?? specifier)] as const;
    }),
  );
  const chainFrom = (root: string): string[] | undefined => {
    const chains = [[root]];
    const seen = new Set([root]);
    for (const chain of chains) {
      for (const next of values.get(chain.at(-1) ?? '') ?? []) {
        if (next === name || next.startsWith(`${name}/`)) return [...chain, next];
        if (!seen.has(next)) chains.push([...chain, next]);
        seen.add(next);
      }
    }
    return undefined;
  };
  const roots = sources.map(({ path }) => path).filter(isRoot);
  return roots.flatMap((root) => chainFrom(root)?.join(' → ') ?? []);
}
