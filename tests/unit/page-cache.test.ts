import { describe, expect, it } from 'vitest';
import { plainAddress } from '#lib/items/list-address-page-data.ts';
import { cacheKey } from '#lib/platform/server/http/cache-key.ts';
import { chooseEncoding } from '#lib/platform/server/http/encoding.ts';
import { type KeptAnswer, PageCache } from '#lib/platform/server/http/page-cache.ts';

const answer = (version: number, bytes = 10, renderedAt = 0): KeptAnswer => ({
  headers: {},
  etag: 'W/"x"',
  body: Buffer.alloc(bytes),
  version,
  renderedAt,
});

describe('page cache', () => {
  it('gives back what was kept for the same content version only', () => {
    const cache = new PageCache(1_000_000, () => 0);
    cache.set('a', answer(1));
    expect(cache.get('a', 1)?.version).toBe(1);
    expect(cache.get('a', 2)).toBeUndefined();
    expect(cache.get('a', 1)).toBeUndefined();
  });

  it('forgets after a minute', () => {
    let now = 0;
    const cache = new PageCache(1_000_000, () => now);
    cache.set('a', answer(1));
    now = 60_000;
    expect(cache.get('a', 1)).toBeDefined();
    now = 60_001;
    expect(cache.get('a', 1)).toBeUndefined();
  });

  it('stays within its bytes, dropping what was used longest ago', () => {
    const cache = new PageCache(50_000, () => 0);
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, answer(1, 10_000));
    cache.get('a', 1);
    cache.set('e', answer(1, 10_000));
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
    expect(cache.get('b', 1)).toBeUndefined();
    expect(cache.get('a', 1)).toBeDefined();
    expect(cache.get('e', 1)).toBeDefined();
  });

  it('does not let one huge page drive out all others, and counts a replaced page once', () => {
    const cache = new PageCache(50_000, () => 0);
    cache.set('huge', answer(1, 20_000));
    expect(cache.get('huge', 1)).toBeUndefined();
    for (let index = 0; index < 100; index += 1) cache.set('a', answer(1, 1_000));
    expect(cache.bytes).toBeLessThan(5_000);
  });
});

describe('cache key', () => {
  const key = (url: string, reader = '', site = 'localhost') =>
    cacheKey(reader, site, plainAddress(url, reader === '' ? 'public' : 'reader'), 'br');

  it.each([
    ['/public-cases', '/public-cases/'],
    ['/public-cases', '/public-cases?utm_source=x&fbclid=y'],
    ['/public-cases', '/public-cases?'],
    ['/public-cases', '/public-cases?q=&tri=&page=&difficulte=&etiquette='],
    ['/public-cases', '/public-cases?page=1&tri=recents&tri=populaires'],
    ['/public-cases', '/public-cases?page=-3&tri=autre&difficulte=9'],
    ['/public-cases', '/public-cases?difficulte=1&difficulte=2&difficulte=3&difficulte=4&difficulte=5'],
    ['/public-cases?q=genou&page=2', '/public-cases?page=2&utm_source=x&q=genou&q=main'],
    ['/public-cases?difficulte=2&difficulte=4', '/public-cases?difficulte=4&difficulte=2&difficulte=4'],
    ['/public-cases?page=2&titres=visibles', '/public-cases?titres=visibles&page=2'],
    ['/public-questionnaires', '/public-questionnaires?difficulte=2&titres=visibles'],
    ['/protocols/public?q=%C3%A9paule', '/protocols/public?q=%20épaule+'],
    ['/api/cases/public', '/api/cases/public?x=1&page=1'],
    ['/api/cases/public/counts?q=a', '/api/cases/public/counts?x=1&q=a'],
    ['/public-cases', '/public-cases?lu=oui'],
  ])('is that of %s for %s', (list, url) => {
    expect(plainAddress(url, 'public')).toBe(list);
    expect(key(url)).toBe(key(list));
  });

  it('tells apart paths, values, readers, sites and encodings', () => {
    const keys = [
      key('/public-cases'),
      key('/public-cases?q=a'),
      key('/public-cases?page=2'),
      key('/public-cases?page=3'),
      key('/public-cases?difficulte=1'),
      key('/public-cases?titres=masques'),
      key('/public-cases?titres=visibles'),
      key('/api/cases/public'),
      key('/public-cases', 'u1'),
      key('/public-cases?lu=oui', 'u1'),
      key('/public-cases', '', 'example.fr'),
      cacheKey('', 'localhost', '/public-cases', 'gzip'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is refused for images, for parameters of what is no list, and for endless addresses', () => {
    expect(key('/images/c1/0a-320.avif')).toBeUndefined();
    expect(key('/login?suite=/account')).toBeUndefined();
    expect(key(`/${'a'.repeat(2_000)}`)).toBeUndefined();
    expect(key('/public-cases', '', 'h'.repeat(200))).toBeUndefined();
  });

  it('leaves addresses that are no list’s as they are', () => {
    for (const url of ['/login?suite=%2Faccount&mode=x', '/reset?jeton=a&jeton=b', '/nowhere/?x', '/', '/?a'])
      expect(plainAddress(url, 'public')).toBe(url);
  });

  it('costs no more memory than there is for pages, however many are made up', () => {
    const cache = new PageCache(50_000, () => 0);
    for (let made = 0; made < 1_000; made += 1)
      cache.set(key(`/public-cases?q=${made}&utm_source=${made}`)!, answer(1, 1_000));
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
  });
});

describe('encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['vibrato', 'identity'],
  ])('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
