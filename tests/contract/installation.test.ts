import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { backUp, moveFiles, offerFiles, restore } from '#lib/platform/server/archive.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { keepInstallation, readInstallation } from '#lib/platform/server/db/meta/installation.ts';
import { openDiskStore } from '#lib/platform/server/files/disk.ts';
import { openFileStore } from '#lib/platform/server/files/open.ts';
import { joinInstallation } from '#lib/platform/server/installation.ts';
import { describeEachEngine } from './engines.ts';
import { describeInstallations } from './installations.ts';
import { keysOf } from './stored-keys.ts';

describeEachEngine('the installation’s id', (context) => {
  it('is one, also when several start at once', async () => {
    const { db } = context();
    expect(await readInstallation(db)).toBeUndefined();
    const root = await mkdtemp(join(tmpdir(), 'installation-'));
    const files = await openDiskStore(root);
    await Promise.all([1, 2, 3, 4].map(() => joinInstallation({ db, files }, context().settings)));
    const id = await readInstallation(db);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await files.installation()).toBe(id);
    expect(await keepInstallation(db, 'another')).toBe(id);
    await rm(root, { recursive: true });
  });
});

describeInstallations('database and file store', (site) => {
  const { settings, start, open, fill } = site;

  /** Takes the mark away, as on a site from before there were marks. */
  async function unmark(data: string): Promise<void> {
    await start(data, ({ db }) => db.deleteFrom('meta').where('key', '=', 'installation').execute());
  }

  it('get one id at the first start, and go on together', async () => {
    const marks = ({ db, files }: Context) => Promise.all([readInstallation(db), files.installation()]);
    const [ours, theirs] = await start('a', marks);
    expect(ours).toMatch(/^[0-9a-f-]{36}$/);
    expect(theirs).toBe(ours);
    expect(await start('a', marks)).toEqual([ours, theirs]);
  });

  it('refuse each other when the store is another site’s that has no file yet', async () => {
    expect(await open('a')).toBe('open');
    const mark = await (await openFileStore(settings('a'))).installation();
    await expect(open('empty')).rejects.toThrow(/deux installations différentes.*files-adopt/s);
    expect(await (await openFileStore(settings('a'))).installation()).toBe(mark);
    await fill('a', 'un');
    await expect(open('empty')).rejects.toThrow(/files-adopt/);
    await offerFiles(settings('empty'), true);
    expect(await open('empty')).toBe('open');
  });

  it('refuse each other when the database is empty or foreign: nothing is written, nothing lost', async () => {
    await fill('a', 'un', 'deux', 'trois');
    const files = await openFileStore(settings('a'));
    const [before, mark] = [await keysOf(files), await files.installation()];
    await expect(open('empty')).rejects.toThrow(/contient 3\s+fichiers, dont 0\s+connu.*restore/s);
    const elsewhere = { FILES_URL: pathToFileURL(join(site.folder, 'elsewhere')).href };
    expect(await open('foreign', elsewhere)).toBe('open');
    await expect(open('foreign')).rejects.toThrow(/deux installations différentes/);
    expect([await keysOf(files), await files.installation()]).toEqual([before, mark]);
    expect(await open('a')).toBe('open');
  });

  it('refuse each other before an older schema is changed: its own version still opens the database', async () => {
    await fill('a', 'un');
    const elsewhere = { FILES_URL: pathToFileURL(join(site.folder, 'elsewhere')).href };
    await open('foreign', elsewhere);
    const schema = new DatabaseSync(join(site.folder, 'foreign', 'negatoscope.db'));
    const last = schema.prepare('select max(name) as name from kysely_migration').get()!.name;
    const forget = schema.prepare('delete from kysely_migration where name = ?');
    forget.run(last!);
    await expect(open('foreign')).rejects.toThrow(/deux installations différentes/);
    expect(schema.prepare('select max(name) as name from kysely_migration').get()!.name).not.toBe(last);
    schema.close();
  });

  it('of a site from before there were ids find each other by their files', async () => {
    await fill('a', 'un', 'deux', 'trois');
    const id = await start('a', ({ db }) => readInstallation(db));
    await unmark('a');
    expect(await start('a', ({ db }) => readInstallation(db))).toBe(id);
    const other = await openFileStore(settings('a'));
    await other.put(Buffer.from('orphelin'));
    await unmark('a');
    expect(await open('a')).toBe('open');
    await Promise.all(['4', '5', '6'].map((text) => other.put(Buffer.from(text))));
    await unmark('a');
    await expect(open('a')).rejects.toThrow(/contient 7\s+fichiers, dont 3\s+connus/);
  });

  it('refuse each other when the store is empty although the database names files', async () => {
    await fill('a', 'un');
    const empty = { FILES_URL: pathToFileURL(join(site.folder, 'not-mounted')).href };
    await expect(open('a', empty)).rejects.toThrow(/nomme 1\s+fichier, mais le stockage .* est vide.*monté/s);
    await mkdir(join(site.folder, 'b'));
    expect(await open('b', empty)).toBe('open');
    await expect(open('a', empty)).rejects.toThrow(/deux installations/);
  });

  it('are given to each other by the administrator alone, once confirmed', async () => {
    await fill('a', 'un', 'deux');
    await expect(open('empty')).rejects.toThrow(/files-adopt/);
    expect(await offerFiles(settings('empty'), false)).toEqual({ stored: 2, named: 0, shared: 0 });
    await expect(open('empty')).rejects.toThrow(/files-adopt/);
    await offerFiles(settings('empty'), true);
    expect(await open('empty')).toBe('open');
    expect(await open('a')).toBe('open');
    const elsewhere = { FILES_URL: pathToFileURL(join(site.folder, 'elsewhere')).href };
    await open('foreign', elsewhere);
    await offerFiles(settings('foreign'), true);
    expect(await open('foreign')).toBe('open');
    await expect(open('a')).rejects.toThrow(/deux installations/);
  });

  it('travel with a backup, and to another store', async () => {
    await fill('a', 'un', 'deux');
    const id = await start('a', ({ db }) => readInstallation(db));
    const copy = join(site.folder, 'copy');
    expect(await backUp(settings('a'), copy)).toMatchObject({ files: 2, lost: [] });
    expect(await start('copy', ({ files }) => files.installation(), {})).toBe(id);

    const restored = { FILES_URL: pathToFileURL(join(site.folder, 'restored-files')).href };
    expect(await restore(settings('restored', restored), copy)).toMatchObject({ files: 2 });
    expect(await start('restored', ({ files }) => files.installation(), restored)).toBe(id);
    // The database alone was lost: the backup goes on with the files that are there.
    expect(await restore(settings('again'), copy)).toMatchObject({ files: 2, copied: 0 });
    expect(await open('again')).toBe('open');

    const moved = { FILES_URL: pathToFileURL(join(site.folder, 'moved')).href };
    expect(await moveFiles(settings('a', moved), settings('a'))).toMatchObject({ copied: 2 });
    expect(await start('a', ({ files }) => files.installation(), moved)).toBe(id);
  });

  it('are not restored or moved into the store of another installation', async () => {
    await fill('a', 'un', 'deux');
    const copy = join(site.folder, 'copy');
    await backUp(settings('a'), copy);
    const theirs = { FILES_URL: pathToFileURL(join(site.folder, 'theirs')).href };
    await open('other', theirs);
    await expect(restore(settings('restored', theirs), copy)).rejects.toThrow(/deux installations/);
    await expect(moveFiles(settings('a', theirs), settings('a'))).rejects.toThrow(/deux installations/);
    expect(await keysOf(await openFileStore(settings('other', theirs)))).toEqual([]);
    await cp(copy, join(site.folder, 'b'), { recursive: true });
    expect(await open('b', {})).toBe('open');
  });
});
