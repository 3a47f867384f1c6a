import { describe, expect, it } from 'vitest';
import { builtFiles, importsOf, namedImages } from '#lib/offline/named-files.ts';

const HASH = 'a'.repeat(64);

describe('the files that a page takes', () => {
  it('are the built ones it names, in whatever attribute, each once', () => {
    const page =
      '<link rel="stylesheet" href="/_astro/icons.generated.D0.css"><astro-island component-url="/_astro/Viewer.B_-1.js" renderer-url="/_astro/client.C2.js"></astro-island><script src="/_astro/client.C2.js"></script>';
    expect(builtFiles(page)).toEqual([
      '/_astro/icons.generated.D0.css',
      '/_astro/Viewer.B_-1.js',
      '/_astro/client.C2.js',
    ]);
  });

  it('are those that its scripts import, beside them or by their whole path', () => {
    const script =
      'm.f=["_astro/KeepMenu.B1.js"];import{a}from"./base.A1.js";n(()=>import(`./Late.C3.js`));new Worker(new URL(`/_astro/frame-worker-Y2.js`,``+import.meta.url))';
    expect(builtFiles(script).toSorted()).toEqual(
      [
        '/_astro/KeepMenu.B1.js',
        '/_astro/Late.C3.js',
        '/_astro/base.A1.js',
        '/_astro/frame-worker-Y2.js',
      ].toSorted(),
    );
  });

  it('are its images in every size it offers, and no page', () => {
    const page = `<img srcset="/images/01m7/${HASH}-400.avif 400w, /images/01m7/${HASH}-640.avif 640w" src="/images/01m7/${HASH}"><a href="/radiology-viewer/01m7">`;
    expect(namedImages(page)).toEqual([
      `/images/01m7/${HASH}-400.avif`,
      `/images/01m7/${HASH}-640.avif`,
      `/images/01m7/${HASH}`,
    ]);
  });
});

it('a built script cannot do without what it imports, and can without what it fetches when it is asked to', () => {
  const script =
    'import{t as e}from"./a.1.js";import"./b.2.js";import{C as t,S as n}from\'./c.3.js\';const later=()=>import(`./d.4.js`);export{x}from"./e.5.js";';
  expect(importsOf(script)).toEqual(['a.1', 'b.2', 'c.3', 'e.5'].map((name) => `/_astro/${name}.js`));
});
