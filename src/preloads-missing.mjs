/**
 * Files preloaded with a file that is imported on demand need not include the importer's own imports: these are
 * loaded already. Their names were 250 to 350 bytes of each page's scripts, in brotli.
 */
export function preloadsMissing() {
  let built = {};
  function importedBy(file, found = new Set([file])) {
    for (const each of built[file]?.imports ?? []) {
      if (found.has(each)) continue;
      found.add(each);
      importedBy(each, found);
    }
    return found;
  }
  function resolveDependencies(file, needed, { hostId }) {
    const there = importedBy(hostId);
    const missing = needed.filter((each) => !there.has(each));
    return missing.length === 1 && missing[0] === file ? [] : missing;
  }
  return {
    name: 'preloads-missing',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies } } } : undefined,
    generateBundle(_, bundle) {
      built = bundle;
    },
  };
}
