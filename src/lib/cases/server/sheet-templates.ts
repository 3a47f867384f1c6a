import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { type SheetTemplate, TEMPLATE_MAX } from '../sheet-template.ts';
import type { TemplateEntry } from '../sheet-templates-schemas.ts';
import type { SheetTemplateTable } from './sheet-template-tables.ts';
import {
  countTemplates,
  deleteNamesakes,
  deleteTemplate,
  insertTemplate,
  templatesOf,
} from './sheet-templates-queries.ts';

const entryOf = ({ id, name, headings }: SheetTemplateTable): TemplateEntry => ({
  _id: id,
  name,
  // Validated by the contract's schema when it was stored.
  headings: JSON.parse(headings) as TemplateEntry['headings'],
});

/** A person's sheet templates, by name. */
export async function listTemplates({ db }: Pick<Context, 'db'>, userId: string): Promise<TemplateEntry[]> {
  return (await templatesOf(db, userId)).map(entryOf);
}

/** Stores an outline as a template, in place of the one with the same name. @throws AppError `templates_full` */
export function createTemplate(
  context: Context,
  actor: Actor,
  template: SheetTemplate,
): Promise<TemplateEntry> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    await deleteNamesakes(trx, actor.id, template.name);
    if ((await countTemplates(trx, actor.id)) >= TEMPLATE_MAX.count) throw new AppError('templates_full');
    return entryOf(await insertTemplate(trx, actor.id, template, context.now()));
  });
}

/** Deletes a template. @throws AppError `not_found` */
export async function removeTemplate({ db }: Pick<Context, 'db'>, actor: Actor, id: string): Promise<void> {
  if (!(await deleteTemplate(db, actor.id, id))) throw new AppError('not_found');
}
