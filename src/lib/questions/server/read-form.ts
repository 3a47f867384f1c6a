import type { Actor } from '#lib/accounts/actor.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import { versionFor } from '#lib/items/server/working-copy.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ReadForm } from '../form-schemas.ts';
import { QUESTIONS_MAX } from '../formats.ts';
import { formOf, formSize } from '../report/form.ts';

/**
 * The form of a questionnaire as its readers see it: for a public one, that of the published version.
 * @throws AppError `not_found`
 */
export async function readForm({ db }: Pick<Context, 'db'>, id: string, actor: Actor): Promise<ReadForm> {
  const found = await findItem(db, 'questionnaire', id);
  const { item, asker } = await permittedTo('reader-or-invited', db, found, actor);
  const shown = { id, version: versionFor(item, asker), asker };
  const { pages } = await readShownBody(db, 'questionnaire', shown, ['pages']);
  const { form, leftOut } = formOf(pages);
  return { title: item.title, form, leftOut, isTooLong: formSize(form) > QUESTIONS_MAX.formNodes };
}
