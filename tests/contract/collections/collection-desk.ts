import type { Actor } from '#lib/accounts/actor.ts';
import { createCollection } from '#lib/collections/server/change-collections.ts';
import { collectCase } from '#lib/collections/server/collect-cases.ts';
import type { TestContext } from '../engines.ts';
import { makePublic, makeSample, pickFrom, randomFrom } from '../sample-items.ts';

/** A private case of somebody's. */
export const privateCase = async (context: TestContext, owner: Actor) =>
  (await makeSample(context, owner, 'case', pickFrom(randomFrom(2)), 'private')).id;

let count = 0;

/** A person with a list of three public cases of somebody else's, and somebody who has nothing to do with it. */
export async function teacher(context: TestContext) {
  count += 1;
  const owner = await context.person(`prof-${count}`);
  const author = await context.person(`auteur-${count}`);
  const { _id: id } = await createCollection(context, owner, { name: 'Thorax', description: '' });
  const cases: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const made = await makePublic(context, author, 'case');
    cases.push(made);
    await collectCase(context, owner, { collection: id, case: made }, { word: `n° ${index}` });
  }
  return { owner, author, id, cases, other: await context.person(`autre-${count}`) };
}
