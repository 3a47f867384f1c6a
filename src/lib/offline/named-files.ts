/** Built files, as pages and scripts name them. */
const BUILT = /\/?_astro\/[\w@.-]+\.(?:js|css|svg|wasm|woff2)/g;
/** What a script imports stands beside it. */
const BESIDE = /["'`]\.\/([\w@.-]+\.(?:js|css|wasm))["'`]/g;
const IMAGES = /\/images\/[\w-]+\/[0-9a-f]{64}(?:-[a-z0-9]+\.[a-z]+)?/g;

/** The built files that a page or a script names, by their addresses. */
export function builtFiles(text: string): string[] {
  const named = [...text.matchAll(BUILT)].map(([path]) => `/${path.replace(/^\//, '')}`);
  const beside = [...text.matchAll(BESIDE)].map(([, name]) => `/_astro/${name}`);
  return [...new Set([...named, ...beside])];
}

/** What a script cannot do without, by addresses: what it imports before it begins. */
export function importsOf(script: string): string[] {
  const imports = script.matchAll(/(?:^|[;}])\s*(?:import|export)[^;'"`()]*["'`]\.\/([\w@.-]+\.js)["'`]/g);
  return Array.from(imports, ([, name]) => `/_astro/${name}`);
}

/** The images that a page names. */
export function namedImages(page: string): string[] {
  return [...new Set([...page.matchAll(IMAGES)].map(([path]) => path))];
}
