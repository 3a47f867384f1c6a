import { collectionName, sharingMessages } from '#lib/collections/texts.ts';
import { call } from '#lib/platform/browser/api.ts';

/** What a list of cases is called, and those of its cases that one may read. */
interface ReadList {
  title: string;
  caseIds: string[];
}

/** A collection of one's own. @throws CallFailed with status 404 where it is none any more */
export async function readOwnList(id: string): Promise<ReadList> {
  const { collection, cases } = await call('GET /collections/[collection]', { params: { collection: id } });
  const caseIds = cases.flatMap(({ caseId, card }) => (card ? [caseId] : []));
  return { title: collectionName(collection), caseIds };
}

/** A collection whose link one was given. @throws CallFailed with status 404 where that leads nowhere any more */
export async function readSharedList(token: string): Promise<ReadList> {
  const shared = await call('GET /collections/shared/[token]', { params: { token } });
  const title = sharingMessages.documentTitle(collectionName(shared), shared.owner);
  return { title, caseIds: shared.cases };
}
