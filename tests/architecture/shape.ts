import { resolveOwn, type Source, specifiersOf } from './sources.ts';

/** Circles of imports, each named once, as the paths along it. */
export function cycles(sources: readonly Source[]): string[][] {
  const graph = new Map(
    sources.map((source) => [
      source.path,
      specifiersOf(source).flatMap((specifier) => resolveOwn(source.path, specifier) ?? []),
    ]),
  );
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      found.push([...trail.slice(start), path]);
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}

/** Files that only pass other files on, and `export *`: both hide what depends on what. */
export function barrels(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, text }) => {
      if (!/\.tsx?$/.test(path)) return false;
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const rest = code.replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+';?/g, '');
      const passesOn = rest !== code;
      return (
        /export\s+(type\s+)?\*\s+from/.test(code) ||
        (passesOn && rest.trim() === '') ||
        (/\/index\.tsx?$/.test(path) && passesOn)
      );
    })
    .map(({ path }) => path);
}
