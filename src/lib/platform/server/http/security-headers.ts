import { ERASE_KEPT } from '#lib/offline/kept.ts';
import { isPrefetch } from './prefetch-request.ts';

/** For responses that are not pages: they may not run scripts, be framed or send forms. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For our scripts. It binds none in a page, which has its own policy, but all of a worker that is made of one: what
 * runs, decodes by WebAssembly and fetches is ours. A service worker fetches for its pages, in some engines as what
 * they asked for (an image): hence everything from here.
 */
const SCRIPT_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For pages in `astro dev`, which sets no policy: Vite inlines styles and scripts, and reports changes through a
 * WebSocket. Never used in a build.
 */
const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Headers of all responses, with names in lower case. */
const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Permissions-Policy of documents; on images, of which a list has many, it would only waste bytes. */
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** ProseMirror's own policy of Trusted Types, which `astro.config.mjs` grants pages on which something is written. */
const WRITING = / ProseMirrorClipboard\b/;
/** Nothing is written on these, and their bytes are counted (`tests/e2e/size.spec.ts`). */
const LISTS = new Set(['/public-cases', '/public-questionnaires', '/protocols/public']);

/** Two years, as the preload list requires. */
const HSTS = 'max-age=63072000; includeSubDomains';

function commonSecurity(secure: boolean): Record<string, string> {
  return { ...ALWAYS, ...(secure && { 'strict-transport-security': HSTS }) };
}

/** Headers of a script of ours, of which a worker may be made. */
export function scriptSecurity(secure: boolean): Record<string, string> {
  return { ...commonSecurity(secure), 'content-security-policy': SCRIPT_POLICY };
}

/** Headers of a film, which some browsers show as a page whose policy is that of the film. */
export function filmSecurity(secure: boolean): Record<string, string> {
  return { ...commonSecurity(secure), 'content-security-policy': `${NO_PAGE_POLICY}; media-src 'self'` };
}

/** Headers of an answer that is neither a page, a script nor a film, nor from the application. */
export function plainSecurity(secure: boolean): Record<string, string> {
  return { ...commonSecurity(secure), 'content-security-policy': NO_PAGE_POLICY };
}

/**
 * Adds the security headers. Pages have a policy of their own (Astro writes it, with the hashes of their inline
 * content); it is only completed here with what Astro's configuration cannot express.
 */
export function addSecurityHeaders(headers: Headers, secure: boolean, path = ''): void {
  for (const [name, value] of Object.entries(commonSecurity(secure))) headers.set(name, value);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage) headers.set('Permissions-Policy', PERMISSIONS);
  const policy = headers.get('Content-Security-Policy');
  if (!policy)
    headers.set(
      'Content-Security-Policy',
      isPage && import.meta.env?.DEV ? DEVELOPMENT_POLICY : NO_PAGE_POLICY,
    );
  else if (!policy.includes('frame-ancestors')) {
    const granted = LISTS.has(path) ? policy.replace(WRITING, '') : policy;
    headers.set('Content-Security-Policy', `${granted.replace(/;\s*$/, '')}; frame-ancestors 'none'`);
  }
}

/**
 * Sets how browsers may cache a personal page: only with revalidation, except that a page prefetched before a click is
 * used for that click. `no-store` is for editors only: going back must stay instant.
 */
export function setPageCaching(headers: Headers, asked: Headers, signedIn: boolean): void {
  if (!headers.get('content-type')?.startsWith('text/html')) return;
  headers.append('Vary', 'Cookie');
  if (!signedIn || headers.has('Cache-Control')) return;
  headers.set('Cache-Control', isPrefetch(asked) ? 'private, max-age=30' : 'private, no-cache');
}

/** Makes a device erase its stored data after its session was ended from elsewhere (`offline-worker.ts`). */
export function tellRevoked(headers: Headers): void {
  if (!headers.get('content-type')?.startsWith('text/html')) return;
  headers.set(ERASE_KEPT, '1');
  headers.set('Cache-Control', 'private, no-store');
}
