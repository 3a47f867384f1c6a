import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accessDoc } from '#lib/legal/access-doc-texts.ts';
import { asvsDoc } from '#lib/legal/asvs-doc-texts.ts';
import { PERSONAL, STORED_TABLES } from '#lib/legal/stored-data.ts';
import { storedDataDoc } from '#lib/legal/stored-data-doc-texts.ts';

const page = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

it('the pages say what the tables hold: `node src/cli/security-docs.ts` writes them', () => {
  expect(page('security/donnees.md')).toBe(storedDataDoc());
  expect(page('security/acces.md')).toBe(accessDoc());
  expect(page('security/asvs.md')).toBe(asvsDoc());
});

it('every table and column is said in words', () => {
  for (const [name, { what, kept, columns }] of Object.entries(STORED_TABLES)) {
    expect(what && kept, name).not.toBe('');
    for (const [column, each] of Object.entries(columns)) {
      expect(PERSONAL, `${name}.${column}`).toContain(each.personal);
      expect(each.what, `${name}.${column}`).not.toBe('');
    }
  }
});
