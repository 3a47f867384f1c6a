import { AppError } from '#lib/contract/errors.ts';
import { newItem } from '#lib/contract/items.ts';
import { kindOfPlural } from '#lib/domain/item.ts';
import { emptyCase } from '#lib/kinds/case/empty-case.ts';
import { json } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { createItem } from '#lib/server/usecases/items/create-item.ts';

/** A new draft. Only cases are made empty so far; the other kinds come with their editors. */
export const POST = signedInApi(async ({ context, actor, params, request }) => {
  if (kindOfPlural(params.kind) !== 'case') throw new AppError('not_found');
  const { title } = await readJson(request, newItem);
  const draft = { kind: 'case', title, tags: [], body: emptyCase } as const;
  const { id } = await createItem(context, actor.id, draft);
  return json({ _id: id }, { status: 201 });
});
