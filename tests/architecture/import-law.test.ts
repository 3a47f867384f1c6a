import { describe, expect, it } from 'vitest';
import { neverUsed } from './capabilities.ts';
import { breaches } from './law.ts';
import { OPENED, SHARED } from './opened.ts';
import { barrels, cycles } from './shape.ts';
import { type Source, sourcesUnder } from './sources.ts';

const sources = sourcesUnder('src');
const file = (path: string, text: string): Source => ({ path, text });

describe('the import law', () => {
  it('holds for every import of every file', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(breaches(sources)).toEqual([]);
  });

  it.each([
    ['src/lib/items/a.ts', "import { z } from 'zod';"],
    ['src/lib/items/a.ts', "import { x } from './store.ts';"],
    ['src/lib/items/a.ts', "import { x } from './texts.ts';"],
    ['src/lib/items/a.ts', "import { readFile } from 'node:fs';"],
    ['src/lib/cases/a.ts', "import { caseBody } from './body-schema.ts';"],
    ['src/lib/items/kinds/a.ts', "import { BODY_SCHEMAS } from './schemas.ts';"],
    ['src/lib/cases/a-store.ts', "import { caseBody, type CaseBody } from './body-schema.ts';"],
    ['src/lib/cases/browser/a.ts', "import { x } from '../server/list-credits.ts';"],
    ['src/lib/cases/browser/a.ts', "import { x } from '../endpoints/read-viewer.ts';"],
    ['src/lib/cases/schemas.ts', "import { x } from './texts.ts';"],
    ['src/lib/cases/texts.ts', "import { x } from './store.ts';"],
    ['src/lib/cases/server/a.ts', "import { x } from '../page-data.ts';"],
    ['src/lib/cases/server/a.ts', "import { x } from '../store.ts';"],
    ['src/lib/cases/server/a.ts', "import { x } from '../texts.ts';"],
    ['src/lib/collections/server/tables.ts', "import { x } from './keep-notes.ts';"],
    ['src/lib/collections/server/note-queries.ts', "import { x } from './keep-notes.ts';"],
    ['src/lib/items/server/lists/a.ts', "import { x } from '../publish.ts';"],
    ['src/lib/viewer/a.ts', "import { x } from '#lib/cases/case-viewer-store.ts';"],
    ['src/lib/offline/worker/a.ts', "import { x } from '../browser/keep.ts';"],
    ['src/lib/cases/server/a.ts', "import { x } from '#lib/dicom/decode.ts';"],
    ['src/islands/a/A.tsx', "const { caseBody } = await import('#lib/cases/body-schema.ts');"],
    ['src/islands/a/A.tsx', "import { x } from '#lib/collections/endpoints/save-note.ts';"],
    ['src/islands/a/A.tsx', "import { x } from '#lib/collections/page-data.ts';"],
    ['src/islands/a/A.tsx', "import { x } from '#lib/collections/server/collection-queries.ts';"],
    ['src/islands/a/A.tsx', "import { getContext } from '#lib/platform/server/context.ts';"],
    ['src/islands/a/A.tsx', "import { readFile } from 'node:fs';"],
    ['src/islands/a/A.tsx', "const x = await import('#lib/platform/server/db/transaction.ts');"],
    ['src/lib/statistics/layout/a.ts', "import { hypothesisJoin } from '../schemas.ts';"],
    ['src/lib/statistics/layout/a.ts', "import { x } from '../server/success.ts';"],
    ['src/pages/a.astro', "---\nimport { x } from '#lib/platform/server/db/transaction.ts';\n---\n<p>a</p>"],
    ['src/pages/a.astro', "---\nimport { x } from '#lib/collections/server/tables.ts';\n---\n<p>a</p>"],
    [
      'src/pages/a.astro',
      "---\n---\n<script>import { x } from '#lib/platform/server/base/secrets.ts';</script>",
    ],
    ['src/lib/platform/server/http/a.ts', "export { x } from '#lib/items/list-store.ts';"],
    ['src/lib/items/list-store.ts', "import { x } from '../platform/browser/api.ts';"],
    ['src/lib/items/browser/a.ts', "import { x } from '#lib/items/browser/item-source.ts';"],
    ['src/lib/items/browser/a.ts', "import { x } from './item-source';"],
    ['src/lib/items/browser/a.ts', "import { x } from '../../../../tests/lockfile.ts';"],
  ])('would notice a breach in %s: %s', (path, text) => {
    expect(breaches([file(path, text)])).toHaveLength(1);
  });

  it.each([
    ['src/lib/practice/server/a.ts', "import { x } from '#lib/collections/server/keep-notes.ts';"],
    ['src/lib/practice/a-store.ts', "import { x } from '#lib/collections/store.ts';"],
    ['src/lib/collections/rules.ts', "import { x } from '#lib/practice/session-rules.ts';"],
    ['src/lib/items/browser/a.ts', "import { x } from '#lib/practice/attempts-store.ts';"],
    ['src/lib/items/a.ts', "import { x } from '#lib/cases/findings.ts';"],
    ['src/lib/platform/server/http/a.ts', "import { x } from '#lib/statistics/server/success.ts';"],
    ['src/lib/protocols/server/a.ts', "import { x } from '#lib/reviews/server/read-review.ts';"],
    ['src/lib/practice/server/a.ts', "import { x } from '#lib/app/openapi.ts';"],
    ['src/lib/cases/a.ts', "import { x } from '#lib/unknown/a.ts';"],
  ])('would notice that a capability does not open what is used in %s: %s', (path, text) => {
    const [breach, ...others] = breaches([file(path, text)]);
    expect(others).toEqual([]);
    expect(breach?.rule).toContain('does not open');
  });

  it('lets a file use the floors under it, what others open, and what all build on', () => {
    const store = "import { a } from './texts.ts';\nimport type { B } from './schemas.ts';";
    const useCase =
      "import { a } from './a-queries.ts';\nimport { b } from '#lib/platform/server/db/transaction.ts';";
    const sources = [
      file(
        'src/lib/collections/a-store.ts',
        `${store}\nimport { call } from '#lib/platform/browser/api.ts';`,
      ),
      file('src/lib/collections/server/do-a.ts', `${useCase}\nimport { c } from '../rules.ts';`),
      file('src/lib/app/all-endpoints.ts', "import { a } from '#lib/collections/endpoints/save-note.ts';"),
      file('src/islands/practice/A.tsx', "import { a } from '#lib/collections/note-rules.ts';"),
      file('src/lib/practice/a.ts', "import { a } from '#lib/collections/rules.ts';"),
    ];
    expect(breaches(sources)).toEqual([]);
  });

  it('knows every folder of src/lib: what it opens, or that all build on it', () => {
    const folders = new Set(sources.flatMap(({ path }) => /^src\/lib\/([^/]+)\//.exec(path)?.[1] ?? []));
    const named = [...Object.keys(OPENED), ...SHARED, 'demo'];
    expect([...folders].sort()).toEqual(named.sort());
  });

  it('finds no inline script in a page: those of islands and layouts are held to the browser', () => {
    const pages = sources.filter(({ path }) => path.startsWith('src/pages/'));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(({ text }) => /<script(?![^>]*\bsrc=)/.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('opens no file that no other folder uses', () => {
    expect(neverUsed(sources)).toEqual([]);
    expect(neverUsed([])).toContain('collections/rules.ts');
  });

  it('lets rules and pages take types of schemas, and schemas use zod', () => {
    const sources = [
      file('src/lib/cases/a-store.ts', "import type { CaseBody } from './body-schema.ts';"),
      file('src/lib/cases/a.ts', "import type { CaseBody } from './body-schema.ts';"),
      file('src/lib/cases/a-schema.ts', "import { z } from 'zod';\nimport { b } from './b-schema.ts';"),
      file('src/lib/cases/endpoints/a.ts', "import { caseBody } from '../body-schema.ts';"),
    ];
    expect(breaches(sources)).toEqual([]);
  });

  it('names the file, the import and the rule', () => {
    expect(breaches([file('src/lib/items/a.ts', "import './texts.ts';")])).toEqual([
      {
        file: 'src/lib/items/a.ts',
        imports: './texts.ts',
        rule: 'rules may use only themselves, not texts',
      },
    ]);
  });
});

describe('cycles', () => {
  it('are nowhere', () => {
    expect(cycles(sources)).toEqual([]);
  });

  it('would be noticed, types included', () => {
    const circle = [
      file('src/lib/items/a.ts', "import './b.ts';"),
      file('src/lib/items/b.ts', "import type { C } from './c.ts';"),
      file('src/lib/items/c.ts', "export { a } from './a.ts';"),
    ];
    expect(cycles(circle)).toEqual([
      ['src/lib/items/a.ts', 'src/lib/items/b.ts', 'src/lib/items/c.ts', 'src/lib/items/a.ts'],
    ]);
  });
});

describe('barrels', () => {
  it('are nowhere', () => {
    expect(barrels(sources)).toEqual([]);
  });

  it.each([
    "export * from './a.ts';",
    "// all\nexport { a } from './a.ts';\nexport type { B } from './b.ts';",
  ])('would be noticed: %s', (text) => {
    expect(barrels([file('src/lib/items/all.ts', text)])).toEqual(['src/lib/items/all.ts']);
  });
});
