/** A node in the tree of routes, reached by the first parts of a path. */
interface Place {
  fixed: Map<string, Place>;
  /** Children with parts such as `[id].[format]`, matched by the text between the names. */
  mixed: [RegExp, Place][];
  any?: Place;
  /** The route that ends at this node. */
  route?: string;
}

const newPlace = (): Place => ({ fixed: new Map(), mixed: [] });
const NAME = /\[\w+\]/g;

/** The child node for a part of a route, created if necessary. */
function placeOf(at: Place, part: string): Place {
  if (!part.includes('[')) {
    const found = at.fixed.get(part) ?? newPlace();
    at.fixed.set(part, found);
    return found;
  }
  if (/^\[\w+\]$/.test(part)) {
    at.any ??= newPlace();
    return at.any;
  }
  const between = part.split(NAME).map((each) => each.replace(/[.*+?^${}()|\\]/g, '\\$&'));
  const pattern = new RegExp(`^${between.join('.+')}$`);
  const known = at.mixed.find(([{ source }]) => source === pattern.source)?.[1];
  if (known) return known;
  const made = newPlace();
  at.mixed.push([pattern, made]);
  return made;
}

function find(at: Place, parts: readonly string[], index: number): string | undefined {
  const part = parts[index];
  if (part === undefined) return at.route;
  const fixed = at.fixed.get(part);
  const found = fixed && find(fixed, parts, index + 1);
  if (found !== undefined) return found;
  for (const [pattern, next] of at.mixed) {
    const under = pattern.test(part) ? find(next, parts, index + 1) : undefined;
    if (under !== undefined) return under;
  }
  return at.any && find(at.any, parts, index + 1);
}

/**
 * Returns a function that finds the route of a path, as in `src/pages` (`/api/[kind]/[id]`). Astro cannot be asked,
 * because cached responses never reach it. Undefined if there is no route; catch-all routes (`[...path]`) are not
 * considered.
 * @param routes the existing ones
 */
export function routeFinder(routes: Iterable<string>): (path: string) => string | undefined {
  const root = newPlace();
  for (const route of routes) {
    if (route.includes('[...')) continue;
    let at = root;
    for (const part of partsOf(route)) at = placeOf(at, part);
    at.route = route;
  }
  return (path) => find(root, partsOf(path), 0);
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
