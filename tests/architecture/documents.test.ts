import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const TEXT = /\.(?:ts|tsx|mjs|astro|css|md|json|ya?ml|sh)$/;
/** Documents of packages or of other projects, and names that stand for any document. */
const NOT_OURS = /node_modules|https?:|LICENCES|AGENTS\.md|MANIFEST\.md|NNNN|\*/;
const NAMED = /[\w./-]*[\w-]\.md\b/g;

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\0');
const sources = tracked
  .filter(
    (path) => TEXT.test(path) && !path.startsWith('src/lib/demo/teaching/') && path !== 'package-lock.json',
  )
  .filter((path) => existsSync(path) && !path.startsWith('tests/architecture/documents'));

/** A document is named by its place in the repository, beside who names it, or in docs/. */
const isThere = (from: string, name: string) =>
  ['', dirname(from), 'docs', 'docs/decisions'].some((folder) => existsSync(join(folder, name)));

it('every document that is cited is there', () => {
  const missing = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split(/\s/)
      .filter((word) => !NOT_OURS.test(word))
      .flatMap((word) => word.match(NAMED) ?? [])
      .filter((name) => !isThere(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every section of the specification that is cited is there', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const cited = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/[Ss]pecification(?:’s|'s)?,? (?:§\s?|section )(\d+)/g)].map(
      ([, number]) => `${path}: § ${number}`,
    ),
  );
  expect(cited.length).toBeGreaterThan(10);
  const missing = cited.filter((each) => !specification.includes(`\n## ${each.split('§ ')[1]}. `));
  expect(missing).toEqual([]);
});

/** What the decisions and these tell of may have gone since. */
const TELL_OF_THE_PAST = /^(?:docs\/(?:decisions|design|house|specification)|CHANGELOG)/;
const CODE_PATH = /`([\w@./[\]-]+\.(?:ts|tsx|astro|mjs|css|sh))`/g;
const COMMENT_LINE = /^\s*(?:\*|\/\/|\/\*\*?|#)/;

it('every file of code that documents and comments name is there', () => {
  const endings = new Set(
    tracked.flatMap((path) => path.split('/').map((_, at, names) => names.slice(at).join('/'))),
  );
  const missing = sources
    .filter((path) => !TELL_OF_THE_PAST.test(path) && !path.startsWith('tests/faults/'))
    .flatMap((path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      const told = path.endsWith('.md') ? lines : lines.filter((line) => COMMENT_LINE.test(line));
      return told.flatMap((line) =>
        [...line.matchAll(CODE_PATH)]
          .map(([, name = '']) => name.replace(/^\.+\//, ''))
          .filter((name) => !endings.has(name))
          .map((name) => `${path}: ${name}`),
      );
    });
  expect(missing).toEqual([]);
});
