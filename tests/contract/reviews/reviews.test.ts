import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { readReview } from '#lib/reviews/server/read-review.ts';
import { type AskedState, readReviewed } from '#lib/reviews/server/read-reviewed.ts';
import { publishNew, validate, validBody } from '../../run/valid-protocol.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';

const KIND = 'protocol';
const { reviewStatus: _, ...WRITTEN } = validBody('IRM', 'Rachis');
const NOTHING_YET = { status: 'Brouillon', version: null, history: [], reviewers: [] };
const bytes = (body: object) => Buffer.from(JSON.stringify(body));

describeEachEngine('reviews of protocols', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`relecteur${people}`);
  };
  const make = async (author: Actor) => {
    const draft = { kind: KIND, title: 'Rachis', tags: ['IRM'], body: validBody('IRM', 'Rachis') } as const;
    return (await createItem(context(), author.id, draft)).id;
  };
  const review = (author: Actor, id: string) => readReview(context(), author, KIND, id);
  const revisionOf = async (id: string) => {
    const { db } = context();
    const row = db.selectFrom('item').select('revision').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).revision;
  };
  const step = async (author: Actor, id: string, status: ReviewStatus, word?: string) => {
    context().time.now += 1000;
    return moveReview(context(), author, KIND, id, { status, word, revision: await revisionOf(id) });
  };
  const save = async (author: Actor, id: string, more: object) =>
    savePart(
      context(),
      author,
      { kind: KIND, id, part: 'body' },
      { sent: bytes({ ...WRITTEN, ...more }), revision: await revisionOf(id) },
    );
  const shown = async (reader: Actor, id: string, asked: AskedState = {}) => {
    const { detail, review, draft } = await readReviewed(context(), KIND, id, reader, asked);
    return [detail.body.description, review.status, review.version, draft];
  };
  const mine = async (author: Actor, search = '') => {
    const query = parseListQuery(KIND, new URLSearchParams(search), 'mine');
    return (await listMine(context(), KIND, query, author)).items;
  };

  test('go along their steps, each kept with who, when and why', async () => {
    const author = await person();
    const id = await make(author);
    expect(await review(author, id)).toEqual(NOTHING_YET);
    expect(await errorCode(step(author, id, 'Validé'))).toBe('review_step');
    expect(await errorCode(step(author, id, 'Brouillon', 'Non'))).toBe('review_step');
    await step(author, id, 'En révision');
    expect(await errorCode(step(author, id, 'Brouillon', '  '))).toBe('review_word_required');
    await step(author, id, 'Brouillon', ' FOV trop petit ');
    await step(author, id, 'En révision', 'FOV corrigé');
    expect(await step(author, id, 'Validé', 'Bon')).toMatchObject({ reviewStatus: 'Validé' });
    const { status, version, history } = await review(author, id);
    expect([status, version]).toEqual(['Validé', 1]);
    const by = author.name;
    expect(history.map(({ at: _at, byAuthor: _byAuthor, ...rest }) => rest)).toEqual([
      { by, from: 'En révision', to: 'Validé', word: 'Bon', version: 1 },
      { by, from: 'Brouillon', to: 'En révision', word: 'FOV corrigé', version: null },
      { by, from: 'En révision', to: 'Brouillon', word: 'FOV trop petit', version: null },
      { by, from: 'Brouillon', to: 'En révision', word: null, version: null },
    ]);
    expect(history.map(({ at }) => at)).toEqual(
      history
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  test('validate nothing that a console could not use, nor what was not seen', async () => {
    const author = await person();
    const id = await make(author);
    const rows = [{ name: 'T1', plane: 'sagittal' }];
    await save(author, id, { acquisition: { sequences: rows } });
    await step(author, id, 'En révision');
    const refused = await step(author, id, 'Validé').catch((error) => error);
    expect(refused).toMatchObject({ code: 'validation_incomplete' });
    expect(refused.details).toContain('sequences.tr.0');
    expect(await review(author, id)).toMatchObject({ status: 'En révision', version: null });
    await save(author, id, {});
    const late = { status: 'Validé', revision: (await revisionOf(id)) - 1 } as const;
    expect(await errorCode(moveReview(context(), author, KIND, id, late))).toBe('changed_meanwhile');
    expect(await errorCode(step(author, id, 'Validé'))).toBe('no error');
  });

  test('of what one keeps: a draft of the next version beside the one in use', async () => {
    const author = await person();
    const id = await make(author);
    expect(await shown(author, id)).toEqual([undefined, 'Brouillon', null, 'shown']);
    await validate(context(), author, KIND, id);
    expect(await shown(author, id)).toEqual([undefined, 'Validé', 1, null]);
    expect(await save(author, id, { description: 'Deux' })).toMatchObject({ reviewStatus: 'Brouillon' });
    expect(await shown(author, id)).toEqual([undefined, 'Validé', 1, 'exists']);
    expect(await shown(author, id, { draft: true })).toEqual(['Deux', 'Brouillon', null, 'shown']);
    await save(author, id, { description: 'Trois' });
    expect((await review(author, id)).history).toHaveLength(3);
    await validate(context(), author, KIND, id);
    expect(await shown(author, id)).toEqual(['Trois', 'Validé', 2, null]);
    expect(await shown(author, id, { version: 1 })).toEqual([undefined, 'Validé', 1, null]);
    expect(await errorCode(shown(author, id, { version: 3 }))).toBe('not_found');
  });

  test('of what is public: nobody else sees the draft, in no page, list or filter', async () => {
    const [author, other] = [await person(), await person()];
    const id = await make(author);
    await publishNew(context(), author, KIND, id);
    await save(author, id, { description: 'Secret' });
    expect(await shown(other, id)).toEqual([undefined, 'Validé', 1, null]);
    for (const asked of [{ draft: true }, { version: 1 }])
      expect(await errorCode(shown(other, id, asked))).toBe('not_found');
    const query = parseListQuery(KIND, new URLSearchParams('q=rachis&statut=Brouillon'));
    const list = async (reader: Actor) => (await listPublic(context(), KIND, query, reader)).items;
    expect(await list(other)).toMatchObject([{ _id: id, reviewStatus: 'Validé' }]);
    expect(await mine(author, 'statut=Brouillon')).toMatchObject([{ _id: id, reviewStatus: 'Brouillon' }]);
    const again = { revision: await revisionOf(id) };
    expect(await errorCode(publishItem(context(), author, KIND, id, again))).toBe('protocol_not_validated');
    await step(author, id, 'En révision');
    expect(await mine(author, 'statut=Brouillon')).toEqual([]);
    await step(author, id, 'Validé', 'TE raccourci');
    expect(await shown(other, id)).toEqual(['Secret', 'Validé', 2, null]);
    expect(await mine(author, 'statut=Valid%C3%A9')).toMatchObject([{ _id: id, visibility: 'public' }]);
  });

  test('stay as they are when a validated protocol is renamed', async () => {
    const author = await person();
    const id = await make(author);
    await publishNew(context(), author, KIND, id);
    const [validated] = (await review(author, id)).history;
    await editItem(context(), author, KIND, id, { title: 'Rachis entier', revision: await revisionOf(id) });
    const { detail, review: told } = await readReviewed(context(), KIND, id, author, {});
    expect(detail.card.title).toBe('Rachis entier');
    expect(told).toMatchObject({ status: 'Validé', version: 2, validatedAt: validated?.at });
  });

  test('begin anew in a copy, and with an earlier version that is brought back', async () => {
    const [author, other] = [await person(), await person()];
    const id = await make(author);
    await publishNew(context(), author, KIND, id);
    await save(author, id, { description: 'Deux' });
    await validate(context(), author, KIND, id);
    const { _id: copy } = await copyItem(context(), other, KIND, id);
    expect(await review(other, copy)).toEqual(NOTHING_YET);
    expect(await mine(other, 'statut=Brouillon')).toHaveLength(1);
    const restore = async (wanted: number | 'public') =>
      restoreVersion(context(), author, KIND, id, wanted, await revisionOf(id));
    expect(await restore(1)).toMatchObject({ reviewStatus: 'Brouillon', hasChanges: true });
    expect(await shown(other, id)).toEqual(['Deux', 'Validé', 2, null]);
    const back = await restore('public');
    expect([back.reviewStatus, back.hasChanges]).toEqual(['Validé', undefined]);
    const [last] = (await review(author, id)).history;
    expect(last).toMatchObject({ from: 'Brouillon', to: 'Validé', version: null });
  });
});
