import { COLLECTION_PATHS } from '#lib/collections/rules.ts';
import type { Keepable } from '../kept-entry.ts';
import { contentsOfCase } from './case-contents.ts';
import type { Contents, Plan } from './contents.ts';
import { readOwnList, readSharedList } from './kept-lists.ts';

/** Contents of a list of cases: its page, and each case. */
async function contentsOfList(
  list: Keepable & Pick<Plan, 'path' | 'title'>,
  caseIds: readonly string[],
): Promise<Contents> {
  const plans: Contents[] = [];
  for (const caseId of caseIds) plans.push(await contentsOfCase(caseId));
  return {
    ...list,
    images: plans.reduce((all, plan) => all + plan.images, 0),
    cases: Object.assign({}, ...plans.map((plan) => plan.cases)) as Plan['cases'],
    imagesOf: Object.fromEntries(plans.map(({ id, images }) => [id, images])),
    files: new Map(plans.flatMap(({ files }) => [...files])),
    ...(plans.some(({ awaitsImages }) => awaitsImages) && { awaitsImages: true as const }),
    questions: plans.filter(({ questions = 0 }) => questions > 0).length,
    more: plans.reduce((all, { more }) => all + more, 0),
    pages: [list.path, ...plans.flatMap(({ pages }) => pages)],
    calls: new Map(plans.flatMap(({ calls }) => [...calls])),
  };
}

/** Contents of one of the person's collections, with its readable cases. */
export async function contentsOfCollection(id: string): Promise<Contents> {
  const { title, caseIds } = await readOwnList(id);
  return contentsOfList({ kind: 'collection', id, path: COLLECTION_PATHS.one(id), title }, caseIds);
}

/** Contents of a shared collection, with its public cases. */
export async function contentsOfShared(id: string): Promise<Contents> {
  const { title, caseIds } = await readSharedList(id);
  return contentsOfList({ kind: 'shared', id, path: COLLECTION_PATHS.shared(id), title }, caseIds);
}
