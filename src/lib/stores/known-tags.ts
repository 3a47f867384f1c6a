import type { Call } from '#lib/contract/client.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { call as siteCall } from './api.ts';

/** Tags that the public items of a kind and one's own carry, as lists offer them to filter by. @throws CallFailed */
export async function knownTags(kind: ItemKind, call: Call = siteCall): Promise<string[]> {
  const query = { page: 1, limit: 1 };
  const answers = await Promise.all([
    call('GET /[kind]/mine', { params: { kind }, query }),
    call('GET /[kind]/public', { params: { kind }, query }),
  ]);
  const found = answers.flatMap((answer) =>
    'options' in answer ? Object.values(answer.options ?? {}).flat() : [],
  );
  return [...new Set(found)];
}
