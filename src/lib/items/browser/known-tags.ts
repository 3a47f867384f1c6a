import { call as siteCall } from '#lib/platform/browser/api.ts';
import type { Call, Result } from '#lib/platform/browser/client.ts';
import { type ItemKind, KIND_PLURALS } from '../item.ts';
import { LIST_LIMIT_MAX } from '../kinds/list-query.ts';

/** The tags of cards, most frequent first. */
function tagsOf(cards: readonly { tags: readonly string[] }[]): string[] {
  const times = new Map<string, number>();
  for (const tag of cards.flatMap(({ tags }) => tags)) times.set(tag, (times.get(tag) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}

/** The person's own list and the public one, as far as they could be read. */
async function readLists(kind: ItemKind, limit: number, call: Call) {
  const given = { params: { kind }, query: { page: 1, limit } };
  const answers: Result<'GET /[kind]/public'>[] = await Promise.all([
    call('GET /[kind]/mine', given),
    call('GET /[kind]/public', given),
  ]);
  return answers.flatMap((answer) => ('links' in answer ? [] : answer));
}

/**
 * Tags on public items of a kind and on the person's own: those that the lists offer as filters or, where they offer
 * none, those of their first items. @throws CallFailed
 */
export async function knownTags(kind: ItemKind, call: Call = siteCall): Promise<string[]> {
  const offered = (await readLists(kind, 1, call)).flatMap(({ options }) =>
    Object.values(options ?? {}).flat(),
  );
  if (offered.length > 0) return [...new Set(offered)];
  const lists = await readLists(kind, LIST_LIMIT_MAX, call);
  return [...new Set(lists.flatMap((list) => tagsOf(list[KIND_PLURALS[kind]] ?? [])))];
}
