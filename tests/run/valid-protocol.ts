import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { fieldsOf, TABLE_OF_TYPE } from '#lib/protocols/fields/acquisition-fields.ts';
import type { Field, FieldShape } from '#lib/protocols/fields/field.ts';
import type { ImagingType } from '#lib/protocols/vocabulary.ts';
import { REVIEWING, VALIDATED } from '#lib/reviews/review-rules.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';

/** Some value of a field, as its schema wants it. */
function someValue({ shape, label }: Field<string, FieldShape>) {
  switch (shape.kind) {
    case 'yes-no':
      return true;
    case 'texts':
      return [label];
    case 'numbers':
      return [shape.min];
    case 'number':
    case 'duration':
      return shape.min;
    default:
      return label;
  }
}

/** A body of a protocol with one row, of what may not be missing and nothing else. */
export function validBody(imagingType: ImagingType, region: string) {
  const table = TABLE_OF_TYPE[imagingType];
  const required = fieldsOf(table).filter((field) => field.required);
  const row = Object.fromEntries(required.map((field) => [field.key, someValue(field)]));
  return { imagingType, region, reviewStatus: 'Brouillon', acquisition: { [table]: [row] } };
}

/** Takes an item through its review as it is, where its kind has one; resolves to the item's revision. */
export async function validate(context: Context, actor: Actor, kind: ItemKind, id: string): Promise<number> {
  let revision = (await findItem(context.db, kind, id))?.revision ?? 0;
  if (!KINDS[kind].reviewed) return revision;
  for (const status of [REVIEWING, VALIDATED] as const)
    ({ revision } = await moveReview(context, actor, kind, id, { status, revision }));
  return revision;
}

/** Makes a new item public, through its review where its kind has one. */
export async function publishNew(context: Context, actor: Actor, kind: ItemKind, id: string): Promise<void> {
  const revision = await validate(context, actor, kind, id);
  await editItem(context, actor, kind, id, { visibility: 'public', revision });
}
