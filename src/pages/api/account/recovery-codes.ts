import { makeRecoveryCodesEndpoint } from '#lib/contract/endpoints/make-recovery-codes.ts';
import { api } from '#lib/server/http/api.ts';
import { makeRecoveryCodes } from '#lib/server/usecases/accounts/recovery-codes.ts';

export const POST = api(makeRecoveryCodesEndpoint, async ({ context, actor, body, visitor }) => ({
  codes: await makeRecoveryCodes(context, actor, body.password, visitor),
}));
