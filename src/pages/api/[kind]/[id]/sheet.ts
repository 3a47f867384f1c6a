import { AppError } from '#lib/contract/errors.ts';
import { SHEET_CHANGE_MAX, sheetChange } from '#lib/contract/sheet.ts';
import { json } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { readSheet } from '#lib/server/usecases/read-sheet.ts';
import { saveSheet } from '#lib/server/usecases/save-sheet.ts';

function caseOf(params: Parameters<typeof itemOf>[0]): string {
  const { kind, id } = itemOf(params);
  if (kind !== 'case') throw new AppError('not_found');
  return id;
}

export const GET = signedInApi(async ({ context, actor, params }) =>
  json(await readSheet(context, actor, caseOf(params))),
);

export const PUT = signedInApi(async ({ context, actor, params, request }) => {
  const change = await readJson(request, sheetChange, SHEET_CHANGE_MAX);
  return json(await saveSheet(context, actor, caseOf(params), change));
});
