import { resetPasswordEndpoint } from '#lib/contract/endpoints/reset-password.ts';
import { api } from '#lib/server/http/api.ts';
import { deviceCookie } from '#lib/server/http/cookies.ts';
import { resetPassword } from '#lib/server/usecases/accounts/reset-password.ts';

export const POST = api(resetPasswordEndpoint, async ({ context, body, visitor, headers }) => {
  const { username, deviceSecret } = await resetPassword(context, body, visitor);
  headers.append('Set-Cookie', deviceCookie(deviceSecret, context.settings));
  return { username };
});
