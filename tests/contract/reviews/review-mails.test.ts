import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { chooseReviewMails } from '#lib/addresses/server/change-address.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { nameReviewer, removeReviewer } from '#lib/reviews/server/name-reviewers.ts';
import { bodies } from '../../api/bodies.ts';
import { describeEachEngine } from '../engines.ts';
import { mailDesk, ORIGIN } from '../mail-desk.ts';

const kind = 'questionnaire';

describeEachEngine('« Une relecture vous attend »', (engine) => {
  const { context, member, mails, reachable } = mailDesk(engine);
  const step = async (actor: Actor, id: string, status: ReviewStatus, word?: string) => {
    context().time.now += 1000;
    const { revision } = await context()
      .db.selectFrom('item')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await moveReview(context(), actor, kind, id, { status, word, revision });
  };
  let reviewers = 0;
  const begin = async () => {
    reviewers += 1;
    const [owner, reviewer] = [await member(), await reachable(`relecteur${reviewers}@exemple.fr`)];
    const draft = { kind, title: 'Titre privé', tags: ['Secret'], body: bodies.questionnaire } as never;
    const { id } = await createItem(context(), owner.id, draft);
    const about = { kind, id, username: reviewer.username } as const;
    return { owner, reviewer, id, about };
  };

  it('is mailed once for each round, and says nothing of the item', async () => {
    const { owner, reviewer, id, about } = await begin();
    await nameReviewer(context(), owner, about);
    expect(await mails()).toEqual([]);
    await step(owner, id, 'En révision', 'Mot privé');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: `relecteur${reviewers}@exemple.fr`,
      subject: 'Une relecture vous attend',
      settings_url: `${ORIGIN}/account/email`,
    });
    expect(mail?.content).toContain(`${ORIGIN}/questionnaires-list`);
    for (const secret of ['Titre privé', 'Secret', 'Mot privé', id, owner.username])
      expect(mail?.content, secret).not.toContain(secret);
    // Named again in the same round: they were already notified.
    await removeReviewer(context(), owner, about);
    await nameReviewer(context(), owner, about);
    expect(await mails()).toEqual([]);
    await step(reviewer, id, 'Brouillon', 'À revoir');
    await step(owner, id, 'En révision');
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed to whoever is named while it is asked for', async () => {
    const { owner, id, about } = await begin();
    await step(owner, id, 'En révision');
    expect(await mails()).toEqual([]);
    await nameReviewer(context(), owner, about);
    await nameReviewer(context(), owner, about);
    expect(await mails()).toHaveLength(1);
  });

  it('is not mailed for what waits no more when the mail is written', async () => {
    const { owner, id, about } = await begin();
    await nameReviewer(context(), owner, about);
    await step(owner, id, 'En révision');
    await step(owner, id, 'Brouillon');
    expect(await mails()).toEqual([]);
  });

  it('is not mailed to who does not want it, or has no address', async () => {
    const { owner, reviewer, id, about } = await begin();
    const silent = await member();
    await chooseReviewMails(context(), reviewer, false);
    await nameReviewer(context(), owner, about);
    await nameReviewer(context(), owner, { ...about, username: silent.username });
    await step(owner, id, 'En révision');
    expect(await mails()).toEqual([]);
    await chooseReviewMails(context(), reviewer, true);
    await step(owner, id, 'Brouillon');
    await step(owner, id, 'En révision');
    expect(await mails()).toHaveLength(1);
  });
});
