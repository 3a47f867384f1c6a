import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { changeSelection } from '#lib/items/server/change-selection.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { readReviewed } from '#lib/reviews/server/read-reviewed.ts';
import { publishNew, validate, validBody } from '../run/valid-protocol.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

const KIND = 'protocol';
const { reviewStatus: _, ...WRITTEN } = { ...validBody('IRM', 'Rachis'), indications: ['Sciatique'] };

describeEachEngine('a protocol that was validated, made private and changed since', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`personne${people}`);
  };
  const revisionOf = async (author: Actor, id: string) =>
    (await readOwnItem(context(), author, KIND, id)).head.revision;
  const edit = async (author: Actor, id: string, change: object) =>
    editItem(context(), author, KIND, id, { ...change, revision: await revisionOf(author, id) });
  const save = async (author: Actor, id: string, more: object) =>
    savePart(
      context(),
      author,
      { kind: KIND, id, part: 'body' },
      {
        sent: Buffer.from(JSON.stringify({ ...WRITTEN, ...more })),
        revision: await revisionOf(author, id),
      },
    );
  const make = async (author: Actor) => {
    const draft = {
      kind: KIND,
      title: 'Rachis',
      tags: ['IRM'],
      body: { ...WRITTEN, reviewStatus: 'Brouillon' },
    } as const;
    return (await createItem(context(), author.id, draft)).id;
  };
  /** Validated and public, then private with a draft of the next version. */
  const withdrawn = async (author: Actor) => {
    const id = await make(author);
    await publishNew(context(), author, KIND, id);
    await edit(author, id, { visibility: 'private' });
    await save(author, id, { description: 'Secret', indications: ['Fracture'] });
    await edit(author, id, { title: 'Rachis secret' });
    return id;
  };
  const found = async (reader: Actor, q: string) => {
    const query = parseListQuery(KIND, new URLSearchParams({ q }));
    return (await listPublic(context(), KIND, query, reader)).items.map(({ _id }) => _id);
  };
  const read = async (reader: Actor, id: string) => {
    const { detail, review } = await readReviewed(context(), KIND, id, reader, {});
    return [detail.card.title, detail.body.description, review.status, review.version];
  };

  test('is public again as it was validated; the draft stays its author’s', async () => {
    const [author, other] = [await person(), await person()];
    const id = await withdrawn(author);
    expect(await errorCode(read(other, id))).toBe('not_found');
    const card = await edit(author, id, { visibility: 'public' });
    expect(card).toMatchObject({ visibility: 'public', hasChanges: true, reviewStatus: 'Brouillon' });
    expect(await read(other, id)).toEqual(['Rachis', undefined, 'Validé', 1]);
    expect([await found(other, 'sciatique'), await found(other, 'fracture')]).toEqual([[id], []]);
    const { head, body } = await readOwnItem(context(), author, KIND, id);
    expect([head.title, JSON.parse(body).description, head.hasChanges]).toEqual([
      'Rachis secret',
      'Secret',
      true,
    ]);
    await validate(context(), author, KIND, id);
    expect(await read(other, id)).toEqual(['Rachis secret', 'Secret', 'Validé', 2]);
    expect([await found(other, 'sciatique'), await found(other, 'fracture')]).toEqual([[], [id]]);
  });

  test('is so too from the publication call and from a selection', async () => {
    const [author, other] = [await person(), await person()];
    const id = await withdrawn(author);
    await publishItem(context(), author, KIND, id, { revision: await revisionOf(author, id) });
    expect(await read(other, id)).toEqual(['Rachis', undefined, 'Validé', 1]);
    const second = await withdrawn(author);
    const items = [{ id: second, revision: await revisionOf(author, second) }];
    expect(await changeSelection(context(), author, KIND, { action: 'check', items })).toEqual([
      { id: second, outcome: 'done', lacks: [] },
    ]);
    const [outcome] = await changeSelection(context(), author, KIND, { action: 'publish', items });
    expect(outcome).toMatchObject({ outcome: 'done', card: { visibility: 'public' } });
    expect(await read(other, second)).toEqual(['Rachis', undefined, 'Validé', 1]);
  });

  test('one that was never validated is not made public, nor is a draft of what is public', async () => {
    const author = await person();
    const id = await make(author);
    expect(await errorCode(edit(author, id, { visibility: 'public' }))).toBe('protocol_not_validated');
    const again = await withdrawn(author);
    await edit(author, again, { visibility: 'public' });
    const revision = await revisionOf(author, again);
    expect(await errorCode(publishItem(context(), author, KIND, again, { revision }))).toBe(
      'protocol_not_validated',
    );
  });
});
