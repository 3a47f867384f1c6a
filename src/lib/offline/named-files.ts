/** Matches the names of built files in pages and scripts. */
const BUILT = /\/?_astro\/[\w@.-]+\.(?:js|css|svg|wasm|woff2)/g;
/** Matches relative imports of a script. */
const BESIDE = /["'`]\.\/([\w@.-]+\.(?:js|css|wasm))["'`]/g;
const IMAGES = /\/images\/[\w-]+\/[0-9a-f]{64}(?:-[a-z0-9]+\.[a-z]+)?/g;

/** The addresses of built files named in a page or a script. */
export function builtFiles(text: string): string[] {
  const named = [...text.matchAll(BUILT)].map(([path]) => `/${path.replace(/^\//, '')}`);
  const beside = [...text.matchAll(BESIDE)].map(([, name]) => `/_astro/${name}`);
  return [...new Set([...named, ...beside])];
}

/** The addresses of a script's static imports. */
export function importsOf(script: string): string[] {
  const imports = script.matchAll(/(?:^|[;}])\s*(?:import|export)[^;'"`()]*["'`]\.\/([\w@.-]+\.js)["'`]/g);
  return Array.from(imports, ([, name]) => `/_astro/${name}`);
}

/** The images that a page names. */
export function namedImages(page: string): string[] {
  return [...new Set([...page.matchAll(IMAGES)].map(([path]) => path))];
}
