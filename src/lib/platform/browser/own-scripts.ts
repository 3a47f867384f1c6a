interface ScriptRules {
  /** Makes a `TrustedScriptURL`: browsers with Trusted Types start no script from a plain string. */
  createScriptURL(address: string): string;
}

/** TypeScript does not know Trusted Types. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules };
};

/** Paths of built scripts: those with a content hash in their names, and the service worker at the root. */
export const BUILT_SCRIPTS = /^\/(?:_astro\/[\w.-]+|offline-worker)\.js$/;
/** `astro dev` serves sources, under any path. */
const ANY = /^\//;

/**
 * The whole address of a script of this site.
 * @param names paths, with their queries, that are scripts of this site
 * @throws TypeError for any other address
 */
export function ownScript(address: string, names = import.meta.env.DEV ? ANY : BUILT_SCRIPTS): string {
  const { origin, pathname, search, href } = new URL(address, location.origin);
  if (origin !== location.origin || !names.test(pathname + search))
    throw new TypeError(`Not a script of this site: ${address}`);
  return href;
}

const rules: ScriptRules = { createScriptURL: (address) => ownScript(address) };
/** Its name is listed in the Content-Security-Policy (`astro.config.mjs`). */
const policy = trustedTypes?.createPolicy('script', rules) ?? rules;

/**
 * The browser's `Worker`, for scripts of this site alone. It has that name because Vite builds the scripts that it finds
 * in `new Worker(new URL(…, import.meta.url))`.
 */
export const Worker = function OwnWorker(address: URL, options?: WorkerOptions) {
  return new globalThis.Worker(policy.createScriptURL(address.href), options);
} as unknown as new (
  address: URL,
  options?: WorkerOptions,
) => globalThis.Worker;
export type Worker = globalThis.Worker;

/** Registers a script of this site as its service worker. */
export function registerWorker(address: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(policy.createScriptURL(address));
}
