import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { setRole } from '#lib/administration/server/change-account.ts';
import { hidePublicImage } from '#lib/administration/server/change-image.ts';
import { maskAsAdministrator } from '#lib/administration/server/mask-public-images.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { hiddenAmong } from '#lib/moderation/server/hidden-images-queries.ts';
import { readNotices } from '#lib/moderation/server/read-notices.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { withStoredImages } from './masking-desk.ts';
import { everyText, sharedCase, ZONE } from './shared-case.ts';

const reason = 'Un nom est lisible en haut à gauche.';
const visitor = { address: '192.0.2.4', device: '', deviceSecret: null };

describeEachEngine('blacking out by an administrator', (engine) => {
  withStoredImages(engine);
  const administrator = async (name: string): Promise<Actor> => {
    const made = await engine().person(name);
    await setRole(engine(), null, made.id, 'administrator');
    return { ...made, role: 'administrator' };
  };
  const mask = (by: Actor, id: string, file: string) =>
    maskAsAdministrator(engine(), by, id, { images: [{ file, zones: [ZONE] }], reason });

  test('erases what was there for good, versions and copies included, and its author reads why', async () => {
    const { author, id, photograph } = await sharedCase(engine(), ['v1', 'v2']);
    const admin = await administrator('v3');
    await hidePublicImage(engine(), { actor: admin, visitor }, id, { image: photograph.file, reason });
    const names = await mask(admin, id, photograph.file);
    expect(names.has(photograph.file)).toBe(true);
    expect(await everyText(engine())).not.toContain(photograph.file);
    expect(await engine().files.has(photograph.file)).toBe(false);
    // Nothing is left to hide.
    expect((await hiddenAmong(engine().db, [...names.keys(), ...names.values()])).size).toBe(0);
    const told = await readNotices(engine(), author, 20);
    expect(told.filter(({ kind }) => kind === 'image_masked')).toMatchObject([{ itemId: id, reason }]);
    const [entry] = await readEntries(engine(), { itemId: id }, { limit: 1 });
    expect(entry).toMatchObject({ action: 'masked', actor_id: admin.id });
    // A repeated request, after a lost answer, means the replacements.
    expect([...(await mask(admin, id, photograph.file)).keys()]).not.toContain(photograph.file);
  });

  test('is of what readers see alone: a private item does not exist, nor an image of a draft', async () => {
    const { author, id, photograph, frame } = await sharedCase(engine(), ['w1', 'w2']);
    const admin = await administrator('w3');
    expect(await errorCode(mask(author, id, photograph.file))).toBe('not_found');
    expect(await errorCode(mask({ ...admin, role: 'author' }, id, photograph.file))).toBe('not_found');
    const { db } = engine();
    await db.updateTable('item_file').set({ published: 0 }).where('item_id', '=', id).execute();
    expect(await errorCode(mask(admin, id, photograph.file))).toBe('image_foreign');
    await db.updateTable('item_file').set({ published: 1 }).where('item_id', '=', id).execute();
    await db.updateTable('item').set({ visibility: 'private' }).where('id', '=', id).execute();
    for (const file of [photograph.file, frame.file])
      expect(await errorCode(mask(admin, id, file))).toBe('not_found');
    expect(await errorCode(mask(admin, 'nothing', photograph.file))).toBe('not_found');
    expect(await engine().files.has(photograph.file)).toBe(true);
    expect(await readNotices(engine(), author, 20)).toEqual([]);
  });

  test('reaches an item whose author’s account is gone', async () => {
    const { id, photograph } = await sharedCase(engine(), ['x1', 'x2']);
    const admin = await administrator('x3');
    await engine().db.updateTable('item').set({ owner_id: null }).where('id', '=', id).execute();
    await mask(admin, id, photograph.file);
    expect(await everyText(engine())).not.toContain(photograph.file);
  });
});
