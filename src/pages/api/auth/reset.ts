import { resetPasswordEndpoint } from '#lib/accounts/endpoints/reset-password.ts';
import { resetPassword } from '#lib/accounts/server/reset-password.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { setDeviceCookie } from '#lib/platform/server/http/cookies.ts';

export const POST = api(resetPasswordEndpoint, async ({ context, body, visitor, request, headers }) => {
  const { username, deviceSecret } = await resetPassword(context, body, visitor);
  setDeviceCookie(headers, deviceSecret, request.headers, context.settings);
  return { username };
});
