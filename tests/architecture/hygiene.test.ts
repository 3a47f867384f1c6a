import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lockfile, missingOptionals } from '../lockfile.ts';
import { ROOT } from './sources.ts';

/**
 * A file of code; made-up content, style sheets and tables of real files are long by nature, read a block at a
 * glance.
 */
const LINES_MAX = 200;
const CONTENT_LINES_MAX = 370;
const CONTENT = /^src\/lib\/demo\/|^tests\/unit\/dicom\/|\.css$/;
const CODE = /\.(ts|tsx|astro|css|mjs|sh)$/;
const BINARY = /\.(png|jpe?g|webp|avif|ico|gz|br|dcm)$/;

/** A path of one machine: nobody else has it. */
const MACHINE_PATH = /(^|[\s'"`(=:,])\/(work|root|home)\/\w/m;
/** Where packages are fetched from is each machine's own setting. */
const REGISTRY_HOST = new RegExp(
  [
    'registry\\.npmjs',
    'npmjs\\.org/',
    'registry\\.yarnpkg',
    'deb\\.debian',
    'npmmirror',
    'jsr\\.io',
    '"resolved"',
  ].join('|'),
);
/** The Content-Security-Policy refuses style attributes in the server's HTML. */
const STYLE_ATTRIBUTE = /<[a-zA-Z][^<>]*\sstyle=|\bdefine:vars\b|\bstyle=\{/;

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const texts = tracked
  .filter((path) => !BINARY.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Imports are a list: their number is judged by the law, not by the length of their paths. */
const IMPORTS = /^import\s[^;]*?\sfrom '[^']+';\n/gm;

function lengthOf(text: string): number {
  return text.replace(IMPORTS, '').split('\n').length - 1;
}

function limitOf(path: string): number {
  return CONTENT.test(path) ? CONTENT_LINES_MAX : LINES_MAX;
}

describe('files', () => {
  it('are short enough to be read', () => {
    expect(texts.length).toBeGreaterThan(50);
    const long = texts.filter(({ path, text }) => CODE.test(path) && lengthOf(text) > limitOf(path));
    expect(long.map(({ path, text }) => `${path}: ${lengthOf(text)} lines`)).toEqual([]);
    expect(lengthOf('\n'.repeat(LINES_MAX + 1))).toBeGreaterThan(limitOf('src/server-process.ts'));
  });

  it('register hooks only where tests are: files of a worker share modules, which run once', () => {
    const hooked = texts.filter(
      ({ path, text }) =>
        /^tests\/(?:unit|api|contract|architecture)\/.*(?<!\.test)\.ts$/.test(path) &&
        /^(?:before|after)(?:Each|All)\(/m.test(text),
    );
    expect(hooked.map(({ path }) => path)).toEqual([]);
  });

  it('name no path of this machine', () => {
    const naming = texts.filter(({ text }) => MACHINE_PATH.test(text)).map(({ path }) => path);
    expect(naming).toEqual([]);
    expect(MACHINE_PATH.test(`const a = '${['', 'work', 'main'].join('/')}'`)).toBe(true);
  });

  it('name no package registry', () => {
    const self = 'tests/architecture/hygiene.test.ts';
    const naming = texts.filter(({ path, text }) => path !== self && REGISTRY_HOST.test(text));
    expect(naming.map(({ path }) => path)).toEqual([]);
    expect(REGISTRY_HOST.test('"resolved": "https://somewhere/a.tgz"')).toBe(true);
  });
});

describe('markup', () => {
  it('has no style attribute', () => {
    const styled = texts.filter(
      ({ path, text }) =>
        path.startsWith('src/') && /\.(astro|tsx)$/.test(path) && STYLE_ATTRIBUTE.test(text),
    );
    expect(styled.map(({ path }) => path)).toEqual([]);
    for (const breach of [
      '<p style={{ a: 1 }}>',
      '<p class="a" style="a:b">',
      '<style define:vars={{ a }}>',
    ]) {
      expect(STYLE_ATTRIBUTE.test(breach), breach).toBe(true);
    }
  });
});

describe('the lockfile', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;

  it('has an entry for every platform, so that npm ci accepts it', () => {
    expect(missingOptionals(lock)).toEqual([]);
    const gap = { packages: { 'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0' } } } };
    expect(missingOptionals(gap)).toEqual([
      { at: 'node_modules/a-linux-x64', version: '1.0.0', neededBy: 'node_modules/a' },
    ]);
  });
});
