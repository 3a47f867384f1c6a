import { describe, expect, it } from 'vitest';
import { carriersOf } from './page-scripts.ts';
import { type Source, sourcesUnder } from './sources.ts';

const sources = sourcesUnder('src');
const file = (path: string, text: string): Source => ({ path, text });

describe('the schema library', () => {
  it('is in no script of a page', () => {
    expect(carriersOf('zod', sources)).toEqual([]);
  });

  it('would be noticed, however far it is imported from', () => {
    const island = file('src/islands/a/A.tsx', "import { LIMIT, type B } from '#lib/items/b.ts';");
    const contract = file('src/lib/items/b.ts', "import { c } from './c.ts';");
    const schema = file('src/lib/items/c.ts', "import { z } from 'zod';");
    expect(carriersOf('zod', [island, contract, schema])).toEqual([
      'src/islands/a/A.tsx → src/lib/items/b.ts → src/lib/items/c.ts → zod',
    ]);
  });

  it('would be noticed in a store of a capability', () => {
    const store = file('src/lib/collections/note-store.ts', "import { note } from './note-schemas.ts';");
    const schema = file('src/lib/collections/note-schemas.ts', "import { z } from 'zod';");
    expect(carriersOf('zod', [store, schema])).toEqual([
      'src/lib/collections/note-store.ts → src/lib/collections/note-schemas.ts → zod',
    ]);
  });

  it('may be where only types are taken from', () => {
    const island = file('src/islands/a/A.tsx', "import type { B } from '#lib/items/b.ts';");
    const schema = file('src/lib/items/b.ts', "import { z } from 'zod';");
    expect(carriersOf('zod', [island, schema])).toEqual([]);
  });
});
