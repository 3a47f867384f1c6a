import { makeRecoveryCodesEndpoint } from '#lib/accounts/endpoints/make-recovery-codes.ts';
import { makeRecoveryCodes } from '#lib/accounts/server/recovery-codes.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(makeRecoveryCodesEndpoint, async ({ context, actor, body, visitor }) => ({
  codes: await makeRecoveryCodes(context, actor, body.password, visitor),
}));
