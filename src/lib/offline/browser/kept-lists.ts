import { collectionName, sharingMessages } from '#lib/collections/texts.ts';
import { call } from '#lib/platform/browser/api.ts';

/** Title of a list of cases, and ids of those cases that the person may read. */
interface ReadList {
  title: string;
  caseIds: string[];
}

/** One of the person's collections. @throws CallFailed with status 404 when it no longer exists */
export async function readOwnList(id: string): Promise<ReadList> {
  const { collection, cases } = await call('GET /collections/[collection]', { params: { collection: id } });
  const caseIds = cases.flatMap(({ caseId, card }) => (card ? [caseId] : []));
  return { title: collectionName(collection), caseIds };
}

/** A collection shared by a link. @throws CallFailed with status 404 when the link no longer works */
export async function readSharedList(token: string): Promise<ReadList> {
  const shared = await call('GET /collections/shared/[token]', { params: { token } });
  const title = sharingMessages.documentTitle(collectionName(shared), shared.owner);
  return { title, caseIds: shared.cases };
}
