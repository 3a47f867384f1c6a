import { passwordProof } from '#lib/contract/accounts.ts';
import { json } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { makeRecoveryCodes } from '#lib/server/usecases/accounts/recovery-codes.ts';

export const POST = signedInApi(async ({ context, actor, request, visitor }) => {
  const { password } = await readJson(request, passwordProof);
  return json({ codes: await makeRecoveryCodes(context, actor, password, visitor) });
});
