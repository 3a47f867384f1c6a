import { resetPasswordEndpoint } from '#lib/contract/endpoints/reset-password.ts';
import { api } from '#lib/server/http/api.ts';
import { setDeviceCookie } from '#lib/server/http/cookies.ts';
import { resetPassword } from '#lib/server/usecases/accounts/reset-password.ts';

export const POST = api(resetPasswordEndpoint, async ({ context, body, visitor, request, headers }) => {
  const { username, deviceSecret } = await resetPassword(context, body, visitor);
  setDeviceCookie(headers, deviceSecret, request.headers, context.settings);
  return { username };
});
