import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Source, sourcesUnder } from './sources.ts';

/**
 * What a process of the release before would miss: it goes on with the newer schema while processes are replaced one
 * after the other (docs/deploy.md). What is no longer used is dropped one release later.
 */
const TAKES_AWAY =
  /\bdrop\s+(?:column|table)\b|\brename\s+(?:to|column)\b|\bdrop(?:Column|Table)\(|\brename(?:To|Column)\(/i;

/** From before processes of two releases were promised to run side by side. */
const BEFORE = [
  '0005-item-parts.ts',
  '0009-item-numbers.ts',
  '0026-unlisted-links.ts',
  '0042-replayed-attempts.ts',
];

const takingAway = (sources: readonly Source[]) =>
  sources.filter(({ text }) => TAKES_AWAY.test(text)).map(({ path }) => basename(path));

describe('migrations', () => {
  it('take nothing away that a process of the release before uses', () => {
    const sources = sourcesUnder('src/lib/server/db/migrations');
    expect(sources.length).toBeGreaterThan(30);
    expect(takingAway(sources).sort()).toEqual(BEFORE);
  });

  it.each([
    'alter table item drop column title',
    'drop  table item',
    'alter table a rename to b',
    'ALTER TABLE item RENAME COLUMN a TO b',
    "schema.alterTable('item').dropColumn('a')",
  ])('would be noticed: %s', (text) => {
    expect(takingAway([{ path: 'src/lib/server/db/migrations/0999-a.ts', text }])).toEqual(['0999-a.ts']);
  });

  it('may add', () => {
    const text = 'alter table item add column a text; create index b on item (a); drop index c';
    expect(takingAway([{ path: 'a.ts', text }])).toEqual([]);
  });
});
