import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { countStored, lockStorage } from '#lib/images/server/user-storage-queries.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { partNames } from '#lib/items/kinds/parts.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { listVersions } from '#lib/items/server/read-versions.ts';
import { removeOldVersions } from '#lib/items/server/remove-old-versions.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { validate, validBody } from '../run/valid-protocol.ts';
import { makePublicCase } from './attested-case.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { attestAll } from './illustrated-case.ts';
import { leaveAccount } from './leave-account.ts';
import { countedTexts, recountedTexts } from './recount-texts.ts';
import { type Pick, pickFrom, randomFrom } from './sample-items.ts';

interface World {
  context: TestContext;
  people: Actor[];
  pick: Pick;
}
interface Item {
  id: string;
  kind: ItemKind;
  revision: number;
}

const PAGES = [{ id: 'p', name: 'Page', questions: [] }];
const texts = (pick: Pick) => 'œdème 🩻 '.repeat(pick([0, 1, 7, 40, 300]));

async function save({ context, pick }: World, actor: Actor, { id, kind, revision }: Item) {
  const part = kind === 'case' ? pick(['answer', 'clinicalInformation']) : 'body';
  const { reviewStatus: _, ...protocol } = validBody('IRM', 'Rachis');
  const pages = [{ id: 'p', name: `Page ${texts(pick).slice(0, 90)}`, questions: [] }];
  const indications = [`Œ${texts(pick).slice(0, 90)}`];
  const values = {
    case: { [part]: texts(pick) },
    questionnaire: { pages },
    protocol: { ...protocol, indications },
  };
  expect(partNames(kind)).toContain(part);
  const sent = Buffer.from(JSON.stringify(values[kind]));
  await savePart(context, actor, { kind, id, part }, { sent, revision });
}

/** People's actions; refused ones (others' items, deleted) happen too, and must not count. */
const ACTIONS: ((world: World, actor: Actor, item: Item) => Promise<unknown>)[] = [
  save,
  save,
  save,
  async ({ context }, actor, { kind, id, revision }) => {
    if (kind === 'protocol') return validate(context, actor, kind, id);
    await attestAll(context, actor, kind, id);
    return publishItem(context, actor, kind, id, { revision, word: 'é' });
  },
  ({ context, pick }, actor, { kind, id, revision }) =>
    editItem(context, actor, kind, id, { title: `Titré ${pick([1, 22, 333])}`, revision }),
  ({ context, pick }, actor, { kind, id, revision }) =>
    editItem(context, actor, kind, id, { visibility: pick(['public', 'private']), revision }),
  ({ context }, actor, { kind, id }) => copyItem(context, actor, kind, id),
  async ({ context, pick }, actor, { kind, id, revision }) => {
    const numbers = (await listVersions(context, actor, kind, id)).map(({ number }) => number);
    return restoreVersion(context, actor, kind, id, pick([...numbers, 'public']), revision);
  },
  ({ context, pick }, _, { kind, id }) =>
    removeOldVersions(context, kind, id, { always: 1, most: pick([1, 3]), bytes: pick([0, 2000]) }),
  ({ context, pick }, actor, { kind, id }) =>
    pick([0, 0, 1]) ? deleteItem(context, actor, kind, id) : Promise.resolve(),
  ({ context, people, pick }, actor, { kind, id }) =>
    nameAuthor(context, actor, { kind, id, username: pick(people).username }),
];

describeEachEngine('bytes of texts', (context) => {
  /** The stored totals of items and people equal those of the rows. */
  const recount = async (people: readonly Actor[]) => {
    const { db } = context();
    expect(await countedTexts(db)).toEqual(await recountedTexts(db));
    for (const { id } of people) {
      const { stored } = await tx(context(), (trx) => lockStorage(trx, id));
      expect(stored).toBe(await countStored(db, id));
    }
  };

  test('are those of the stored rows, whatever people do', async () => {
    const random = randomFrom(45);
    const people: Actor[] = [];
    for (const name of ['alix', 'bruno', 'chloe', 'denis']) people.push(await context().person(name));
    const world = { context: context(), people, pick: pickFrom(random) };
    const { pick } = world;
    const begin = async (actor: Actor) => {
      await makePublicCase(context(), actor);
      await createItem(context(), actor.id, {
        kind: 'questionnaire',
        title: 'Né',
        tags: ['é'],
        body: { pages: PAGES },
      });
      const body = validBody('IRM', 'Rachis');
      await createItem(context(), actor.id, { kind: 'protocol', title: 'Rachis', tags: [], body });
    };
    for (const actor of people) await begin(actor);
    let done = 0;
    for (let step = 0; step < 180; step += 1) {
      const items = await context()
        .db.selectFrom('item')
        .select(['id', 'kind', 'revision', 'owner_id'])
        .orderBy('number')
        .execute();
      const item = pick(items);
      const owner = people.find(({ id }) => id === item.owner_id);
      const actor = pick([owner, owner, owner, pick(people)]) ?? pick(people);
      context().time.now += 1000;
      await pick(ACTIONS)(world, actor, item).then(
        () => (done += 1),
        (error) => expect(error).toHaveProperty('code'),
      );
      if (step % 20 === 0) await recount(people);
      if (step === 100 || step === 150) {
        await leaveAccount(context(), people.shift()!, pick(['keep', 'keep', 'delete']));
        await recount(people);
      }
      if (items.length < 4) await begin(pick(people));
    }
    expect(done).toBeGreaterThan(70);
    await recount(people);
    expect(Math.min(...(await countedTexts(context().db)).values())).toBeGreaterThan(0);
  });
});
