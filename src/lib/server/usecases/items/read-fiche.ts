import { AppError } from '#lib/contract/errors.ts';
import type { ItemCard } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Fiche } from '#lib/kinds/questionnaire/tree.ts';
import type { Context } from '../../context.ts';
import { findItem } from '../../db/item-writes.ts';
import { readCardRows } from '../../db/lists/card-rows.ts';
import { projectCard } from '../lists/project-card.ts';
import { permittedTo } from './readable-item.ts';
import { readShownBody } from './shown-body.ts';
import { versionFor } from './working-copy.ts';

/** A fiche, and the questionnaire that it belongs to. */
export interface ReadFiche {
  card: ItemCard & { title: string };
  fiche: Fiche;
  /** The questionnaire's others. */
  others: Pick<Fiche, 'id' | 'title'>[];
}

/**
 * A fiche of a questionnaire, for somebody who may read it: its ids are unique within the questionnaire only. Reading
 * one is no view of the questionnaire.
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
