import { describe, expect, it } from 'vitest';
import { readSessionCookie, setSessionCookie } from '#lib/platform/server/http/cookies.ts';

describe('the session cookie', () => {
  const site = { insecureHttpCookie: false, publicOrigin: '', trustProxy: 0 };
  const bound = '__Host-session=s; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure';
  const plain = 'negatoscope-session=s; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax';
  const set = (secret: string | null, asked: Record<string, string>, settings: typeof site = site) => {
    const answer = new Headers();
    setSessionCookie(answer, secret, new Headers(asked), settings);
    return answer.getSetCookie();
  };
  const read = (cookie: string, asked: Record<string, string> = {}, settings: typeof site = site) =>
    readSessionCookie(new Headers({ cookie, ...asked }), settings);
  const localhost = { host: 'localhost:4321', origin: 'http://localhost:4321' };

  it('is bound to this host and out of reach of scripts', () => {
    expect(set('s', { host: 'site.example' })).toEqual([bound]);
    expect(set(null, { host: 'site.example' })[0]).toContain('Max-Age=0');
    expect(set('s', { host: 'intranet' }, { ...site, insecureHttpCookie: true })).toEqual([plain]);
  });

  it('is read among others', () => {
    expect(read('a=1; __Host-session=xyz; b=2')).toBe('xyz');
    expect(read('x__Host-session=xyz')).toBeNull();
    expect(read('')).toBeNull();
  });

  it.each(['localhost:4321', 'localhost', '127.0.0.1:80', '127.1.2.3', '[::1]:4321'])(
    'has a second one without Secure on %s over plain HTTP, for Safari, and both go together',
    (host) => {
      const asked = { host, origin: `http://${host}` };
      expect(set('s', asked)).toEqual([bound, plain]);
      expect(set(null, { host }).map((each) => each.split('; ')[0])).toEqual([
        '__Host-session=',
        'negatoscope-session=',
      ]);
      expect(read('negatoscope-session=xyz', asked)).toBe('xyz');
      expect(read('negatoscope-session=other; __Host-session=xyz', asked)).toBe('xyz');
    },
  );

  it.each<[string, Record<string, string>, Partial<typeof site>]>([
    ['another host', { host: 'site.example', origin: 'http://site.example' }, {}],
    [
      'a host that begins like it',
      { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' },
      {},
    ],
    ['a proxy with TLS that changes Host', { host: 'localhost:4321', origin: 'https://site.example' }, {}],
    ['TLS on this machine', { ...localhost, origin: 'https://localhost:4321' }, {}],
    ['a proxy that says TLS', { ...localhost, 'x-forwarded-proto': 'https' }, { trustProxy: 1 }],
    ['a public address', localhost, { publicOrigin: 'https://site.example' }],
    ['a public address over plain HTTP', localhost, { publicOrigin: 'http://site.example' }],
    ['a browser that names no origin', { host: 'localhost:4321' }, {}],
    ['a page of nobody', { host: 'localhost:4321', origin: 'null' }, {}],
  ])('never leaves without Secure for %s', (_, asked, settings) => {
    expect(set('s', asked, { ...site, ...settings })).toEqual([bound]);
  });

  it.each<[string, Record<string, string>, Partial<typeof site>]>([
    ['another host', { host: 'site.example' }, {}],
    ['a proxy that says TLS', { host: 'localhost:4321', 'x-forwarded-proto': 'https' }, { trustProxy: 1 }],
    ['a public address', { host: 'localhost:4321' }, { publicOrigin: 'https://site.example' }],
  ])('is not read without its prefix on %s, where others could have set it', (_, asked, settings) => {
    expect(read('negatoscope-session=xyz', asked, { ...site, ...settings })).toBeNull();
  });
});
