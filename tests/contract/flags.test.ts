import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { setRole } from '#lib/administration/server/change-account.ts';
import { hidePublicImage, showPublicImage } from '#lib/administration/server/change-image.ts';
import { readPublicImages } from '#lib/administration/server/read-public-images.ts';
import { verifyChain } from '#lib/audit/server/verify-chain.ts';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { contestImage } from '#lib/moderation/server/contest-image.ts';
import { type FlaggedPart, flagItem } from '#lib/moderation/server/flag-item.ts';
import { readNotices } from '#lib/moderation/server/read-notices.ts';
import { readQueue } from '#lib/moderation/server/read-queue.ts';
import { settleFlag } from '#lib/moderation/server/settle-flag.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { withStoredImages } from './masking-desk.ts';
import { sharedCase, ZONE } from './shared-case.ts';

const IDENTITY = { reason: 'identity' as const, note: '' };

describeEachEngine('what readers flag', (context) => {
  withStoredImages(context);
  let people = 0;
  const person = (name: string): Promise<Actor> => {
    people += 1;
    return context().person(`${name}${people}`);
  };
  const flag = (actor: Actor | null, part: Partial<FlaggedPart> & { itemId: string }, form = IDENTITY) =>
    flagItem(
      context(),
      { actor, visitor: { address: `192.0.2.${people}`, device: '', deviceSecret: null } },
      { image: null, commenter: null, ...part },
      form,
    );
  const administrator = async (): Promise<Actor> => {
    const made = await person('admin');
    await setRole(context(), null, made.id, 'administrator');
    return { ...made, role: 'administrator' };
  };
  const seen = (by: Actor | null, id: string, name: string) => errorCode(findImage(context(), id, name, by));

  test('an image of which two accounts say « identité visible » is gone for readers, frame and copies too', async () => {
    const { author, reader, id, copies, frame } = await sharedCase(context(), ['f1', 'f2']);
    const admin = await administrator();
    const other = await person('autre');
    const image = frame.file;
    expect(await flag(reader, { itemId: id, image })).toBe(false);
    expect(await flag(reader, { itemId: id, image })).toBe(false);
    expect(await seen(reader, id, `${image}-full.webp`)).toBe('no error');
    // A visitor counts for nobody.
    expect(await flag(null, { itemId: id, image })).toBe(false);
    expect(await flag(other, { itemId: id, image })).toBe(true);
    const names = [
      `${image}-full.webp`,
      `${image}-400.avif`,
      `${frame.kind === 'frame' ? frame.frame : ''}-frame.bin`,
    ];
    for (const name of names) {
      for (const item of [id, ...copies])
        for (const by of [reader, other, null]) expect(await seen(by, item, name), name).toBe('image_hidden');
      expect(await seen(author, id, name), name).toBe('no error');
      expect(await seen(admin, id, name), name).toBe('no error');
    }
    expect(await readNotices(context(), author, 5)).toMatchObject([
      { kind: 'image_hidden', itemId: id, hidden: { image, isContested: false } },
    ]);
    expect(await verifyChain(context())).toMatchObject({ broken: null });
  });

  test('is hidden and shown by an administrator on the page of its item, with reasons that its author reads', async () => {
    const { author, reader, id, frame, photograph } = await sharedCase(context(), ['f21', 'f22']);
    const admin = await administrator();
    const image = frame.file;
    const visitor = { address: '192.0.2.9', device: '', deviceSecret: null };
    const hide = (actor: Actor, file: string) =>
      hidePublicImage(context(), { actor, visitor }, id, { image: file, reason: 'Un nom est lisible.' });
    const { images, count } = await readPublicImages(context(), id, { offset: 0, limit: 10 });
    expect(images.map(({ file }) => file)).toEqual(expect.arrayContaining([image, photograph.file]));
    expect(images.map(({ number }) => number)).toEqual(images.map((_, index) => index + 1));
    expect((await readPublicImages(context(), id, { offset: 1, limit: 10 })).images).toEqual(images.slice(1));
    expect(count).toBe(images.length);

    expect(await errorCode(hide(reader, image))).toBe('not_found');
    expect(await errorCode(hide(admin, 'f'.repeat(64)))).toBe('not_found');
    await hide(admin, image);
    expect(await seen(reader, id, `${image}-full.webp`)).toBe('image_hidden');
    expect(await seen(admin, id, `${image}-160.webp`)).toBe('no error');
    expect(
      (await readPublicImages(context(), id, { offset: 0, limit: 10 })).images.filter(
        ({ isHidden }) => isHidden,
      ),
    ).toMatchObject([{ file: image }]);
    expect(await readNotices(context(), author, 1)).toMatchObject([
      { kind: 'image_hidden', reason: 'Un nom est lisible.', hidden: { image } },
    ]);
    // The author's contestation is shown in the queue.
    await contestImage(context(), author, { itemId: id, image }, 'C’est un repère.');
    const { entries } = await readQueue(context(), 50);
    expect(entries.find(({ flags }) => flags[0]?.image === image)?.flags[0]?.contest).toBe(
      'C’est un repère.',
    );

    const show = (actor: Actor, file: string) =>
      showPublicImage(context(), actor, id, { image: file, reason: 'Rien de lisible.' });
    expect(await errorCode(show(reader, image))).toBe('not_found');
    expect(await errorCode(show(admin, photograph.file))).toBe('not_found');
    context().time.now += 1000;
    await show(admin, image);
    expect(await seen(reader, id, `${image}-full.webp`)).toBe('no error');
    expect(await readNotices(context(), author, 1)).toMatchObject([
      { kind: 'image_shown', reason: 'Rien de lisible.' },
    ]);
    expect(JSON.stringify((await readQueue(context(), 50)).entries)).not.toContain(image);
    expect(await verifyChain(context())).toMatchObject({ broken: null });
  });

  test('is contested by its author, shown again by an administrator, and not hidden anew by the same two', async () => {
    const { author, reader, id, photograph } = await sharedCase(context(), ['f3', 'f4']);
    const admin = await administrator();
    const other = await person('autre');
    const image = photograph.file;
    await flag(reader, { itemId: id, image });
    await flag(other, { itemId: id, image });
    expect(await errorCode(contestImage(context(), reader, { itemId: id, image }, 'Non'))).toBe('forbidden');
    await contestImage(context(), author, { itemId: id, image }, 'C’est un repère, pas un nom.');
    const { entries } = await readQueue(context(), 50);
    const entry = entries.find(({ flags }) => flags[0]?.image === image);
    expect(entry?.flags).toHaveLength(2);
    expect(entry?.flags[0]).toMatchObject({ contest: 'C’est un repère, pas un nom.' });
    const decision = { decision: 'dismiss' as const, reason: 'Rien de lisible.' };
    expect(await errorCode(settleFlag(context(), other, entry!.flags[0]!.id, decision))).toBe('not_found');
    await settleFlag(context(), admin, entry!.flags[0]!.id, decision);
    expect(await seen(reader, id, `${image}-full.webp`)).toBe('no error');
    expect(await errorCode(settleFlag(context(), admin, entry!.flags[1]!.id, decision))).toBe('not_found');
    expect(await flag(reader, { itemId: id, image })).toBe(false);
    expect(await flag(other, { itemId: id, image })).toBe(false);
    expect(await flag(admin, { itemId: id, image })).toBe(true);
  });

  test('is settled when its author blacks the image out', async () => {
    const { author, reader, id, photograph } = await sharedCase(context(), ['f5', 'f6']);
    const other = await person('autre');
    const image = photograph.file;
    await flag(reader, { itemId: id, image });
    await flag(other, { itemId: id, image });
    const names = await maskImages(context(), author, 'case', id, [{ file: image, zones: [ZONE] }]);
    expect(await seen(reader, id, `${names.get(image)}-full.webp`)).toBe('no error');
    const { entries } = await readQueue(context(), 50);
    expect(entries.some(({ flags }) => flags[0]?.image === image)).toBe(false);
  });

  test('the author’s own word hides nothing, and what is not public or not there cannot be flagged', async () => {
    const { author, reader, id, photograph } = await sharedCase(context(), ['f7', 'f8']);
    expect(await flag(author, { itemId: id, image: photograph.file })).toBe(false);
    expect(await flag(reader, { itemId: id, image: photograph.file })).toBe(false);
    expect(await errorCode(flag(reader, { itemId: id, image: 'a'.repeat(64) }))).toBe('not_found');
    expect(await errorCode(flag(reader, { itemId: 'nothing' }))).toBe('not_found');
    expect(await errorCode(flag(reader, { itemId: id, commenter: 'personne-de-ce-nom' }))).toBe('not_found');
  });

  test('visitors may flag too, five times in a quarter of an hour', async () => {
    const { id } = await sharedCase(context(), ['f9', 'f10']);
    people += 1;
    const form = { reason: 'other' as const, note: 'Lien mort.' };
    const codes: unknown[] = [];
    for (let at = 0; at < 6; at += 1) codes.push(await errorCode(flag(null, { itemId: id }, form as never)));
    expect(codes).toEqual(['no error', 'no error', 'no error', 'no error', 'no error', 'too_many_attempts']);
  });
});
