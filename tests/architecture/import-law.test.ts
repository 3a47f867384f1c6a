import { describe, expect, it } from 'vitest';
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
