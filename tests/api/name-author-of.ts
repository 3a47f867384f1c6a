import { expect } from 'vitest';
import { type ItemKind, KIND_PLURALS } from '#lib/items/item.ts';
import type { Person, Site } from './site.ts';

/** Makes a person a co-author of an item. */
export async function nameAuthorOf(
  site: Pick<Site, 'send'>,
  { kind, id }: { kind: ItemKind; id: string },
  { owner, author }: { owner: Person; author: Person },
): Promise<void> {
  const path = `/api/${KIND_PLURALS[kind]}/${id}/authors`;
  const named = await site.send('POST', path, { token: owner.token, json: { username: author.username } });
  expect(named.status).toBe(200);
}
