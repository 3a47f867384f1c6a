import { itemSource } from '#lib/items/browser/item-source.ts';
import { LIST_LIMIT_MAX } from '#lib/items/kinds/list-query.ts';
import { call as siteCall } from '#lib/platform/browser/api.ts';
import type { Call } from '#lib/platform/browser/client.ts';

const KIND = 'questionnaire';

/** The title and the starting point of a new questionnaire. */
export interface NewQuestionnaire {
  title: string;
  tags: readonly string[];
  /** Id of the questionnaire to copy; without it the new one is empty. */
  copyOf: string | undefined;
}

/** Makes a questionnaire; resolves to its id. @throws CallFailed */
export async function makeQuestionnaire(
  { title, tags, copyOf }: NewQuestionnaire,
  call: Call = siteCall,
): Promise<string> {
  if (copyOf === undefined) {
    const { _id } = await call('POST /[kind]', { params: { kind: KIND }, body: { title, tags: [...tags] } });
    return _id;
  }
  const id = await itemSource(KIND, copyOf, call).copy();
  const copy = itemSource(KIND, id, call);
  const revision = await copy.save('title', { title }, 1);
  if (tags.length > 0) await copy.save('tags', { tags }, revision);
  return id;
}

/** The person's own questionnaires, with the fields that lists show. @throws CallFailed */
export async function ownQuestionnaires(call: Call = siteCall): Promise<{ id: string; title: string }[]> {
  const found: { id: string; title: string }[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page, limit: LIST_LIMIT_MAX };
    const answer = await call('GET /[kind]/mine', { params: { kind: KIND }, query });
    if (!('totalPages' in answer)) break;
    for (const { _id, title } of answer.questionnaires ?? []) found.push({ id: _id, title: title ?? '' });
    pages = answer.totalPages;
  }
  return found;
}
