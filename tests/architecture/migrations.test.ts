import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '#lib/platform/server/db/engine/migrate.ts';
import { type Source, sourcesUnder } from './sources.ts';

/**
 * Statements that remove something which a process of the previous release would miss: it runs on with the newer
 * schema while processes are replaced one after the other (docs/deploy.md). Unused columns are dropped one release
 * later.
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

/** A database knows by their names which it has run: they stay as they are, one of a number that was taken, and gaps. */
const TWICE = ['0032-titles-hidden'];
const UNUSED = ['0004', '0007', '0023', '0030', '0031', '0035', '0036', '0039', '0040', '0041'];

const FOLDER = 'src/lib/platform/server/db/migrations';
const numberOf = (name: string) => /^\d{4}(?=-)/.exec(name)?.[0] ?? name;

/** The faults of the numbers of migrations, which run in the order of their names. */
function misnumbered(names: readonly string[]): string[] {
  const faults = names
    .filter((name, at) => at > 0 && name <= names[at - 1]!)
    .map((name) => `${name}: out of order`);
  const numbers = names.map(numberOf);
  const isRepeated = (name: string, at: number) =>
    numbers.indexOf(numberOf(name)) < at && !TWICE.includes(name);
  const last = Math.max(...numbers.map(Number));
  const all = Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0'));
  const left = all.filter((number) => !numbers.includes(number) && !UNUSED.includes(number));
  return [
    ...faults,
    ...names.filter(isRepeated).map((name) => `${name}: a number twice`),
    ...left.map((number) => `${number}: left out`),
  ];
}

describe('migrations', () => {
  const names = Object.keys(migrations('sqlite'));

  it('are listed in order, one for each number', () => {
    expect(misnumbered(names)).toEqual([]);
    const files = sourcesUnder(FOLDER).map(({ path }) => basename(path, '.ts'));
    expect(files.filter((name) => /^\d/.test(name))).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(TWICE));
    expect(UNUSED.filter((number) => names.map(numberOf).includes(number))).toEqual([]);
  });

  it('out of order, of one number or with a gap would be noticed', () => {
    const next = Number(numberOf(names.at(-1)!)) + 1;
    const named = (number: number, name: string) => `${String(number).padStart(4, '0')}-${name}`;
    expect(misnumbered([...names, named(next, 'a')])).toEqual([]);
    expect(misnumbered([...names, named(next, 'a'), named(next, 'b')])).toEqual([
      `${named(next, 'b')}: a number twice`,
    ]);
    expect(misnumbered([...names, named(next + 1, 'a')])).toEqual([
      `${named(next, 'a').slice(0, 4)}: left out`,
    ]);
    expect(misnumbered(['0031-a', '0032-titles-hidden', '0032-zones'])).toContain(
      '0032-zones: a number twice',
    );
    expect(misnumbered([...names, '0004-a'])).toEqual(['0004-a: out of order']);
  });

  it('take nothing away that a process of the release before uses', () => {
    const sources = sourcesUnder(FOLDER);
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
    expect(takingAway([{ path: 'src/lib/platform/server/db/migrations/0999-a.ts', text }])).toEqual([
      '0999-a.ts',
    ]);
  });

  it('may add', () => {
    const text = 'alter table item add column a text; create index b on item (a); drop index c';
    expect(takingAway([{ path: 'a.ts', text }])).toEqual([]);
  });
});
