import { reach } from './reach.ts';

/** Modules that are fetched as one file. */
export interface Bundle {
  modules: string[];
  size: number;
  /** For each visit, whether it loads the bundle. */
  visits: boolean[];
  /** Bundles that it imports from. */
  imports: Set<Bundle>;
}

/** Length of code, before it is minified, that is worth saving one request. */
const REQUEST = 1500;

/**
 * Merges bundles, in place, as long as the requests saved outweigh the code fetched in vain. A page that loads a merged
 * bundle also loads its imports, which are counted. A bundle between two others, imported by one and importing the
 * other, is merged with them: otherwise two files would import each other.
 *
 * @param weights how much each visit counts
 */
export function mergeBundles(bundles: readonly Bundle[], weights: readonly number[]): Bundle[] {
  let left = mergeCycles(bundles);
  for (let merged = bestMerge(left, weights); merged; merged = bestMerge(left, weights))
    left = replace(left, merged);
  return left;
}

/** Merges bundles that import each other, directly or not: no loading order would work for them. */
function mergeCycles(bundles: readonly Bundle[]): Bundle[] {
  let left = [...bundles];
  for (const bundle of bundles) {
    if (!left.includes(bundle)) continue;
    const cycle = [...closureOf([bundle])].filter((each) => closureOf([each]).has(bundle));
    if (cycle.length > 1) left = replace(left, [bundle, ...cycle.filter((each) => each !== bundle)]);
  }
  return left;
}

/** The remaining bundles after some were merged into one. */
function replace(bundles: readonly Bundle[], merged: readonly Bundle[]): Bundle[] {
  const { kept, gone } = merge(merged);
  const left = bundles.filter((each) => !gone.has(each));
  for (const each of left) {
    const others = [...each.imports].filter((other) => !gone.has(other));
    if (others.length < each.imports.size && each !== kept) each.imports = new Set([...others, kept]);
  }
  return left;
}

/** Moves the content of the bundles into the first of them. */
function merge(bundles: readonly Bundle[]): { kept: Bundle; gone: Set<Bundle> } {
  const [kept, ...others] = bundles as [Bundle, ...Bundle[]];
  const loaded = kept.visits.map((_, visit) => bundles.some(({ visits }) => visits[visit]));
  for (const each of closureOf(bundles)) each.visits = each.visits.map((own, visit) => own || loaded[visit]!);
  kept.modules = bundles.flatMap(({ modules }) => modules);
  kept.size = bundles.reduce((sum, { size }) => sum + size, 0);
  kept.imports = new Set(
    bundles.flatMap((each) => [...each.imports]).filter((each) => !bundles.includes(each)),
  );
  return { kept, gone: new Set(others) };
}

/** The bundles whose merge saves most. */
function bestMerge(bundles: readonly Bundle[], weights: readonly number[]): Bundle[] | undefined {
  const closures = new Map(bundles.map((each) => [each, closureOf([each])]));
  let best: Bundle[] | undefined;
  let least = 0;
  for (const [place, a] of bundles.entries())
    for (const b of bundles.slice(place + 1)) {
      if (pairCost(a, b, weights) >= least) continue;
      const merged = [...new Set([a, b, ...between(a, b, closures), ...between(b, a, closures)])];
      const cost = fullCost(merged, weights);
      if (cost < least) [best, least] = [merged, cost];
    }
  return best;
}

/** Bytes that visits fetch without need once two bundles are merged, less the requests saved; imports are not counted. */
function pairCost(a: Bundle, b: Bundle, weights: readonly number[]): number {
  let cost = 0;
  for (let visit = 0; visit < weights.length; visit++)
    if (a.visits[visit]) cost += weights[visit]! * (b.visits[visit] ? -REQUEST : b.size);
    else if (b.visits[visit]) cost += weights[visit]! * a.size;
  return cost;
}

/** The cost of merging any number of bundles, with their imports. */
function fullCost(merged: readonly Bundle[], weights: readonly number[]): number {
  const imported = [...closureOf(merged)].filter((each) => !merged.includes(each));
  const costOn = (visit: number) => {
    const loaded = merged.filter(({ visits }) => visits[visit]).length;
    if (loaded === 0) return 0;
    const vain = [...merged, ...imported].filter(({ visits }) => !visits[visit]);
    const requests = loaded - 1 - imported.filter(({ visits }) => !visits[visit]).length;
    return vain.reduce((sum, { size }) => sum + size, 0) - REQUEST * requests;
  };
  return weights.reduce((sum, weight, visit) => sum + weight * costOn(visit), 0);
}

/** Bundles with all that they import, directly or not. */
const closureOf = (bundles: readonly Bundle[]) => reach(bundles, ({ imports }) => imports);

/** Bundles that `from` imports and that import `to`, directly or not, themselves included. */
function between(from: Bundle, to: Bundle, closures: ReadonlyMap<Bundle, ReadonlySet<Bundle>>): Bundle[] {
  const imported = closures.get(from)!;
  return imported.has(to) ? [...imported].filter((each) => closures.get(each)!.has(to)) : [];
}
