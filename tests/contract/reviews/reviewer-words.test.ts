import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { changeSelection } from '#lib/items/server/change-selection.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { openLink } from '#lib/people/server/share-by-link.ts';
import { listAnsweredReviews } from '#lib/reviews/server/list-answered-reviews.ts';
import { toReview } from '#lib/reviews/server/list-asked-reviews.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { nameReviewer, removeReviewer } from '#lib/reviews/server/name-reviewers.ts';
import { readReview } from '#lib/reviews/server/read-review.ts';
import { FIRST, makeCase, makePublicCase, SECOND } from '../attested-case.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { forgetAccount } from '../forget-account.ts';
import { attestAll } from '../illustrated-case.ts';
import { wordSteps } from './word-steps.ts';

const KINDS = ['case', 'questionnaire'] as const;

describeEachEngine('the word of a reviewer before publication', (context) => {
  const { person, itemOf, step, publish, change, read, readAgainBy, begin } = wordSteps(context);

  /** What publishing it among several would report as missing. */
  const lacks = async (owner: Actor, id: string) => {
    const { kind, revision } = await itemOf(id);
    const chosen = { action: 'check' as const, items: [{ id, revision }] };
    return (await changeSelection(context(), owner, kind, chosen))[0]?.lacks;
  };

  test.each(KINDS)(
    'is asked of a %s, whose working copy is theirs to read until they answer',
    async (kind) => {
      const { owner, reviewer, id } = await begin(kind);
      const stranger = await person('autre');
      expect(await errorCode(read(reviewer, id))).toBe('not_found');
      expect(await errorCode(step(reviewer, id, 'Validé'))).toBe('not_found');
      await step(owner, id, 'En révision', 'Pour lundi');
      expect((await read(reviewer, id)).card).toMatchObject({
        title: 'À relire',
        readAs: 'reviewer',
        mine: false,
      });
      expect(await toReview(context(), reviewer, kind)).toMatchObject([{ id, word: 'Pour lundi' }]);
      expect(await lacks(owner, id)).toContain('word');
      expect(await errorCode(read(stranger, id))).toBe('not_found');
      // The reviewer may answer, and do nothing else.
      expect(await errorCode(change(reviewer, id, 'À moi'))).toBe('not_found');
      expect(await errorCode(copyItem(context(), reviewer, kind, id))).toBe('not_found');
      expect(await errorCode(publish(reviewer, id))).toBe('not_found');
      expect(await errorCode(step(reviewer, id, 'Brouillon', ' '))).toBe('review_word_required');
      await step(reviewer, id, 'Brouillon', 'Il manque le scanner');
      expect(await errorCode(read(reviewer, id))).toBe('not_found');
      expect(await lacks(owner, id)).not.toContain('word');
      expect(await toReview(context(), reviewer, kind)).toEqual([]);
      expect(await listAnsweredReviews(context(), owner, kind)).toMatchObject([
        { id, by: reviewer.name, isReady: false, word: 'Il manque le scanner' },
      ]);
      const { history } = await readReview(context(), owner, kind, id);
      expect(history[0]).toMatchObject({ by: reviewer.name, byAuthor: false, to: 'Brouillon' });
    },
  );

  test.each(KINDS)(
    'that a %s is ready is told to its readers, once that is what was published',
    async (kind) => {
      const { owner, reviewer, id } = await begin(kind);
      await step(owner, id, 'En révision');
      // Nobody approves their own work.
      expect(await errorCode(step(owner, id, 'Validé'))).toBe('review_step');
      const before = (await itemOf(id)).revision;
      await step(reviewer, id, 'Validé', 'Bon');
      expect((await itemOf(id)).revision).toBe(before);
      expect((await itemOf(id)).visibility).toBe('draft');
      expect(await listAnsweredReviews(context(), owner, kind)).toMatchObject([{ id, isReady: true }]);
      await publish(owner, id);
      expect(await readAgainBy(id)).toBe(reviewer.name);
      expect(await listAnsweredReviews(context(), owner, kind)).toEqual([]);
      // Its title is not reviewed; its content is.
      await editItem(context(), owner, kind, id, {
        title: 'Autre titre',
        revision: (await itemOf(id)).revision,
      });
      expect(await readAgainBy(id)).toBe(reviewer.name);
      await change(owner, id, 'Autre chose');
      expect((await itemOf(id)).review_status).toBe('Brouillon');
      expect(await readAgainBy(id)).toBe(reviewer.name);
      await publish(owner, id);
      expect(await readAgainBy(id)).toBeUndefined();
    },
  );

  test.each(KINDS)('a %s is published without it, and not said to have it', async (kind) => {
    const { owner, reviewer, id } = await begin(kind);
    await step(owner, id, 'En révision');
    await publish(owner, id);
    expect(await readAgainBy(id)).toBeUndefined();
    // A public version may be approved afterwards if it is unchanged.
    await step(reviewer, id, 'Validé');
    expect(await readAgainBy(id)).toBe(reviewer.name);
    await change(owner, id, 'Deux');
    await step(owner, id, 'En révision');
    // Taking back one's own request needs no reason.
    await step(owner, id, 'Brouillon');
    await step(owner, id, 'En révision');
    await change(owner, id, 'Trois');
    const { revision } = await itemOf(id);
    const stale = { status: 'Validé', revision: revision - 1 } as const;
    expect(await errorCode(moveReview(context(), reviewer, kind, id, stale))).toBe('changed_meanwhile');
    await step(reviewer, id, 'Validé');
    await restoreVersion(context(), owner, kind, id, 'public', (await itemOf(id)).revision);
    expect((await itemOf(id)).review_status).toBe('Brouillon');
  });

  test('of a public case: its reviewer alone reads the working copy, with the images that somebody attested', async () => {
    const owner = await person('auteur');
    const reviewer = await person();
    const stranger = await person('autre');
    const id = await makePublicCase(context(), owner);
    const about = { kind: 'case', id, username: reviewer.username } as const;
    await nameReviewer(context(), owner, about);
    const filesFor = async (reader: Actor) =>
      (await readItem(context(), 'case', id, reader)).body.folders.flatMap(({ images }) =>
        images.map(({ file }) => file),
      );
    const image = (reader: Actor) => errorCode(findImage(context(), id, `${SECOND}/full.webp`, reader));
    const [unseen] = [await image(stranger)];
    expect(await filesFor(reviewer)).toEqual([FIRST]);
    await step(owner, id, 'En révision');
    expect(await filesFor(reviewer)).toEqual([FIRST]);
    expect(await image(reviewer)).toBe(unseen);
    await attestAll(context(), owner, 'case', id);
    expect(await filesFor(reviewer)).toEqual([FIRST, SECOND]);
    expect((await readAnswer(context(), id, reviewer)).answer.sheet).not.toBeNull();
    expect(await filesFor(stranger)).toEqual([FIRST]);
    expect(await image(stranger)).toBe(unseen);
    await removeReviewer(context(), owner, about);
    expect(await filesFor(reviewer)).toEqual([FIRST]);
    expect(await toReview(context(), reviewer, 'case')).toEqual([]);
  });

  test('goes with its account, and is claimed by nobody then', async () => {
    const { owner, reviewer, id } = await begin('questionnaire');
    const waiting = (await begin('questionnaire')).id;
    await context().db.updateTable('item').set({ owner_id: owner.id }).where('id', '=', waiting).execute();
    await nameReviewer(context(), owner, { kind: 'questionnaire', id: waiting, username: reviewer.username });
    await publish(owner, waiting);
    await step(owner, waiting, 'En révision');
    await step(owner, id, 'En révision');
    await step(reviewer, id, 'Validé');
    await publish(owner, id);
    await forgetAccount(context(), reviewer);
    expect(await readAgainBy(id)).toBeUndefined();
    await forgetAccount(context(), owner);
    // Nobody is asked for anything any longer, and public content stays.
    expect((await itemOf(waiting)).review_status).toBeNull();
    expect((await read(await person('lecteur'), waiting)).card.reviewStatus).toBeUndefined();
  });

  test('of a case kept private after it was public: nothing while no word is asked', async () => {
    const { owner, reviewer, id } = await begin('case');
    await publish(owner, id);
    const { revision } = await itemOf(id);
    await editItem(context(), owner, 'case', id, { visibility: 'private', revision });
    expect(await errorCode(read(reviewer, id))).toBe('not_found');
    expect(await errorCode(openLink(context(), reviewer, 'x'.repeat(22)))).toBe('not_found');
    const other = await makeCase(context(), owner);
    expect(await errorCode(read(reviewer, other))).toBe('not_found');
  });
});
