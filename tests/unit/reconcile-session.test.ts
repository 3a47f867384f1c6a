import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcileSession } from '#lib/accounts/browser/sign-out.ts';

const PAGE = '/cases?cas=x';

/** A browser's storage for the site, permanent or for one tab. */
function storage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let device: Map<string, string>;
let left: string[];
let statusOf: (path: string) => number;
/** Whether the browser keeps cookies, and what it was asked to keep. */
let keepsCookies: boolean;
let cookies: number;
let calls: string[];
beforeEach(() => {
  device = new Map();
  left = [];
  calls = [];
  cookies = 0;
  keepsCookies = true;
  statusOf = () => 200;
  vi.stubGlobal('localStorage', storage(device));
  vi.stubGlobal('sessionStorage', storage(new Map()));
  vi.stubGlobal('caches', { delete: async () => true });
  vi.stubGlobal('location', {
    pathname: '/cases',
    search: '?cas=x',
    reload: () => left.push('reload'),
    replace: (path: string) => left.push(path),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    const status = statusOf(path);
    if (status !== 200) return Response.json({ code: 'unavailable', message: 'Indisponible.' }, { status });
    if (path !== '/api/auth/session') return new Response(null, { status: 204 });
    const received = cookies > 0;
    if (keepsCookies) cookies += 1;
    return Response.json({ received });
  });
});
afterEach(() => vi.unstubAllGlobals());

function signedInHere() {
  device.set('token', 'secret');
  device.set('username', 'lea');
}

describe('a device with a token whose page was made for nobody', () => {
  it('gets its cookie again and reloads, once, however often the page comes back', async () => {
    signedInHere();
    for (let load = 0; load < 5; load += 1) await reconcileSession(false);
    expect(left).toEqual(['reload']);
    expect(device.get('token')).toBe('secret');
  });

  it('may reload again once page and device agreed', async () => {
    signedInHere();
    await reconcileSession(false);
    await reconcileSession(true);
    await reconcileSession(false);
    expect(left).toEqual(['reload', 'reload']);
  });

  it('does not reload where the tab cannot remember that it did', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    signedInHere();
    await reconcileSession(false);
    expect(left).toEqual([]);
  });

  it('ends its session in words where the browser refuses the cookie, at whatever address, and never reloads', async () => {
    keepsCookies = false;
    signedInHere();
    await reconcileSession(false);
    expect(left).toEqual([`/?suite=${encodeURIComponent(PAGE)}&motif=cookie`]);
    expect(device.has('token')).toBe(false);
    expect(calls).toEqual(['/api/auth/session', '/api/auth/session', '/api/auth/logout']);
  });

  it.each([500, 502, 503, 504, 507, 429, 403, 404])(
    'keeps its session when the server answers %i',
    async (status) => {
      signedInHere();
      statusOf = () => status;
      await reconcileSession(false);
      expect(device.get('token')).toBe('secret');
      expect(left).toEqual([]);
    },
  );

  it('keeps its session when nothing answers', async () => {
    signedInHere();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    await reconcileSession(false);
    expect(device.get('token')).toBe('secret');
  });

  it('ends its session when the server does not know it', async () => {
    signedInHere();
    statusOf = () => 401;
    await reconcileSession(false);
    expect(device.has('token')).toBe(false);
    expect(left).toEqual([]);
  });
});

describe('a page made for somebody on a device without token', () => {
  it('is left for the sign-in screen, once', async () => {
    for (let load = 0; load < 3; load += 1) await reconcileSession(true);
    expect(left).toEqual([`/?suite=${encodeURIComponent(PAGE)}`]);
  });

  it('stays while the server cannot end the session: the sign-in screen would be made for somebody, too', async () => {
    statusOf = () => 503;
    await reconcileSession(true);
    expect(left).toEqual([]);
  });
});
