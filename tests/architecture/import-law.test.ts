import { describe, expect, it } from 'vitest';
import { neverUsed } from './capabilities.ts';
import { breaches } from './law.ts';
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
    ['src/lib/domain/a.ts', "import { z } from 'zod';"],
    ['src/lib/domain/a.ts', "import type { X } from '#lib/contract/items.ts';"],
    ['src/lib/kinds/case/a.ts', "import { z } from 'zod';"],
    ['src/lib/kinds/case/a.ts', "import { caseBody } from './body-schema.ts';"],
    ['src/lib/kinds/a.ts', "import { BODY_SCHEMAS } from './schemas.ts';"],
    ['src/lib/stores/a.ts', "import { caseBody, type CaseBody } from '#lib/kinds/case/body-schema.ts';"],
    ['src/islands/a/A.tsx', "const { caseBody } = await import('#lib/kinds/case/body-schema.ts');"],
    ['src/islands/a/A.tsx', "import { getContext } from '#lib/server/context.ts';"],
    ['src/islands/a/A.tsx', "import { readFile } from 'node:fs';"],
    ['src/islands/a/A.tsx', "const x = await import('#lib/server/db/tx.ts');"],
    ['src/pages/a.astro', "---\nimport { x } from '#lib/server/db/tx.ts';\n---\n<p>a</p>"],
    ['src/pages/a.astro', "---\n---\n<script>import { x } from '#lib/server/base/secrets.ts';</script>"],
    ['src/lib/server/http/a.ts', "export { x } from '#lib/stores/list.ts';"],
    ['src/lib/stores/a.ts', "import { x } from '../server/context.ts';"],
    ['src/lib/stores/a.ts', "import { x } from '../contract/items.ts';"],
    ['src/lib/stores/a.ts', "import { x } from '#lib/stores/list.ts';"],
    ['src/lib/stores/a.ts', "import { x } from './list';"],
    ['src/lib/stores/a.ts', "import { x } from '../../../tests/lockfile.ts';"],
  ])('would notice a breach in %s: %s', (path, text) => {
    expect(breaches([file(path, text)])).toHaveLength(1);
  });

  it.each([
    ['src/islands/collections/A.tsx', "import { x } from '#lib/collections/server/collection-queries.ts';"],
    ['src/islands/collections/A.tsx', "const x = await import('#lib/collections/server/keep-notes.ts');"],
    ['src/islands/collections/A.tsx', "import { x } from '#lib/collections/page-data.ts';"],
    ['src/islands/collections/A.tsx', "import { collectionEntry } from '#lib/collections/schemas.ts';"],
    ['src/islands/collections/A.tsx', "import { x } from '#lib/collections/endpoints/save-note.ts';"],
    ['src/lib/collections/store.ts', "import { x } from './server/collection-queries.ts';"],
    ['src/lib/collections/store.ts', "import { collectionEntry } from './schemas.ts';"],
    ['src/lib/collections/store.ts', "import { x } from '#lib/collections/rules.ts';"],
    ['src/lib/collections/a-rules.ts', "import { x } from './store.ts';"],
    ['src/lib/collections/a-rules.ts', "import type { X } from './schemas.ts';"],
    ['src/lib/collections/a-rules.ts', "import { z } from 'zod';"],
    ['src/lib/collections/schemas.ts', "import { x } from './texts.ts';"],
    ['src/lib/collections/texts.ts', "import { x } from './store.ts';"],
    ['src/lib/collections/server/keep-notes.ts', "import { x } from '../page-data.ts';"],
    ['src/lib/collections/server/keep-notes.ts', "import { x } from '../store.ts';"],
    ['src/lib/collections/server/tables.ts', "import { x } from './keep-notes.ts';"],
    ['src/pages/a.astro', "---\nimport { x } from '#lib/collections/server/tables.ts';\n---\n<p>a</p>"],
    ['src/lib/domain/a.ts', "import { x } from '#lib/collections/store.ts';"],
    ['src/lib/stores/a.ts', "import { x } from '#lib/collections/store.ts';"],
    ['src/lib/practice/server/a.ts', "import { x } from '#lib/collections/server/keep-notes.ts';"],
    ['src/lib/practice/a-store.ts', "import { x } from '#lib/collections/store.ts';"],
    ['src/lib/practice/a-store.ts', "import { x } from '../collections/rules.ts';"],
    ['src/lib/collections/rules.ts', "import { x } from '#lib/practice/session-rules.ts';"],
    ['src/lib/stores/a.ts', "import { x } from '#lib/practice/attempts-store.ts';"],
    ['src/lib/domain/a.ts', "import { x } from '#lib/practice/texts.ts';"],
    ['src/islands/list/A.tsx', "import { x } from '#lib/people/link-texts.ts';"],
    ['src/islands/reviews/A.tsx', "import { namedPerson } from '#lib/people/schemas.ts';"],
    ['src/lib/server/usecases/reviews/a.ts', "import { x } from '#lib/people/server/share-by-link.ts';"],
    ['src/islands/practice/A.tsx', "import { x } from '#lib/collections/note-texts.ts';"],
    ['src/islands/list/A.tsx', "import { x } from '#lib/reviews/word-texts.ts';"],
    ['src/islands/reviews/A.tsx', "import { reviewStep } from '#lib/reviews/schemas.ts';"],
    ['src/lib/people/server/a.ts', "import { x } from '#lib/reviews/server/read-review.ts';"],
    ['src/lib/server/usecases/items/a.ts', "import type { X } from '#lib/reviews/server/tables.ts';"],
    ['src/lib/layout/item/a.ts', "import { x } from '#lib/statistics/charts-texts.ts';"],
    ['src/lib/layout/statistics/a.ts', "import { hypothesisJoin } from '#lib/statistics/schemas.ts';"],
    ['src/lib/layout/statistics/a.ts', "import { x } from '#lib/statistics/server/success.ts';"],
    ['src/lib/practice/server/a.ts', "import { x } from '#lib/statistics/server/add-counts-queries.ts';"],
  ])('would notice a breach of a capability in %s: %s', (path, text) => {
    expect(breaches([file(path, text)])).toHaveLength(1);
  });

  it('lets a capability use the floors under it, what others open, and older rooms beneath', () => {
    const store = "import { a } from './texts.ts';\nimport type { B } from './schemas.ts';";
    const useCase = "import { a } from './a-queries.ts';\nimport { b } from '#lib/server/db/transaction.ts';";
    const sources = [
      file('src/lib/collections/a-store.ts', `${store}\nimport { call } from '#lib/stores/api.ts';`),
      file('src/lib/collections/server/do-a.ts', `${useCase}\nimport { c } from '../rules.ts';`),
      file(
        'src/lib/contract/all-endpoints.ts',
        "import { a } from '#lib/collections/endpoints/save-note.ts';",
      ),
      file('src/islands/practice/A.tsx', "import { a } from '#lib/collections/rules.ts';"),
    ];
    expect(breaches(sources)).toEqual([]);
  });

  it('knows the floor of every file of a capability by its name', () => {
    expect(() => breaches([file('src/lib/collections/a.ts', "import './rules.ts';")])).toThrow('on no floor');
    expect(() => breaches([file('src/lib/collections/a/rules.ts', "import '../rules.ts';")])).toThrow();
  });

  it('opens no file that nobody else uses, and names no root that uses no capability', () => {
    expect(neverUsed(sources)).toEqual([]);
    expect(neverUsed([])).toContain('collections/rules.ts');
    expect(neverUsed([])).toContain('src/lib/server/db/schema.ts');
  });

  it('lets a page take types of schemas, and schemas use zod', () => {
    const sources = [
      file('src/lib/stores/a.ts', "import type { CaseBody } from '#lib/kinds/case/body-schema.ts';"),
      file('src/lib/kinds/case/a.ts', "import type { CaseBody } from './body-schema.ts';"),
      file('src/lib/kinds/case/a-schema.ts', "import { z } from 'zod';\nimport { b } from './b-schema.ts';"),
      file('src/lib/contract/a.ts', "import { caseBody } from '#lib/kinds/case/body-schema.ts';"),
    ];
    expect(breaches(sources)).toEqual([]);
  });

  it('names the file, the import and the rule', () => {
    expect(breaches([file('src/lib/domain/a.ts', "import '#lib/contract/items.ts';")])).toEqual([
      {
        file: 'src/lib/domain/a.ts',
        imports: '#lib/contract/items.ts',
        rule: 'src/lib/domain may import only itself',
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
      file('src/lib/domain/a.ts', "import './b.ts';"),
      file('src/lib/domain/b.ts', "import type { C } from './c.ts';"),
      file('src/lib/domain/c.ts', "export { a } from './a.ts';"),
    ];
    expect(cycles(circle)).toEqual([
      ['src/lib/domain/a.ts', 'src/lib/domain/b.ts', 'src/lib/domain/c.ts', 'src/lib/domain/a.ts'],
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
    expect(barrels([file('src/lib/domain/all.ts', text)])).toEqual(['src/lib/domain/all.ts']);
  });
});
