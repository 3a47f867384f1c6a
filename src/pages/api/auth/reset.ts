import { resetPayload } from '#lib/contract/accounts.ts';
import { json } from '#lib/server/http/answers.ts';
import { api } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { resetPassword } from '#lib/server/usecases/reset-password.ts';

export const POST = api(async ({ context, request, visitor }) =>
  json(await resetPassword(context, await readJson(request, resetPayload), visitor.address)),
);
