import { expect } from 'vitest';
import { type ItemKind, KIND_PLURALS } from '#lib/items/item.ts';
import type { Person, Site } from './site.ts';

/** Makes the unlisted link to an item, if there is one, and has somebody open it. Answers the link's path. */
export async function openLinkTo(
  site: Site,
  id: string,
  kind: ItemKind | undefined,
  { owner, holder }: { owner: Person; holder: Person },
): Promise<string> {
  if (!kind) return '';
  const made = await site.send('POST', `/api/${KIND_PLURALS[kind]}/${id}/link`, { token: owner.token });
  const path = `/unlisted/${made.json.token}`;
  expect((await site.send('GET', path, { cookie: holder.cookie })).status).toBe(302);
  return path;
}
