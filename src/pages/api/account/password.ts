import { passwordChange } from '#lib/contract/accounts.ts';
import { noContent } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { changePassword } from '#lib/server/usecases/change-password.ts';

export const POST = signedInApi(async ({ context, actor, request, visitor }) => {
  await changePassword(context, actor, await readJson(request, passwordChange), visitor.address);
  return noContent();
});
