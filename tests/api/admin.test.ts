import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownFiles } from '#lib/images/server/known-files-queries.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openContext } from '#lib/platform/server/context.ts';
import { isFileKey, keyOf } from '#lib/platform/server/files/store.ts';
import { runAdmin } from './run-admin.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Runs a command of the administrator beside the running server. */
function admin(args: string[], { input = '', dataDir = site.context.settings.dataDir, filesUrl = '' } = {}) {
  return runAdmin(args, { DATA_DIR: dataDir, FILES_URL: filesUrl }, input);
}

/** The number of files in a command's output. */
const countIn = (output: string) => Number(/(\d+)\u00a0fichiers/.exec(output)?.[1]);

/** Keys of the files of a backup. */
const filesIn = (folder: string) =>
  readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter(isFileKey);

describe('the administrator’s command line, beside a running server', () => {
  it('explains itself', async () => {
    const calls = [[], ['nonsense'], ['create-user'], ['sessions', 'nonsense', 'x'], ['toString']];
    const answers = await Promise.all(calls.map((args) => admin(args)));
    for (const [at, { status, output }] of answers.entries()) {
      expect(status, calls[at]!.join(' ')).toBe(1);
      expect(output).toMatch(/Usage|Aucun compte/);
    }
  });

  it('names an option that a command has not', async () => {
    const { status, output } = await admin(['sweep-files', '--confrim']);
    expect([status, output]).toEqual([1, expect.stringContaining('--confrim')]);
    expect(output).toContain('Usage');
  });

  it('makes an account that can sign in, under the same rules as everybody', async () => {
    expect(await admin(['create-user', 'Admise'], { input: 'motdepasse\n' })).toMatchObject({ status: 1 });
    const { status, output } = await admin(['create-user', 'Admise'], { input: 'cheval agrafe pile\n' });
    expect([status, output]).toEqual([0, expect.stringContaining('Admise')]);
    const { username, token } = await site.person('Admise');
    expect([username, token]).toEqual(['Admise', expect.any(String)]);
  });

  it('makes an invitation, with its role, for so many days', async () => {
    const { output } = await admin(['invite', '--role', 'reader', '--days', '3']);
    expect(output).toContain('Invitation (lecteur), valable 3\u00a0jours');
    const path = /http:\/\/localhost:\d+(\/invitation\/[\w-]{43})/.exec(output)?.[1] ?? '';
    const body = new URLSearchParams({ username: 'Conviée', password: 'cheval agrafe pile' });
    expect((await site.send('POST', path, { body })).status).toBe(200);
    expect((await site.send('POST', path, { body })).status).toBe(404);
    const made = site.context.db.selectFrom('user').select('account_role').where('username', '=', 'Conviée');
    expect(await made.execute()).toEqual([{ account_role: 'reader' }]);
    for (const wrong of [
      ['--days', '0'],
      ['--days', '91'],
      ['--role', 'dieu'],
    ])
      expect(await admin(['invite', ...wrong]), wrong.join(' ')).toMatchObject({ status: 1 });
  });

  it('makes a link that sets a new password', async () => {
    await site.person('Étourdi');
    const { output } = await admin(['reset-link', 'etourdi']);
    const path = /http:\/\/localhost:\d+(\/reset\?jeton=[\w-]{43})/.exec(output)?.[1] ?? '';
    const body = new URLSearchParams({ password: 'un tout autre secret' });
    expect((await site.send('POST', path, { body })).status).toBe(200);
    expect((await site.send('POST', path, { body })).status).toBe(422);
    expect(await admin(['reset-link', 'personne'])).toMatchObject({ status: 1 });
  });

  it('lists sessions and ends them at once', async () => {
    const { token, cookie } = await site.person('Suspecte');
    const listed = (await admin(['sessions', 'list', 'suspecte'])).output.trim();
    expect(listed.split('\n')).toHaveLength(1);
    expect(await admin(['sessions', 'revoke', 'suspecte', 'unknown'])).toMatchObject({ status: 1 });
    expect(await admin(['sessions', 'revoke', 'suspecte', listed.split(' ')[0] ?? ''])).toMatchObject({
      status: 0,
    });
    expect((await site.send('GET', '/api/account/sessions', { token })).status).toBe(401);
    expect((await site.send('GET', '/account', { cookie })).status).toBe(302);
    await site.person('Suspecte');
    expect((await admin(['sessions', 'revoke', 'suspecte'])).output).toContain('1\u00a0session fermée');
  });

  it('backs everything up while the server is written to, and restores it with equal files', async () => {
    const { context } = site;
    const owner = await site.person('Sauvegardée');
    const item = await site.item(owner, 'case', 'public');
    const keys = await Promise.all(
      ['un', 'deux', 'trois'].map((text) => context.files.put(Buffer.from(text))),
    );
    for (const sha256 of keys)
      await context.db
        .insertInto('file')
        .values({ sha256, type: 'image/webp', bytes: 4, width: 1, height: 1, created_at: Date.now() })
        .execute();
    const folder = join(context.settings.dataDir, 'backup');
    const [told] = await Promise.all([
      admin(['backup', folder]),
      ...Array.from({ length: 20 }, () =>
        site.send('PATCH', '/api/account/profile', { token: owner.token, json: { displayName: 'Occupée' } }),
      ),
    ]);
    expect(told.status).toBe(0);
    // The public case has an image of its own, and its cover may be made meanwhile.
    expect(filesIn(folder)).toEqual(expect.arrayContaining(keys));
    expect(filesIn(folder).length).toBeGreaterThan(keys.length);
    expect(countIn(told.output)).toBe(filesIn(folder).length);
    expect(await admin(['backup', folder])).toMatchObject({ status: 1 });

    const dataDir = join(context.settings.dataDir, 'restored');
    expect(await admin(['restore', folder], { dataDir })).toMatchObject({ status: 0 });
    expect(await admin(['restore', folder], { dataDir })).toMatchObject({ status: 1 });
    expect((await admin(['check-files'], { dataDir })).output).toContain('Tous les fichiers sont intacts.');
    const restored = await openContext(readSettings({ DATA_DIR: dataDir }), { exclusive: false });
    const titles = await restored.db.selectFrom('item').select('id').where('id', '=', item).execute();
    expect(titles).toHaveLength(1);
    for (const key of keys) expect(await restored.files.get(key)).toEqual(await context.files.get(key));
    await restored.close();
  });

  it('moves the files elsewhere, mends what is damaged there, and leaves nothing out in silence', async () => {
    const { files, settings } = site.context;
    const known = await site.context.db.selectFrom('file').select('sha256').execute();
    const elsewhere = join(settings.dataDir, 'elsewhere');
    const filesUrl = pathToFileURL(elsewhere).href;
    expect(known.length).toBeGreaterThan(1);
    const moved = await admin(['files-move'], { filesUrl });
    expect(moved.status).toBe(0);
    const named = await knownFiles(site.context.db);
    expect(countIn(moved.output)).toBe(named.size);
    expect((await admin(['files-move'], { filesUrl })).output).toContain('0\u00a0copié');

    const [{ sha256: damaged } = { sha256: '' }, { sha256: gone } = { sha256: '' }] = known;
    const pathOf = (key: string) => join(elsewhere, key.slice(0, 2), key.slice(2, 4), key);
    writeFileSync(pathOf(damaged), 'other bytes');
    expect((await admin(['files-move'], { filesUrl })).output).toContain('1\u00a0copié');
    expect(keyOf(readFileSync(pathOf(damaged)))).toBe(damaged);

    const kept = (await files.get(gone)) as Buffer;
    await files.delete(gone);
    rmSync(pathOf(gone));
    expect(await admin(['files-move'], { filesUrl })).toMatchObject({
      status: 1,
      output: expect.stringContaining(gone),
    });
    await files.put(kept);
    expect(await admin(['files-move', filesUrl])).toMatchObject({ status: 0 });
    expect(await admin(['files-move'])).toMatchObject({
      status: 1,
      output: expect.stringContaining('les mêmes'),
    });
  });

  it('refuses to restore into the folder of a running server', async () => {
    const empty = await startSite();
    const folder = join(empty.context.settings.dataDir, 'backup');
    await admin(['backup', folder]);
    const told = await admin(['restore', folder], { dataDir: empty.context.settings.dataDir });
    await empty.stop();
    expect([told.status, told.output]).toEqual([1, expect.stringContaining('déjà utilisé')]);
  });

  it('names files that are damaged or gone', async () => {
    const { files, settings } = site.context;
    const [first = '', second = ''] = (
      await site.context.db.selectFrom('file').select('sha256').execute()
    ).map(({ sha256 }) => sha256);
    await files.delete(first);
    const root = join(settings.dataDir, 'files');
    const path =
      readdirSync(root, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(second)) ?? '';
    rmSync(join(root, path));
    writeFileSync(join(root, path), 'other bytes');
    const { status, output } = await admin(['check-files']);
    expect([status, output]).toEqual([1, expect.stringContaining(first)]);
    expect(output).toContain(second);
  });
});
