import { describe, expect, it } from 'vitest';
import { type BundledPackage, formatNotices, packageFolder } from '../../src/licences/notices.ts';
import { readPackage } from '../../src/licences/read-package.ts';

const aPackage = (name: string, more: Partial<BundledPackage> = {}): BundledPackage => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  texts: [`Text of ${name}`],
  ...more,
});

describe('the package of a module', () => {
  it.each([
    ['a plain one', '/a/node_modules/react/index.js', '/a/node_modules/react'],
    ['one with a scope', '/a/node_modules/@nanostores/react/index.js', '/a/node_modules/@nanostores/react'],
    ['a deep file', '/a/node_modules/x/dist/esm/package.json.js', '/a/node_modules/x'],
    ['a package of a package', '/a/node_modules/x/node_modules/y/i.js', '/a/node_modules/x/node_modules/y'],
    ['a query', '/a/node_modules/@s/c/d.wasm?url', '/a/node_modules/@s/c'],
    [
      'a virtual form of a file',
      '\0/a/node_modules/react/index.js?commonjs-es-import',
      '/a/node_modules/react',
    ],
    ['code that Vite adds', '\0vite/preload-helper.js', '/app/node_modules/vite'],
    ['code that Rolldown adds', '\0rolldown/runtime.js', '/app/node_modules/rolldown'],
    ['our own', '/a/src/islands/rating/Stars.tsx', undefined],
    ['our own, virtual', '\0virtual:astro:manifest', undefined],
    ['our own, of a like name', '/a/src/node_modules.ts', undefined],
  ])('%s', (_, id, folder) => {
    expect(packageFolder(id, '/app')).toBe(folder);
  });
});

describe('notices', () => {
  it('have the same order and text whatever order modules came in', () => {
    const packages = ['zod', '@tus/server', 'react'].map((name) => aPackage(name));
    const text = formatNotices(packages);
    expect(text).toBe(formatNotices(packages.toReversed()));
    expect(text.match(/^\S+ 1\.0\.0 \(MIT\)$/gm)).toEqual([
      '@tus/server 1.0.0 (MIT)',
      'react 1.0.0 (MIT)',
      'zod 1.0.0 (MIT)',
    ]);
  });

  it('name a package that lies in two places once, and both of two versions', () => {
    const text = formatNotices([aPackage('x'), aPackage('x'), aPackage('x', { version: '2.0.0' })]);
    expect(text.match(/^x \S+/gm)).toEqual(['x 1.0.0', 'x 2.0.0']);
    expect(text).toContain('des 2 paquets');
  });

  it('give all texts of a package', () => {
    const text = formatNotices([aPackage('x', { texts: ['The licence', 'The notice'] })]);
    expect(text).toContain('The licence\n\nThe notice\n');
  });

  it('are refused while a package has no text', () => {
    expect(() => formatNotices([aPackage('x'), aPackage('bare', { texts: [] })])).toThrow(/bare 1\.0\.0/);
  });
});

describe('what a package says', () => {
  it('is its name, version, licence and the text of it', () => {
    const react = readPackage('node_modules/react');
    expect(react).toMatchObject({ name: 'react', licence: 'MIT' });
    expect(react.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(react.texts.join()).toContain('Copyright (c) Meta Platforms');
  });

  it('is completed by the licences of what was compiled into it', () => {
    const { texts } = readPackage('node_modules/@cornerstonejs/codec-openjpeg');
    expect(texts.join()).toContain('Copyright (c) 2002-2014, Professor Benoit Macq');
    expect(readPackage('node_modules/@iconify-json/lucide').texts.join()).toContain('Lucide Contributors');
  });

  it('is Vite’s own licence, without those of what Vite is made with', () => {
    const text = readPackage('node_modules/vite').texts.join();
    expect(text).toContain('Vite contributors');
    expect(text.length).toBeLessThan(2000);
  });
});
