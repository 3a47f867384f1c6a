import { ITEM_KINDS, KIND_PLURALS } from '#lib/items/item.ts';
import type { Person, Site } from './site.ts';

/** The people who write, and their targets. */
export interface Cast {
  site: Site;
  owner: Person;
  rater: Person;
  administrator: Person;
  /** A public item of each kind, by the kind's plural. */
  ids: Record<string, string>;
}

export async function hostileCast(site: Site): Promise<Cast> {
  const owner = await site.person('Autrice');
  const rater = await site.person('Lecteur');
  const administrator = await site.person('Administratrice');
  await site.context.db
    .updateTable('user')
    .set({ account_role: 'administrator' })
    .where('username', '=', administrator.username)
    .execute();
  const ids: Record<string, string> = {};
  for (const kind of ITEM_KINDS) ids[KIND_PLURALS[kind]] = await site.item(owner, kind, 'public');
  return { site, owner, rater, administrator, ids };
}
