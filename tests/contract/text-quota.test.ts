import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { usedOf } from '#lib/images/quota.ts';
import { announceUpload, newUploadId } from '#lib/images/server/pending-uploads.ts';
import { readStorageUse } from '#lib/images/server/storage-use.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { listVersions } from '#lib/items/server/read-versions.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { keyOf } from '#lib/platform/server/files/store.ts';
import { VALIDATED } from '#lib/reviews/review-rules.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { validate, validBody } from '../run/valid-protocol.ts';
import { makeCase } from './attested-case.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { errorCode } from './error-code.ts';
import { attestAll } from './illustrated-case.ts';
import { leaveAccount } from './leave-account.ts';
import { LAST, QUOTA, textDesk } from './text-desk.ts';

describeEachEngine('texts in the quota', (context) => {
  let own: TestContext;
  let anna: Actor;
  const { person, questionnaire, write, figures, revision } = textDesk(() => own);
  beforeEach(async () => {
    own = { ...context(), settings: { ...context().settings, quota: QUOTA } };
    anna = await person('anna');
  });
  const textsOf = async (actor: Actor) => (await figures(actor)).texts;
  const lettersThatFill = 45_000;

  it('count, are refused beyond it and lose nothing; shorter ones, deleting and going back always pass', async () => {
    const id = await questionnaire(anna);
    await write(anna, id, lettersThatFill);
    const before = await readOwnItem(own, anna, 'questionnaire', id);
    expect(await textsOf(anna)).toBeGreaterThan(QUOTA / 2);
    const refused = await write(anna, id, 2 * lettersThatFill).catch((error) => error);
    const { texts } = await figures(anna);
    expect(refused).toMatchObject({ code: 'quota_full', space: { used: texts, quota: QUOTA } });
    expect(refused.space.asked + texts).toBeGreaterThan(LAST);
    expect(await readOwnItem(own, anna, 'questionnaire', id)).toEqual(before);

    own.settings.quota = 10_000;
    expect(await errorCode(write(anna, id, lettersThatFill + 100))).toBe('quota_full');
    await write(anna, id, lettersThatFill);
    await write(anna, id, lettersThatFill - 1000);
    expect(await textsOf(anna)).toBeLessThan(texts);
    expect(await errorCode(questionnaire(anna))).toBe('quota_full');
    expect(await errorCode(copyItem(own, anna, 'questionnaire', id))).toBe('quota_full');
    await deleteItem(own, anna, 'questionnaire', id);
    expect(await textsOf(anna)).toBe(0);
    await questionnaire(anna);
  });

  it('leave no room for images, and images leave some for texts', async () => {
    own = { ...own, parts: { delete: async () => undefined } as never };
    const announce = (size: number) => {
      const id = newUploadId(anna.id);
      return announceUpload(own, { id, userId: anna.id, size, sha256: keyOf(Buffer.from(id)) });
    };
    const id = await questionnaire(anna);
    await write(anna, id, 20_000);
    const texts = await textsOf(anna);
    expect(await errorCode(announce(QUOTA - texts + 1))).toBe('quota_full');
    await announce(QUOTA - texts);
    await write(anna, id, 20_400);
    expect(usedOf(await figures(anna))).toBeGreaterThan(QUOTA);
    expect(await errorCode(write(anna, id, 24_000))).toBe('quota_full');
    expect(await readStorageUse(own, anna.id)).toMatchObject({
      used: usedOf(await figures(anna)),
      texts: await textsOf(anna),
      kinds: [{ kind: 'questionnaire', items: 1, bytes: await textsOf(anna) }],
    });
  });

  it('are their owner’s, whoever writes: a co-author is told so, and not how much it is', async () => {
    const boris = await person('boris');
    const id = await questionnaire(anna);
    await nameAuthor(own, anna, { kind: 'questionnaire', id, username: boris.username });
    await write(boris, id, lettersThatFill);
    expect(await textsOf(boris)).toBe(0);
    const refused = await write(boris, id, 2 * lettersThatFill).catch((error) => error);
    expect([refused.code, refused.space]).toEqual(['owner_quota_full', undefined]);
    await write(boris, id, 100);
  });

  it('count for whoever copies them, in full; and for whom they are handed over to', async () => {
    const boris = await person('boris');
    const id = await questionnaire(anna);
    await write(anna, id, lettersThatFill);
    await nameAuthor(own, anna, { kind: 'questionnaire', id, username: boris.username });
    const first = await textsOf(anna);
    expect(await errorCode(copyItem(own, anna, 'questionnaire', id))).toBe('quota_full');
    own.settings.quota = 3 * QUOTA;
    await copyItem(own, anna, 'questionnaire', id);
    expect(await textsOf(anna)).toBe(2 * first);
    own.settings.quota = 1000;
    await leaveAccount(own, anna);
    expect(await textsOf(boris)).toBe(first);
    expect(await errorCode(write(boris, id, lettersThatFill + 100))).toBe('quota_full');
    await write(boris, id, 10_000);
  });

  it('of versions count: what is published is corrected however full it is, and a protocol is validated only with room', async () => {
    const id = await makeCase(own, anna);
    await attestAll(own, anna, 'case', id);
    await editItem(own, anna, 'case', id, { visibility: 'public', revision: 1 });
    const body = { ...validBody('IRM', 'Rachis'), indications: ['Sciatique'] };
    const protocol = (await createItem(own, anna.id, { kind: 'protocol', title: 'Rachis', tags: [], body }))
      .id;
    await validate(own, anna, 'protocol', protocol);
    own.settings.quota = 100;
    const answer = { sent: Buffer.from('{"answer":"Fract."}'), revision: await revision(anna, 'case', id) };
    const before = await textsOf(anna);
    await savePart(own, anna, { kind: 'case', id, part: 'answer' }, answer);
    // The version that readers see keeps the longer text.
    expect(await textsOf(anna)).toBe(before + '{"answer":"Fract."}'.length);
    await publishItem(own, anna, 'case', id, { revision: await revision(anna, 'case', id) });

    const { reviewStatus: _, ...shorter } = validBody('IRM', 'Rachis');
    const sent = Buffer.from(JSON.stringify(shorter));
    const place = { kind: 'protocol', id: protocol, part: 'body' } as const;
    await savePart(own, anna, place, { sent, revision: await revision(anna, 'protocol', protocol) });
    expect(await errorCode(validate(own, anna, 'protocol', protocol))).toBe('quota_full');
    expect(await listVersions(own, anna, 'protocol', protocol)).toHaveLength(1);
    own.settings.quota = QUOTA;
    const step = { status: VALIDATED, revision: await revision(anna, 'protocol', protocol) } as const;
    await moveReview(own, anna, 'protocol', protocol, step);
    expect(await listVersions(own, anna, 'protocol', protocol)).toHaveLength(2);
  });
});

describeEachEngine(
  'texts written at once',
  (context) => {
    it('never exceed the quota, and what is refused is as it was', async () => {
      const own = { ...context(), settings: { ...context().settings, quota: QUOTA } };
      const { person, questionnaire, write, figures } = textDesk(() => own);
      const anna = await person('anna');
      const ids: string[] = [];
      for (let made = 0; made < 12; made += 1) ids.push(await questionnaire(anna));
      const results = await Promise.allSettled(ids.map((id) => write(anna, id, 10_000)));
      const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
      expect(new Set(refused)).toEqual(new Set(['quota_full']));
      const used = usedOf(await figures(anna));
      expect(used).toBeLessThanOrEqual(LAST);
      // As many as there was room for.
      const bytes = await own.db
        .selectFrom('item')
        .select('text_bytes')
        .where('owner_id', '=', anna.id)
        .execute();
      const largest = Math.max(...bytes.map(({ text_bytes }) => text_bytes));
      expect(used + largest).toBeGreaterThan(LAST);
      expect(bytes.reduce((sum, { text_bytes }) => sum + text_bytes, 0)).toBe(used);
    });
  },
  'of several connections',
);
