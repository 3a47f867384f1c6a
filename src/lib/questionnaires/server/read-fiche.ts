import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { readCardRows } from '#lib/items/server/card-rows-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { projectCard } from '#lib/items/server/project-card.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import { versionFor } from '#lib/items/server/working-copy.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Fiche } from '../tree.ts';

/** A fiche, and the questionnaire that it belongs to. */
export interface ReadFiche {
  card: ItemCard & { title: string };
  fiche: Fiche;
  /** The other fiches of the questionnaire. */
  others: Pick<Fiche, 'id' | 'title'>[];
}

/**
 * A fiche of a questionnaire, for a person who may read it. Fiche ids are unique only within the questionnaire. Reading
 * a fiche is not counted as a view of the questionnaire.
 * @throws AppError `not_found`
 */
export async function readFiche(
  { db }: Pick<Context, 'db'>,
  { id, fiche: wanted }: { id: string; fiche: string },
  actor: Actor,
): Promise<ReadFiche> {
  const found = await findItem(db, 'questionnaire', id);
  const { item, asker } = await permittedTo('reader-or-invited', db, found, actor);
  const [row] = await readCardRows(db, [id], actor.id);
  const shown = { id, version: versionFor(item, asker), asker };
  const { fiches = [] } = await readShownBody(db, 'questionnaire', shown, ['fiches']);
  const fiche = fiches.find((each) => each.id === wanted);
  if (!row || !fiche) throw new AppError('not_found');
  return {
    card: { ...projectCard(row, { askerId: actor.id }), title: row.title },
    fiche,
    others: fiches.filter((each) => each !== fiche).map(({ id, title }) => ({ id, title })),
  };
}
