import type { Quest, Target } from './access-targets.ts';

/** A list of the person's own, with a case of theirs in it. */
async function collection({ site, person }: Quest): Promise<Target> {
  if (!person) return {};
  const id = await site.item(person, 'case', 'private');
  const json = { name: 'Thorax', case: id };
  const made = await site.send('POST', '/api/collections', { token: person.token, json });
  return { names: { collection: made.json._id, case: id }, sending: { json: { revision: 1 } } };
}

/** The same target, with a body. */
const collectionWith = (json: object) => async (quest: Quest) => ({
  ...(await collection(quest)),
  sending: { json },
});

/** The token of a shared list of the person's own. */
async function sharedToken(quest: Quest): Promise<string | undefined> {
  const { names } = await collection(quest);
  const path = `/api/collections/${names?.collection}/share`;
  const { json } = await quest.site.send('POST', path, { token: quest.person?.token });
  return json?.token;
}

/** The targets of routes about lists of cases and notes. */
export const COLLECTION_TARGETS: Record<string, (quest: Quest) => Promise<Target>> = {
  'POST /api/collections': collectionWith({ name: 'Thorax' }),
  'PUT /api/collections/order': collectionWith({ collections: [] }),
  'POST /api/collections/copies': async (quest) => ({
    sending: { json: { token: (await sharedToken(quest)) ?? 'x' } },
  }),
  'GET /collections/[collection]': collection,
  'GET /shared/[token]': async (quest) => ({ names: { token: (await sharedToken(quest)) ?? 'x' } }),
  'GET /api/collections/shared/[token]': async (quest) => ({
    names: { token: (await sharedToken(quest)) ?? 'x' },
  }),
  'GET /api/collections/[collection]': collection,
  'PATCH /api/collections/[collection]': collection,
  'DELETE /api/collections/[collection]': collection,
  'PUT /api/collections/[collection]/order': collectionWith({ cases: [] }),
  'POST /api/collections/[collection]/share': collection,
  'DELETE /api/collections/[collection]/share': collection,
  'PUT /api/collections/[collection]/cases/[case]': collectionWith({ position: 0 }),
  'DELETE /api/collections/[collection]/cases/[case]': collection,
  'GET /api/marks/[case]': collection,
  'GET /api/notes/[case]': collection,
  'PUT /api/notes/[case]': collectionWith({ content: 'À relire', revision: 0 }),
};
