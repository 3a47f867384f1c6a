import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { REVIEWERS_MAX, type ReviewStatus } from '#lib/reviews/review-rules.ts';
import { toReview } from '#lib/reviews/server/list-asked-reviews.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { nameReviewer, removeReviewer } from '#lib/reviews/server/name-reviewers.ts';
import { readReview } from '#lib/reviews/server/read-review.ts';
import { type AskedState, readReviewed } from '#lib/reviews/server/read-reviewed.ts';
import { publishNew, validBody } from '../../run/valid-protocol.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { forgetAccount } from '../forget-account.ts';

const KIND = 'protocol';
const { reviewStatus: _, ...WRITTEN } = validBody('IRM', 'Rachis');

describeEachEngine('reviewers of protocols', (context) => {
  let people = 0;
  const person = (name = 'relit'): Promise<Actor> => {
    people += 1;
    return context().person(`${name}${people}`);
  };
  const make = async (author: Actor) => {
    const draft = { kind: KIND, title: 'Rachis', tags: ['IRM'], body: validBody('IRM', 'Rachis') } as const;
    return (await createItem(context(), author.id, draft)).id;
  };
  const name = (author: Actor, id: string, { username }: Pick<Actor, 'username'>) =>
    nameReviewer(context(), author, { kind: KIND, id, username });
  const itemOf = async (id: string) =>
    context().db.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const step = async (actor: Actor, id: string, status: ReviewStatus, word?: string) => {
    context().time.now += 1000;
    return moveReview(context(), actor, KIND, id, { status, word, revision: (await itemOf(id)).revision });
  };
  const save = async (author: Actor, id: string, more: object) =>
    savePart(
      context(),
      author,
      { kind: KIND, id, part: 'body' },
      {
        sent: Buffer.from(JSON.stringify({ ...WRITTEN, ...more })),
        revision: (await itemOf(id)).revision,
      },
    );
  const shown = async (reader: Actor, id: string, asked: AskedState = {}) => {
    const { detail, review, draft, asker } = await readReviewed(context(), KIND, id, reader, asked);
    return [detail.body.description, review.status, draft, asker];
  };
  const asked = async (actor: Actor) => (await toReview(context(), actor, KIND)).map(({ id }) => id);
  /** An author, a reviewer of one of their protocols, and its id. */
  const begin = async () => {
    const [author, reviewer] = [await person('auteur'), await person()];
    const id = await make(author);
    await name(author, id, reviewer);
    return { author, reviewer, id };
  };

  test('read what is under review, and nothing while it is only being written', async () => {
    const { author, reviewer, id } = await begin();
    const stranger = await person('autre');
    const read = () => errorCode(shown(reviewer, id));
    expect([await read(), await asked(reviewer)]).toEqual(['not_found', []]);
    expect(await errorCode(readReview(context(), reviewer, KIND, id))).toBe('not_found');
    expect(await errorCode(step(reviewer, id, 'En révision'))).toBe('not_found');
    await step(author, id, 'En révision', 'Pour lundi');
    expect(await shown(reviewer, id)).toEqual([undefined, 'En révision', 'shown', 'reviewer']);
    expect(await toReview(context(), reviewer, KIND)).toMatchObject([
      { id, title: 'Rachis', author: author.name, word: 'Pour lundi' },
    ]);
    expect(await errorCode(shown(stranger, id))).toBe('not_found');
    expect(await asked(stranger)).toEqual([]);
    await step(reviewer, id, 'Brouillon', 'TR à revoir');
    expect([await read(), await asked(reviewer)]).toEqual(['not_found', []]);
  });

  test('validate or send back with a word, and do nothing else to it', async () => {
    const { author, reviewer, id } = await begin();
    await step(author, id, 'En révision');
    expect(await errorCode(step(reviewer, id, 'Brouillon'))).toBe('review_word_required');
    expect(await errorCode(save(reviewer, id, { description: 'À moi' }))).toBe('not_found');
    expect(await errorCode(copyItem(context(), reviewer, KIND, id))).toBe('not_found');
    expect(await errorCode(name(reviewer, id, await person()))).toBe('not_found');
    expect(await step(reviewer, id, 'Validé', 'Bon')).toMatchObject({ mine: false, reviewStatus: 'Validé' });
    const { history } = await readReview(context(), author, KIND, id);
    expect(history[0]).toMatchObject({ by: reviewer.name, byAuthor: false, version: 1, word: 'Bon' });
    expect(history[1]).toMatchObject({ by: author.name, byAuthor: true });
    // An answered request cannot be taken back.
    expect(await errorCode(step(reviewer, id, 'Brouillon', 'Finalement'))).toBe('review_step');
    const { review } = await readReviewed(context(), KIND, id, author, {});
    expect(review).toMatchObject({ validatedBy: reviewer.name, byAuthor: false });
  });

  test('of what is public: lists say who validated it', async () => {
    const { author, reviewer, id } = await begin();
    await publishNew(context(), author, KIND, id);
    await save(author, id, { description: 'Deux' });
    expect(await shown(reviewer, id)).toEqual([undefined, 'Validé', null, 'reviewer']);
    expect(await errorCode(shown(reviewer, id, { draft: true }))).toBe('not_found');
    await step(author, id, 'En révision');
    expect(await shown(reviewer, id)).toEqual([undefined, 'Validé', 'exists', 'reviewer']);
    expect(await shown(reviewer, id, { draft: true })).toEqual(['Deux', 'En révision', 'shown', 'reviewer']);
    expect(await errorCode(shown(reviewer, id, { version: 1 }))).toBe('not_found');
    await step(reviewer, id, 'Validé');
    const { items } = await listPublic(context(), KIND, parseListQuery(KIND, new URLSearchParams()), null);
    expect(items.find(({ _id }) => _id === id)).toMatchObject({
      author: { name: author.name },
      validation: { by: reviewer.name, byAuthor: false },
    });
  });

  test('are accounts, others than the author, each once and not without end', async () => {
    const author = await person('auteur');
    const id = await make(author);
    expect(await errorCode(name(author, id, { username: 'personne du tout' }))).toBe('reviewer_unknown');
    expect(await errorCode(name(author, id, author))).toBe('reviewer_own');
    const first = await person();
    for (const username of [first.username, first.username.toUpperCase()])
      expect(await name(author, id, { username })).toMatchObject([{ username: first.username }]);
    for (let count = 1; count < REVIEWERS_MAX; count += 1) await name(author, id, await person());
    expect(await errorCode(name(author, id, await person()))).toBe('reviewers_full');
    expect(await name(author, id, first)).toHaveLength(REVIEWERS_MAX);
  });

  test('who are removed read and do no more than others, at once', async () => {
    const { author, reviewer, id } = await begin();
    await step(author, id, 'En révision');
    const about = { kind: KIND, id, username: reviewer.username } as const;
    expect(await removeReviewer(context(), author, about)).toEqual([]);
    expect(await removeReviewer(context(), author, about)).toEqual([]);
    expect([await errorCode(shown(reviewer, id)), await asked(reviewer)]).toEqual(['not_found', []]);
    expect(await errorCode(step(reviewer, id, 'Validé'))).toBe('not_found');
  });

  test('decline for themselves alone, and can be named again', async () => {
    const { author, reviewer, id } = await begin();
    const other = await person();
    await name(author, id, other);
    const decline = (by: Actor, username: string) =>
      removeReviewer(context(), by, { kind: KIND, id, username });
    // An item not given to them yet does not exist for them.
    expect(await errorCode(decline(reviewer, reviewer.username))).toBe('not_found');
    await step(author, id, 'En révision', 'Pour lundi');
    expect(await errorCode(decline(reviewer, other.username))).toBe('forbidden');
    expect(await errorCode(decline(await person(), reviewer.username))).toBe('not_found');
    expect(await decline(reviewer, reviewer.username)).toMatchObject([{ username: other.username }]);
    expect([await errorCode(shown(reviewer, id)), await asked(reviewer)]).toEqual(['not_found', []]);
    expect((await readReview(context(), author, KIND, id)).status).toBe('En révision');
    expect(await asked(other)).toEqual([id]);
    await name(author, id, reviewer);
    expect(await asked(reviewer)).toEqual([id]);
  });

  test('are forgotten with their account, and with the author’s', async () => {
    const { author, reviewer, id } = await begin();
    const kept = await make(author);
    await publishNew(context(), author, KIND, kept);
    await name(author, kept, reviewer);
    await step(author, id, 'En révision');
    await step(reviewer, id, 'Validé', 'Bon');
    await forgetAccount(context(), reviewer);
    const { history, reviewers } = await readReview(context(), author, KIND, id);
    expect([history[0]?.by, history[0]?.byAuthor, reviewers]).toEqual([null, false, []]);
    const other = await person();
    await name(author, kept, other);
    await forgetAccount(context(), author);
    const left = await context()
      .db.selectFrom('item_person')
      .selectAll()
      .where('item_id', '=', kept)
      .execute();
    expect(left).toEqual([]);
  });
});
