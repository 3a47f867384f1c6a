import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the product, by its path from the repository's root, with `/`. */
export interface Source {
  path: string;
  text: string;
}

const CODE = /\.(ts|tsx|astro|mjs)$/;

/** Every source file under a folder of the repository; `pattern` selects names, by default code. */
export function sourcesUnder(folder: string, pattern = CODE): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The script parts of an `.astro` file: its frontmatter and its `<script>` elements; other files are all script. */
export function scriptOf({ path, text }: Source): string {
  if (!path.endsWith('.astro')) return text;
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return [frontmatter, ...scripts.map((match) => match[1])].join('\n');
}

/** The imports and re-exports of a file, including types and dynamic imports, as written. */
export function specifiersOf(source: Source): string[] {
  const { importedFiles } = ts.preProcessFile(scriptOf(source), true, true);
  const inline = [...scriptOf(source).matchAll(/\bnew URL\(\s*'(\.[^']+\.tsx?)'/g)].map((match) => match[1]!);
  return [...importedFiles.map((file) => file.fileName), ...inline];
}

/** The modules that a file imports only by `import type`: nothing of them is left in a script. */
export function typeSpecifiersOf(source: Source): Set<string> {
  const imports = [...scriptOf(source).matchAll(/\b(?:import|export)\s+(type\s)?[^;'"]*?from\s*'([^']+)'/g)];
  const values = new Set(imports.filter(([, type]) => !type).map(([, , specifier]) => specifier));
  return new Set(
    imports.flatMap(([, type, specifier = '']) => (type && !values.has(specifier) ? [specifier] : [])),
  );
}

/** Path from the root of what a specifier of our own names, or undefined for a package or a virtual module. */
export function resolveOwn(from: string, specifier: string): string | undefined {
  // `?url` asks Vite for the address of a file instead of its content, `?inline` and `?raw` for its text.
  const file = specifier.replace(/\?(?:url|inline|raw)$/, '');
  if (file.startsWith('#lib/')) return `src/lib/${file.slice('#lib/'.length)}`;
  if (file.startsWith('#islands/')) return `src/islands/${file.slice('#islands/'.length)}`;
  if (file.startsWith('.')) return join(dirname(from), file);
  return undefined;
}

/** The house a relative path may not leave: a folder of `src/lib`, or one directly under `src`. */
export function houseOf(path: string): string {
  const [, first = '', second] = path.split('/');
  // A file of `src` itself.
  if (second === undefined) return '';
  return first === 'lib' ? `lib/${second}` : first;
}
